/** Generated trends: some cases got worse in the last third of the runs, some earlier and then recovered. */
import { nameCase } from '../../../src/cases/names.js';
import type { Provenance, Trend, TrendChange, TrendSeries } from '../../../src/model/documents.js';

interface Shape {
  readonly cases: number;
  readonly runs: number;
  /** Labels of the cases; generated if absent. */
  readonly names?: readonly string[];
}

const metrics = [
  { metric: 'throughput', usual: 400, worse: -12 },
  { metric: 'p99', usual: 30, worse: 25 },
] as const;

export function makeTrend({ cases, runs, names = [] }: Shape): Trend {
  const provenances = Array.from({ length: runs }, (_, i): Provenance => ({
    startedAt: new Date(Date.UTC(2025, 0, 1) + i * 86_400_000).toISOString(),
    commit: (0x5d4c3b2a19 + 0x10000007 * i).toString(16).padEnd(40, '3e8f'),
    ...(i % 30 === 0 && { tag: `1.${String(i / 30)}.0` }),
  }));
  const series: TrendSeries[] = [];
  const changes: TrendChange[] = [];
  const start = Math.floor((2 * runs) / 3);
  for (let i = 0; i < cases; i++) {
    const label = names[i] ?? `GET /resource/${String(Math.floor(i / 5))}`;
    const name = nameCase({
      scenario: `service ${String(i % 10)}`,
      label,
      configuration: { users: String(50 * (1 + (i % 5))) },
    });
    for (const { metric, usual, worse } of metrics) {
      const isWorse = i % 7 === 0 && start > 4;
      const after = usual * (1 + (isWorse ? worse / 100 : 0));
      const noise = (run: number): number => 1 + 0.03 * Math.sin(run * 12.9898 + i * 78.233);
      series.push({
        case: name,
        metric,
        tolerance: metric === 'p99' ? 10 : 5,
        points: provenances.map((_, run) => ({ run, value: (run < start ? usual : after) * noise(run) })),
        levels: isWorse
          ? [
              { from: 0, to: start - 1, value: usual },
              { from: start, to: runs - 1, value: after },
            ]
          : [{ from: 0, to: runs - 1, value: usual }],
      });
      if (isWorse)
        changes.push({
          case: name,
          metric,
          run: start,
          before: provenances[start - 1] ?? {},
          after: provenances[start] ?? {},
          percent: worse,
          direction: 'worse',
          isBeyondBand: true,
          level: { before: usual, after },
          runs: runs - start,
          ...(i % 21 === 0 && i > 0 && { accepted: 'checks signatures now' }),
        });
    }
  }
  return { schemaVersion: 1, tool: { name: 'guardband', version: '0.1.0' }, runs: provenances, series, changes };
}
