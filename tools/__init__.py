"""What the Makefile and the build use; no part of the package."""
