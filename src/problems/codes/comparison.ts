import type { CodeTable } from './table.js';

export const comparisonCodes = {
  'newest-of-history': {
    level: 'note',
    meaning: 'A history was given as candidate; its newest run is judged.',
    advice: 'To compare it with the runs before it, pass the same file to --against.',
  },
  'runs-not-contained': {
    level: 'note',
    meaning: 'Recorded runs measured commits that the judged version does not contain.',
    advice: 'No action needed: they count for versions that contain these commits.',
  },
  'other-branches-used': {
    level: 'note',
    meaning: 'No run of the branch is recorded; runs of other branches are used.',
    advice: 'Record runs of this branch, too, if its level differs.',
  },
  'release-used': {
    level: 'note',
    meaning: 'No run of the branch is recorded; the newest release is used.',
    advice: 'Record runs of this branch, too.',
  },
  'stale-baseline': {
    level: 'warning',
    meaning: 'No run has been recorded for a long time.',
    advice:
      'Find out why recording ended: look at the last runs of the workflow that records. GitHub disables schedules after 60 days without activity.',
  },
  'no-baseline': {
    level: 'warning',
    meaning: 'There is no baseline to compare with.',
    advice: 'Record the first one from a run you trust: guardband record RESULTS; or correct --against.',
  },
  'reference-unread': {
    level: 'warning',
    meaning: 'The second baseline could not be read completely.',
    advice: 'Correct `baselines: {reference: ...}` or --reference, or repair its files.',
  },
  'no-reference': {
    level: 'note',
    meaning: 'The second baseline has no runs yet.',
    advice: 'Correct `baselines: {reference: ...}` or --reference, or record a run that it selects.',
  },
  'only-own-run': {
    level: 'warning',
    meaning: 'The only run in the baseline is the run under test.',
    advice: 'Measure again and check the new run: guardband check RESULTS.',
  },
  'not-one-session': {
    level: 'note',
    meaning: 'Baseline and candidate were measured too far apart for one session.',
    advice:
      'Measure both sides back to back to get the lower noise of a session, or record the baseline and compare with more runs.',
  },
  'same-run-in-baseline': {
    level: 'note',
    meaning: 'The run under test was excluded from its baseline.',
    advice: 'No action needed: a run is never compared with itself.',
  },
  'accepted-run-under-test': {
    level: 'note',
    meaning: 'The run under test was accepted, so its accepted cases are compared with themselves.',
    advice: 'No action needed: the next run shows whether the level is right.',
  },
  'environment-differs': {
    level: 'warning',
    meaning: 'Candidate and baseline have different environments.',
    advice:
      'Runs from different environments are not compared. Measure on the same machine, or record a baseline on the new one.',
  },
  'environment-unknown': {
    level: 'note',
    meaning: 'The environment of one side is unknown.',
    advice: 'Set it under `environment:` in guardband.yml or with --set environment.instance=NAME.',
  },
  'looks-like-old-result': {
    level: 'warning',
    meaning: 'The values equal those of a past run.',
    advice: 'Check that the test ran and that its own results were given, not those of an earlier run.',
  },
  'dead-test': {
    level: 'warning',
    meaning: 'Most requests of a case fail in every run.',
    advice:
      'Repair the test. If its requests are meant to fail, list it under `dead:` in guardband.yml with the reason.',
  },
  'saturated-cases': {
    level: 'note',
    meaning: 'Many requests fail in the baseline, but hardly any at a lower load.',
    advice:
      'These cases measure overload, not the program. Measure at a load the system can sustain, or retire these cases.',
  },
  'measured-shorter': {
    level: ['warning', 'note'],
    meaning: 'The test was shorter than usual: much, or (note) by more than a fifth.',
    advice:
      'If the test was aborted, measure again. Otherwise measure for the usual time, or record a baseline of the new length: p99 depends on rare slow requests, so a shorter test measures it less exactly.',
  },
  'warmup-differs': {
    level: 'warning',
    meaning: 'The warm-up differs from earlier runs.',
    advice:
      'Use the same --warmup, or `warmup:` in guardband.yml, for every run; or record a baseline with the new one.',
  },
  'few-controls': {
    level: 'note',
    meaning: 'There are too few cases to measure alongside suspects.',
    advice:
      'Measure base and head beside each other (guardband gate), or add a scenario that the change cannot affect and list it under `controls:` in guardband.yml.',
  },
  'nothing-derived': {
    level: 'warning',
    meaning: 'A derived metric could not be computed.',
    advice: 'Correct the axes of the derivation; the axes of the run are listed.',
  },
  'history-cannot-judge': {
    level: ['warning', 'note'],
    meaning: 'A loss of a fifth would go unnoticed: in general, or (note) in a few cases.',
    advice:
      'Measure both versions back to back on one machine: guardband check NEW... --against BASE/ needs no history.',
  },
  'littles-law': {
    level: 'warning',
    meaning: 'Throughput x mean response time is not the number of users.',
    advice:
      'Below 1: users pause, or the load generator could not keep up. Above 1 is impossible: the numbers are from different tests, or users are missing from the count.',
  },
} as const satisfies CodeTable;
