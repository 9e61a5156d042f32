/** What is said of each case, and the metrics that caused it. */
import { isBeyondBand } from '../../compare/loss-start.js';
import { compareCodeUnits, defined, groupBy } from '../../lang/objects.js';
import { createMetricTable, type MetricTable } from '../../metrics/index.js';
import { isNotAsked } from '../../model/exit-code.js';
import { isOpenObjective, isUnseen, isWorseVerdict } from '../../model/verdict-order.js';
import type { CaseName, Finding, Reason, Report, Statement, Verdict } from '../../model/documents.js';
import { loadTestKey } from '../../cases/names.js';
import { areEquallyFrequent, findAwaited, type LoopPart } from '../../compare/loops.js';
import { midpoint } from '../../metrics/values.js';

/** What statements are made of. */
export type Judged = Pick<Report, 'findings' | 'metrics'> &
  Partial<Pick<Report, 'runShifts' | 'reasons' | 'baseline' | 'pairs'>>;

/** What is said of a case: its state, and why there is nothing to look at if so. */
export type Says = Statement['says'];

/** The states of a case, worst first. tolerated: worse, but the configuration does not fail on it. */
export const states = [
  'failing',
  'tolerated',
  'suspect',
  'waived',
  'unjudged',
  'better',
  'new',
  'retired',
  'same',
] as const;
export type State = (typeof states)[number];

export interface CaseState {
  readonly name: CaseName;
  readonly state: State;
  readonly kind: Kind;
  readonly says: Says;
  /** The gated findings that have this state, in the order of the report. */
  readonly moved: readonly Finding[];
  /** All gated findings of the case. */
  readonly findings: readonly Finding[];
  /** The slower or new labels that explain its loss, if it lost nothing but throughput. */
  readonly waitsFor?: readonly AwaitedLabel[] | undefined;
}

/** Every case with a gated metric, by key: the order of the findings does not matter. */
export function findCaseStates({ findings, metrics = [], runShifts = [], reasons = [] }: Judged): readonly CaseState[] {
  const gated = findings.filter((finding) => finding.gated || finding.reason === 'retired');
  const context = {
    metrics: createMetricTable(metrics),
    isAsked: !isNotAsked({ reasons }),
    shifted: new Set(runShifts.flatMap(({ metric, verdict }) => (verdict === 'regression' ? [metric] : []))),
  };
  const found = [...groupBy(gated, (finding) => finding.case.key).values()]
    .flatMap((own) => findCaseState(own, context))
    .sort((a, b) => compareCodeUnits(a.name.key, b.name.key));
  const awaited = findAwaitedLabels(found);
  return found.map((own) => ({ ...own, ...defined({ waitsFor: awaited.get(own.name.key) }) }));
}

interface Context {
  readonly metrics: MetricTable;
  /** Whether somebody asked for a verdict: otherwise nothing is said to be unchanged. */
  readonly isAsked: boolean;
  /** The metrics in which the run got worse as a whole. */
  readonly shifted: ReadonlySet<string>;
}

function findCaseState(unsorted: readonly Finding[], context: Context): readonly CaseState[] {
  const findings = unsorted.toSorted(
    (a, b) => compareCodeUnits(a.metric, b.metric) || compareCodeUnits(a.objective ?? '', b.objective ?? ''),
  );
  const [first] = findings;
  if (first === undefined) return [];
  const found = findings.map(findState);
  const isPartly = isPartlyJudged(findings, context.metrics);
  // A case with a baseline is not new, even if one of its metrics is.
  const worst = states.find((one) => found.includes(one) && !(one === 'new' && found.includes('same'))) ?? 'same';
  const isLost = isCarried(findings, context.shifted);
  const isGain = isPartly && worst === 'unjudged' && !isLost;
  // Where all cases lost with the run, a slow loss is a part of that.
  const isSlow = findings.every(({ verdict, reason }) => verdict === 'pass' || reason === 'drift');
  const state = isGain && found.includes('better') ? 'better' : isLost && isSlow ? 'same' : worst;
  const moved = findings.filter((_, i) => found[i] === state);
  const kinds = new Set(moved.map(classifyFinding));
  const kind = (state === 'same' ? undefined : kindOrder.find((candidate) => kinds.has(candidate))) ?? 'moved';
  const ofKind = moved.filter((finding) => classifyFinding(finding) === kind);
  const says = state === 'failing' ? sayFailing(kind) : sayOther(state, isPartly, findings, context);
  return [{ name: first.case, state, kind, says, moved: ofKind, findings }];
}

