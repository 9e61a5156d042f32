/** How sure a statement is, when what it says began, and by how many past runs it was judged. */
import { isGradual } from '../../compare/loss-start.js';
import { compareCodeUnits, defined, groupBy } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import type { Finding, LossStart, Reason, Report, Statement } from '../../model/documents.js';
import { common } from '../model/settings.js';
import { findDrift, type CaseState } from './cases.js';
import type { Group } from './groups.js';
import { findWorst, type Move } from './moves.js';
import { sum } from '../../stats/averages.js';

/** What a number of runs, pairs or requests shows; undefined if certainty does not apply: a missing case is simply missing. */
export type Sure = NonNullable<Statement['sure']>;

type SureReport = Pick<Report, 'findings' | 'baseline' | 'pairs'>;

/** A limit decides that has nothing to do with chance. */
const fixedReasons = new Set<Reason>(['objective', 'whole-step', 'beyond-band', 'cap']);

/** Of the worst case, which a row names. */
export function findSure({ state, kind, moves }: Group, report: SureReport): Sure | undefined {
  const findings = listFindings(moves);
  if (findings.length === 0) return undefined;
  if (kind === 'drift')
    return { by: 'slow-loss', size: Math.max(...findings.map((finding) => findDrift(finding)?.runs ?? 0)) };
  if (kind !== 'moved' && kind !== 'errors' && kind !== 'objective') return undefined;
  const { effect, probability, noise, samples = 0, candidate } = findWorst(moves) ?? {};
  if (effect !== undefined) return { by: 'pairs', ...defined({ size: effect.beyond }), of: effect.pairs };
  if (state === 'suspect') return findBasis(findings, report);
  if (state === 'unjudged')
    return moves.every(({ largest }) => isNoise(largest)) ? findBasis(findings, report) : undefined;
  if (findings.every(({ reason }) => fixedReasons.has(reason))) return { by: 'limit' };
  // Noise that is only assumed shows no chance.
  if (probability !== undefined && noise?.from === 'assumed' && isShort(findings)) return findBasis(findings, report);
  if (probability !== undefined) return { by: 'chance', chance: probability };
  if (report.pairs !== undefined) return { by: 'pairs', of: report.pairs.pairs };
  if (kind !== 'errors' || samples === 0) return undefined;
  return { by: 'requests', size: Math.round((samples * midpoint(candidate)) / 100), of: samples };
}

/** The runs that show a change; the past runs if there are too few to know what the machine does. */
function findBasis(findings: readonly Finding[], report: SureReport): Sure {
  const since = findings.map(({ began }) => began?.runs ?? 0);
  if (Math.min(...since) > 0) return { by: 'older', size: 1 + Math.max(...since) };
  if (isShort(findings)) return { by: 'past-runs', size: countPastRuns(report, findings) };
  return { by: 'runs', size: Math.max(1, ...findings.map(({ repetitions = 1 }) => repetitions)) };
}

export const listFindings = (moves: readonly Move[]): readonly Finding[] => moves.flatMap((move) => move.findings);

/** Whether too few past runs show what the machine does. */
export const isShort = (findings: readonly Finding[]): boolean =>
  findings.length > 0 && findings.every(({ noise }) => (noise?.runs ?? Infinity) < common.runsOfMachine);

/** The number of past runs that findings are judged by: those of their baseline, and others of the history that show the noise. */
export function countPastRuns(
  { findings, baseline: { runs, noiseRuns = 0 } }: Pick<Report, 'findings' | 'baseline'>,
  about = findings,
): number {
  const ofCases = about.flatMap(({ baseline, noise }) =>
    baseline === undefined ? [] : noiseRuns > 0 ? noiseRuns + baseline.runs : (noise?.runs ?? baseline.runs),
  );
  return ofCases.length === 0 ? runs.length + noiseRuns : ofCases.reduce((most, count) => Math.max(most, count), 0);
}

const noiseReasons = new Set<Reason>(['within-noise', 'short-history', 'too-noisy', 'single-run', 'relative']);

/** Whether more runs would settle a finding that could not be judged. Otherwise its reason names the obstacle. */
export const isNoise = ({ reason }: Pick<Finding, 'reason'>): boolean => noiseReasons.has(reason);

/** How losses went on since their first run. */
export interface Course {
  /** The first runs, oldest first: a loss may begin with different runs in its cases. */
  readonly starts: readonly LossStart[];
  /** Whether losses went on to get worse after their first run. */
  readonly isGradual: boolean;
}

export function findCourse(findings: readonly Finding[]): Course {
  const courses = findings.flatMap(({ began, series = [], baseline, candidate }) => {
    const first = series[series.length - (began?.runs ?? 0)];
    if (first === undefined || baseline === undefined || candidate === undefined) return [];
    return [[baseline.value, first, midpoint(candidate)] as const];
  });
  const starts = findings
    .flatMap((finding) => findDrift(finding) ?? finding.began ?? finding.older ?? [])
    .sort((a, b) => compareCodeUnits(a.since ?? '', b.since ?? ''));
  return { starts, isGradual: isGradual(courses) };
}

/** Whether no change is new in this run. */
export const isOlder = ({ moves }: Pick<Group, 'moves'>): boolean =>
  moves.length > 0 && listFindings(moves).every(({ began }) => began !== undefined);

