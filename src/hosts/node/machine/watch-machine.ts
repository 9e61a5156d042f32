/** Watches the machine while a command runs. */
import type { MachineUse } from '../../../model/documents.js';
import { attempt } from '../../../lang/objects.js';
import { readdirSync, readFileSync } from 'node:fs';

/** What ends sooner is only seen by the one that waits for it, which is enough. */
const intervalMs = 200;

/**
 * @param id the process of a command
 * @param cookie what only the environment of the command contains
 * @param adopter the process that waits for what loses its parents
 * @returns a function to call when the command has ended; it returns undefined where the system does not tell
 */
export function watchMachine(id: number, cookie: string, adopter = process.pid): () => MachineUse | undefined {
  const proc = openProc();
  const readTree = watchTree(id, [...new Set([process.pid, adopter])], cookie, proc);
  let last = readMoment(proc);
  if (readTree === undefined || last === undefined) return () => undefined;
  const nothing = { spanMs: 0, serviceMs: 0, generatorMs: 0, busyMs: 0, stealMs: 0, pressureMs: 0 };
  let [all, underLoad]: [Sum, Sum] = [nothing, nothing];
  let { cores } = last;
  const look = (): void => {
    const used = readTree();
    const now = readMoment(proc);
    if (now === undefined || last === undefined) return;
    all = add(all, used, last, now);
    if (used.isLoad) underLoad = add(underLoad, used, last, now);
    ({ cores } = now);
    last = now;
  };
  const timer = setInterval(look, intervalMs);
  return () => {
    clearInterval(timer);
    look();
    const hasGenerator = underLoad.spanMs > 0;
    const { spanMs, serviceMs, generatorMs, busyMs, stealMs, pressureMs } = hasGenerator ? underLoad : all;
    return {
      cores,
      spanMs,
      serviceMs,
      ...(hasGenerator && { generatorMs }),
      foreignMs: Math.max(0, busyMs - serviceMs - generatorMs),
      ...(last?.pressureMs !== undefined && { pressureMs }),
      stealMs,
    };
  };
}

interface Moment extends MachineState {
  readonly atMs: number;
}

function readMoment(proc: Proc): Moment | undefined {
  const machine = proc.readMachine();
  // What this process uses is nobody's disturbance.
  const { user, system } = process.cpuUsage();
  return machine && { ...machine, atMs: performance.now(), busyMs: machine.busyMs - (user + system) / 1000 };
}

interface Sum extends Required<Omit<MachineState, 'cores'>>, Omit<Used, 'isLoad'> {
  readonly spanMs: number;
}

const add = (sum: Sum, used: Used, before: Moment, now: Moment): Sum => ({
  spanMs: sum.spanMs + now.atMs - before.atMs,
  serviceMs: sum.serviceMs + used.serviceMs,
  generatorMs: sum.generatorMs + used.generatorMs,
  busyMs: sum.busyMs + now.busyMs - before.busyMs,
  stealMs: sum.stealMs + now.stealMs - before.stealMs,
  pressureMs: sum.pressureMs + (now.pressureMs ?? 0) - (before.pressureMs ?? 0),
});

// The processor time of everything that a command started, seen at intervals. What a process used is known until it was last seen. The
// rest, and the time of processes that were never seen, arrives with the one that waits for them, which is in the end this process.

export interface Used {
  readonly serviceMs: number;
  readonly generatorMs: number;
  /** Whether a load generator was running. */
  readonly isLoad: boolean;
}

/**
 * @param root the process of the command
 * @param above those that wait for it, and for what loses its parents
 * @param cookie what only the environment of the command contains
 * @returns a function that returns what was used since it was last called; undefined where processes cannot be read
 */
export function watchTree(
  root: number,
  above: readonly number[],
  cookie: string,
  proc: Proc,
): (() => Used) | undefined {
  const waiters = above.flatMap((id) => proc.readProcess(id) ?? []).map((one) => toMember(one, false));
  if (waiters.length === 0) return undefined;
  const { running, adopt, isGenerator } = findMembers(root, above, cookie, proc);
  return () => {
    const used = { serviceMs: 0, generatorMs: 0 };
    const count = (isOfGenerator: boolean, ms: number): void => {
      used[isOfGenerator ? 'generatorMs' : 'serviceMs'] += ms;
    };
    // A parent is read before its children, so that the time of a child that ended meanwhile is not counted twice.
    for (const waiter of waiters) waiter.state = proc.readProcess(waiter.state.id) ?? waiter.state;
    const ended: Member[] = [];
    for (const member of running.values()) {
      const now = proc.readProcess(member.state.id);
      if (now?.started !== member.state.started) {
        ended.push(member);
        continue;
      }
      // The program of a process changes with exec.
      if (now.name !== member.state.name) member.isGenerator ||= isGenerator(now);
      count(member.isGenerator, now.ownMs - member.state.ownMs);
      member.state = now;
    }
    const late = passOn(ended, running, waiters);
    for (const member of [...waiters, ...running.values()]) {
      const unseenMs = member.state.reapedMs - member.seenMs;
      if (unseenMs <= member.unseenMs) continue;
      count(late.get(member)?.isGenerator ?? member.isGenerator, unseenMs - member.unseenMs);
      member.unseenMs = unseenMs;
    }
    for (const { state, isGenerator: isOfGenerator } of adopt()) count(isOfGenerator, state.ownMs + state.reapedMs);
    return { ...used, isLoad: [...ended, ...running.values()].some((member) => member.isGenerator) };
  };
}

