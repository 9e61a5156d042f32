import type { CodeTable } from './table.js';

export const inputsCodes = {
  'load-test-failed': {
    level: 'error',
    meaning: 'The load test failed, so its results are incomplete.',
    advice: 'Look at the log of the load test, and run the job again.',
  },
  'impossible-value': {
    level: ['error', 'warning'],
    meaning: 'A value is negative, not finite, or too small or large to be measured.',
    advice: 'Check the program that wrote it. The other values were read.',
  },
  'no-such-file': {
    level: 'error',
    meaning: 'A named file, folder or glob matches nothing.',
    advice: 'Name an existing file, folder or glob; quote globs.',
  },
  'no-results-named': {
    level: 'error',
    meaning: 'A command needs results, and none were named.',
    advice: 'Name files, folders or globs, or list them under `results:` in guardband.yml.',
  },
  'no-out-named': {
    level: 'error',
    meaning: 'Mode `read` of the Action needs an output file.',
    advice: 'Set `out: run.json`, and pass the file to the job that judges, as an artifact.',
  },
  'empty-file': {
    level: 'error',
    meaning: 'A result file is empty.',
    advice: 'The test wrote nothing: check its log. Remove the file if it is not a result.',
  },
  'unknown-format': {
    level: 'error',
    meaning: 'A file is not a result in a known format.',
    advice: 'Name the JMeter result itself, or a summary in one of the formats of docs/formats.md.',
  },
  'skipped-file': {
    level: 'note',
    meaning: 'A file is not like a result by name or content, and was skipped.',
    advice: 'To get an error instead, name the file itself.',
  },
  'dashboard-skipped': {
    level: 'note',
    meaning: 'The summary of a dashboard was skipped, because results are next to it.',
    advice: 'No action needed. To read a summary, name the file statistics.json itself.',
  },
  'unread-result': {
    level: 'error',
    meaning: 'A file looks like a result, but its format is unknown.',
    advice: "Remove it or convert it. If it is not a result, name the results with a glob, such as 'results/**/*.jtl'.",
  },
  'unreadable-file': {
    level: 'error',
    meaning: 'A file could not be read.',
    advice: 'Check that the file exists, is complete and is readable.',
  },
  'read-in-part': {
    level: 'error',
    meaning: 'A reader stopped before the end of a file.',
    advice: 'This is a defect of Guardband: please report it with the file.',
  },
  'archive-cut': {
    level: 'error',
    meaning: 'A compressed file is truncated.',
    advice: 'Copy or download it again; if the run was aborted, measure again.',
  },
  'scenario-guessed': {
    level: 'note',
    meaning: 'The scenario was taken from the name of the file or folder.',
    advice:
      'Set it with --set scenario=NAME, or with `paths:` in guardband.yml, so that it does not change when files are renamed.',
  },
  'folders-do-not-meet': {
    level: 'warning',
    meaning: 'Two folders have the same labels and axes under different scenarios.',
    advice: 'If both are the same test, name its scenario in guardband.yml: scenario: NAME.',
  },
  'not-one-case': {
    level: 'warning',
    meaning: '`renamed:` would give two cases of one run the same name.',
    advice: 'List a case that is no longer measured under `retired:`, and correct the new name of any other.',
  },
  'set-overrides': {
    level: 'warning',
    meaning: '--set replaces a value from the results or their paths.',
    advice: 'Remove --set, or name only the results it applies to.',
  },
  'two-formats': {
    level: 'note',
    meaning: 'The same cases exist in two formats; the more detailed one is used.',
    advice:
      'No action needed if one was generated from the other. If they are different runs, name only the files you mean.',
  },
  'shards-merged': {
    level: 'note',
    meaning: 'Results were merged as shards of one run.',
    advice: 'If they are separate runs, use --shards repetitions, or `shards: repetitions` in guardband.yml.',
  },
  'shards-not-merged': {
    level: 'warning',
    meaning: 'Results look like shards of one run but cannot be merged.',
    advice:
      'Name the raw results, or run documents created from them with guardband read. If they are separate runs, use --shards repetitions.',
  },
  'copied-result': {
    level: 'warning',
    meaning: 'Two cases or repetitions have the same samples: one is a copy.',
    advice: 'Measure each of them, or remove the copy: the verdict on one of them is not about this run.',
  },
  'shard-twice': {
    level: 'warning',
    meaning: 'The same samples were given twice.',
    advice: 'Name each shard of a run once, without documents that were merged from others.',
  },
  'shards-apart': {
    level: 'warning',
    meaning: 'The shards of a run do not cover the same time span.',
    advice:
      'If both offsets are equal, the clocks of the load generators differ: synchronise them. Otherwise start the generators together and run them for the same time.',
  },
  'repetitions-apart': {
    level: 'warning',
    meaning: 'Repetitions of one run were measured at very different times.',
    advice:
      'Remove results of an earlier run, or name the results of one run at a time. If load generators measured at the same time, their clocks differ: synchronise them and measure again. No action needed if these are repetitions.',
  },
  'counted-as-repetitions': {
    level: 'note',
    meaning: 'Results that do not overlap in time are treated as repetitions.',
    advice:
      'If they are repetitions, confirm it with --shards repetitions. If one is from an earlier run, remove it. If load generators measured at the same time, their clocks differ: synchronise them and measure again.',
  },
  'generators-missing': {
    level: 'warning',
    meaning: 'Repetitions of one run have different numbers of files.',
    advice:
      'If load generators measured at the same time, their clocks differ: synchronise them and measure again. If a shard of a repetition is lost, omit its other shards, too. If they are repetitions, confirm it with --shards repetitions.',
  },
  'begins-in-future': {
    level: 'warning',
    meaning: 'A run claims to have started in the future.',
    advice:
      'Check the clock of the machine that measured and its date format, and measure again. Do not record this run.',
  },
  'nothing-read': {
    level: 'error',
    meaning: 'No measurement could be read from any input.',
    advice: 'See the problems above. Nothing was judged.',
  },
  'too-large': {
    level: 'error',
    meaning: 'A summary file is too large.',
    advice: 'Name the file that contains the summary, or the raw JMeter result (CSV), which has no size limit.',
  },
} as const satisfies CodeTable;
