/**
 * Has a worker start every program but git: with an environment that contains no secrets, in a separate process group that ends with
 * it, and prints what it prints without what a CI system or a terminal would obey. This process holds the token, the rules and the
 * exit code; what the worker answers is data, which is checked, and what the program has done meanwhile is looked at from here.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { url as inspectorUrl } from 'node:inspector';
import type { Socket } from 'node:net';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attempt, defined, isObject } from '../../lang/objects.js';
import type { MachineUse } from '../../model/documents.js';
import type { ProgramEnd, ProgramOptions } from '../../model/host.js';
import { filterOutput } from './filter-output.js';
import { asGroup, endGroup, forwardSignals, heldSignal, keepInspectorShut } from './processes.js';
import { forgetPrograms } from './git.js';
import { printer } from './printer.js';
import type { Task } from './program-worker.js';
import { readStanding, watchStepFiles } from './watch-files.js';
import { isJob } from '../context/read-context.js';
import { openProc, type Proc, type ProcessState } from './machine/watch-machine.js';
import { makeEnvironment } from './environment.js';

const failed = 127;
/** The time that a program has to stop its service before its whole group is killed, and that the worker has to answer then. */
const [graceMs, silenceMs] = [10_000, 5000];
/** What is still in the pipes when a program has ended arrives meanwhile; a worker that was stopped is woken after some time. */
const [drainMs, wakeMs] = [50, 2000];
/** A separate file beside this one. */
const worker = fileURLToPath(new URL('./program-worker.mjs', import.meta.url));

/**
 * @param words the program and its arguments; no shell interprets them
 * @param variables what it gets in addition to what every program needs
 */
export async function runProgram(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
  { folder = process.cwd(), timeoutMs, passed = [], isMeasured = false }: ProgramOptions = {},
): Promise<ProgramEnd> {
  const signal = heldSignal();
  if (signal !== undefined) return { code: failed, why: `ended by ${signal}`, isInterrupted: true };
  keepInspectorShut();
  const cookie = crypto.randomUUID();
  const made = makeEnvironment(passed);
  const environment = { ...made.variables, ...variables, GUARDBAND_MEASUREMENT: cookie };
  const findCrossed = watchBorder();
  const findLeft = watchLeftOver(cookie, adopter.length > 0);
  const child = takeWorker();
  const endOutput = passOn(child, made.secrets);
  const adopts = adopter.length > 0 ? child.pid : undefined;
  const task = { words, folder, environment, cookie, isMeasured, ...defined({ adopter: adopts }) };
  const { stopped, ...answer } = await ask(child, task, timeoutMs);
  await pause(drainMs);
  endOutput();
  forgetPrograms();
  const left = await findLeft(child.pid ?? 0);
  // Without it, nobody has adopted what was left.
  const crossed =
    'crossed' in answer
      ? answer.crossed
      : hasEnded(child)
        ? 'the process that ran it ended'
        : await findCrossed(adopts === undefined ? [] : [adopts, findWorker(adopts)]);
  hold(child, 'unref');
  if (crossed !== undefined) discard(child);
  const end = 'crossed' in answer ? { code: failed } : answer;
  return {
    ...end,
    ...(stopped !== undefined &&
      (stopped === 'time'
        ? { isTimedOut: true }
        : { code: end.code || failed, why: `ended by ${stopped}`, isInterrupted: true })),
    ...defined({ crossed }),
    left,
    leftOut: made.leftOut,
  };
}

/**
 * Remembers what no measured command may touch.
 *
 * @returns a function that says which of it one has touched, if one has
 */
function watchBorder(): (starters: readonly number[]) => Promise<string | undefined> {
  const [url, standing, findChanged] = [inspectorUrl(), readStanding(process.pid), watchStepFiles()];
  return async (starters) => {
    if (inspectorUrl() !== url) return 'the inspector of this process was opened';
    if ([process.pid, ...starters].some((id) => readStanding(id) !== standing))
      return 'somebody changed the priority, the cores or the limits of later programs';
    const changed = await findChanged();
    return changed === undefined ? undefined : `${changed} was changed, which only this step writes to`;
  };
}