/**
 * Removes ended processes, children before their parents, and notes with the one that waits for each what it was seen using.
 *
 * @returns by the one that waits: the last one that it waited for
 */
function passOn(
  ended: readonly Member[],
  running: Map<number, Member>,
  waiters: readonly Member[],
): ReadonlyMap<Member, Member> {
  const last = new Map<Member, Member>();
  for (const member of ended.toReversed()) {
    const { id, parent, ownMs, reapedMs } = member.state;
    running.delete(id);
    const waiting = waiters.find((waiter) => waiter.state.id === parent) ?? running.get(parent);
    if (waiting === undefined) continue; // a service of the system waits for it
    waiting.seenMs += ownMs + Math.max(reapedMs, member.seenMs);
    last.set(waiting, member);
  }
  return last;
}

interface Member {
  state: ProcessState;
  isGenerator: boolean;
  /** What ended processes, for which it waits, were seen using. */
  seenMs: number;
  /** What it got from ended processes beyond that. */
  unseenMs: number;
}

const toMember = (state: ProcessState, isGenerator: boolean): Member => ({
  state,
  isGenerator,
  seenMs: 0,
  unseenMs: state.reapedMs,
});

/** A container is started by a service of the machine, and carries no cookie. Its supervisor starts with it. */
const supervisor = /^(containerd-shim|conmon)/;

/**
 * A process belongs to a command if its parent does, if the one that waits for orphans adopted it, or if it carries the cookie in its
 * environment, as a daemon does where nobody adopts orphans.
 *
 * @param root the process of the command
 * @param above the processes that wait for it, and for what loses its parents
 * @param cookie what only the environment of the command contains
 */
function findMembers(root: number, above: readonly number[], cookie: string, proc: Proc) {
  /** By id, parents before their children. */
  const running = new Map<number, Member>();
  const strangers = new Set<number>();
  const began = proc.readProcess(root)?.started ?? Infinity;
  const belongs = ({ id, parent, name, started }: ProcessState): boolean =>
    (above.includes(parent) && started >= began) ||
    running.has(parent) ||
    proc.hasInEnvironment(id, cookie) ||
    (supervisor.test(name) && started >= began);
  /** Whether a program generates load, or belongs to one that does. */
  const isGenerator = ({ id, parent }: ProcessState): boolean =>
    running.get(parent)?.isGenerator === true || isLoadGenerator(proc.readArguments(id));
  return {
    running,
    isGenerator,
    /** Takes in new processes. */
    adopt: (): readonly Member[] => {
      const ids = proc.listProcesses();
      const listed = new Set(ids);
      for (const id of strangers) if (!listed.has(id)) strangers.delete(id);
      const found: Member[] = [];
      const fresh = ids
        .filter((id) => !running.has(id) && !strangers.has(id))
        .flatMap((id) => proc.readProcess(id) ?? [])
        .sort((a, b) => a.started - b.started || a.id - b.id);
      for (const state of fresh) {
        if (belongs(state)) {
          const member = toMember(state, isGenerator(state));
          running.set(state.id, member);
          found.push(member);
        } else strangers.add(state.id);
      }
      return found;
    },
  };
}

/** Recognises load generators, whose work is not that of the service. */

const programs =
  /^(ab|artillery|autocannon|bombardier|bzt|fortio|gatling|ghz|h2load|hey|jmeter|k6|locust|oha|vegeta|wrk2?)(\.(sh|bat|js|py))?$/;
