/** The series of the page as arrays indexed by run, and the distance of each run from its reference level. */
import type { TrendPageData, TrendPageSeries } from '../../src/report/trend/cards.js';
import { changeKinds, guardDeviations } from '../../src/report/page/report-types.js';

/** A series with the indices of its runs, oldest first. */
export interface History extends TrendPageSeries {
  readonly runs: readonly number[];
}

/** A series as the points of a chart. */
export interface Points {
  /** In seconds since 1970. */
  readonly x: number[];
  /** Null in gaps. */
  readonly y: (number | null)[];
  /** The run of each point; -1 in gaps. */
  readonly runs: number[];
}

/** Lists of run indices; series that were measured in the same runs share one list. */
export const expandTimelines = ({ timelines }: TrendPageData): readonly (readonly number[])[] =>
  timelines.map((steps) => {
    let run = 0;
    return steps.map((step) => (run += step));
  });

const worseKind = changeKinds.indexOf('worse');
const recoveredKind = changeKinds.indexOf('recovered');

export const isOpen = ({ changes = [] }: TrendPageSeries): boolean => changes.some(([, kind]) => kind === worseKind);

/** The width of the guard band in percent: the tolerance band plus noise. */
export const guardPercent = ({ band = Infinity, noise }: TrendPageSeries): number => band + guardDeviations * noise;

/** The level that the runs of each level are compared with: the level before the regression while one is open. */
export function referenceLevels({ levels, changes = [] }: TrendPageSeries): readonly number[] {
  const kinds = new Map(changes.map(([run, kind]) => [run, kind]));
  let reference = levels[0]?.[2] ?? 0;
  return levels.map(([start, , value], i) => {
    const kind = kinds.get(start);
    if (i === 0 || (kind !== worseKind && kind !== recoveredKind)) reference = value;
    return reference;
  });
}

/** The distance of a value from its reference as a multiple of the guard band; positive is worse. */
export function distance(value: number, reference: number, guard: number, isHigherBetter: boolean): number {
  if (!(value > 0) || !(reference > 0)) return 0;
  const worse = Math.log(value / reference) * (isHigherBetter ? -1 : 1);
  return worse / Math.log1p(guard / 100);
}

export const toneOf = (distanceInGuards: number): string =>
  distanceInGuards >= 3
    ? 'far'
    : distanceInGuards >= 1
      ? 'worse'
      : distanceInGuards >= 0.6
        ? 'near'
        : distanceInGuards <= -1
          ? 'better'
          : 'same';
