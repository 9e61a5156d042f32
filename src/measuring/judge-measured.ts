/** Reads and judges what was measured in pairs. */
import type { Policy } from '../config/policy.js';
import { noVerdict, type Settings } from '../config/settings.js';
import type { GuardedSettings } from '../history/guarded-settings.js';
import { isSameEnvironment, nameCase } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import {
  type BaselineRead,
  findHistory,
  groupRuns,
  type PastRead,
  readReference,
  readSelectedBaseline,
  toPastMeasurements,
} from '../history/baseline.js';
import { awaitUnseen, type JudgeCircumstances, type JudgedRun, judgeCases, judgeRun } from '../judge/judge-run.js';
import type { Screen } from '../judge/pairs/screen.js';
import { compareByRatio } from '../judge/pairs/first-run.js';
import { defined } from '../lang/objects.js';
import type { MetricComparisons } from '../model/comparison.js';
import type {
  BaselineSide,
  ConfigurationSource,
  GateRun,
  Measurement,
  PairsFind,
  Problem,
  Provenance,
} from '../model/documents.js';
import { type Host, today } from '../model/host.js';
import type { PastMeasurement, Run } from '../model/run.js';
import { distinct, isError } from '../problems/problem.js';
import { readMachine, type ReadMachine, type Side, type MeasuredPair } from './measurer.js';
import { compareWork, knownWork, type Works } from '../judge/pairs/work.js';
import { Relations } from '../input/belong/relation.js';
import { type Candidate, readCandidate } from '../input/candidate.js';
import { fileOf } from '../input/open-input.js';
import { rowsShared } from '../problems/inputs.js';
import { slowAtFirst } from '../problems/raw-results.js';
import { joinCases } from '../compare/join-cases.js';
import { decideOutcome } from '../judge/outcome.js';
import { decideByPairs, type JudgedGroup } from '../judge/pairs/decide-by-pairs.js';
import { expectDifferences, type Scatter, smallestFound } from '../judge/pairs/views.js';
import { foundFrom } from '../judge/pairs/groups.js';
import { pairSettings } from '../judge/pairs/settings.js';
import { leaveOutEnded } from '../compare/usable-values.js';
import type { ChangeBase } from '../history/change-base.js';
import { noteDecisions } from '../history/decisions.js';

interface Known {
  readonly base?: string | undefined;
  /** Whether one version was measured beside itself: the question is what pairs find, and no verdict. */
  readonly isOfItself?: boolean | undefined;
  /** What the history showed before the pairs. */
  readonly screen?: Screen | undefined;
  /** The history of the base. */
  readonly recorded?: Pick<Recorded, 'expected' | 'decided'> | undefined;
}

export type JudgedPairs =
  | { readonly checked: CheckedRun; readonly work: Works }
  | { readonly problems: readonly Problem[] };

/** A judged run with everything that was read for it. */
export interface CheckedRun {
  readonly settings: Settings;
  readonly candidate: Candidate;
  readonly baseline: BaselineRead;
  readonly judged: JudgedRun;
  /** How a gate came to its decision. */
  readonly gate?: GateRun;
  /** The origin of the configuration, on a pull request. */
  readonly source?: ConfigurationSource;
  /** The commit that the history was read from, on a pull request; undefined for the history of the work tree. */
  readonly commit?: string;
  /** The second baseline, if it was read before. */
  readonly reference?: BaselineRead;
  /** How old the newest run of the baseline was. */
  readonly age?: NonNullable<BaselineSide['age']>;
  readonly problems: readonly Problem[];
}

