/** Waivers of guardband.yml, which can name several metrics, as one permission for each metric. */
import type { ConfigDocument, Problem, Waiver } from '../model/documents.js';
import { waiverMetrics } from '../problems/config.js';

export interface MetricWaiver extends Omit<Waiver, 'metric' | 'ceiling'> {
  readonly metric: string;
  /** 20% or 1.5 points. */
  readonly ceiling: string;
}

export const listWaivers = ({ waivers = [] }: ConfigDocument): readonly MetricWaiver[] =>
  waivers.flatMap(({ metric, ceiling, ...rest }) =>
    (typeof ceiling === 'string'
      ? [metric ?? []].flat().map((id) => [id, ceiling] as const)
      : Object.entries(ceiling)
    ).map(([id, limit]) => ({ ...rest, metric: id, ceiling: limit })),
  );

/** Every metric that a waiver names, with its JSON pointer. */
export function namedMetrics(
  { metric, ceiling }: Waiver,
  index: number,
): readonly (readonly [id: string, pointer: string])[] {
  const place = `/waivers/${String(index)}`;
  return [
    ...(typeof metric === 'string'
      ? [[metric, `${place}/metric`] as const]
      : (metric ?? []).map((id, i) => [id, `${place}/metric/${String(i)}`] as const)),
    ...(typeof ceiling === 'string' ? [] : Object.keys(ceiling).map((id) => [id, `${place}/ceiling/${id}`] as const)),
  ];
}

/** Finds waivers that name no metric, or name metrics in two ways, so that it is unclear which ceiling applies. */
export const findWaiverMistakes = ({ waivers = [] }: ConfigDocument, file: string): readonly Problem[] =>
  waivers.flatMap(({ metric, ceiling }, index) => {
    const isListed = [metric ?? []].flat().length > 0;
    const isNamed = typeof ceiling !== 'string' && Object.keys(ceiling).length > 0;
    return isListed !== isNamed ? [] : [waiverMetrics({ file, pointer: `/waivers/${String(index)}` })];
  });
