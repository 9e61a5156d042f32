/** Policies with other tolerance bands, for comparison in a backtest. */
import type { Metric } from '../../model/metric.js';
import type { MetricRule, ToleranceBand } from '../../model/documents.js';
import { type Policy } from '../../config/policy.js';

/** The same policy with every tolerance band `factor` times as wide. */
export function scaleBands(policy: Policy, factor: number): Policy {
  const widen = (rule: MetricRule): MetricRule => {
    if (typeof rule === 'string' || rule.band === undefined) return rule;
    const [first, second] = [rule.band].flat().map((part) => scale(part, factor));
    return { ...rule, band: second === undefined ? (first ?? 0) : [first ?? 0, second] };
  };
  // Metrics that are neither gated nor named in the configuration are only reported, whatever their band.
  const judged = policy.metrics.all.filter(
    ({ id, gated }: Metric) => gated || policy.rules.some(({ metrics: rules }) => Object.hasOwn(rules, id)),
  );
  const banded = judged.filter(({ band }: Metric) => Object.keys(band).length > 0);
  const reported = banded.filter(({ gated }: Metric) => !gated);
  return {
    ...policy,
    rules: [
      { where: {}, metrics: Object.fromEntries(banded.map(({ id, band }) => [id, widen({ band: formatBand(band) })])) },
      // Naming a band also gates a metric, so reset those that are only reported.
      ...(reported.length === 0
        ? []
        : [{ where: {}, metrics: Object.fromEntries(reported.map(({ id }) => [id, 'report' as const])) }]),
      ...policy.rules.map(({ where, metrics: rules }) => ({
        where,
        metrics: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, widen(rule)])),
      })),
    ],
  };
}

function formatBand({ percent, absolute }: ToleranceBand): [string] | [string, string] {
  const relative = `${String(percent ?? 0)}%`;
  if (absolute === undefined) return [relative];
  return percent === undefined ? [String(absolute)] : [relative, String(absolute)];
}

/** "10%" times 2 is "20%"; the unit is kept. */
function scale(part: string | number, factor: number): string {
  const [, number = '0', unit = ''] = /^([\d.]+)(.*)$/.exec(String(part).trim()) ?? [];
  return `${String(Number(number) * factor)}${unit}`;
}
