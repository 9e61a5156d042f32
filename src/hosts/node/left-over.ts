/**
 * What a command leaves running. On Linux the starter of the worker adopts what loses its parents: its descendants are those of the
 * command, whatever session or environment they have; some carry its cookie beside. They are ended. What a service of the machine
 * starts for the command, such as a container, is seen by the sockets that wait for others afterwards and did not before.
 */
import { attempt } from '../../lang/attempt.js';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ProgramEnd } from '../../model/host.js';
import { isJob } from '../context/read-context.js';
import { openProc, type Proc, type ProcessState } from './machine/proc.js';
import { openSockets } from './machine/sockets.js';

/** The time that programs have to end by themselves, and all the time that is waited for them. */
const [graceMs, patienceMs, pauseMs] = [3000, 6000, 50];
/** A socket disappears a little after its program. */
const lingerMs = 500;
/** A service of the machine starts these for a container. */
const ofContainers = /^(?:docker-proxy|rootlessport|slirp4netns|pasta|containerd-shim|conmon)/;
/** In a job, nobody else asks these to start a program. */
const ofJobs = /^(?:systemd|atd|crond?)$/;

type Left = Required<NonNullable<ProgramEnd['left']>>;

/**
 * Remembers what runs and waits for connections now.
 *
 * @param adopts whether the worker gets what loses its parents
 * @returns a function to call when the command has ended, with the process that started it; it ends what is left
 */
export function watchLeftOver(cookie: string, adopts: boolean): (worker: number) => Promise<Left> {
  const nothing = { programs: [], sockets: [], strange: [] };
  if (process.platform !== 'linux' || !existsSync('/proc/self')) return () => Promise.resolve(nothing);
  const [proc, { readWaiting, listHeld }] = [openProc(), openSockets()];
  const before = readWaiting();
  const places = new Set([...before.values()].map(({ place }) => place));
  const present = new Map(proc.listProcesses().map((id) => [id, proc.readProcess(id)?.started]));
  const isOfCommand = findOwner(present, adopts, proc);
  const findSockets = (): Omit<Left, 'programs'> => {
    const fresh = [...readWaiting()].filter(([socket]) => !before.has(socket));
    if (fresh.length === 0) return nothing;
    const processes = proc.listProcesses().flatMap((id) => proc.readProcess(id) ?? []);
    const holders = new Map(processes.flatMap((one) => listHeld(one.id).map((socket) => [socket, one] as const)));
    const isContainer = processes.some(
      ({ id, name, started }) => ofContainers.test(name) && present.get(id) !== started,
    );
    const found = { sockets: new Set<string>(), strange: new Set<string>() };
    for (const [socket, { name, place, isTcp }] of fresh) {
      const holder = holders.get(socket);
      // A service of another user may have been restarted.
      if (holder === undefined && (!isTcp || places.has(place))) continue;
      if (holder === undefined ? isContainer : isOfCommand(holder)) found.sockets.add(name);
      else if (holder === undefined || present.get(holder.id) !== holder.started)
        found.strange.add(
          `${name} of ${holder === undefined ? 'another user' : `${holder.name} (${String(holder.id)})`}`,
        );
    }
    return { sockets: [...found.sockets], strange: [...found.strange] };
  };
  return async (worker) => {
    const programs = await endPrograms(worker, adopts, cookie, proc);
    let found = findSockets();
    for (let waitedMs = 0; found.sockets.length > 0 && waitedMs <= lingerMs; waitedMs += pauseMs) {
      await setTimeout(pauseMs);
      found = findSockets();
    }
    return { programs, ...found };
  };
}

/**
 * Ends what a command has left. What starts itself again faster than it can be seen shows by the children that its adopter loses.
 *
 * @returns the names of programs that could not be ended
 */
async function endPrograms(worker: number, adopts: boolean, cookie: string, proc: Proc): Promise<readonly string[]> {
  const told = new Set<number>();
  const countLost = (): number => proc.readProcess(worker)?.reapedFaults ?? 0;
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const lost = countLost();
    const running = new Map(proc.listProcesses().map((id) => [id, proc.readProcess(id)]));
    const isBelow = (id = 0): boolean => id === worker || (id > 1 && isBelow(running.get(id)?.parent));
    const starter = adopts ? findWorker(worker, [...running.values()]) : worker;
    const left = [...running.values()].flatMap((one) =>
      one !== undefined && one.id !== starter && (isBelow(one.parent) || proc.hasInEnvironment(one.id, cookie))
        ? [one]
        : [],
    );
    if (left.length === 0 && (!adopts || countLost() === lost)) return [];
    if (waitedMs > patienceMs)
      return [...new Set(left.map(({ name }) => name)), ...(left.length > 0 ? [] : ['one that starts itself again'])];
    for (const { id, isEnded } of left) {
      if (isEnded) continue;
      if (waitedMs >= graceMs) end(id, 'SIGKILL');
      else if (!told.has(id)) end(id, 'SIGTERM');
      told.add(id);
    }
    await setTimeout(pauseMs);
  }
}

/** The worker: the first process that the one that adopts orphans has started. */
export function findWorker(adopter: number, running = openProc().listProcesses().map(openProc().readProcess)): number {
  const children = running.flatMap((one) => (one?.parent === adopter ? [one] : []));
  return children.sort((a, b) => a.started - b.started || a.id - b.id)[0]?.id ?? adopter;
}

/** Unless it has ended, or belongs to another user. */
const end = (id: number, signal: NodeJS.Signals): void => void attempt(() => process.kill(id, signal));

/**
 * Tells whether a service of the machine started a process for the command. A process that was there before, or has an ancestor that
 * was and is none of this process, is of another terminal or job. Where nothing adopts orphans, one may be a daemon of the command.
 *
 * @param present when the processes that were there before the command were started
 */
function findOwner(present: ReadonlyMap<number, number | undefined>, adopts: boolean, proc: Proc) {
  const inJob = isJob(process.env);
  const wasThere = ({ id, started }: ProcessState): boolean => present.get(id) === started;
  const isStarter = ({ name }: ProcessState): boolean => ofContainers.test(name) || (inJob && ofJobs.test(name));
  return (holder: ProcessState): boolean => {
    const own = new Set(listAncestors(process.pid, proc).map(({ id }) => id));
    const strangers = listAncestors(holder.parent, proc).filter(({ id }) => !own.has(id));
    if (wasThere(holder)) return false;
    return [holder, ...strangers].some(isStarter) || (inJob && !adopts && !strangers.some(wasThere));
  };
}

/** A process, its parent and so on, without the first process of the machine. */
function listAncestors(id: number, proc: Proc): readonly ProcessState[] {
  const state = id > 1 ? proc.readProcess(id) : undefined;
  return state === undefined ? [] : [state, ...listAncestors(state.parent, proc)];
}