const sayFailing = (kind: Kind): Says =>
  kind === 'missing' || kind === 'lacking' ? 'missing' : kind === 'invalid' ? 'invalid' : 'failing';

function sayOther(state: State, isPartly: boolean, findings: readonly Finding[], { shifted, isAsked }: Context): Says {
  if (state === 'better' || (state !== 'same' && !isPartly)) return state;
  if (isCarried(findings, shifted)) return 'carried';
  if (findings.some((finding) => isCoupled(finding) && isBeyondBand(finding))) return 'waiting';
  if (findings.some(hasMovedAlike)) return 'alike';
  return !isAsked ? 'unjudged' : isPartly ? 'partly' : 'same';
}

/** Whether a case was measured beyond its band because the machine, or all cases, moved so far. */
const hasMovedAlike = (finding: Finding): boolean =>
  finding.verdict === 'pass' &&
  isBeyondBand(finding) &&
  Math.abs(finding.adjusted?.shift ?? 0) > (finding.band?.percent ?? 0);

/** Whether a case lost with a run that got worse as a whole, although it does not differ from the others. */
const isCarried = (findings: readonly Finding[], shifted: ReadonlySet<string>): boolean =>
  findings.some(
    (finding) =>
      finding.verdict === 'pass' &&
      shifted.has(finding.metric) &&
      finding.reason !== 'coupled' &&
      isBeyondBand(finding),
  );

/** Whether a change was attributed to another label. */
export const isCoupled = ({ because, reason, gated, delta }: Finding): boolean =>
  because !== undefined && reason === 'coupled' && gated && delta?.percent !== undefined;

const uncertain = new Set<Reason>(['few-samples', 'too-noisy']);

/** Whether some metrics of a case were judged, none got worse, and the others are too uncertain. */
export function isPartlyJudged(all: readonly Finding[], { byId }: Pick<MetricTable, 'byId'>): boolean {
  const findings = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const [worst] = findings.map(({ verdict }) => verdict).sort((a, b) => (isWorseVerdict(a, b) ? -1 : 1));
  const isSpeed = ({ metric }: Finding): boolean => (byId.get(metric)?.scale ?? 'ratio') === 'ratio';
  return (
    worst === 'inconclusive' &&
    findings.every(
      ({ verdict, reason }) =>
        verdict !== 'inconclusive' ||
        uncertain.has(reason) ||
        (reason === 'within-noise' && isCovered(findings, { byId })),
    ) &&
    findings.some((finding) => isSpeed(finding) && (finding.verdict === 'pass' || finding.verdict === 'improvement'))
  );
}

/** Whether a slower service would show: throughput and a response time were judged, of those that are gated. */
export function isCovered(findings: readonly Finding[], { byId }: Pick<MetricTable, 'byId'>): boolean {
  const rates = findings.filter(({ metric }) => metric === 'throughput');
  const times = findings.filter(({ metric }) => byId.get(metric)?.unit === 'ms');
  return [rates, times].every((family) => family.length === 0 || family.some(wasJudged));
}

/** Whether a finding compares a value with a baseline and has a verdict. */
export const wasJudged = ({ verdict }: Finding): boolean => verdict !== 'inconclusive' && verdict !== 'new';

/** Where the configuration does not fail on it. */
const stateOf: Readonly<Record<Verdict, State>> = {
  regression: 'tolerated',
  missing: 'tolerated',
  invalid: 'tolerated',
  suspect: 'suspect',
  inconclusive: 'unjudged',
  waived: 'waived',
  improvement: 'better',
  new: 'new',
  pass: 'same',
};

function findState({ verdict, reason, fails, baseline }: Finding): State {
  if (reason === 'retired') return 'retired';
  if (fails === true) return 'failing';
  return verdict === 'invalid' && baseline === undefined ? 'unjudged' : stateOf[verdict];
}

/** Worst first. Cases of different kinds are never in one group. drift: a slow loss over several runs. */
export const kindOrder = ['errors', 'moved', 'drift', 'objective', 'missing', 'lacking', 'unseen', 'invalid'] as const;
export type Kind = (typeof kindOrder)[number];

