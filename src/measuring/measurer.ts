/** Builds and measures versions within a budget of time. */
import type { Measuring } from '../config/settings.js';
import { formatSpan } from '../lang/format.js';
import type { MachineDocument, MachineUse, Problem } from '../model/documents.js';
import type { Host, ProgramEnd, ProgramOptions } from '../model/host.js';
import { knownMedian } from '../stats/averages.js';
import { fillIn } from '../lang/printable.js';
import { setAside } from './folders.js';
import * as gateProblems from '../problems/gate.js';
import { resolve } from 'node:path';
import { readKeptFile } from '../documents/kept-file.js';
import { version } from '../version.js';

export type Side = 'base' | 'head';

/** A version to build and measure. */
export interface Version {
  readonly side: Side;
  /** Its sources. */
  readonly folder: string;
  /** How messages call it. Default: by its side. */
  readonly name?: string;
}

/** The number of a pair, from 1. */
export interface Pair {
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
  readonly build: (version: Version) => Promise<Problem | undefined>;
  /** Measures a version, by default for the screen. Returns the folder of its results. */
  readonly measure: (version: Version, pair?: Pair) => Promise<string | Problem>;
  /** The number of measurements that succeeded. */
  readonly count: () => number;
  readonly elapsedMs: () => number;
  /** Whether a pair would probably exceed the budget. */
  readonly lacksTimeForPair: () => boolean;
  /** Whether this system is none whose machine can be read. */
  readonly isMachineUnknown: () => boolean;
}

/** Whether only the budget ended a measurement, so that what was measured before stands. */
export const isCut = ({ code }: Problem): boolean => code === 'not-ended' || code === 'budget-too-short';

/** The folder of one measurement of a pair. */
export const resultsOf = (out: string, side: Side, { place, number }: Pick<Pair, 'place' | 'number'>): string =>
  [out, ...(place === undefined ? [] : [place]), side, String(number), 'results'].join('/');

type Execute = (
  task: string,
  command: string,
  variables: Readonly<Record<string, string>>,
  options: Omit<ProgramOptions, 'timeoutMs' | 'passed'>,
) => Promise<Problem | Pick<ProgramEnd, 'machine'>>;

/** @returns a function that runs a command until it ends, or the budget does */
function createExecute(
  { budgetMs, passed }: Measuring,
  out: string,
  elapsedMs: () => number,
  host: Pick<Host, 'runProgram' | 'stderr'>,
): Execute {
  let isListed = false;
  return async (task, command, variables, options) => {
    const leftMs = budgetMs - elapsedMs();
    if (leftMs <= 0) return gateProblems.budgetTooShort(budgetMs, task);
    host.stderr(`guardband: ${task} (${formatSpan(elapsedMs())} of ${formatSpan(budgetMs)} used)\n`);
    const limited = { ...options, passed, timeoutMs: leftMs };
    const { code, why, isInterrupted, isTimedOut, crossed, left, leftOut, ...end } = await host.runProgram(
      ['sh', '-c', command],
      variables,
      limited,
    );
    if (crossed !== undefined) return gateProblems.withoutVerdict(task, crossed);
    if (isInterrupted === true) return gateProblems.interrupted(task, out);
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
      if (changed !== undefined) return gateProblems.versionChanged(task, changed);
      const end = await execute(task, fillIn(build, { version: folder, head }), variables, { folder });
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
      if (changed !== undefined) return gateProblems.versionChanged(task, changed);
      const command = fillIn(run, { version, head, out: absolute, side });
      const variables = { GUARDBAND_VERSION: version, GUARDBAND_OUT: absolute, GUARDBAND_SIDE: side };
      const end = await execute(task, command, variables, { isMeasured: true });
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
      if ((await host.find(folder)).length === 0) return gateProblems.nothingWritten(task, folder, command);
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
