/**
 * Measuring: builds and measures base and head in pairs, within a budget of time, and judges the pairs.
 *
 * Types: Measurer (runs the commands of the configuration), MeasuredPair (the folders of its results, and which side came first),
 * GateDecision (what gate.json keeps). The way: folders.ts checks the base out, measurePair measures both sides one right after
 * the other, judge-measured.ts judges all pairs so far, and the gate measures another pair until no further one could change the
 * verdict. gate-file.ts keeps what decided, so that `check` finds the same again.
 * What must hold: two pairs are a block with opposite orders, so that a machine that drifts favours neither side; half a pair is
 * set aside; a version that changed while it was measured has no verdict.
 *
 * Example: the head of the second pair writes its results to `guardband-gate/<time stamp>/head/2/results`.
 */
import type { Measuring } from '../config/settings.js';
import { formatSpan, formatShare } from '../lang/format.js';
import type { MachineDocument, MachineUse, Problem, GateRun, PairMachine, SideMachine } from '../model/documents.js';
import type { Host, ProgramEnd, ProgramOptions } from '../model/host.js';
import { knownMedian } from '../stats/averages.js';
import { fillIn } from '../lang/printable.js';
import { setAside, moveMeasurement } from './folders.js';
import * as gateProblems from '../problems/gate.js';
import { resolve } from 'node:path';
import { readKeptFile } from '../documents/kept-file.js';
import { version } from '../model/version.js';
import { addAll } from '../lang/objects.js';
import { weighWork, type PairWork } from '../judge/pairs/screen.js';
import { knownWork, type Works } from '../judge/pairs/work.js';
import { isOf } from '../problems/problem.js';
import { notEnded, budgetTooShort } from '../problems/gate.js';

export type Side = 'base' | 'head';

/** A version to build and measure. */
export interface MeasuredVersion {
  readonly side: Side;
  /** Its sources. */
  readonly folder: string;
  /** How messages call it. Default: by its side. */
  readonly name?: string;
}

/** The number of a pair, from 1. */
interface Pair {
  readonly number: number;
  /** The folder of all pairs of the two versions, below that of all measurements. Default: that folder. */
  readonly place?: string;
}

/** So many measurements show how long the next ones take: one that waited for something says nothing about them. */
const usualOf = 3;

interface Folders {
  /** The sources of the head, as an absolute path. */
  readonly head: string;
  /** Where all measurements go. */
  readonly out: string;
}

export interface Measurer {
  /**
   * Looks at a version before the first command runs.
   *
   * @param folder its sources
   * @param whole the folder of all its files, if no other version writes anything there; else only tracked files are looked at
   */
  readonly watch: (folder: string, whole?: string) => Promise<void>;
  /** Builds a version once; undefined if that succeeded. */
  readonly build: (version: MeasuredVersion) => Promise<Problem | undefined>;
  /** Measures a version, by default for the screen. Returns the folder of its results. */
  readonly measure: (version: MeasuredVersion, pair?: Pair) => Promise<string | Problem>;
  /** The number of measurements that succeeded. */
  readonly count: () => number;
  readonly elapsedMs: () => number;
  /** Whether a pair would probably exceed the budget. */
  readonly lacksTimeForPair: () => boolean;
  /** Whether this system is none whose machine can be read. */
  readonly isMachineUnknown: () => boolean;
}

/** Whether only the budget ended a measurement, so that what was measured before stands. */
export const isCut = (problem: Problem): boolean => isOf(problem, notEnded, budgetTooShort);

/** The folder of one measurement of a pair. */
export const resultsOf = (out: string, side: Side, { place, number }: Pick<Pair, 'place' | 'number'>): string =>
  [out, ...(place === undefined ? [] : [place]), side, String(number), 'results'].join('/');

type Execute = (
  task: string,
  command: string,
  values: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
  options: Omit<ProgramOptions, 'timeoutMs' | 'passed'>,
) => Promise<Problem | Pick<ProgramEnd, 'machine'>>;