/** The way in which a finding is worse. Not for findings that pass. */
export function classifyFinding(finding: Finding): Kind {
  if (findDrift(finding) !== undefined) return 'drift';
  if (finding.verdict === 'invalid') return 'invalid';
  if (finding.verdict === 'missing') return finding.reason === 'no-candidate' ? 'missing' : 'lacking';
  if (finding.objective !== undefined) return 'objective';
  if (isUnseen(finding)) return 'unseen';
  if (finding.metric === 'errorPercent') return 'errors';
  return 'moved';
}

/** The slow loss that alone makes a finding a suspect. The change of its run says nothing about it. */
export const findDrift = ({ reason, drift }: Finding): Finding['drift'] => (reason === 'drift' ? drift : undefined);

/** isOpen: nothing shows for certain that its own time changed. */
type AwaitedLabel = Readonly<{ label: string; new?: true; isOpen?: true }>;

/** The time of a typical request comes first: it says how long an iteration takes. */
const times = ['p50', 'mean', 'p90', 'p95', 'p99'];

interface Part extends LoopPart {
  readonly loss: number;
  readonly state: CaseState;
}

function toPart(state: CaseState, time?: string): readonly Part[] {
  const read = (metric?: string): readonly [was: number, now: number] => {
    const found = state.findings.find((one) => one.metric === metric && one.objective === undefined);
    return [found?.baseline?.value ?? NaN, midpoint(found?.candidate)];
  };
  const [[rate, rateNow], [was, now]] = [read('throughput'), read(time)];
  const [before, added, loss] = [rate * was, rate * (now - was), Math.log(rate / rateNow)];
  return Number.isFinite(added + loss) ? [{ case: state.name, before, added, loss, state }] : [];
}

const hasOnlyLost = ({ state, kind, moved }: CaseState): boolean =>
  kind === 'moved' && !/^(same|unjudged|new)$/.test(state) && moved.every(({ metric }) => metric === 'throughput');

/** By the key of a case in which nothing but throughput moved: labels of its load test that are new, or whose own time explains that. */
function findAwaitedLabels(cases: readonly CaseState[]): ReadonlyMap<string, readonly AwaitedLabel[]> {
  const found = new Map<string, readonly AwaitedLabel[]>();
  for (const ofTest of groupBy(cases, ({ name }) => loadTestKey(name)).values()) {
    const fresh = ofTest.flatMap(({ state, name: { label } }): readonly AwaitedLabel[] =>
      state === 'new' && label !== undefined ? [{ label, new: true }] : [],
    );
    for (const one of fresh.length > 0 ? ofTest : [])
      if (hasOnlyLost(one) && one.state !== 'better') found.set(one.name.key, fresh);
    const time = times.find((metric) => ofTest.some(({ moved }) => moved.some((one) => one.metric === metric)));
    const parts = time === undefined ? [] : ofTest.flatMap((one) => toPart(one, time));
    for (const sign of [1, -1] as const) {
      const [lead] = parts.toSorted((a, b) => sign * (b.added - a.added));
      if (lead === undefined || !(sign * lead.loss > 0)) continue;
      // The throughputs of one loop change alike.
      const loop = parts.filter(({ loss }) => areEquallyFrequent(Math.exp(loss), Math.exp(lead.loss)));
      const isCause = findAwaited({ parts: loop, loss: lead.loss }, sign)?.isCause ?? [];
      // What did not get slower by its own verdict is no cause.
      const slower = loop.flatMap(({ state: { state, moved, name } }, p): readonly AwaitedLabel[] =>
        isCause[p] === true && !/^(same|unjudged)$/.test(state) && moved.some(({ metric }) => times.includes(metric))
          ? [{ label: name.label ?? '', ...(state === 'suspect' && { isOpen: true }) }]
          : [],
      );
      for (const [p, { state, loss }] of loop.entries())
        if (slower.length > 0 && isCause[p] === false && sign * loss > 0 && hasOnlyLost(state))
          found.set(state.name.key, [...(found.get(state.name.key) ?? []), ...slower]);
    }
  }
  return found;
}

/** Whether there is nothing to look at, although some metrics may be too uncertain to judge. */
export const isCalm = (says: Says): boolean =>
  ['same', 'partly', 'waiting', 'alike', 'better', 'waived'].includes(says);
