/** Nights: of a team with two scenarios at three loads, and the lines of a history of one label. */
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