/** @returns a function that runs a command with its values filled in until it ends, or the budget does */
function createExecute(
  { budgetMs, passed }: Measuring,
  out: string,
  elapsedMs: () => number,
  host: Pick<Host, 'runProgram' | 'stderr'>,
): Execute {
  let isListed = false;
  return async (task, command, values, variables, options) => {
    const leftMs = budgetMs - elapsedMs();
    if (leftMs <= 0) return gateProblems.budgetTooShort(budgetMs, task);
    host.stderr(`guardband: ${task} (${formatSpan(elapsedMs())} of ${formatSpan(budgetMs)} used)\n`);
    const limited = { ...options, passed, timeoutMs: leftMs };
    const { code, why, isInterrupted, isTimedOut, crossed, left, leftOut, ...end } = await host.runProgram(
      ['sh', '-c', fillIn(command, values)],
      variables,
      limited,
    );
    if (crossed !== undefined) return gateProblems.withoutVerdict(task, crossed);
    if (isInterrupted === true) return gateProblems.interrupted(out, task);
    if (isTimedOut === true) return gateProblems.notEnded(task, leftMs, budgetMs);
    if (code !== 0) {
      const listed = isListed ? [] : leftOut;
      isListed = true;
      return gateProblems.commandFailed(task, command, why ?? `exit code ${String(code)}`, listed);
    }
    return left === undefined || left.length === 0 ? end : gateProblems.leftRunning(task, left);
  };
}

/**
 * @param folders where the head and the results are
 * @param run the command that measures
 */
export function createMeasurer(measuring: Measuring, run: string, { head, out }: Folders, host: Host): Measurer {
  const { build, budgetMs } = measuring;
  const began = host.now().getTime();
  const elapsedMs = (): number => host.now().getTime() - began;
  const execute = createExecute(measuring, out, elapsedMs, host);
  const proof = createProof(host);
  const spansMs: number[] = [];
  let isMachineUnknown = false;
  /** The folder of the newest measurement. */
  let measured = '';
  return {
    watch: proof.watch,
    count: () => spansMs.length,
    elapsedMs,
    lacksTimeForPair: () => elapsedMs() + 2 * knownMedian(spansMs.slice(-usualOf)) > budgetMs,
    isMachineUnknown: () => isMachineUnknown,
    build: async ({ side, folder, name = `the ${side}` }) => {
      if (build === undefined) return undefined;
      const [task, variables] = [`build ${name}`, { GUARDBAND_VERSION: folder, GUARDBAND_SIDE: side }];
      const changed = await proof.find(folder);
      if (changed !== undefined) return gateProblems.versionChanged(changed, task);
      const end = await execute(task, build, { version: folder, head }, variables, { folder });
      await proof.accept(folder, 'build');
      return 'code' in end ? end : undefined;
    },
    measure: async ({ side, folder: version, name = `the ${side}` }, pair) => {
      const start = elapsedMs();
      const task = `measure ${name}${pair === undefined ? '' : ` (pair ${String(pair.number)})`}`;
      // The last part of the path is what a configuration calls results/ everywhere else.
      const folder = pair === undefined ? `${out}/screen/results` : resultsOf(out, side, pair);
      // Another command may have left something there.
      await host.removeFolder(folder);
      const absolute = await host.makeFolder(folder);
      const own = absolute.replace(/\/results$/, '');
      const changed = await proof.find(version);
      if (changed !== undefined) return gateProblems.versionChanged(changed, task);
      const values = { version, head, out: absolute, side };
      const variables = { GUARDBAND_VERSION: version, GUARDBAND_OUT: absolute, GUARDBAND_SIDE: side };
      const end = await execute(task, run, values, variables, { isMeasured: true });
      await proof.accept(version, 'run');
      // Nobody has read the measurement before this one yet, unless it was moved or is this one, again.
      const isUnread = measured !== own && (await host.find(measured)).length > 0;
      const spoilt = isUnread ? await proof.find(measured) : undefined;
      if (spoilt !== undefined)
        return gateProblems.withoutVerdict(task, `${spoilt} was changed, which another measurement wrote`);
      if ('code' in end) {
        if (pair !== undefined) await setAside(folder, 'unfinished', host);
        return end;
      }
      if ((await host.find(folder)).length === 0) return gateProblems.nothingWritten(folder, task, run);
      if (end.machine === 'unknown-system') isMachineUnknown = true;
      else if (end.machine !== undefined) await writeMachine(folder, end.machine, host);
      spansMs.push(elapsedMs() - start);
      measured = own;
      await proof.watch(own, own);
      return folder;
    },
  };
}

/**
 * That what is measured is the version it is called: nobody but its own commands has changed its files since they were looked at. Nothing
 * is known of a folder that is not watched.
 */
