/** The verdict on each row of a table, from the groups that explain the run. */
import { median } from '../../../stats/median.js';
import type { Estimates, Model } from './estimates.js';
import type { Fit } from './fit.js';
import type { Group } from './groups.js';
import { Nested } from './nested.js';
import type { Explained } from './search.js';
import { common, suspectLevel, type GroupKind, type MetricClass } from './settings.js';
import { upperPoint } from './student.js';

export type Word = 'pass' | 'improvement' | 'suspect' | 'regression';

/** What was found of one row. Logarithms, larger = worse. */
export interface RowVerdict {
  readonly word: Word;
  /** The group whose effect decides, by its place among the model's groups; undefined where none does. */
  readonly group?: number;
  /** The effect that decides: of the group, else of the row itself; and the limit it is held against. */
  readonly effect: number;
  readonly limit: number;
  /** What the row's own noise lets it see: the limit of a single hypothesis about the row, without multiplicity. */
  readonly ownLimit: number;
  readonly probability: number;
  /** What was taken for the machine's and the blocks' part. */
  readonly shift: number;
}

const ranks = { pass: 0, improvement: 0, suspect: 1, regression: 2 } as const;

export function verdictsOf(model: Model, explained: Explained): readonly RowVerdict[] {
  const { cases, fit, groups, deviation } = model;
  const { rows, repetitions } = fit.table;
  const { effect, own, taken } = explained;
  const words = Array<Word>(cases).fill('pass');
  const deciding = new Int32Array(cases).fill(-1);
  const probability = new Float64Array(cases).fill(1);
  const lowest = repetitions > 1 ? lowestRepetition(model, effect) : undefined;
  const bandOf = (i: number): number => rows[i]?.band ?? 0;
  const take = (i: number, word: Word, g: number, p: number): void => {
    if (ranks[word] <= ranks[words[i] ?? 'pass'] && words[i] !== 'pass') return;
    words[i] = word;
    deciding[i] = g;
    probability[i] = p;
  };
  for (const { group, effect: of, probability: p } of taken) {
    const g = groups.indexOf(group);
    for (const i of group.members) {
      const [joint, loss, band] = [effect[i] ?? 0, own[i] ?? 0, bandOf(i)];
      if (joint > band && of > 0 && loss > common.ownShare * band) {
        const isOneRun = repetitions === 1;
        const corroborated = !isOneRun || isCorroborated(group, own, bandOf);
        if (corroborated && isCertain(model, g, { effect: of, p }, lowest?.[i] ?? NaN, band))
          take(i, 'regression', g, p);
        else if (p <= fit.table.settings.suspects) take(i, 'suspect', g, p);
      } else if (joint < -band && of < 0 && loss < -common.ownShare * band) take(i, 'improvement', g, p);
    }
  }
  if (repetitions === 1) keepFirst(model, explained.alone, words, take);
  const chosen = new Map(taken.map((each) => [groups.indexOf(each.group), each]));
  const caseGroup = new Int32Array(cases).fill(-1);
  groups.forEach(({ kind, members }, g) => {
    if (kind === 'case') caseGroup[members[0] ?? 0] = g;
  });
  return rows.map((_, i): RowVerdict => {
    const g = deciding[i] ?? -1;
    const from = g < 0 ? (caseGroup[i] ?? -1) : g;
    const known = chosen.get(g);
    const estimates = g < 0 ? explained.left : explained.alone;
    const found =
      known ??
      (from < 0
        ? { effect: own[i] ?? 0, error: Math.sqrt(model.variance[i] ?? 0), freedom: fit.tails }
        : {
            effect: estimates.effect[from] ?? 0,
            error: Math.sqrt(estimates.variance[from] ?? 0),
            freedom: estimates.freedom[from] ?? 1,
          });
    const decisive = known === undefined ? found.effect : (effect[i] ?? 0);
    const limit = Math.max(bandOf(i), reach(model, from, found.error, found.freedom));
    const alone = explained.alone;
    const own1 = caseGroup[i] ?? -1;
    const ownLimit =
      own1 < 0
        ? limit
        : Math.sqrt(alone.variance[own1] ?? Infinity) * upperPoint(common.tooNoisy, alone.freedom[own1] ?? 1);
    return {
      word: words[i] ?? 'pass',
      ...(g >= 0 && { group: g }),
      effect: decisive,
      limit,
      ownLimit,
      probability: probability[i] ?? 1,
      shift: (deviation[i] ?? 0) - decisive,
    };
  });
}

/** From which effect on a group is suspect: the Student point of the probability that is left after multiplicity. */
function reach(model: Model, g: number, error: number, freedom: number): number {
  const suspects = suspectLevel(model.fit.table);
  const kind = g < 0 ? 'case' : (model.groups[g]?.kind ?? 'case');
  if (!Number.isFinite(error)) return Infinity;
  return error * upperPoint(suspects / (model.multiplicity.get(kind) ?? 1), freedom);
}

