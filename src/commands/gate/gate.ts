/**
 * The gate that measures until it knows. One measurement of the head is compared with the history; what looks suspicious there
 * is decided by pairs of base and head, measured one right after the other.
 */
import type { CheckRequest, Measuring } from '../../config/settings.js';
import { defaultConfigFile } from '../../config/read-config.js';
import { readGuardedSettings, type GuardedSettings } from '../../history/guarded-settings.js';
import { formatCount } from '../../lang/format.js';
import { defined } from '../../lang/objects.js';
import type { GateRun, Problem } from '../../model/documents.js';
import type { Host } from '../../model/host.js';
import type { Publisher } from '../../model/rendering.js';
import { ifRefused, isError } from '../../problems/problem.js';
import { notWritten } from '../../problems/publishing.js';
import { nothingJudged, publishJudged, type CheckResult } from '../check/check.js';
import { findBase, type Base } from '../../history/change-base.js';
import { checkOut, removeLeftOvers, chooseFolder, moveMeasurement, type CheckedOut } from '../../measuring/folders.js';
import { checkWithPast, type Checked } from '../check/read-and-judge.js';
import { writeGate, type GateDecision } from '../../measuring/gate-file.js';
import {
  type CheckedRun,
  createPairJudge,
  isReleaseOpen,
  isDecided,
  isWorthAnotherPair,
  type JudgedPairs,
  readHistoryForScreen,
  type Recorded,
  withoutPass,
} from '../../measuring/judge-measured.js';
import {
  createMeasurer,
  resultsOf,
  isCut,
  readMachines,
  createPairMeasurer,
  type Measurer,
  type Side,
  type MeasuredVersion,
  type MeasuredPair,
  type measurePair,
} from '../../measuring/measurer.js';
import { foreignCode, nothingToRun, planChanged, pairCut } from '../../problems/gate.js';
import { judgeFirstRun } from '../../judge/pairs/first-run.js';
import type { Screen } from '../../judge/pairs/screen.js';
import type { Works } from '../../judge/pairs/work.js';

export interface GateRequest extends Omit<CheckRequest, 'results' | 'against'> {
  /** Settings that replace those of `measure:` in the configuration. */
  readonly measure?: Partial<Measuring>;
  /** The base as a revision. Default: the merge base, or the newest recorded ancestor. */
  readonly base?: string;
  /** A folder with the sources of the base, built already; git is not asked for any then. */
  readonly baseFolder?: string;
  /** Whether pairs are measured at once, without a screen. */
  readonly skipsScreen?: boolean;
  /** Whether pairs are measured until a release can be signed or rejected. */
  readonly isRelease?: boolean;
  /** The folder for the results. Default: a new one below guardband-gate. */
  readonly out?: string;
}

/**
 * Measures and judges the version in the current folder.
 *
 * @param request what to measure; guardband.yml fills in the rest
 * @param publishers where the report goes
 * @returns the report, and an exit code: 0 passed, 1 failed, 2 undecided, 3 nothing was decided: the configuration is
 * unusable, a command failed, the gate was interrupted, or its budget ended before one pair
 */
export async function gate(request: GateRequest, publishers: readonly Publisher[], host: Host): Promise<CheckResult> {
  const result = await measureAndJudge(request, host);
  return result.judged === undefined
    ? await nothingJudged(result.problems, publishers, host)
    : await publishJudged(result, request, publishers, host);
}

/** The same without a report. */
export async function measureAndJudge(request: GateRequest, host: Host): Promise<Checked> {
  const prepared = await prepare(request, host);
  if (prepared.problems !== undefined) return prepared;
  const release = host.holdSignals();
  const result = await decide(prepared, request, host).finally(release);
  return { ...result, ...defined({ reference: prepared.recorded.reference }) };
}

interface Prepared {
  readonly measuring: Measuring;
  readonly measurer: Measurer;
  readonly out: string;
  /** The folder of the head. */
  readonly head: string;
  readonly recorded: Recorded;
  /** The rules, read before anything of the change ran. */
  readonly guarded: GuardedSettings;
  /** The base, found before anything of the change ran, or why there is none; undefined if its folder is named. */
  readonly base: Base | Problem | undefined;
  /** What to know about pairs of base and head. */
  readonly notes: readonly Problem[];
}

