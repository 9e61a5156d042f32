/**
 * Uses the run under test as its own baseline if its level was accepted. A run is normally excluded from its own baseline,
 * so accepting it would not change its verdict.
 */
import { nameCase, runKey } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Accept, Measurement } from '../model/documents.js';
import type { PairedMeasurement, PastMeasurement, Run } from '../model/run.js';
import { allMetrics, parseTime } from './levels/accepted-levels.js';
import type { PairedCases } from './pair-cases.js';

/**
 * Adds the recorded measurements of the candidate's own run to the history of each case whose level was accepted from that
 * run on, and removes later runs, which were not part of the level when it was accepted.
 */
export function includeAcceptedOwnRun(
  { pairs, runs }: PairedCases,
  candidate: Run,
  past: readonly PastMeasurement[],
  accepts: readonly Accept[],
): PairedCases {
  const start = parseTime(candidate.provenance.startedAt);
  const own = accepts.filter(({ from }) => parseTime(from) === start);
  const recorded = past.filter(({ provenance }) => parseTime(provenance.startedAt) === start);
  const [first] = recorded;
  if (own.length === 0 || first === undefined) return { pairs, runs };
  const acceptsByCase = groupBy(own, (accept) => nameCase(accept.case).key);
  const measuredByCase = groupBy(
    recorded.filter(({ provenance }) => runKey(provenance) === runKey(first.provenance)),
    ({ measurement }) => nameCase(measurement).key,
  );
  const extended = pairs.map((pair) => {
    const metrics = new Set((acceptsByCase.get(pair.case.key) ?? []).map(({ metric }) => metric));
    const measured = measuredByCase.get(pair.case.key) ?? [];
    if (metrics.size === 0 || measured.length === 0 || pair.candidate.length === 0) return pair;
    const added = measured.map((entry): PairedMeasurement => ({
      ...entry,
      measurement: keepMetrics(entry.measurement, (metric) => isAccepted(metric, metrics)),
      run: runs.length,
      segments: {},
    }));
    const earlier = pair.history.map((entry) => {
      if (!(parseTime(entry.provenance.startedAt) > start)) return entry;
      return { ...entry, measurement: keepMetrics(entry.measurement, (metric) => !isAccepted(metric, metrics)) };
    });
    return { ...pair, history: [...earlier, ...added] };
  });
  return { pairs: extended, runs: [...runs, first.provenance] };
}

const isAccepted = (metric: string, accepted: ReadonlySet<string>): boolean =>
  accepted.has(allMetrics) || accepted.has(metric);

const keepMetrics = (measurement: Measurement, isKept: (metric: string) => boolean): Measurement => ({
  ...measurement,
  metrics: Object.fromEntries(Object.entries(measurement.metrics).filter(([metric]) => isKept(metric))),
});
