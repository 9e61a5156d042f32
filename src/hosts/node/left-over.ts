/**
 * What a command leaves running. Its processes carry a cookie in their environment, also as daemons, and are ended. Containers
 * carry none: they are seen by the sockets that wait for others afterwards and did not before.
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

/**
 * Remembers what waits for connections now.
 *
 * @returns a function to call when the command has ended; it ends what is left, and returns what it could not end
 */
export function watchLeftOver(cookie: string): () => Promise<ProgramEnd['left']> {
  if (process.platform !== 'linux' || !existsSync('/proc/self')) return () => Promise.resolve(undefined);
  const [proc, { readWaiting, listHeld }] = [openProc(), openSockets()];
  const before = readWaiting();
  const places = new Set([...before.values()].map(({ place }) => place));
  const present = new Map(proc.listProcesses().map((id) => [id, proc.readProcess(id)?.started]));
  const findLeft = (): readonly string[] => {
    const fresh = [...readWaiting()].filter(([socket]) => !before.has(socket));
    if (fresh.length === 0) return [];
    const holders = new Map(proc.listProcesses().flatMap((id) => listHeld(id).map((socket) => [socket, id] as const)));
    return fresh.flatMap(([socket, { name, place, isTcp }]) => {
      const holder = holders.get(socket);
      // A service of another user may have been restarted.
      const isLeft = holder === undefined ? isTcp && !places.has(place) : !isOfOthers(holder, present, proc);
      return isLeft ? [name] : [];
    });
  };
  return async () => {
    const programs = await endCarriers(cookie, proc);
    let sockets: readonly string[] = [];
    for (let waitedMs = 0; waitedMs <= lingerMs; waitedMs += pauseMs) {
      sockets = [...new Set(findLeft())];
      if (sockets.length === 0) break;
      await setTimeout(pauseMs);
    }
    return programs.length + sockets.length === 0 ? undefined : { programs, sockets };
  };
}

/** @returns the names of programs that could not be ended */
async function endCarriers(cookie: string, proc: Proc): Promise<readonly string[]> {
  const told = new Set<number>();
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const carriers = proc.listProcesses().filter((id) => proc.hasInEnvironment(id, cookie));
    if (carriers.length === 0 || waitedMs > patienceMs)
      return carriers.map((id) => proc.readProcess(id)?.name ?? String(id));
    for (const id of carriers) {
      if (waitedMs >= graceMs) end(id, 'SIGKILL');
      else if (!told.has(id)) end(id, 'SIGTERM');
      told.add(id);
    }
    await setTimeout(pauseMs);
  }
}

/** Unless it has ended, or belongs to another user. */
const end = (id: number, signal: NodeJS.Signals): void => void attempt(() => process.kill(id, signal));

/**
 * Whether a program was not started by this command, such as one of another terminal: it was there before, or has an ancestor that
 * was and is none of this process. A process that lost its ancestors may be a daemon of the command.
 *
 * @param present when the processes that were there before the command were started
 */
function isOfOthers(holder: number, present: ReadonlyMap<number, number | undefined>, proc: Proc): boolean {
  const [program, ...ancestors] = listAncestors(holder, proc);
  const own = new Set(listAncestors(process.pid, proc).map(({ id }) => id));
  const wasThere = ({ id, started }: ProcessState): boolean => present.get(id) === started;
  const strangers = ancestors.filter(({ id }) => !own.has(id));
  const isStarter = ({ name }: ProcessState): boolean =>
    ofContainers.test(name) || (isJob(process.env) && ofJobs.test(name));
  if (program === undefined || wasThere(program)) return program !== undefined;
  return ![program, ...strangers].some(isStarter) && strangers.some(wasThere);
}

/** A process, its parent and so on, without the first process of the machine. */
function listAncestors(id: number, proc: Proc): readonly ProcessState[] {
  const state = id > 1 ? proc.readProcess(id) : undefined;
  return state === undefined ? [] : [state, ...listAncestors(state.parent, proc)];
}