function createProof(host: Pick<Host, 'git' | 'watchFiles'>) {
  const versions = new Map<
    string,
    { find: () => Promise<string | undefined>; look: () => Promise<void>; isWhole: boolean }
  >();
  return {
    watch: async (folder: string, whole?: string): Promise<void> => {
      // A folder that is watched by itself is none of git's.
      const { stdout } =
        whole === folder ? { stdout: '' } : await host.git(['-C', folder, 'ls-files', '-z', '--stage', '--', ':/']);
      const entries = stdout.matchAll(/(?:100644|100755|120000) (\w+) 0\t([^\0]*)\0/g);
      const ids = new Map(Array.from(entries, ([, id = '', path = '']) => [resolve(folder, path), id] as const));
      const look = async (): Promise<void> => {
        const find = await host.watchFiles(whole ?? [...ids.keys()], ids);
        versions.set(folder, { find, look, isWhole: whole !== undefined });
      };
      await look();
    },
    /** A file that something else has changed. */
    find: async (folder: string) => await versions.get(folder)?.find(),
    /** Takes what a command has changed for a part of its version. A load test that changes its source measures another one next time. */
    accept: async (folder: string, command: 'build' | 'run'): Promise<void> => {
      const version = versions.get(folder);
      if (command === 'build' || version?.isWhole === true) await version?.look();
    },
  };
}

/** @param results the folder of the results */
const fileBeside = (results: string): string => results.replace(/[^/]*$/, 'machine.json');

async function writeMachine(
  results: string,
  machine: MachineUse,
  { writeText }: Pick<Host, 'writeText'>,
): Promise<void> {
  const document: MachineDocument = { schemaVersion: 1, tool: { name: 'guardband', version }, machine };
  await writeText(fileBeside(results), `${JSON.stringify(document, undefined, 2)}\n`);
}

/** What is known of a machine, and why a file cannot be used, as anything may have changed it since. */
export interface ReadMachine {
  readonly machine?: MachineUse;
  readonly problems: readonly Problem[];
}

export async function readMachine(results: string, host: Pick<Host, 'readText'>): Promise<ReadMachine> {
  const file = fileBeside(results);
  const found = await readKeptFile(file, async () => await import('../generated/validators/machine.js'), host);
  if (found === undefined) return { problems: [] };
  return 'why' in found
    ? { problems: [gateProblems.machineUnread(file, found.why)] }
    : { machine: (found.document as MachineDocument).machine, problems: [] };
}

/** A measured pair: the folders of its results, and the side that was measured first. */
export interface MeasuredPair extends Readonly<Record<Side, string>> {
  readonly first: Side;
  /** The folders of the same pair when other programs disturbed it, which is not judged. */
  readonly disturbed?: Readonly<Record<Side, string>>;
}

/**
 * Measures both sides, one right after the other. Two pairs are a block: the first one is measured in random order, the second one
 * in the opposite order, so that a machine that warms up or drifts favours neither side.
 *
 * @param before the side that was measured first in the pair before, if there is one
 * @returns the pair, or why one side could not be measured
 */
export async function measurePair(
  measurer: Measurer,
  versions: Readonly<Record<Side, MeasuredVersion>>,
  pair: Pair,
  before: Side | undefined,
  host: Pick<Host, 'random' | 'moveFolder' | 'removeFolder'>,
): Promise<MeasuredPair | { readonly failed: Side; readonly problem: Problem }> {
  const isSecond = pair.number % 2 === 0 && before !== undefined;
  const first = isSecond ? other(before) : host.random() < 0.5 ? 'base' : 'head';
  const second = other(first);
  const one = await measurer.measure(versions[first], pair);
  if (typeof one !== 'string') return { failed: first, problem: one };
  const two = await measurer.measure(versions[second], pair);
  if (typeof two === 'string') return { base: first === 'base' ? one : two, head: first === 'head' ? one : two, first };
  // Half a pair is not judged with the others, whoever looks at them later.
  await setAside(one, 'unfinished', host);
  return { failed: second, problem: two };
}

const other = (side: Side): Side => (side === 'base' ? 'head' : 'base');

