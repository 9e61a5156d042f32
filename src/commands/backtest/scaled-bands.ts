/** The same policy with other bands: what would have been. */
import { metrics } from '../../metrics/index.js';
import type { Metric } from '../../model/metric.js';
import type { MetricRule, ToleranceBand } from '../../model/documents.js';
import { type Policy } from '../../config/policy.js';

/** The same policy with every band so many times as wide. */
export function withBands(policy: Policy, factor: number): Policy {
  const wider = (rule: MetricRule): MetricRule => {
    if (typeof rule === 'string' || rule.band === undefined) return rule;
    const [first, second] = [rule.band].flat().map((part) => times(part, factor));
    return { ...rule, band: second === undefined ? (first ?? 0) : [first ?? 0, second] };
  };
  // Only what can be judged at all: what the configuration does not name stays reported, whatever its band.
  const judged = metrics.filter(
    ({ id, gated }: Metric) => gated || policy.rules.some(({ metrics: rules }) => Object.hasOwn(rules, id)),
  );
  const banded = judged.filter(({ band }: Metric) => Object.keys(band).length > 0);
  const reported = banded.filter(({ gated }: Metric) => !gated);
  return {
    ...policy,
    rules: [
      { where: {}, metrics: Object.fromEntries(banded.map(({ id, band }) => [id, wider({ band: partsOf(band) })])) },
      // Naming a band also gates the metric: what is only reported is said to be so again.
      ...(reported.length === 0
        ? []
        : [{ where: {}, metrics: Object.fromEntries(reported.map(({ id }) => [id, 'report' as const])) }]),
      ...policy.rules.map(({ where, metrics: rules }) => ({
        where,
        metrics: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, wider(rule)])),
      })),
    ],
  };
}

function partsOf({ percent, absolute }: ToleranceBand): [string] | [string, string] {
  const relative = `${String(percent ?? 0)}%`;
  if (absolute === undefined) return [relative];
  return percent === undefined ? [String(absolute)] : [relative, String(absolute)];
}

/** "10%" twice is "20%"; the unit stays as it was written. */
function times(part: string | number, factor: number): string {
  const [, number = '0', unit = ''] = /^([\d.]+)(.*)$/.exec(String(part).trim()) ?? [];
  return `${String(Number(number) * factor)}${unit}`;
}
