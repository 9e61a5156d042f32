/**
 * Starts every program but git: with an environment that contains no secrets, in a separate process group that ends with it, and
 * prints what it prints without what a CI system or a terminal would obey.
 */
import { url as inspectorUrl } from 'node:inspector';
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { defined } from '../../lang/objects.js';
import type { ProgramEnd, ProgramOptions } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';
import { makeEnvironment } from './environment.js';
import { filterOutput } from './filter-output.js';
import { watchLeftOver } from './left-over.js';
import { asGroup, endGroup, forwardSignals } from './child-group.js';
import { forgetPrograms } from './git-programs.js';
import { heldSignal } from './held-signals.js';
import { printer } from './printer.js';
import { watchMachine } from './machine/watch-machine.js';

const failed = 127;
/** The time that a program has to stop its service before its whole group is killed. */
const graceMs = 10_000;

/**
 * @param words the program and its arguments; no shell interprets them
 * @param variables what it gets in addition to what every program needs
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
  { folder, timeoutMs, passed = [], isMeasured = false }: ProgramOptions = {},
): Promise<ProgramEnd> {
  const signal = heldSignal();
  if (signal !== undefined) return Promise.resolve({ code: failed, why: `ended by ${signal}`, isInterrupted: true });
  keepInspectorShut();
  const inspector = inspectorUrl();
  const cookie = crypto.randomUUID();
  const made = makeEnvironment(passed);
  const findLeft = watchLeftOver(cookie);
  return new Promise((resolve) => {
    // Standard output belongs to the command that runs the program.
    const child = spawn(program, args, {
      ...asGroup,
      ...defined({ cwd: folder }),
      env: { ...made.variables, ...variables, GUARDBAND_MEASUREMENT: cookie },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const machine = isMeasured ? readMachine(child, cookie) : () => ({});
    const endOutput = passOn(child, made.secrets);
    const ended = stopIfAsked(child, timeoutMs);
    const end = async (own: ProgramEnd): Promise<void> => {
      const stopped = ended(own.code);
      child.stdout.destroy();
      child.stderr.destroy();
      endOutput();
      forgetPrograms();
      const left = await findLeft();
      const opened =
        inspectorUrl() === inspector ? {} : { code: failed, why: 'the inspector of this process was opened' };
      resolve({ ...own, ...stopped, ...opened, ...defined({ left }), leftOut: made.leftOut });
    };
    child.on('error', (failure) => {
      machine();
      void end({ code: failed, why: systemCode(failure) === 'ENOENT' ? 'no such program' : failure.message });
    });
    child.on('exit', (code, signal) => {
      const used = machine();
      // What is still in the pipes arrives before the next turn of the event loop ends.
      setTimeout(() => {
        void end({
          ...(code === null ? { code: failed, why: `ended by ${signal ?? 'a signal'}` } : { code }),
          ...used,
        });
      }, 50);
    });
  });
}

const ignore = (): void => undefined;

/** On SIGUSR1, which every process of the user can send, node would open its inspector, in which they can run code. */
function keepInspectorShut(): void {
  if (!process.listeners('SIGUSR1').includes(ignore)) process.on('SIGUSR1', ignore);
}

/** Goes on if nobody reads it any more: `guardband gate 2>&1 | head`. */
const error = printer(() => process.stderr, 2);

/** @returns a function to call when the program has ended */
function readMachine({ pid }: ChildProcess, cookie: string): () => Pick<ProgramEnd, 'machine'> {
  if (process.platform !== 'linux') return () => ({ machine: 'unknown-system' });
  const stop = pid === undefined ? () => undefined : watchMachine(pid, cookie);
  return () => defined({ machine: stop() });
}

/** Passes on what a program prints. Standard output belongs to the command that runs it. */
function passOn(
  { stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>,
  secrets: readonly string[],
): () => void {
  const outputs = [stdout, stderr].map((stream) => {
    const { take, end } = filterOutput(error.print, secrets);
    stream.on('data', take);
    return end;
  });
  return () => {
    for (const end of outputs) end();
  };
}

/**
 * Ends a program after a signal to this process, or after some time.
 *
 * @returns a function to call after the program has ended, with its exit code. It ends whatever the program left running, which
 * would disturb the next measurement, and returns why the program was stopped.
 */
function stopIfAsked(child: ChildProcess, timeoutMs: number | undefined): (code: number) => Partial<ProgramEnd> {
  let killer: NodeJS.Timeout | undefined;
  let isTimedOut = false;
  const killLater = (): void => {
    killer ??= setTimeout(() => {
      endGroup(child, 'SIGKILL');
    }, graceMs);
  };
  const stopForwarding = forwardSignals(child, killLater);
  const stop = (): void => {
    isTimedOut = true;
    endGroup(child, 'SIGTERM');
    killLater();
  };
  const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs);
  return (code) => {
    clearTimeout(timer);
    clearTimeout(killer);
    const signal = stopForwarding();
    endGroup(child, 'SIGKILL');
    if (signal !== undefined) return { code: code || failed, why: `ended by ${signal}`, isInterrupted: true };
    return isTimedOut ? { isTimedOut } : {};
  };
}