/** Only one pair of all is measured again: where more of them are disturbed, the machine is like that. */
export function createPairMeasurer(measurer: Measurer, host: Host) {
  let isRepeated = false;
  return async (
    versions: Readonly<Record<Side, MeasuredVersion>>,
    pair: Pair,
    before: Side | undefined,
  ): ReturnType<typeof measurePair> => {
    const measured = await measurePair(measurer, versions, pair, before, host);
    if ('failed' in measured || isRepeated) return measured;
    const foreign = await findDisturbance(measured, host);
    if (foreign === undefined || measurer.lacksTimeForPair()) return measured;
    isRepeated = true;
    const why = `other programs used ${formatShare(100 * foreign)} of the cores`;
    host.stderr(`guardband: ${why}, so pair ${String(pair.number)} is measured again\n`);
    const [base, head] = [
      await setAside(measured.base, 'disturbed', host),
      await setAside(measured.head, 'disturbed', host),
    ];
    const again = await measurePair(measurer, versions, pair, before, host);
    if (!('failed' in again)) return { ...again, disturbed: { base, head } };
    // The disturbed pair is whole, and the only one.
    await moveMeasurement(base, measured.base, host);
    await moveMeasurement(head, measured.head, host);
    return isCut(again.problem) ? measured : again;
  };
}

/** The share of the cores that other programs used, if they disturbed one of the sides. */
async function findDisturbance(pair: MeasuredPair, host: Host): Promise<number | undefined> {
  const read = [await readMachine(pair.base, host), await readMachine(pair.head, host)];
  const shares = read.flatMap(({ machine }) =>
    machine !== undefined && isDisturbed(machine) ? [sharesOf(machine).foreign] : [],
  );
  return shares.length === 0 ? undefined : Math.max(...shares);
}

export async function readMachines(
  pairs: readonly MeasuredPair[],
  works: Works,
  host: Host,
): Promise<Pick<GateRun, 'machine' | 'work'>> {
  const machine: PairMachine[] = [];
  for (const [i, pair] of pairs.entries()) {
    const number = i + 1;
    const replaced = pair.disturbed === undefined ? [] : await readPairMachine(number, pair.disturbed, undefined, host);
    addAll(
      machine,
      replaced.map((described) => ({ ...described, isReplaced: true as const })),
    );
    addAll(machine, await readPairMachine(number, pair, works.pairs[i], host));
  }
  const witness = weighWork(knownWork(works) ?? []);
  return {
    ...(machine.length > 0 && { machine }),
    ...(witness !== undefined && { work: { of: works.isOfService ? 'service' : 'measurement', ...witness } }),
  };
}

/** @returns nothing if something is unknown */
async function readPairMachine(
  pair: number,
  folders: Readonly<Record<Side, string>>,
  work: PairWork | undefined,
  host: Host,
): Promise<readonly PairMachine[]> {
  const base = await readMachine(folders.base, host);
  const head = await readMachine(folders.head, host);
  if (base.machine === undefined || head.machine === undefined) return [];
  const isPairDisturbed = isDisturbed(base.machine) || isDisturbed(head.machine);
  return [
    {
      pair,
      base: toSideMachine(base.machine, work?.base),
      head: toSideMachine(head.machine, work?.head),
      ...(isPairDisturbed && { isDisturbed: true }),
    },
  ];
}

function toSideMachine(machine: MachineUse, workMs: number | undefined): SideMachine {
  const { foreign, pressure, steal } = sharesOf(machine);
  return {
    foreignPercent: 100 * foreign,
    stealPercent: 100 * steal,
    ...(pressure !== undefined && { pressurePercent: 100 * pressure }),
    ...(workMs !== undefined && { workMs }),
  };
}

/**
 * From 100 runs of two services under seven disturbances on one machine of two cores: without the runs beyond both shares, the
 * standard deviation of log p50 of an unchanged service fell from 0.40 to 0.12, and from 0.11 to 0.05. Either share alone says
 * less: a service that fills the cores makes its own pressure, and programs that leave cores free disturb nobody.
 */
const disturbance = {
  /** The share of all cores that other programs used. */
  foreign: 0.3,
  /** The share of the time in which a task waited for a core. */
  pressure: 0.3,
  /** What takes less time is mostly the start of programs. */
  leastMs: 2000,
} as const;

/** A quantity as a share of the time, and of all cores. */
export const sharesOf = ({
  cores,
  spanMs,
  foreignMs,
  pressureMs,
  stealMs,
}: MachineUse): { readonly foreign: number; readonly pressure?: number; readonly steal: number } => ({
  foreign: foreignMs / cores / spanMs,
  ...(pressureMs !== undefined && { pressure: pressureMs / spanMs }),
  steal: stealMs / cores / spanMs,
});

export function isDisturbed(machine: MachineUse): boolean {
  const { foreign, pressure = 0 } = sharesOf(machine);
  return machine.spanMs >= disturbance.leastMs && foreign >= disturbance.foreign && pressure >= disturbance.pressure;
}
