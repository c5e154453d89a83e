"""Settings shared by all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# No test is timed: machines differ. `make test` draws the same examples each time, `make test-long` new ones.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("long", deadline=None, max_examples=500, print_blob=True)
settings.load_profile(os.environ.get("ROLLWRIGHT_HYPOTHESIS", "steady"))
