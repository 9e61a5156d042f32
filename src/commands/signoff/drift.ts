/** Drift over releases: many small losses, each within its band, that add up to more than the band. */
import { environmentDifferences, nameCase } from '../../cases/names.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { createMetricTable } from '../../metrics/index.js';
import { logTolerance, toPercent, worseSign, midpoint } from '../../metrics/values.js';
import type { Drift, Finding, Measurement, Report } from '../../model/documents.js';
import type { PastMeasurement } from '../../model/run.js';
import { median } from '../../stats/averages.js';

/** The number of past releases that are examined. */
const maxReleases = 5;
const minReleases = 2;

/** Finds many small losses, each within its band, from the oldest of the last releases to the candidate. */
export function findDrift(
  { findings, candidate, metrics = [] }: Report,
  past: readonly PastMeasurement[],
  own: string | undefined,
): readonly Drift[] {
  const comparable = past.filter(
    ({ provenance }) =>
      provenance.tag !== undefined &&
      provenance.tag !== own &&
      environmentDifferences(candidate.provenance, provenance).length === 0,
  );
  const tagged = groupBy(comparable, ({ provenance }) => provenance.tag ?? '');
  const readStart = (group: readonly PastMeasurement[]): string => group[0]?.provenance.startedAt ?? '';
  const releases = [...tagged].sort(([, a], [, b]) => compareCodeUnits(readStart(a), readStart(b))).slice(-maxReleases);
  const known = createMetricTable(metrics).byId;
  return findings.flatMap((finding): readonly Drift[] => {
    const metric = known.get(finding.metric);
    const { candidate: value, band, gated, verdict, case: caseName } = finding;
    if (metric?.scale !== 'ratio' || value === undefined || band === undefined || !gated || verdict === 'regression')
      return [];
    const values = releases.flatMap(([tag, measured]) => {
      const found = measured
        .filter(({ measurement }) => nameCase(measurement).key === caseName.key)
        .flatMap(({ measurement }) => readRecorded(measurement, finding) ?? []);
      return found.length === 0 ? [] : [{ tag, value: median(found) }];
    });
    const [oldest] = values;
    const current = midpoint(value);
    if (oldest === undefined || values.length < minReleases || !(current > 0)) return [];
    const isLoss = (before: number, after: number): boolean =>
      worseSign(metric) * Math.log(after / before) > logTolerance({ band }, metric, before);
    const loss = worseSign(metric) * Math.log(current / oldest.value);
    const steps = [...values.map((release) => release.value), current];
    // A single step is not a drift: the table of findings shows the last one, and earlier ones were decided before.
    if (!isLoss(oldest.value, current) || steps.some((after, i) => i > 0 && isLoss(steps[i - 1] ?? after, after)))
      return [];
    return [
      { case: caseName.key, metric: finding.metric, percent: toPercent(loss, metric), releases: values, now: current },
    ];
  });
}

/** Only recorded values count; zero means not recorded. */
function readRecorded({ metrics, groupedMedian }: Measurement, { metric, interpolated }: Finding): number | undefined {
  const value = (interpolated === true ? groupedMedian : undefined) ?? readOwn(metrics, metric);
  const number = value === undefined ? 0 : midpoint(value);
  return number > 0 ? number : undefined;
}