/** The number of the call prctl by architecture. Its first argument asks that orphans below a process become its children. */
const prctl: Readonly<Record<string, number>> = { x64: 157, arm64: 167 };
const perl = '/usr/bin/perl';
const number = process.platform === 'linux' && existsSync(perl) ? prctl[process.arch] : undefined;
/** Starts the worker, and waits for it and for all orphans: who asks whether one still runs must not meet what nobody waited for. */
const adopt = `syscall(${String(number)}, 36, 1, 0, 0, 0); my $worker = fork;
if (!$worker) { exec {$ARGV[0]} @ARGV }
open(my $channel, '<&=', 3) and close $channel; while ((my $id = wait) > 0) { last if $id == $worker }`;
const adopter = number === undefined ? [] : [perl, '-e', adopt];

/** The worker, which waits for the next program. */
let waiting: ChildProcess | undefined;
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function takeWorker(): ChildProcess {
  if (waiting === undefined || hasEnded(waiting)) waiting = startWorker();
  hold(waiting, 'ref');
  return waiting;
}

function discard(child: ChildProcess): void {
  endGroup(child, 'SIGKILL');
  waiting = undefined;
}

/** This process need not wait for a worker that waits itself. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  for (const handle of [child, child.channel, child.stdout as Socket | null, child.stderr as Socket | null])
    handle?.[how]();
}

/** It gets no variables: everything in them is for the program. */
function startWorker(): ChildProcess {
  const { SystemRoot } = process.env;
  const [program, ...args] = [...adopter, process.execPath, worker] as const;
  return spawn(program, args, { ...asGroup, env: defined({ SystemRoot }), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

type Answer = Pick<ProgramEnd, 'code' | 'why' | 'machine'> | { readonly crossed: string };

/** Waits for the answer of a worker. After a signal to this process, or some time, the program is told to end. */
async function ask(
  child: ChildProcess,
  task: Task,
  timeoutMs: number | undefined,
): Promise<Answer & { readonly stopped: NodeJS.Signals | 'time' | undefined }> {
  const timers: NodeJS.Timeout[] = [];
  const tell = (message: Task | { readonly stop: NodeJS.Signals }): void => {
    if (child.connected) child.send(message, () => undefined);
  };
  let stopped: NodeJS.Signals | 'time' | undefined;
  const stop = (signal: NodeJS.Signals, why: NodeJS.Signals | 'time' = signal): void => {
    tell({ stop: signal });
    if (stopped !== undefined) return;
    stopped = why;
    timers.push(setTimeout(tell, graceMs, { stop: 'SIGKILL' }));
    timers.push(setTimeout(discard, graceMs + silenceMs, child));
  };
  // Stopping it does not keep this process waiting.
  const waker = asGroup.detached ? setInterval(endGroup, wakeMs, child, 'SIGCONT') : undefined;
  const stopForwarding = forwardSignals(stop);
  if (timeoutMs !== undefined) timers.push(setTimeout(stop, timeoutMs, 'SIGTERM', 'time'));
  const events = ['message', 'error', 'exit'];
  let take: (message: unknown) => void = () => undefined;
  const message = await new Promise<unknown>((resolve) => {
    take = resolve;
    for (const event of events) child.on(event, take);
    tell(task);
  });
  for (const event of events) child.off(event, take);
  for (const timer of [...timers, waker]) clearTimeout(timer);
  stopForwarding();
  return { ...readAnswer(message, task), stopped };
}

/** Anyone may have written it: only what can be is believed. */
function readAnswer(message: unknown, { cookie, isMeasured }: Task): Answer {
  const nonsense = { crossed: 'the process that ran it ended, or answered nonsense' };
  if (!isObject(message) || message['cookie'] !== cookie) return nonsense;
  const { code, signal, failure, machine } = message;
  if (typeof failure === 'string') return { code: failed, why: failure === 'ENOENT' ? 'no such program' : failure };
  if (typeof signal === 'string') return { code: failed, why: `ended by ${signal}` };
  if (typeof code !== 'number' || !(code >= 0)) return nonsense;
  if (!isMeasured || process.platform !== 'linux') return { code, ...(isMeasured && { machine: 'unknown-system' }) };
  if (machine === undefined) return { code };
  return isMachine(machine) ? { code, machine } : nonsense;
}

const isMachine = (machine: unknown): machine is MachineUse =>
  isObject(machine) &&
  ['cores', 'spanMs', 'serviceMs', 'foreignMs', 'stealMs'].every((name) => name in machine) &&
  Object.values(machine).every((value) => typeof value === 'number' && value >= 0);

/** Goes on if nobody reads it any more: `guardband gate 2>&1 | head`. */
const error = printer(() => process.stderr, 2);

/** Passes on what a program prints. Standard output belongs to the command that runs it. */
function passOn({ stdout, stderr }: ChildProcess, secrets: readonly string[]): () => void {
  const ends = [stdout, stderr].map((stream) => {
    const { take, end } = filterOutput(error.print, secrets);
    stream?.on('data', take).resume(); // it was paused after the program before
    return () => {
      stream?.off('data', take).pause();
      end();
    };
  });
  return () => {
    for (const end of ends) end();
  };
}

// What a command leaves running. On Linux the starter of the worker adopts what loses its parents: its descendants are those of the
// command, whatever session or environment they have; some carry its cookie beside. They are ended.

/** The time that programs have to end by themselves, and all the time that is waited for them. */
const [lingerMs, patienceMs, pauseMs] = [3000, 6000, 50];
/** A service of the machine starts these for the ports of a container. */
const ofContainers = /^(?:docker-proxy|rootlessport|slirp4netns|pasta)/;

/**
 * Remembers what runs now.
 *
 * @param adopts whether the worker gets what loses its parents
 * @returns a function to call when the command has ended, with the process that started it; it ends what is left, and returns the
 *   names of programs that go on
 */
export function watchLeftOver(cookie: string, adopts: boolean): (worker: number) => Promise<readonly string[]> {
  const proc = process.platform === 'linux' ? openProc() : undefined;
  if (proc?.readProcess(process.pid) === undefined) return () => Promise.resolve([]);
  const present = listRunning(proc);
  const isAlone = !adopts && isJob(process.env);
  /** Nothing tells who asked for these. Where nothing adopts orphans, the first process of the machine does. */
  const isNamed = ({ id, name, parent, started, isEnded }: ProcessState): boolean =>
    present.get(id)?.started !== started && (ofContainers.test(name) || (isAlone && parent === 1 && !isEnded));
  /** Node 24 names its first thread, which hides the name of the program. */
  const nameOf = ({ id, name }: ProcessState): string =>
    name === 'MainThread' ? basename(proc.readArguments(id)[0] || name) : name;
  return async (worker) => {
    const told = new Set<number>();
    // What starts itself again faster than it can be seen shows by the children that its adopter loses.
    const countLost = (): number => proc.readProcess(worker)?.reapedFaults ?? 0;
    for (let waitedMs = 0; ; waitedMs += pauseMs) {
      const lost = countLost();
      const running = listRunning(proc);
      const isBelow = (id = 0): boolean => id === worker || (id > 1 && isBelow(running.get(id)?.parent));
      const starter = adopts ? findWorker(worker, running) : worker;
      const others = [...running.values()].filter(({ id }) => id !== starter);
      const own = others.filter(({ id, parent }) => isBelow(parent) || proc.hasInEnvironment(id, cookie));
      const left = [...own, ...others.filter(isNamed)];
      if (left.length === 0 && (!adopts || countLost() === lost)) return [];
      if (waitedMs > patienceMs)
        return left.length === 0 ? ['one that starts itself again'] : [...new Set(left.map(nameOf))];
      for (const { id, isEnded } of own) {
        if (isEnded) continue;
        if (waitedMs >= lingerMs) end(id, 'SIGKILL');
        else if (!told.has(id)) end(id, 'SIGTERM');
        told.add(id);
      }
      await pause(pauseMs);
    }
  };
}

const listRunning = (proc: Proc): ReadonlyMap<number, ProcessState> =>
  new Map(
    proc
      .listProcesses()
      .flatMap((id) => proc.readProcess(id) ?? [])
      .map((one) => [one.id, one]),
  );

/** The worker: the first process that the one that adopts orphans has started. */
function findWorker(adopter: number, running = listRunning(openProc())): number {
  const children = [...running.values()].filter(({ parent }) => parent === adopter);
  return children.sort((a, b) => a.started - b.started || a.id - b.id)[0]?.id ?? adopter;
}

/** Unless it has ended, or belongs to another user. */
const end = (id: number, signal: NodeJS.Signals): void => void attempt(() => process.kill(id, signal));
