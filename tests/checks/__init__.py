"""Checks over the whole project."""
