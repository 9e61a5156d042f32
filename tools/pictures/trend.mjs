// Renders the trend page of a history that is long enough to show a level change. The history is built from the
// example: its recorded healthy runs, one per night, repeated three times, followed by nights with the slow shop that
// vary like the healthy ones.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuilt } from './example.mjs';

const example = 'examples/shop';
const [healthyNights, slowNights] = [33, 9];
const firstNight = Date.UTC(2026, 9, 10, 2);
const nightMs = 86_400_000;

export function trendPage() {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-trend-'));
  try {
    const file = join(folder, 'trend.html');
    const store = join(folder, 'baselines');
    mkdirSync(store);
    const recorded = readdirSync(`${example}/baselines`).flatMap((name) => readLines(`${example}/baselines/${name}`));
    for (const [scenario, lines] of groupBy(nights(recorded), ({ measurement }) => measurement.scenario))
      writeFileSync(join(store, `${scenario}.ndjson`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    runBuilt(['trend', '--baselines', store, '--out', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const readLines = (file) => readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);

const caseKey = ({ scenario, label, configuration }) => `${scenario} ${label} ${configuration.users}`;

/** Lines of a history with one run of the example per night; the last nights are as slow as the slow shop. */
function nights(recorded) {
  const runs = [...groupBy(recorded, ({ provenance }) => provenance.startedAt).values()];
  const usual = groupBy(recorded, ({ measurement }) => caseKey(measurement));
  const slow = new Map(
    JSON.parse(runBuilt(['read', `${example}/results/slow`])).measurements.map((measured) => [
      caseKey(measured),
      measured,
    ]),
  );
  return Array.from({ length: healthyNights + slowNights }, (_, night) => {
    const startedAt = new Date(firstNight + night * nightMs).toISOString();
    const commit = createHash('sha1').update(startedAt).digest('hex');
    return runs[night % runs.length].map(({ measurement, schemaVersion, ...line }) => {
      const key = caseKey(measurement);
      const metrics = night < healthyNights ? measurement.metrics : vary(slow.get(key), measurement, usual.get(key));
      const dated = { measurement: { ...measurement, metrics, startedAt }, provenance: { startedAt, commit } };
      // The version comes last, as Guardband writes it: the levels of another program's history are taken as given.
      return { ...line, ...dated, schemaVersion };
    });
  }).flat();
}

/** The metrics of the slow shop, with the relative deviation of a healthy run from its usual values. */
function vary(slow, healthy, usual) {
  const factor = (name, value) => value / middle(usual.map(({ measurement }) => measurement.metrics[name]));
  const varied = ([name, value]) => [name, slow.metrics[name] * (value === 0 ? 0 : factor(name, value))];
  return Object.fromEntries(Object.entries(healthy.metrics).map(varied));
}

const middle = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Replaces Map.groupBy, which node 20 lacks. */
function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