const interpreters = /^(node|nodejs|bun|deno|python[\d.]*|java|sh|bash|dash|zsh|ksh)$/;
/** What an interpreter may be given to run, wherever it is among the arguments: a jar, a class or a package. */
const scripts = [/(^|\/)ApacheJMeter[\w.-]*\.jar$/, /^io\.gatling\./, /\/node_modules\/(artillery|autocannon)\//];
/** More belong to the script. */
const mostOptions = 60;

/** @param words the arguments of a process */
export function isLoadGenerator([program = '', ...rest]: readonly string[]): boolean {
  if (programs.test(nameOf(program))) return true;
  if (!interpreters.test(nameOf(program))) return false;
  const script = rest.find((word) => !word.startsWith('-'));
  return (
    // Commands after -c contain spaces.
    (script !== undefined && !script.includes(' ') && programs.test(nameOf(script))) ||
    rest.slice(0, mostOptions).some((word) => scripts.some((pattern) => pattern.test(word)))
  );
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What Linux tells about processes and the machine, in /proc. */

/** A process at one moment. Times are milliseconds of one core. */
export interface ProcessState {
  readonly id: number;
  /** The name of its program, cut to 15 characters. */
  readonly name: string;
  readonly parent: number;
  /** It has ended, and nobody has waited for it yet. */
  readonly isEnded: boolean;
  /** Distinguishes it from a later process with the same id. */
  readonly started: number;
  readonly ownMs: number;
  /** The time of all its descendants that have ended and were waited for. */
  readonly reapedMs: number;
  /** Their page faults: more with each of them. */
  readonly reapedFaults: number;
}

/** The machine since it was started. Times are milliseconds of one core. */
interface MachineState {
  readonly cores: number;
  readonly busyMs: number;
  readonly stealMs: number;
  /** Milliseconds in which a task waited for a core. */
  readonly pressureMs?: number;
}

export interface Proc {
  readonly listProcesses: () => readonly number[];
  /** Undefined if it has ended. */
  readonly readProcess: (id: number) => ProcessState | undefined;
  readonly readArguments: (id: number) => readonly string[];
  /** Whether the environment with which it was started contains a text; false if it belongs to another user. */
  readonly hasInEnvironment: (id: number, text: string) => boolean;
  /** Undefined where the system does not tell. */
  readonly readMachine: () => MachineState | undefined;
}

/** The unit of /proc is a hundredth of a second on every architecture that node runs on. */
const tickMs = 10;

/** @param root where the files are */
export function openProc(root = '/proc'): Proc {
  const read = (file: string): Buffer | undefined => readSystemFile(`${root}/${file}`);
  const readText = (file: string): string | undefined => read(file)?.toString('latin1');
  return {
    listProcesses: () => readdirSync(root).map(Number).filter(Number.isInteger),
    readProcess: (id) => parseProcess(id, readText(`${String(id)}/stat`)),
    readArguments: (id) =>
      read(`${String(id)}/cmdline`)
        ?.toString()
        .split('\0') ?? [],
    hasInEnvironment: (id, text) => read(`${String(id)}/environ`)?.includes(text) === true,
    readMachine: () => parseMachine(readText('stat'), readText('pressure/cpu')),
  };
}

/** Undefined if the process has ended or belongs to somebody else, or the kernel has no such file. */
export const readSystemFile = (file: string): Buffer | undefined => attempt(() => readFileSync(file));

function parseProcess(id: number, text: string | undefined): ProcessState | undefined {
  // The name of the program, in parentheses, can contain anything.
  const [, name, rest] = /\((.*)\)([^)]*)$/s.exec(text ?? '') ?? [];
  const words = (rest ?? '').split(' ');
  const field = words.map(Number);
  // Numbered as in `man proc_pid_stat`.
  const at = (number: number): number => field[number - 2] ?? NaN;
  const started = at(22);
  if (name === undefined || Number.isNaN(started)) return undefined;
  const ownMs = (at(14) + at(15)) * tickMs;
  const isEnded = words[1] === 'Z' || words[1] === 'X';
  const [reapedMs, reapedFaults] = [(at(16) + at(17)) * tickMs, at(11)];
  return { id, name, parent: at(4), isEnded, started, ownMs, reapedMs, reapedFaults };
}

function parseMachine(stat: string | undefined, pressure: string | undefined): MachineState | undefined {
  const [, total] = /^cpu +(.*)$/m.exec(stat ?? '') ?? [];
  // Interrupts are left out: those of a load test over the loopback device would pass for another program.
  const [user, nice, system, , , , , steal = 0] = (total ?? '').split(' ').map(Number);
  if (stat === undefined || user === undefined || nice === undefined || system === undefined) return undefined;
  const [, waited] = /^some .*total=(\d+)/m.exec(pressure ?? '') ?? [];
  return {
    cores: stat.match(/^cpu\d/gm)?.length ?? 1,
    busyMs: (user + nice + system) * tickMs,
    stealMs: steal * tickMs,
    ...(waited !== undefined && { pressureMs: Number(waited) / 1000 }),
  };
}