/** @returns a function that judges the pairs measured so far; it reads each measurement once */
export function createPairJudge(guarded: GuardedSettings, host: Host) {
  const { settings: asked, source, notes } = guarded;
  const read = createReader(guarded, host);
  return async (
    pairs: readonly MeasuredPair[],
    { base, isOfItself = false, screen: known, recorded }: Known = {},
  ): Promise<JudgedPairs> => {
    const { head, before, isWhole, problems: ofReading } = await read(pairs);
    const problems = distinct([...ofReading, ...notes, ...(recorded?.decided ?? [])]);
    const [first] = head.candidates;
    if (first === undefined || !isWhole) return { problems };
    // What `check` is told to judge the same pairs.
    const settings = {
      ...asked,
      policy: { ...asked.policy, ...(isOfItself && noVerdict) },
      against: parentOf(pairs, 'base'),
      read: { ...asked.read, patterns: [parentOf(pairs, 'head')] },
    };
    const sides = withPartners(
      head.candidates.map(({ run }) => run),
      before.candidates.map(({ run }) => run),
    );
    const candidate: Run = { provenance: first.run.provenance, measurements: sides.head.flat() };
    // Dates of single runs do not matter: all measurements of the base are one run, in the environment of the head.
    const { environment } = candidate.provenance;
    const provenance = defined({ commit: base, environment });
    const past = {
      measurements: sides.base.flatMap((measurements) => toPastMeasurements({ measurements, provenance })),
      accepts: [],
      selection: 'pairs',
    } as const;
    const circumstances = {
      today: today(host),
      isInputIncomplete: problems.some(isError),
      unsound: new Set([...head.candidates, ...before.candidates].flatMap(({ unsound }) => [...unsound])),
    };
    const { policy, only } = settings;
    const work = compareWork(before.read, head.read);
    const screen = { noise: new Map(), ...known, ...defined({ work: knownWork(work) }) };
    const ofPairs = judgeRun({
      candidate,
      past,
      policy,
      ...circumstances,
      screen,
      ...defined({ only }),
    });
    const all = addUnmeasured(ofPairs, recorded?.expected ?? [], settings, {
      ...circumstances,
      baselineRuns: ofPairs.runs.length,
    });
    const judged = isOfItself ? qualify(all, policy) : all;
    return {
      checked: {
        settings,
        candidate: { ...first, run: candidate },
        baseline: { ...past, problems: [] },
        judged,
        problems,
        ...defined({ source }),
      },
      work,
    };
  };
}

/**
 * The measurements of each pair. A case that some pairs have on both sides is judged by these: what has no partner would be compared
 * with that of another pair.
 */
function withPartners(head: readonly Run[], base: readonly Run[]): Readonly<Record<Side, readonly Measurement[][]>> {
  const keysOf = (run: Run | undefined) => new Set(run?.measurements.map((one) => nameCase(one).key));
  const [ofHead, ofBase] = [head.map(keysOf), base.map(keysOf)];
  const isWhole = (k: number, key: string): boolean => ofHead[k]?.has(key) === true && ofBase[k]?.has(key) === true;
  const paired = new Set(ofHead.flatMap((keys, k) => [...keys].filter((key) => isWhole(k, key))));
  const select = (runs: readonly Run[]): Measurement[][] =>
    runs.map(({ measurements }, k) =>
      measurements.filter((one) => isWhole(k, nameCase(one).key) || !paired.has(nameCase(one).key)),
    );
  return { head: select(head), base: select(base) };
}

/** The folder that contains the folders of all pairs: "ab/head" of "ab/head/1/results". */
const parentOf = ([first]: readonly MeasuredPair[], side: Side): string =>
  first?.[side].replace(/\/\d+\/results$/, '') ?? '';

/** What pairs are judged by: the gated metrics that are compared by ratio. */
export const tablesOf = ({ judged, settings: { policy } }: CheckedRun): readonly MetricComparisons[] =>
  compareByRatio(judged.cases, policy);

/** What pairs of one version find. No further pair is worth its time: there is nothing to decide. */
function qualify(judged: JudgedRun, policy: Policy): JudgedRun {
  if (judged.measured === undefined) return judged;
  const { isPromising: _, ...measured } = judged.measured;
  return { ...judged, measured: { ...measured, finds: [...qualifyPairs(compareByRatio(judged.cases, policy))] } };
}

/** Whether another pair could not change the decision. The literal rule, and no verdict, take all pairs that were asked for. */
export const isDecided = ({ judged: { outcome, measured }, settings: { policy } }: CheckedRun): boolean =>
  policy.judge === 'noise' && (outcome === 'failed' || measured?.state !== 'open');

