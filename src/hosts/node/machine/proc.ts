/** What Linux tells about processes and the machine, in /proc. */
import { attempt } from '../../../lang/objects.js';
import { readdirSync, readFileSync } from 'node:fs';

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
export interface MachineState {
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
