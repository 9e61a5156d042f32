import type { CodeTable } from './table.js';

export const historyCodes = {
  refused: {
    level: 'warning',
    meaning: 'A case was not recorded, because its result is not sound.',
    advice: 'A baseline must be sound. Fix the test and measure the case again.',
  },
  'folder-busy': {
    level: 'error',
    meaning: 'Another process kept recording in the same folder.',
    advice: 'Record again. If no other process is running, remove the folder .recording in it.',
  },
  'already-recorded': {
    level: 'note',
    meaning: 'The run was already recorded.',
    advice: 'No action needed: nothing was added twice.',
  },
  'recorded-otherwise': {
    level: 'note',
    meaning: 'The run was already recorded with other reading options.',
    advice:
      'No action needed if that is fine. A history is append-only: to replace the values, delete the lines of that run and record again.',
  },
  'recorded-undated': {
    level: 'note',
    meaning: 'A run without a start time is identical to the newest recorded run.',
    advice:
      'No action needed if it is the same run. Otherwise check that the test ran; set provenance.startedAt in the run document so that runs can be told apart.',
  },
} as const satisfies CodeTable;