async function prepare(request: GateRequest, host: Host) {
  if (host.context.foreignCode !== undefined) return { problems: [foreignCode(host.context.foreignCode)] };
  await removeLeftOvers(host);
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  // What can only stay unknown is not measured.
  const problems = guarded.base.kind === 'untold' ? [...guarded.notes, ...settings.problems] : settings.problems;
  if (problems.some(isError)) return { problems };
  const measuring = { ...settings.measure, ...request.measure };
  const { run } = measuring;
  if (run === undefined) return { problems: [nothingToRun(request.config ?? defaultConfigFile)] };
  const chosen = await chooseFolder(request.out, host);
  if ('code' in chosen) return { problems: [chosen] };
  const { out } = chosen;
  const [head, recorded] = [await host.makeFolder('.'), await readHistoryForScreen(settings, guarded.base, host)];
  const measurer = createMeasurer(measuring, run, { head, out }, host);
  const base =
    request.baseFolder === undefined ? await findBase(request.base, guarded.base, recorded.runs, host) : undefined;
  const notes = base === undefined || 'code' in base ? [] : await findChangedPlan(base.commit, run, host);
  return { measuring, out, head, measurer, recorded, guarded, base, notes };
}

async function decide(prepared: Prepared, request: GateRequest, host: Host): Promise<Checked> {
  const { measurer, head, recorded, guarded, base: known } = prepared;
  const isOfItself = known !== undefined && 'isHead' in known;
  // The literal rule compares medians of pairs, whatever the history would make suspicious.
  const isScreened =
    !isOfItself && request.skipsScreen !== true && recorded.canScreen && guarded.settings.policy.judge !== 'bands';
  // The base is checked out before anything of the head runs, which could change what git knows of it.
  const base = await prepareBase(request, prepared, host);
  if ('code' in base && !isScreened) return { problems: [base] };
  try {
    await watchVersions(base, prepared, host);
    const unbuilt = await measurer.build({ side: 'head', folder: head });
    if (unbuilt !== undefined) return { problems: [unbuilt] };
    const screened = isScreened ? await screenHead(measurer, head, prepared, request, host) : undefined;
    if (screened !== undefined && 'problems' in screened) return screened;
    if (screened?.failed !== undefined)
      return await keep(screened.failed, { gate: toGateRun('errors', prepared, screened), order: [] }, prepared, host);
    if ('code' in base) return { problems: [base] };
    return await decideByPairs({ ...prepared, ...defined({ screened, isRelease: request.isRelease }), base }, host);
  } finally {
    if (!('code' in base)) await base.checkedOut?.remove();
  }
}

/** From here on, base and head are what they are now, and what their own commands make of them. */
async function watchVersions(
  base: PreparedBase | Problem,
  { measurer, head, out }: Prepared,
  host: Host,
): Promise<void> {
  const { code, stdout } = await host.git(['status', '--porcelain', '--untracked-files=no']);
  const changes = stdout.split('\n').length - 1;
  const how = changes === 0 ? 'as committed' : `with ${formatCount(changes, 'uncommitted change')}`;
  if (code === 0) host.stderr(`guardband: the head is measured ${how}; nothing may change it between measurements\n`);
  await measurer.watch(head);
  if ('code' in base) return;
  // A folder that the user named may contain what changes meanwhile.
  const others = [head, await host.makeFolder(out)];
  if (others.some((folder) => `${folder}/`.startsWith(`${base.folder}/`))) return;
  await measurer.watch(base.folder, base.checkedOut?.root ?? base.folder);
}

const toGateRun = (
  decidedBy: GateRun['decidedBy'],
  { measurer, measuring }: Pick<Prepared, 'measurer' | 'measuring'>,
  screened: Screened | undefined,
): GateRun => ({
  decidedBy,
  measurements: measurer.count(),
  leastPairs: measuring.pairs,
  durationMs: measurer.elapsedMs(),
  budgetMs: measuring.budgetMs,
  ...defined({
    suspects: screened?.screen.isCalm === true ? 0 : screened?.screen.suspects?.size,
    seen: screened?.screen.isCalm === true ? screened.screen.seen : undefined,
  }),
});

interface Versions extends Omit<Prepared, 'base'> {
  readonly base: PreparedBase;
  readonly screened?: Screened;
  readonly isRelease?: boolean;
}

