import type { ExitCode } from '../model/exit-code.js';
import type { Host } from '../model/host.js';
import type { Problem } from '../model/documents.js';
import { printableLine } from '../lang/printable.js';
import { formatPlace, mergeRepeatedNotes } from '../problems/problem.js';
import type { Request } from '../config/settings.js';

/** One command of the command line. One file each in commands/. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What stands after the command's name. */
  readonly usage: string;
  /** What a reader of --help wants to know beyond the options. */
  readonly about: string;
  readonly options: readonly Option[];
  /** What it writes says which commit was measured: as the CI job tells, or else git, which takes a small check's time. */
  readonly tellsCommit?: CommitFrom;
  readonly run: (given: Given, host: Host) => Promise<ExitCode>;
}

export type CommitFrom = 'job' | 'job-or-git';

export interface Option {
  readonly name: string;
  /** Name of its value; a switch has none. */
  readonly value?: string;
  /** May be given more than once. */
  readonly multiple?: boolean;
  readonly short?: string;
  readonly about: string;
}

/** What the user wrote: operands in order, options by name. */
export interface Given {
  readonly operands: readonly string[];
  readonly one: (name: string) => string | undefined;
  readonly all: (name: string) => readonly string[];
}

/** Options of every command that reads results. */
export const readingOptions = [
  { name: 'config', value: 'FILE', about: 'the configuration (default: guardband.yml, if there is one)' },
  {
    name: 'set',
    value: 'KEY=VALUE',
    multiple: true,
    about: 'an axis of everything read: users=100; also scenario=, label=, environment.KEY=',
  },
  { name: 'warmup', value: 'TIME', about: 'cut from the start of each raw result: 300s, 5m; without a unit, seconds' },
  {
    name: 'percentiles',
    value: 'METHOD',
    about: 'how they are taken of raw results: nearest-rank (default), jmeter-dashboard, jmeter-aggregate',
  },
  {
    name: 'shards',
    value: 'WORD',
    about: 'several results of a case are one run: overlap (default: where times do), merge, repetitions',
  },
] as const satisfies readonly Option[];

export const baselinesOption: Option = {
  name: 'baselines',
  value: 'DIR',
  about: 'where the history is: a folder (default: baselines), or branch:NAME of the remote',
};

/** The parts of a request that readingOptions and baselinesOption ask for. */
export function requestFrom({ operands, one, all }: Given): Request {
  const given = ['config', 'warmup', 'percentiles', 'shards', 'baselines'].map((name) => [name, one(name)] as const);
  return {
    results: operands,
    set: all('set'),
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  };
}

/** Problems on the error stream, each with its place and what to do; notes only when asked for. */
export function tell(problems: readonly Problem[], host: Host, notes = true): void {
  for (const problem of mergeRepeatedNotes(problems)) {
    if (problem.level === 'note' && !notes) continue;
    const place = formatPlace(problem);
    const what = printableLine(`${place === '' ? '' : `${place}: `}${problem.level}: ${problem.message}`);
    host.stderr(`${what}\n  ${printableLine(problem.advice)}\n`);
  }
}
