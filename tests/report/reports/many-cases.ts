/** A report with thousands of cases, their statistics and their courses. */
import type { Report } from '../../../src/model/documents.js';
import { finding, report } from './build.js';

const metrics = 'errorPercent throughput mean min p50 p90 p95 p99 p999 max receivedKBPerSec sentKBPerSec'.split(' ');
const loads = ['10', '20', '40', '80', '160'];
const labelsPerScenario = 40;
const gated = ['errorPercent', 'throughput', 'p99', 'p50'];
const intervals = 12;

export function manyCases(cases: number): Report {
  let seed = 11;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const facts = Array.from({ length: cases }, (_, i) => {
    const label = Math.floor(i / loads.length);
    return {
      scenario: `service-${String(Math.floor(label / labelsPerScenario))}`,
      label: `GET /endpoint/${String(label % labelsPerScenario)}`,
      on: { users: loads[i % loads.length] ?? '' },
      values: metrics.map((metric) =>
        metric === 'errorPercent' ? 0 : Math.round(10 + 900 * random()) / (random() < 0.5 ? 1 : 7),
      ),
    };
  });
  const past = facts.map(({ values }) => values.map((value) => value * (0.97 + 0.06 * random())));
  const findings = facts.flatMap(({ values, ...one }, nth) =>
    gated.map((metric) => {
      const i = metrics.indexOf(metric);
      const [candidate, was] = [values[i] ?? 0, past[nth]?.[i] ?? 0];
      return finding({ ...one, metric, candidate, was, limit: was * 1.1 });
    }),
  );
  const keys = [...new Set(findings.map((found) => found.case.key))];
  const course = (): number[] => Array.from({ length: intervals }, () => 3 + Math.floor(5 * random()));
  return report(findings, {
    statistics: {
      metrics,
      cases: keys.map((key, nth) => ({
        case: key,
        samples: 60,
        errors: 0,
        values: facts[nth]?.values ?? [],
        baseline: metrics.map((metric, i) => (gated.includes(metric) ? null : (past[nth]?.[i] ?? null))),
      })),
    },
    timelines: keys.map((key) => {
      const requests = course();
      return {
        case: key,
        timeline: {
          startMs: 1_764_900_003_840,
          widthMs: 16_384,
          requests,
          slowestMs: requests.map(() => Math.round(200 * random())),
          times: requests.map((n) => [30 + Math.floor(20 * random()), ...Array.from({ length: n }, () => 1)].join(',')),
        },
      };
    }),
  });
}