/** One run fails below a smaller probability than the one that makes it suspect; repetitions where each is beyond the band. */
function isCertain(
  { fit, groups, past }: Model,
  g: number,
  { effect, p }: { readonly effect: number; readonly p: number },
  lowest: number,
  band: number,
): boolean {
  const { settings, repetitions } = fit.table;
  const kind = groups[g]?.kind ?? 'case';
  if (repetitions > 1) {
    if (kind !== 'everything') return lowest > band;
    return lowest > band && p < common.repeatedEverything && lowestWholeRun(fit) > band;
  }
  const share = certainShare(kind, fit.table.kind);
  // A past run that was as bad although nothing had changed shows what chance can do.
  return p < settings.fails * share && effect > common.worstPast * (past.worst[g] ?? 0);
}

/** Which share of the probability of a failure a group has in one run. */
function certainShare(kind: GroupKind, metricClass: MetricClass): number {
  if (kind === 'case' || (kind === 'label' && metricClass !== 'tail')) return 1;
  return kind === 'everything' ? common.everythingShare : common.groupShare[metricClass];
}

/** Whether a label is slower in all loads: a busy minute of the machine hits one load only. */
const isCorroborated = ({ kind, members }: Group, own: Float64Array, bandOf: (row: number) => number): boolean =>
  kind !== 'label' || members.every((row) => (own[row] ?? 0) > common.ownShare * bandOf(row));

/** The middle loss of all cases in the best repetition: a machine that was slow in only some of them is no change. */
function lowestWholeRun({ table: { rows, repetitions }, level }: Fit): number {
  const losses = Array.from({ length: repetitions }, (_, r) =>
    median(rows.map(({ now }, c) => (now[r] ?? NaN) - (level[c] ?? 0)).filter((loss) => !Number.isNaN(loss))),
  );
  return lowestButOneOfFive(losses);
}

const lowestButOneOfFive = (losses: readonly number[]): number =>
  [...losses].sort((a, b) => a - b)[Math.floor(losses.length / 5)] ?? NaN;

/**
 * The verdict that a group has by itself, before any other was taken, stays: it grows with its members' change alone, so a
 * larger change is never milder.
 */
function keepFirst(
  model: Model,
  { effect, probability }: Estimates,
  words: readonly Word[],
  take: (i: number, word: Word, g: number, p: number) => void,
): void {
  const { groups, fit, deviation } = model;
  const { settings, rows } = fit.table;
  groups.forEach((group, g) => {
    const p = probability[g] ?? 1;
    const of = effect[g] ?? 0;
    if (p > settings.suspects || of <= 0) return;
    const isBeyond = (i: number): boolean => Math.min(of, deviation[i] ?? 0) > (rows[i]?.band ?? 0);
    const word = isCertain(model, g, { effect: of, p }, NaN, 0) ? 'regression' : 'suspect';
    if (!group.members.every(isBeyond) || !group.members.every((i) => ranks[words[i] ?? 'pass'] < ranks[word])) return;
    for (const i of group.members) take(i, word, g, p);
  });
}

/** Each repetition by itself, without its own machine: the smallest loss of a case, or of five and more the next one. */
function lowestRepetition(model: Model, effect: Float64Array): Float64Array {
  const { fit, cases } = model;
  const { table, blocks, slope, level, variance, slopeVariance, shared } = fit;
  const { rows, repetitions } = table;
  const levelRuns = Math.max(1, ...rows.map((row) => row.levelRuns));
  const k = 1 + 1 / levelRuns;
  const nested = new Nested(blocks, slope);
  const own = new Float64Array(cases);
  const losses: number[][] = rows.map(() => []);
  for (let r = 0; r < repetitions; r++) {
    const rest = new Float64Array(cases);
    const u = new Float64Array(cases);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.now[r] ?? NaN;
      own[c] =
        (variance[c] ?? 1) * (1 + 1 / Math.max(1, rows[c]?.levelRuns ?? 1)) +
        (cases > 2 ? (slopeVariance[c] ?? 0) * shared.machine : 0);
      nested.precision[c] = Number.isNaN(value) ? 0 : 1 / (own[c] ?? 1);
      rest[c] = Number.isNaN(value) ? 0 : value - (level[c] ?? 0) - (effect[c] ?? 0);
    }
    nested.update({ machine: model.machine * k, outer: shared.outer * k, inner: shared.inner * k });
    nested.apply(rest, u);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.now[r] ?? NaN;
      if (!Number.isNaN(value)) losses[c]?.push((effect[c] ?? 0) + (own[c] ?? 0) * (u[c] ?? 0));
    }
  }
  return Float64Array.from(losses, lowestButOneOfFive);
}
