import type { CodeTable } from './table.js';

export const gateCodes = {
  'nothing-to-run': {
    level: 'error',
    meaning: '`guardband gate` does not know how to measure a version.',
    advice:
      'Name the command under `measure: { run: ... }` in guardband.yml, with {version} and {out}, or with --run. `guardband init` writes both.',
  },
  'bad-measure-option': {
    level: 'error',
    meaning: 'An option of `gate` or `qualify` does not accept its value.',
    advice: 'See guardband gate --help.',
  },
  'folder-in-use': {
    level: 'error',
    meaning: 'The folder for the measurements is not empty.',
    advice: 'Remove it, or name another one: --results FOLDER.',
  },
  'command-failed': {
    level: 'error',
    meaning: 'A command that builds or measures a version failed.',
    advice: 'Run the command by itself and correct it. Nothing was decided; what was measured before is kept.',
  },
  'nothing-written': {
    level: 'error',
    meaning: 'The command that measures succeeded but wrote no file.',
    advice: 'Make it write its results into {out}, which the environment variable GUARDBAND_OUT names, too.',
  },
  interrupted: {
    level: 'error',
    meaning: 'The gate was interrupted, such as by Ctrl-C or a cancelled job.',
    advice: 'Nothing was decided. What was measured is kept, and everything that was started has been ended.',
  },
  'budget-too-short': {
    level: 'error',
    meaning: 'The budget ended before one pair was measured.',
    advice: 'Allow more time (budget: 1h), or make a measurement shorter.',
  },
  'no-base': {
    level: 'error',
    meaning: 'The commit of the base is unknown.',
    advice: 'Name it: --base REF. In a pull request it is the merge base with the target.',
  },
  'same-version': {
    level: 'error',
    meaning: 'Base and head are the same commit.',
    advice: 'Name another base: --base REF. To see what the gate can find, use guardband qualify.',
  },
  'base-not-checked-out': {
    level: 'error',
    meaning: 'The sources of the base could not be checked out.',
    advice:
      'Use a clone with its history (actions/checkout with fetch-depth: 0), or name a folder: --base-folder FOLDER.',
  },
  'pairs-left-out': {
    level: 'warning',
    meaning: 'One side was measured more often than the other; only complete pairs count.',
    advice: 'Measure both sides equally often, one right after the other.',
  },
} as const satisfies CodeTable;