/** Whether another pair is worth its time although enough are measured. */
export const isWorthAnotherPair = ({ measured }: JudgedRun): boolean => measured?.isPromising === true;

/** Whether pairs can neither sign nor reject a release yet. The literal rule takes all that were asked for. */
export const isReleaseOpen = ({ outcome, measured }: Pick<JudgedRun, 'outcome' | 'measured'>): boolean =>
  outcome !== 'failed' && !((measured?.needed ?? Infinity) <= (measured?.pairs ?? 0) && measured?.isPromising !== true);

/** What another pair might have shown, had the budget allowed it, does not pass. */
export const withoutPass = (checked: CheckedRun): CheckedRun =>
  checked.judged.outcome === 'failed'
    ? checked
    : {
        ...checked,
        judged: { ...checked.judged, outcome: 'undecided', reasons: ['budget-spent', ...checked.judged.reasons] },
      };

/** What is in the folder of one measurement; without a candidate if nothing could be read. */
interface ReadMeasurement extends ReadMachine {
  readonly candidate?: Candidate;
}

/** @returns a function that reads each measurement alone, so that nothing of two is merged, and once, however often it is asked */
function createReader({ settings, source }: GuardedSettings, host: Host) {
  // A change that excludes a label does not remove it from its base: there it is missing.
  const labels = source?.absent === true ? settings.read.labels : settings.readBaseline.labels;
  const reading = { head: settings.read, base: { ...settings.read, labels } };
  const known = new Map<string, Promise<ReadMeasurement>>();
  const read = async (side: Side, folder: string): Promise<ReadMeasurement> => {
    const { run, problems, ...rest } = await readCandidate(
      { ...settings, read: { ...reading[side], patterns: [folder] } },
      host,
    );
    if (run === undefined) return { problems };
    const beside = await readMachine(folder, host);
    const nothing = { sources: new Map(), isOfHistory: false, unsound: new Set<string>() };
    const candidate = { ...nothing, ...rest, problems, run };
    return { ...beside, problems: [...problems, ...beside.problems], candidate };
  };
  const readOnce = (side: Side, folder: string): Promise<ReadMeasurement> => {
    const key = `${side} ${folder}`;
    const found = known.get(key) ?? read(side, folder);
    known.set(key, found);
    return found;
  };
  const readSide = async (side: Side, pairs: readonly MeasuredPair[]) => {
    const all = await Promise.all(pairs.map((pair) => readOnce(side, pair[side])));
    return { read: all, candidates: all.flatMap(({ candidate }) => candidate ?? []) };
  };
  return async (pairs: readonly MeasuredPair[]) => {
    const [head, before] = [await readSide('head', pairs), await readSide('base', pairs)];
    const all = [...head.candidates, ...before.candidates];
    const kept = findKept(all);
    return {
      head,
      before,
      /** Whether each measurement was read, and is one of its own. */
      isWhole: all.length === 2 * pairs.length && kept.length === 0,
      problems: [...once([...head.read, ...before.read].flatMap(({ problems }) => problems)), ...kept],
    };
  };
}

/** What is slow at the start of one measurement is slow at that of each, for more or fewer seconds. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(({ code }) => code === slowAtFirst.kind.code);
  return problems.filter((problem) => problem === first || problem.code !== first?.code);
}

/** Two files of different measurements with the same samples: the load test kept its results, or did not overwrite them. */
function findKept(all: readonly Candidate[]): readonly Problem[] {
  const members = all.flatMap(({ run, sources }) =>
    run.measurements.map((measurement) => ({ run, measurement, sources: sources.get(measurement) ?? [] })),
  );
  const copies = [...new Relations(members).copiesIn(members)];
  const [copy, original] = copies.find(([one, other]) => one.run !== other.run) ?? [];
  return copy === undefined || original === undefined ? [] : [rowsShared(fileOf(original), fileOf(copy))];
}