async function decideByPairs(versions: Versions, host: Host): Promise<Checked> {
  const { measurer, measuring, base, head, screened, out, guarded, recorded, notes, isRelease } = versions;
  const sides = { base: { side: 'base', folder: base.folder }, head: { side: 'head', folder: head } } as const;
  const unbuilt = base.checkedOut === undefined ? undefined : await measurer.build(sides.base);
  if (unbuilt !== undefined) return { problems: [unbuilt] };
  const judge = createPairJudge(guarded, host);
  const found = await measurePairs(
    {
      measurer,
      versions: sides,
      // The history says how the cases were, the base how the machine is today: it is measured right after the screen.
      ...(screened?.screen.isCalm === true
        ? { leastPairs: 1, head: await moveMeasurement(screened.folder, resultsOf(out, 'head', { number: 1 }), host) }
        : { leastPairs: measuring.pairs }),
      ...defined({ isRelease }),
      judge: async (pairs) =>
        await judge(pairs, {
          base: base.commit?.commit,
          isOfItself: base.commit?.isHead,
          screen: screened?.screen,
          recorded,
        }),
    },
    host,
  );
  if ('problems' in found) return found;
  const { checked, isBudgetSpent, machine, order } = found;
  host.stderr(`guardband: the results are in ${out}\n`);
  const gate = {
    ...toGateRun('pairs', versions, screened),
    ...defined({ base: base.commit?.commit, isOfItself: base.commit?.isHead }),
    ...(isBudgetSpent && { isBudgetSpent }),
    ...machine,
  };
  const decided = { ...checked, problems: [...checked.problems, ...notes] };
  return await keep(decided, { gate, order, ...defined({ screen: screened?.screen }) }, versions, host);
}

/** Keeps beside the measurements what decided. */
async function keep(
  checked: CheckedRun,
  decision: GateDecision,
  { out, guarded }: Pick<Prepared, 'out' | 'guarded'>,
  host: Host,
): Promise<CheckedRun> {
  const unwritten = await writeGate(out, decision, guarded.settings, host).then(
    () => [],
    ifRefused((why) => [notWritten(out, why)]),
  );
  return { ...checked, problems: [...checked.problems, ...unwritten], gate: decision.gate };
}

interface PreparedBase {
  readonly folder: string;
  /** Undefined for a folder that the user named. */
  readonly commit?: Base;
  readonly checkedOut?: CheckedOut;
}

async function prepareBase(
  { baseFolder = '.' }: GateRequest,
  { base: commit, head }: Prepared,
  host: Host,
): Promise<PreparedBase | Problem> {
  if (commit === undefined) return { folder: await host.makeFolder(baseFolder) };
  if ('code' in commit) return commit;
  if (commit.isHead === true) return { folder: head, commit };
  host.stderr(`guardband: the base is ${commit.commit.slice(0, 10)} (${commit.why})\n`);
  const checkedOut = await checkOut(commit.commit, host);
  return 'code' in checkedOut ? checkedOut : { folder: checkedOut.folder, commit, checkedOut };
}

/**
 * Says if the load test differs between base and head: test plans, and files that the command names. The head's measures both,
 * except for what the command takes from the folder of the version.
 *
 * @param base the commit of the base
 * @param run the command that measures
 */
