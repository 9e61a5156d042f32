/**
 * Measures how often two versions measured in turn are distinguished: node tests/calibration/side-by-side.mjs DIR [PAIRS]
 *
 * Measures pairs of the example shop's checkout with a real JMeter, in turn and three times each: the same version twice,
 * and a version whose POST /orders is 30 % slower. Prints how many of them fail. Results are kept in DIR, and existing
 * pairs are not measured again. Needs dist/ and the JMeter of examples/shop/get-jmeter.sh.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, pairs = '12'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node tests/calibration/side-by-side.mjs DIR [PAIRS]');
  process.exit(2);
}
const load = [
  'examples/shop/run.sh',
  '--mode',
  'healthy',
  '--scenarios',
  'checkout',
  '--users',
  '10',
  '--warmup',
  '1',
  '--seconds',
  '4',
  '--out',
  '{out}',
];
const kinds = { unchanged: [], 'POST /orders +30 %': ['--slower', 'POST /orders=1.3'] };

const guardband = (...args) => spawnSync('node', ['dist/cli.cjs', ...args], { encoding: 'utf8' });

/** Measures a pair unless it already exists. */
function measure(place, change) {
  if (existsSync(join(place, 'head/3')) && existsSync(join(place, 'base/3'))) return;
  const { status, stderr } = guardband('alternate', '--out', place, '--', ...load, '--', ...load, ...change);
  if (status !== 0) throw new Error(stderr);
}

/** The outcome over the first rounds, and the failing cases. */
function judge(place, rounds) {
  const of = (side) => Array.from({ length: rounds }, (_, i) => join(place, side, String(i + 1)));
  const base = join(place, `base-${String(rounds)}.json`);
  guardband('read', ...of('base'), '-o', base);
  const report = join(place, `report-${String(rounds)}.json`);
  guardband('check', ...of('head'), '--against', base, '--out', report);
  const { outcome, findings } = JSON.parse(readFileSync(report, 'utf8'));
  return { outcome, failing: [...new Set(findings.filter(({ fails }) => fails).map((finding) => finding.case.key))] };
}

const judged = [];
for (let pair = 1; pair <= Number(pairs); pair++)
  for (const [kind, change] of Object.entries(kinds)) {
    const place = join(folder, `${change.length === 0 ? 'same' : 'slower'}-${String(pair)}`);
    measure(place, change);
    for (const rounds of [2, 3]) {
      const result = judge(place, rounds);
      judged.push({ kind, rounds, ...result });
      console.error(`${place}, ${String(rounds)} rounds: ${result.outcome} ${result.failing.join('; ')}`);
    }
  }

console.log('| kind | rounds | failed | undecided | passed |\n| --- | ---: | ---: | ---: | ---: |');
for (const kind of Object.keys(kinds))
  for (const rounds of [2, 3]) {
    const own = judged.filter((each) => each.kind === kind && each.rounds === rounds);
    const count = (outcome) => own.filter((each) => each.outcome === outcome).length;
    console.log(`| ${kind} | ${String(rounds)} | ${['failed', 'undecided', 'passed'].map(count).join(' | ')} |`);
  }
