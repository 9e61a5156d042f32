import type { CodeTable } from './table.js';

export const levelsCodes = {
  'level-not-accepted': {
    level: 'warning',
    meaning: 'A level got worse; until it is accepted, the old one stays the baseline.',
    advice:
      'Fix the change that landed with that run. If it is intended, run guardband accept CASE-PATTERN --reason TEXT.',
  },
  'level-taken': {
    level: 'note',
    meaning: 'A level improved and became the baseline.',
    advice: 'No action needed: an improvement becomes the baseline automatically.',
  },
  'loss-taken': {
    level: 'note',
    meaning: 'A level got worse within the tolerance band and became the baseline.',
    advice:
      'Look at the change that landed with that run if the loss matters. If it does not, guardband accept CASE-PATTERN --reason TEXT ends this note.',
  },
  'no-reason': {
    level: 'error',
    meaning: '`guardband accept` was called without a reason.',
    advice: 'State why this is the new baseline: --reason "checks signatures now".',
  },
  'nothing-recorded': {
    level: 'error',
    meaning: 'There is no recorded run to accept.',
    advice: 'Record the run first (guardband record RESULTS), or name the folder with --baselines.',
  },
  'no-such-run': {
    level: 'error',
    meaning: '--from does not match exactly one run.',
    advice: 'Use the start time of a run in the history, or its unique beginning.',
  },
  'already-accepted': {
    level: 'note',
    meaning: 'The level was already accepted.',
    advice: 'No action needed: nothing was recorded twice.',
  },
  'later-runs': {
    level: 'note',
    meaning: 'Runs after the accepted one are assumed to belong to the new level.',
    advice: 'No action needed if they do. Otherwise record the next run of the new level and accept that one.',
  },
} as const satisfies CodeTable;