async function findChangedPlan(base: string, run: string, host: Host): Promise<readonly Problem[]> {
  const { stdout: prefix } = await host.git(['rev-parse', '--show-prefix']);
  // Beside the work tree, because its changes are measured as well.
  const { code, stdout } = await host.git(['diff', '--no-ext-diff', '--no-renames', '--name-only', '-z', base, '--']);
  if (code !== 0) return [];
  // What is in quotes may contain separators.
  const quoted = Array.from(run.matchAll(/(["'])(.*?)\1/g), ([, , text = '']) => text);
  const words = [...run.split(/[\s'"`;&|()<>=]+/), ...quoted];
  const named = new Set(words.map((word) => prefix.trim() + word.replace(/^(?:\{head\}\/|\.\/)+/, '')));
  const own = words.flatMap((word) => (word.startsWith('{version}/') ? [prefix.trim() + word.slice(10)] : []));
  // The last name ends with a separator, too.
  const files = stdout.split('\0').filter((file) => file !== '');
  const changed = files.filter((file) => named.has(file) || (file.endsWith('.jmx') && !own.includes(file)));
  return changed.length === 0 ? [] : [planChanged(changed)];
}

interface Screened {
  readonly screen: Screen;
  /** The folder of its results. */
  readonly folder: string;
  /** The failed run, if it needs no pairs. */
  readonly failed?: CheckedRun;
}

/** Measures the head once, and looks at what the history makes suspicious. */
async function screenHead(
  measurer: Measurer,
  head: string,
  { guarded, recorded }: { readonly guarded: GuardedSettings; readonly recorded: Recorded },
  request: Omit<CheckRequest, 'results' | 'against'>,
  host: Host,
): Promise<Screened | { readonly problems: readonly Problem[] }> {
  const folder = await measurer.measure({ side: 'head', folder: head });
  if (typeof folder !== 'string') return { problems: [folder] };
  const { settings } = guarded;
  const read = { ...settings.read, patterns: [folder] };
  const { past } = recorded;
  const checked = await checkWithPast({ ...guarded, settings: { ...settings, read } }, request, host, { past });
  if (checked.judged === undefined) return { problems: checked.problems };
  const { screen, failed } = judgeFirstRun(checked.judged, checked.settings.policy, checked.problems.some(isError));
  return { screen, folder, ...(failed !== undefined && { failed: { ...checked, judged: failed } }) };
}

/** Whatever is open then would take more than further pairs. */
const mostPairs = 100;

interface PairsToMeasure {
  readonly measurer: Measurer;
  readonly versions: Readonly<Record<Side, MeasuredVersion>>;
  /** As long as the judge is open, at least so many pairs are measured. */
  readonly leastPairs: number;
  /** The results of the head of the first pair, if it was measured already. */
  readonly head?: string;
  readonly isRelease?: boolean;
  readonly judge: (pairs: readonly MeasuredPair[]) => Promise<JudgedPairs>;
}

export async function measurePairs(asked: PairsToMeasure, host: Host) {
  const { measurer, versions, head, judge } = asked;
  const measurePair = createPairMeasurer(measurer, host);
  const pairs: MeasuredPair[] = [];
  const end = async (checked: CheckedRun, work: Works, isBudgetSpent: boolean) => ({
    checked: isBudgetSpent ? withoutPass(checked) : checked,
    /** The side that was measured first in each pair. */
    order: pairs.map(({ first }) => first),
    /** Another pair was worth its time, and there was none. */
    isBudgetSpent,
    /** What the machine did meanwhile. */
    machine: {
      ...(await readMachines(pairs, work, host)),
      ...(measurer.isMachineUnknown() && { isMachineUnknown: true as const }),
    },
  });
  let last: { readonly checked: CheckedRun; readonly work: Works } | undefined;
  while (last === undefined || wantsPair(last.checked, pairs.length, asked)) {
    if (last !== undefined && (pairs.length === mostPairs || measurer.lacksTimeForPair()))
      return await end(last.checked, last.work, true);
    const pair =
      last === undefined && head !== undefined
        ? await measureBaseBeside(head, measurer, versions)
        : await measurePair(versions, { number: pairs.length + 1 }, pairs.at(-1)?.first);
    if ('failed' in pair) {
      if (last === undefined || !isCut(pair.problem)) return { problems: [pair.problem] };
      const problems = [...last.checked.problems, pairCut(pair.problem)];
      return await end({ ...last.checked, problems }, last.work, true);
    }
    pairs.push(pair);
    const judged = await judge(pairs);
    if ('problems' in judged) return judged;
    last = judged;
  }
  return await end(last.checked, last.work, false);
}

async function measureBaseBeside(
  head: string,
  measurer: Measurer,
  versions: PairsToMeasure['versions'],
): ReturnType<typeof measurePair> {
  const base = await measurer.measure(versions.base, { number: 1 });
  return typeof base === 'string' ? { head, base, first: 'head' } : { failed: 'base', problem: base };
}

function wantsPair(checked: CheckedRun, measured: number, { leastPairs, isRelease = false }: PairsToMeasure): boolean {
  if (isRelease && checked.settings.policy.judge === 'noise') return isReleaseOpen(checked.judged);
  return !isDecided(checked) && (measured < leastPairs || isWorthAnotherPair(checked.judged));
}