/** The findings of which a part is older than this run. */
export const listOlder = (groups: readonly Pick<Group, 'moves'>[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => listFindings(moves).filter(({ older }) => older !== undefined));

/** The part of losses that is older than this run, in the metric in which most have one. */
interface OlderPart {
  readonly metric: string;
  readonly percents: readonly number[];
  /** Whether every case has one. */
  readonly isInAll: boolean;
  readonly course: Course;
}

export function findOlderPart(groups: readonly Group[]): OlderPart | undefined {
  const byMetric = groupBy(listOlder(groups), ({ metric }) => metric);
  const [largest] = [...byMetric].sort(([, a], [, b]) => b.length - a.length);
  if (largest === undefined) return undefined;
  const [metric, findings] = largest;
  const isInAll = findings.length === sum(groups.map(({ cases }) => cases.length));
  return {
    metric,
    percents: findings.flatMap(({ older }) => older?.percent ?? []),
    isInAll,
    course: findCourse(findings),
  };
}

/** When the changes of a group began that are not new in this run, and in how many cases; undefined if every case has a new one. */
export function findEarlierStart({ moves }: Group) {
  const findings = listFindings(moves);
  const fresh = new Set(findings.flatMap(({ began, case: { key } }) => (began === undefined ? [key] : [])));
  const old = findings.filter((finding) => !fresh.has(finding.case.key));
  if (old.length === 0) return undefined;
  const size = new Set(old.map((finding) => finding.case.key)).size;
  return { size, areAll: fresh.size === 0, course: findCourse(old) };
}

/** The error rates of groups, now and before, in percent. */
export function findErrorRates(groups: readonly Group[]) {
  const findings = listFindings(groups.flatMap(({ moves }) => moves));
  const isNew = findings.some(({ baseline }) => baseline === undefined);
  return {
    now: findings.flatMap(({ candidate }) => (candidate === undefined ? [] : midpoint(candidate))),
    before: isNew ? [] : findings.flatMap(({ baseline }) => baseline?.value ?? []),
  };
}

/** What permits the changes of a group: the waivers of its metrics by their worst case, what accepted one, and the last days. */
export function findPermits({ moves }: Group) {
  const notes = moves.flatMap(({ largest: { metric, waiver } }) =>
    waiver === undefined ? [] : [{ metric, ...waiver }],
  );
  const ends = listFindings(moves).flatMap(({ waiver }) => waiver?.until ?? []);
  return { notes, accepted: notes.find(({ since }) => since !== undefined), firstEnd: ends.sort()[0] };
}

/** certain: it changed. worse, better: it looks so. open: nothing can be said about it. */
export function findManner({ state, kind, moves }: Group): 'certain' | 'worse' | 'better' | 'open' {
  const direct = (wanted: 'worse' | 'better', { largest: { delta } }: Move): boolean => delta?.direction === wanted;
  if (state === 'unjudged') {
    if (kind === 'moved' && moves.every((move) => direct('better', move))) return 'better';
    const looksWorse = moves.every((move) => isNoise(move.largest) && direct('worse', move));
    return looksWorse || (kind !== 'moved' && kind !== 'errors') ? 'worse' : 'open';
  }
  const areSuspects = listFindings(moves).every(({ verdict }) => verdict === 'suspect');
  return state !== 'better' && areSuspects ? 'worse' : 'certain';
}

/** What shows suspects, and whether a slow machine may explain them, because it moves all cases. */
export function findDoubt(groups: readonly Group[], cases: readonly CaseState[], report: Report) {
  const isCalm = ({ state, says }: CaseState): boolean => state === 'same' && /^(?:same|unjudged)$/.test(says);
  const basis = findBasis(listFindings(groups.flatMap(({ moves }) => moves)), report);
  return { basis, isMachine: !cases.some(isCalm) };
}

/** In how many pairs suspects were measured beyond their band; undefined without pairs, or if they differ. */
export function countBeyond(groups: readonly Group[]): Sure | undefined {
  const counts = groups.flatMap(({ moves }) =>
    moves.flatMap(({ largest: { effect } }) => (effect?.beyond === undefined ? [] : [effect])),
  );
  const [first, ...others] = counts;
  const areAlike = others.every(({ beyond, pairs }) => beyond === first?.beyond && pairs === first?.pairs);
  return first !== undefined && areAlike
    ? { by: 'pairs', ...defined({ size: first.beyond }), of: first.pairs }
    : undefined;
}

/** The largest loss that pairs did not exclude, and the number of other cases with one; undefined if they decided. */
export function findOpenLoss({ pairs, findings }: Report, groups: readonly Group[]) {
  const all =
    pairs?.state === 'open' ? findings.filter(({ gated, effect }) => gated && effect?.open !== undefined) : [];
  // The case that a row names, if there is one.
  const named = groups.flatMap(({ moves }) => moves.map((move) => move.largest));
  const shown = named.filter((one) => all.includes(one));
  const openOf = ({ effect }: Finding): number => Math.abs(effect?.open ?? 0);
  const [worst] = (shown.length > 0 ? shown : all).toSorted((a, b) => openOf(b) - openOf(a));
  if (worst === undefined) return undefined;
  const others = new Set(all.map((finding) => finding.case.key)).size - 1;
  return { case: worst.case, metric: worst.metric, percent: openOf(worst), others };
}

const withInterval: ReadonlySet<Finding['verdict']> = new Set(['regression', 'improvement', 'suspect']);

/** The change that decided or may, with its interval; undefined without pairs. */
export const readEffect = ({ effect, verdict }: Finding): Finding['effect'] =>
  withInterval.has(verdict) ? effect : undefined;

/** Whether any change is shown with its interval. */
export const hasIntervals = ({ findings }: Report): boolean =>
  findings.some((one) => one.gated && readEffect(one) !== undefined);

/** How often the run was measured. */
export const countRepetitions = ({ findings }: Report): number =>
  findings.reduce((most, { repetitions = 1 }) => Math.max(most, repetitions), 1);
