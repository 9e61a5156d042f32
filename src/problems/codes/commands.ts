import type { CodeTable } from './table.js';

export const commandsCodes = {
  'no-such-case': {
    level: 'error',
    meaning: 'A case pattern matches no case.',
    advice: 'Correct the pattern; the closest case name or the known names are listed.',
  },
  'no-such-metric': {
    level: 'error',
    meaning: 'The report has no finding for the metric that was named.',
    advice: 'Use one of the metrics listed.',
  },
  'no-results-found': {
    level: 'error',
    meaning: '`guardband init` found neither results nor a test plan.',
    advice:
      'Run the load test once, e.g. jmeter -n -f -t plan.jmx -l results/checkout/10_users/results.jtl, or name existing results: guardband init PATH.',
  },
  'too-short-for-p99': {
    level: 'warning',
    meaning: 'Results have too few requests for a p99.',
    advice: 'Measure longer, or at a higher rate.',
  },
  'ramp-up-measured': {
    level: 'warning',
    meaning: 'A result includes the ramp-up of the users.',
    advice: 'Exclude that time with `warmup:` in guardband.yml, or set the ramp-up of the thread group to 0.',
  },
  'child-repeated': {
    level: 'warning',
    meaning: 'Transaction controllers have a single child.',
    advice: 'Judge the children only: labels: { transactions: children } in guardband.yml. Or remove the controllers.',
  },
  'bad-plan': {
    level: 'error',
    meaning: 'The test plan that --plan names does not exist.',
    advice: 'Name an existing .jmx file: guardband init --plan plan.jmx.',
  },
  'not-renamed': {
    level: 'error',
    meaning: 'The names could not be added without changing something else in the configuration.',
    advice: 'Add the entries that are printed to `renamed:` in guardband.yml.',
  },
  'already-there': {
    level: 'error',
    meaning: 'A file to be written already exists.',
    advice: 'Move the file, or replace it with --force.',
  },
  'note-too-long': {
    level: 'error',
    meaning: 'The note about a run is too long.',
    advice: 'Shorten it, or name a page or an issue with the details.',
  },
  'no-history': {
    level: 'error',
    meaning: 'A command needs a history, and there is none.',
    advice:
      'Name a history (a nightly CSV, a folder of recorded baselines or run documents), or record runs: guardband record RESULTS.',
  },
  'bad-date': {
    level: 'error',
    meaning: 'The value of an option is not a date.',
    advice: 'Write it as YYYY-MM-DD.',
  },
  'too-few-runs': {
    level: 'error',
    meaning: 'A backtest needs at least two runs with a date.',
    advice: 'A backtest needs at least two runs, and about ten to be informative. Collect them with guardband record.',
  },
  'undated-runs': {
    level: 'warning',
    meaning: 'Runs without a start time were skipped.',
    advice: 'Set provenance.startedAt in the run document.',
  },
  'bad-runs': {
    level: 'error',
    meaning: 'The value of --runs is not a positive whole number.',
    advice: 'Use a whole number of at least 1: --runs 100.',
  },
  'no-commits-of-file': {
    level: 'error',
    meaning: '`guardband import --every-commit` found no commit of a file.',
    advice: 'Name a committed file, relative to the current folder.',
  },
  'shallow-import': {
    level: 'warning',
    meaning: 'The commits of a file were imported from a shallow clone.',
    advice: 'Fetch all commits, and import again.',
  },
  'undated-import': {
    level: 'error',
    meaning: 'A run to import has neither a date nor a commit.',
    advice: 'Give both with --at and --commit.',
  },
  'import-without-commit': {
    level: 'note',
    meaning: 'Imported runs have no commit.',
    advice: 'No action needed. For a single run, name its commit with --commit.',
  },
} as const satisfies CodeTable;
