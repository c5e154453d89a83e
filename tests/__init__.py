"""The checks and tests of Rollwright."""
