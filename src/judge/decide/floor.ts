/**
 * The floor, the first of the two questions about a run: is a value beyond its band, and worse than what its past runs showed? It is
 * asked of each case and metric by itself. What is beyond it is not green, and nothing else can fail: the model only decides whether it
 * does (judge-rows.ts). So knowing less hardly ever makes a run green; tests/judge/fuzz.test.ts counts where it does.
 *
 * An example: past runs of 100, 104 and 97 ms, the newest last, and a band of 10 % for the median. The medians of the newest one, two
 * and three runs are 97, 100.5 and 100 ms; the worst of them is 100.5. A run is beyond the floor from 15 % above that on, 115.9 ms.
 *
 * What seven of eight share is taken off where there are enough cases, or controls, unless it is beyond the floor.
 * docs/inside/method-details.md has the rule in words. Values are logarithms, larger is worse.
 */
import { valuesOfLevel } from '../../compare/usable-values.js';
import { addAll } from '../../lang/objects.js';
import { knownMedian, median, medianOfFirst, select } from '../../stats/averages.js';
import { upperPoint } from '../../stats/student.js';
import { worseSign } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import type { MetricClass } from '../model/settings.js';
import type { Row } from '../quantities/table.js';
import type { JudgedMetric } from './judge-metric.js';

export const floor = {
  /** A loss counts from so many bands on. */
  bands: { rate: 1.25, typical: 1.5, tail: 1 } satisfies Record<MetricClass, number>,
  /** And, of response times, from this share of the range of the past beyond its worst run. */
  ofRange: 0.1,
  /**
   * And from the spread of the newest three runs or more, whichever is largest. Of so many cases, in one of which chance shows more, it
   * is at least the middle one, and that multiple of it which a metric of an unchanged run exceeds in any case with this probability.
   */
  many: 8,
  chance: 0.03,
  /** Of the t distribution, so many that it is the normal one. */
  freedom: 10_000,
  /** What all cases share is beyond the floor from so many bands on. Medians of an unchanged service hardly move together. */
  sharedBands: { rate: 2, typical: 1, tail: 2 } satisfies Record<MetricClass, number>,
  /** The newest runs that count, and how many of them may count alone if they are better than all before by so many times more. */
  runs: 30,
  newest: 3,
  better: 2,
  /** After so many runs, what is beyond the floor becomes usual only if a single run was. */
  lasting: 6,
  /** Of so many runs, a single bad one is an accident, and shows nothing that is usual. */
  accident: 20,
};

/** What is asked of a value: from where on a loss counts, and how far the past varies. */
interface Question {
  readonly isTime: boolean;
  readonly least: number;
  readonly spreads: number;
  /** The least spread that is assumed. */
  readonly spread: number;
}

/** @returns by comparison, how many of its newest runs its value is worse than, Infinity for all; 0 if not beyond the floor */
export function findBeyondFloor({ metric, table: { rows, kind, runIds, pastRuns } }: JudgedMetric): readonly number[] {
  const few = { isTime: kind !== 'rate', spreads: 1, spread: 0 };
  const levels = rows.map((row) => levelRuns(row, runIds));
  const present = rows.map((row) => knownMedian(row.present));
  const usual = rows.map(({ past }, c) => knownMedian((levels[c] ?? []).map((t) => past[t] ?? NaN)));
  const controls = rows.flatMap(({ comparison }, c) => (comparison.isControl ? [c] : []));
  const sharing = controls.length > 0 ? controls : rows.length >= floor.many ? [...rows.keys()] : [];
  const least = Math.min(...rows.map(({ band }) => band));
  const movesOf = (valueOf: (c: number) => number): Moves =>
    sharing.map((c) => valueOf(c) - (usual[c] ?? NaN)).filter(Number.isFinite);
  const before = Array.from({ length: pastRuns }, (_, t) => movesOf((c) => rows[c]?.past[t] ?? NaN));
  const now = movesOf((c) => present[c] ?? NaN);
  const [shifts, shift] = [before.map(measureShift), measureShift(now)];
  const isBeyond = (measure: (moves: Moves) => number, bands: number): boolean =>
    countBetter(measure(now), before.map(measure), { ...few, least: bands * least }) > 0;
  const gapOf = (moves: Moves): number => measureGap(moves, least + Math.max(0, shift));
  const isShared = controls.length > 0 || !(isBeyond(measureShift, floor.sharedBands[kind]) || isBeyond(gapOf, 0.5));
  // Only controls show a faster machine: what the others gained does not add to a loss.
  const taken = controls.length > 0 ? shift : Math.max(0, shift);
  const pasts = rows.map(({ past }, c) =>
    (levels[c] ?? []).map((t) => (past[t] ?? NaN) - (isShared ? (shifts[t] ?? 0) : 0)),
  );
  const isMany = rows.length >= floor.many;
  const spread = isMany ? median(rows.map(({ band }, c) => largestSpread(pasts[c] ?? []) / band)) : 0;
  const spreads = isMany ? upperPoint(floor.chance / rows.length, floor.freedom) : 1;
  return rows.map(({ comparison, band }, c) => {
    const value = (present[c] ?? NaN) - (isShared ? taken : 0);
    const question = { ...few, spreads, spread: spread * band, least: floor.bands[kind] * band };
    const measured = present[c] ?? NaN;
    const loss = Math.min(measured - (usual[c] ?? NaN), openLoss(comparison, metric));
    const past = pasts[c] ?? [];
    const isOpen = loss > band && measured > Math.max(...past) && loss > widen(past, { ...question, least: band });
    return comparison.isControl ? 0 : isOpen ? Infinity : countBetter(value, past, question);
  });
}

