"""`python -m rollwright` is the `rollwright` command."""

import sys

from rollwright.cli import main

sys.exit(main())
