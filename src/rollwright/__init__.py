"""Rollwright: dice games from one set of rules."""
