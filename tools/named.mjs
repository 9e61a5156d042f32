// Runs a benchmark or a measurement of the judge by its name: npm run -s bench -- NAME [ARGUMENTS], npm run -s trials -- NAME
// [ARGUMENTS]. Without a name, lists the names. Needs no package, because `bench -- gate` runs where nothing is installed.
import { spawnSync } from 'node:child_process';

const lists = {
  bench: {
    analysis: ['the queries of docs/analysis.md: [RUNS]', 'bench/analysis.mjs'],
    gate: [
      'this version beside its base, by `guardband gate`: [--base REF]',
      'dist/cli.cjs',
      'gate',
      '--config',
      'bench/gate.yml',
      '--no-screen',
    ],
    history: ['a check, a recording and a trend of long histories: [RUNSxCASES...]', 'bench/history.ts'],
    judge: ['judging, and statistics beside simple-statistics', 'bench/judge.ts'],
    labels: ['reading one result with very many labels: [--against DIST]', 'bench/labels.mjs'],
    matrix: ['reading many results: [--against DIST] [--rounds N]', 'bench/matrix.mjs'],
    onboarding: ['from the download of JMeter to a gate that judged six pull requests', 'bench/onboarding.sh'],
    pages: ['the trend page and the report page in Chromium', 'bench/pages.ts'],
    read: ['reading raw results, beside other programs: [--help]', 'bench/read.mjs'],
    scanner: ['the compiled scanner alone: FILE [--against FOLDER] [--rounds N]', 'bench/scanner.mjs'],
    shards: ['merging the documents of a thousand load generators: [GENERATORS]', 'bench/shards.ts'],
    startup: ['starting the command line: [ROUNDS]', 'bench/startup.mjs'],
  },
  trials: {
    bisect: ['searches replayed on measured runs: [SEARCHES [COMMITS...]]', 'tests/calibration/plain-plan/bisect.ts'],
    cells: ['gates on simulated machines: [--cells FILE] [--gates N] [NAMES...]', 'tests/calibration/simulated/run.ts'],
    figures: [
      'the tables of docs/method.md and docs/inside/method-details.md: [TRIALS] [--table NAME]',
      'tests/calibration/figures.ts',
    ],
    fuzz: ['damaged inputs of every reader: COUNT [SEED]', 'tests/fuzz/fuzz.ts'],
    gate: ['the gate replayed on measured runs', 'tests/calibration/plain-plan/gate.ts'],
    pairs: ['real pairs in every order: [FOLDER...]', 'tests/calibration/real-pairs.ts'],
    plan: ['how the measured runs of a plain plan are judged', 'tests/calibration/plain-plan/judge.ts'],
    releases: [
      'releases that are measured until they are signed: [TRIALS] [NAMES...]',
      'tests/calibration/simulated/releases.ts',
    ],
    sizes: ['unchanged runs by the number of cases: [RUNS]', 'tests/calibration/sizes.ts'],
    verdicts: ['the verdict on every labelled trial, as CSV: [DIR PART]', 'tests/calibration/trials.ts'],
  },
};

const [, , list, name, ...argv] = process.argv;
const entries = new Map(Object.entries(lists[list]));
const [, file, ...before] = entries.get(name) ?? [];
if (file === undefined) {
  console.log(Array.from(entries, ([known, [about]]) => `${known.padEnd(11)}${about}`).join('\n'));
  process.exit(name === undefined ? 0 : 1);
}
const program = file.endsWith('.sh') ? 'bash' : process.execPath;
const through = file.endsWith('.ts') ? ['tools/run.mjs'] : [];
const { status } = spawnSync(program, [...through, file, ...before, ...argv], { stdio: 'inherit' });
process.exit(status ?? 1);
