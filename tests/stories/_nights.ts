/** Runs of teams: two scenarios at three loads, six endpoints, a closed loop; and the lines of a history of one label. */
import { formatLine } from '../../src/history/stores/ndjson.js';
import type { RunDocument } from '../../src/model/documents.js';

export const dayOf = (n: number): string => new Date(Date.UTC(2026, 9, 1 + n)).toISOString();
export const commitOf = (n: number): string => (0x5d4c3b2a19 + 0x10000007 * n).toString(16).padEnd(40, '3e8f');

/** Of which checkout takes longer by a factor, and all by another one. */
export const twoScenarios = (n: number, factor: number, machine = 1): RunDocument => ({
  schemaVersion: 1,
  provenance: { startedAt: dayOf(n), commit: commitOf(n) },
  measurements: ['browse', 'checkout'].flatMap((scenario, s) =>
    [5, 10, 20].map((users) => {
      const slower = machine * (scenario === 'checkout' ? factor : 1) * (1 + Math.sin(7 * n + 3 * s + users) / 100);
      const metrics = { errorPercent: 0, throughput: (users * 20) / slower, p50: 40 * slower, p99: 90 * slower };
      return { scenario, configuration: { users: String(users) }, metrics, samples: 20_000 };
    }),
  ),
});

/** The history of these runs, as Guardband records it. */
export const historyText = (runs: readonly Pick<RunDocument, 'provenance' | 'measurements'>[]): string =>
  runs
    .flatMap(({ measurements, provenance }) => measurements.map((measurement) => ({ measurement, provenance })))
    .map((entry) => `${formatLine(entry)}\n`)
    .join('');

/** The line of a history of one label. */
export const lineFor = (day: number): string =>
  formatLine({
    measurement: {
      scenario: 'shop',
      label: 'GET /',
      configuration: {},
      samples: 1000,
      metrics: { errorPercent: 0, throughput: 100, p50: 20, p99: 40 },
    },
    provenance: { startedAt: new Date(Date.UTC(2025, 0, 1 + day)).toISOString() },
  });
export const textFor = (days: number): string => Array.from({ length: days }, (_, day) => `${lineFor(day)}\n`).join('');

const endpoints = ['browse', 'search', 'cart', 'orders', 'login', 'report', 'export'];

/** A run of a release of six endpoints, or fewer or one more; factors slow some of them down, and a machine all. */
export const endpointsOf = (
  day: number,
  factors: Readonly<Record<string, number>> = {},
  { left = 6, machine = 1, noise = 0.008 } = {},
): RunDocument => ({
  schemaVersion: 1,
  provenance: {
    startedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    commit: String(day).padStart(40, 'ab12'),
    environment: { instance: 'c5.xlarge' },
  },
  measurements: endpoints.slice(0, left).map((scenario, i) => {
    const factor = machine * (factors[scenario] ?? 1) * (1 + noise * Math.sin(5 * day + 2 * i));
    const metrics = { errorPercent: 0, throughput: 400 / factor, p99: 40 * factor };
    return { scenario, configuration: { users: '50' }, metrics, samples: 100_000 };
  }),
});

/**
 * A closed loop at two loads: who waits longer for one request sends fewer of all.
 *
 * @param times mean response times in milliseconds
 * @param transactions the requests that each of them contains
 */
export function loopOf(
  day: number,
  times: Readonly<Record<string, number>>,
  {
    thinkTime = 150,
    requests = 300,
    transactions = {},
  }: { thinkTime?: number; requests?: number; transactions?: Readonly<Record<string, readonly string[]>> } = {},
): string {
  const measurements = [5, 20].flatMap((users) => {
    const meanOf = (label: string): number =>
      (times[label] ?? 0) * (1 + 0.008 * Math.sin(7 * day + 3 * users + label.length));
    const sumOf = (labels: readonly string[]): number => labels.reduce((sum, label) => sum + meanOf(label), 0);
    const iteration = sumOf(Object.keys(times)) + thinkTime;
    const throughput = ((1000 * users) / iteration) * (1 + 0.004 * Math.sin(5 * day + users));
    const labels = [...Object.entries(transactions), ...Object.keys(times).map((label) => [label, [label]] as const)];
    return labels.map(([label, parts]) => {
      const mean = sumOf(parts);
      const metrics = { errorPercent: 0, throughput, mean, p50: 0.95 * mean, p95: 1.5 * mean, p99: 1.9 * mean };
      const samples = Math.round(requests * throughput);
      return { scenario: 'default', label, configuration: { users: String(users) }, metrics, samples };
    });
  });
  const startedAt = new Date(Date.UTC(2026, 0, day, 4)).toISOString();
  return JSON.stringify({ schemaVersion: 1, provenance: { startedAt }, measurements });
}
