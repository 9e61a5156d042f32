import type { CodeTable } from './table.js';

export const belongingCodes = {
  'case-collision': {
    level: 'error',
    meaning: 'Measurements of one case differ by more than repetitions can.',
    advice:
      'Name what they differ in: with `paths:` or `columns:` in guardband.yml, a heading, or a column. If they are repetitions, set `shards: repetitions`.',
  },
  'named-by-file': {
    level: 'note',
    meaning: 'Names of files differ in words, so these words are part of the cases.',
    advice: 'Name the difference with `paths:` in guardband.yml. If they are repetitions, set `shards: repetitions`.',
  },
  'scenario-by-file': {
    level: 'note',
    meaning: '`scenario:` would be the same for several tests, so the names of their files or folders are used.',
    advice: 'Name the scenarios with `paths:` in guardband.yml. If they are repetitions, set `shards: repetitions`.',
  },
  'alike-at-once': {
    level: 'warning',
    meaning: 'Results with the same labels were measured at once, but count as different scenarios.',
    advice:
      'If they are load generators of one test, add to guardband.yml: scenario: NAME. If they are different tests, name them with `paths:`.',
  },
  'rows-contained': {
    level: 'note',
    meaning: 'All rows of a result are also in another one.',
    advice: 'No action needed.',
  },
  'empty-beside-results': {
    level: ['warning', 'note'],
    meaning: 'A raw result without rows is next to others.',
    advice:
      'If it lists only errors, name the other results with a glob or remove the listener. Otherwise its test did not run: check jmeter.log.',
  },
} as const satisfies CodeTable;
