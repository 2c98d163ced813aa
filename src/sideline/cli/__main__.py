"""`python -m sideline.cli`."""

import sys

from sideline.__main__ import main

sys.exit(main())
