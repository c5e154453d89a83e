"""Tests of line play."""