/**
 * Adds the cases that the history of the base has and that neither side of the pairs measured: the load test of the head measures
 * both, so a case that it no longer contains would be missed nowhere. They are missing or retired, as in `check`.
 *
 * @param judged the pairs
 * @param recorded the history of the base
 */
function addUnmeasured(
  judged: JudgedRun,
  recorded: readonly PastMeasurement[],
  { policy, only }: Pick<Settings, 'policy' | 'only'>,
  circumstances: JudgeCircumstances,
): JudgedRun {
  const known = new Set(judged.allCases.map(({ case: { key } }) => key));
  const { cases: found } = joinCases(judged.candidate, recorded, {
    selector: 'history',
    runs: policy.historyRuns,
    isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
    ...(only !== undefined && { only }),
  });
  const unmeasured = found.filter((one) => one.candidate.length === 0 && !known.has(one.case.key));
  if (unmeasured.length === 0) return judged;
  const { findings: missing } = judgeCases(unmeasured, policy, circumstances);
  const decided = decideOutcome([...judged.findings, ...missing], policy, {
    ...circumstances,
    runShifts: judged.runShifts,
  });
  return {
    ...judged,
    ...decided,
    cases: [...judged.cases, ...unmeasured],
    allCases: [...judged.allCases, ...unmeasured],
    ...defined({ measured: awaitUnseen(judged.measured, decided.findings) }),
  };
}

/** The numbers of pairs for which the smallest change is stated. */
const statedPairs = [1, 2, 4, 8];

/** @param tables pairs of one version */
export function qualifyPairs(tables: readonly MetricComparisons[]): readonly PairsFind[] {
  const { groups } = decideByPairs(tables);
  return statedPairs.map((pairs) => ({ pairs, found: [...foundFrom(groups, (group) => limitIn(pairs, group))] }));
}

/** The change that half of all gates with so many pairs find. */
function limitIn(pairs: number, { clearer, relative = clearer, band, weight }: JudgedGroup): number {
  const { differences, noise } = relative;
  const { squares, count, mean } = differences;
  // Nothing changed, so the differences are deviations from none.
  const sum = squares + count * mean ** 2;
  const freedom = noise.freedom + count;
  const known: Scatter = { variance: (noise.variance * noise.freedom + sum / 2) / freedom, freedom };
  return Math.max(band, smallestFound(expectDifferences(pairs, 0, known), noise, true, pairSettings.alpha * weight));
}

/** What the history offers, read before anything of a change runs. */
export interface Recorded {
  /** The recorded runs of ancestors, oldest first. */
  readonly runs: readonly Provenance[];
  /** The past, for the screen. */
  readonly past: PastRead;
  /** The past without the cases that ended. */
  readonly expected: readonly PastMeasurement[];
  /** The second baseline, if the settings name one. */
  readonly reference?: BaselineRead;
  /** What was decided about the past. */
  readonly decided: readonly Problem[];
  /** Whether there are enough comparable runs to look at a single measurement of the head. */
  readonly canScreen: boolean;
}

/** A history that cannot be read counts as one that can: the screen reports why it cannot. */
export async function readHistoryForScreen(settings: Settings, base: ChangeBase, host: Host): Promise<Recorded> {
  const history = await findHistory(settings, base, host);
  const { commit, problems } = history;
  const selected = await readSelectedBaseline(settings, host.provenance, base, commit, host);
  const { baseline: past } = selected;
  const reference = settings.reference === undefined ? undefined : await readReference(settings, commit, host);
  const runs = groupRuns(past.measurements).map(({ provenance }) => provenance);
  const comparable = runs.filter((run) => isSameEnvironment(run, settings));
  const decided = noteDecisions(past.accepts, past.measurements, settings.policy, today(host));
  const isUnreadable = [...problems, ...past.problems].some(isError);
  return {
    runs,
    past: { ...history, ...selected },
    expected: leaveOutEnded(past.measurements, past.accepts, new Set()),
    ...defined({ reference }),
    decided,
    canScreen: isUnreadable || comparable.length >= pairSettings.minRuns,
  };
}