/** How far the runs since those of the level are worse than it: a loss that was not accepted, and is no accident. */
function openLoss({ past }: Row['comparison'], metric: Metric): number {
  const { segments = [], values } = past;
  const [level, since] = [valuesOfLevel(past), values.slice(segments.lastIndexOf(0) + 1)];
  if (segments.length === 0 || level.length < floor.newest || since.length === 0) return -Infinity;
  return worseSign(metric) * Math.log(median(since) / median(level));
}

/** How far cases moved. */
type Moves = readonly number[];

const measureShift = (moves: Moves): number => (moves.length === 0 ? 0 : median(moves));

/**
 * How far their shift exceeds what seven of eight cases moved that did not gain: what fewer lost is no movement of the machine.
 *
 * @param reach a case that is so far below the shift changed by itself: as far in all runs, or their gaps are not comparable
 */
function measureGap(moves: Moves, reach: number): number {
  const shift = measureShift(moves);
  const own = Float64Array.from(moves.filter((move) => move >= shift - reach));
  select(own, own.length, own.length >> 3);
  return shift - (own[own.length >> 3] ?? shift);
}

/** The columns of the newest runs that a row is compared with, oldest first; of others moved to their level if a single run has it. */
function levelRuns({ comparison: { past }, past: values }: Row, runIds: readonly number[]): readonly number[] {
  const { runs, segments } = past;
  const others = new Set(segments === undefined ? [] : runs.filter((_, i) => segments[i] !== 0));
  const measured = [...runIds.keys()].filter((t) => !Number.isNaN(values[t]));
  const ofLevel = others.size === 0 ? measured : measured.filter((t) => !others.has(runIds[t] ?? NaN));
  return (ofLevel.length > 0 ? ofLevel : measured).slice(-floor.runs);
}

function countBetter(value: number, past: readonly number[], question: Question): number {
  const usual = withoutLosses(past, question);
  if (isWorse(value, usual, question)) return Infinity;
  for (let k = 1; k <= floor.newest; k++) {
    const [before, newest] = [usual.slice(0, -k), usual.slice(-k)];
    const best = Math.max(...newest);
    if (before.length === 0 || best >= Math.min(...before)) continue;
    // So few runs show no spread: that of the runs before them counts.
    const least = floor.better * widen(before, { ...question, spread: 0 });
    if (median(before) - best > least && isWorse(value, newest, { ...question, least, spreads: 0 })) return k;
  }
  return 0;
}

/** Losses after which better runs came are not usual; a single run's is while there are two such, or few runs. */
function withoutLosses(past: readonly number[], question: Question): readonly number[] {
  // As in most rows: no value is that much worse than the one before it.
  if (!past.some((value, run) => value - (past[run - 1] ?? NaN) > question.least)) return past;
  const usual: number[] = [];
  /** The runs to which single losses belong, and those that are not usual. */
  const single: number[] = [];
  const lost: number[] = [];
  let losses: number[] = [];
  for (const [run, value] of past.entries()) {
    if (usual.length >= floor.lasting && isWorse(value, usual, question)) {
      losses.push(run);
      continue;
    }
    addAll(losses.length === 1 ? single : lost, losses);
    losses = [];
    usual.push(value);
  }
  const isUsual = single.length > 1 || past.length < floor.accident;
  const left = new Set([...lost, ...losses, ...(isUsual ? [] : single)]);
  return past.filter((_, run) => !left.has(run));
}

function isWorse(value: number, past: readonly number[], question: Question): boolean {
  if (past.length === 0 || !(value - (past.at(-1) ?? NaN) > question.least)) return false;
  const worst = Math.max(...past);
  if (question.isTime && value - worst <= floor.ofRange * (worst - Math.min(...past))) return false;
  const loss = value - Math.max(...past.map((_, i) => median(past.slice(i))));
  return loss > question.least && loss > widen(past, question);
}

const widen = (past: readonly number[], { least, spreads, spread }: Question): number =>
  Math.max(least, spreads === 0 ? 0 : spreads * Math.max(spread, largestSpread(past)));

/** The largest spread of the newest three runs or more: the standard deviation that their mean deviation stands for. */
function largestSpread(past: readonly number[]): number {
  const newest = new Float64Array(past.length);
  let largest = 0;
  for (let n = 1; n <= past.length; n++) {
    newest[n - 1] = past[past.length - n] ?? NaN;
    const level = medianOfFirst(newest, n);
    let deviation = 0;
    for (let i = 0; i < n; i++) deviation += Math.abs((newest[i] ?? NaN) - level);
    if (n >= 3) largest = Math.max(largest, (Math.sqrt(Math.PI / 2) * deviation) / (n - 1));
  }
  return largest;
}
