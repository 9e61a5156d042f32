/** The limits that a configuration states: the objectives of metrics, and the ceilings of waivers. */

/** An allowed range, in the metric's unit. */
export interface Range {
  /** -Infinity if there is no lower bound. */
  readonly low: number;
  /** Infinity if there is no upper bound. */
  readonly high: number;
  /** Whether the bounds themselves are allowed. */
  readonly closed: boolean;
}

/** Returns the value of an axis or a metric of the case under test, in its unit; undefined if the case has none. */
type FindTarget = (name: string) => number | undefined;

/** The range for one case. Undefined if the objective refers to an axis or a metric that the case does not have. */
export type RangeForCase = (findTarget: FindTarget) => Range | undefined;

const number = String.raw`(-?\d{1,15}(?:\.\d{1,15})?)\s*(?:%|ms|/s)?`;
const fixed =
  (low: number, high: number, closed: boolean): RangeForCase =>
  () => ({ low, high, closed });

/** Each accepted form of an objective, and the range for its parts. */
const forms: readonly (readonly [RegExp, (match: readonly string[]) => RangeForCase])[] = [
  [new RegExp(`^<(=?)\\s*${number}$`), ([, equal, high]) => fixed(-Infinity, Number(high), equal === '=')],
  [new RegExp(`^>(=?)\\s*${number}$`), ([, equal, low]) => fixed(Number(low), Infinity, equal === '=')],
  [new RegExp(`^=?\\s*${number}$`), ([, value]) => fixed(Number(value), Number(value), true)],
  [new RegExp(`^${number}\\s*(?:to|-|–)\\s*${number}$`), ([, low, high]) => fixed(Number(low), Number(high), true)],
  [
    /^within\s+(\d{1,9}(?:\.\d{1,9})?)\s*%\s+of\s+(\S+)$/,
    ([, percent, name = '']) => rangeAround(Number(percent), name),
  ],
];

/** @param name a number, or the name of an axis or a metric */
const rangeAround =
  (percent: number, name: string): RangeForCase =>
  (findTarget) => {
    const target = /^[\d.]+$/.test(name) ? Number(name) : findTarget(name);
    if (target === undefined) return undefined;
    const distance = (target * percent) / 100;
    return { low: target - distance, high: target + distance, closed: true };
  };

export const objectiveForms =
  '"< 1", "<= 2", "> 400", ">= 99.5", "74 to 84" or "within 5% of 400" (a number, an axis or a metric)';

/**
 * Parses an objective: "< 1", ">= 99.5", "74 to 84", "within 5% of targetRate".
 *
 * @returns undefined if the text has none of the accepted forms
 */
export function parseObjective(text: string): RangeForCase | undefined {
  for (const [form, toRange] of forms) {
    const match = form.exec(text.trim());
    if (match !== null) return toRange(match);
  }
  return undefined;
}

/** The loss that a waiver allows: percent of the baseline, or percentage points. */
export function parseCeiling({ ceiling }: { readonly ceiling: string }): { percent?: number; points?: number } {
  const value = Number.parseFloat(ceiling);
  return ceiling.trim().endsWith('%') ? { percent: value } : { points: value };
}
