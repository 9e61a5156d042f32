/**
 * What a command leaves running. Its processes carry a cookie in their environment, also as daemons, and are ended. Containers
 * carry none: they are seen by the ports that listen afterwards and did not before.
 */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ProgramEnd } from '../../model/host.js';
import { openProc, type Proc } from './machine/proc.js';
import { openSockets } from './machine/sockets.js';

/** The time that programs have to end by themselves, and all the time that is waited for them. */
const [graceMs, patienceMs, pauseMs] = [3000, 6000, 50];
/** A socket disappears a little after its program. */
const lingerMs = 500;
/** A service of the machine starts these for a container. */
const supervisor = /^(?:docker-proxy|rootlessport|slirp4netns|pasta|containerd-shim|conmon)/;

/**
 * Remembers what listens now.
 *
 * @returns a function to call when the command has ended; it ends what is left, and returns what it could not end
 */
export function watchLeftOver(cookie: string): () => Promise<ProgramEnd['left']> {
  if (process.platform !== 'linux' || !existsSync('/proc/self')) return () => Promise.resolve(undefined);
  const [proc, { readListening, isHeldBy }] = [openProc(), openSockets()];
  const before = readListening();
  const present = new Set(proc.listProcesses());
  const findHolder = (socket: string): number | undefined => proc.listProcesses().find((id) => isHeldBy(id, socket));
  return async () => {
    const programs = await endCarriers(cookie, proc);
    let ports: readonly number[] = [];
    for (let waitedMs = 0; waitedMs <= lingerMs; waitedMs += pauseMs) {
      ports = [...readListening()]
        .filter(([port, socket]) => !before.has(port) && !isOfOthers(findHolder(socket), present, proc))
        .map(([port]) => port);
      if (ports.length === 0) break;
      await setTimeout(pauseMs);
    }
    return programs.length + ports.length === 0 ? undefined : { programs, ports };
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

function end(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended, or belongs to another user.
  }
}

/**
 * Whether a program was not started by this command, such as one of another terminal: it was there before, or has an ancestor that
 * was and is none of this process. A process that lost its ancestors may be a daemon of the command.
 *
 * @param present the processes that were there before the command
 */
function isOfOthers(holder: number | undefined, present: ReadonlySet<number>, proc: Proc): boolean {
  const [program, ...ancestors] = listAncestors(holder ?? 0, proc);
  if (program === undefined || supervisor.test(program.name)) return false;
  const own = new Set(listAncestors(process.pid, proc).map(({ id }) => id));
  if (ancestors.some(({ name }) => supervisor.test(name))) return false;
  return present.has(program.id) || ancestors.some(({ id }) => present.has(id) && !own.has(id));
}

/** A process, its parent and so on, without the first process of the machine. */
function listAncestors(id: number, proc: Proc): readonly NonNullable<ReturnType<Proc['readProcess']>>[] {
  const state = id > 1 ? proc.readProcess(id) : undefined;
  return state === undefined ? [] : [state, ...listAncestors(state.parent, proc)];
}
