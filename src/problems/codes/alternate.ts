import type { CodeTable } from './table.js';

export const alternateCodes = {
  'two-commands-expected': {
    level: 'error',
    meaning: '`guardband alternate` was not given exactly two commands.',
    advice: 'Write -- before each of them: guardband alternate -- COMMAND A -- COMMAND B.',
  },
  'bad-rounds': {
    level: 'error',
    meaning: 'The value of --rounds is not a whole number from 1 to 100.',
    advice: 'Three rounds are a good start: --rounds 3.',
  },
  'folder-in-use': {
    level: 'error',
    meaning: 'The folder that `guardband alternate` writes to is not empty.',
    advice: 'Remove it, or name another one: --out FOLDER.',
  },
  'command-failed': {
    level: 'error',
    meaning: 'A command of `guardband alternate` could not be started or ended with an error.',
    advice: 'Run the command by itself, correct it, and measure both versions again into an empty folder.',
  },
  'nothing-written': {
    level: 'error',
    meaning: 'A command of `guardband alternate` succeeded but wrote no file into its folder.',
    advice:
      'Make it write its results there: the folder is in the environment variable GUARDBAND_OUT, and replaces {out} in the command.',
  },
} as const satisfies CodeTable;
