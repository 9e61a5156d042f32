/** Runs git as a child process: no shell, with limits on time and output, and led by nothing that a commit contains. */
import { attempt } from '../../lang/attempt.js';
import { realpathSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';
import type { GitAnswer, Repository } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';
import { environmentOfGit } from './environment.js';
import { choosePrograms } from './git-programs.js';
import { asGroup, endGroup, forwardSignals } from './child-group.js';

/** Enough for a push over a slow connection. */
const patienceMs = 120_000;
const mostBytes = 256 * 1024 * 1024;
const failed = 128;

export interface GitOptions {
  /** The working directory; by default that of the process. */
  readonly folder?: string;
  /** The checkout of a CI job, which git uses even if it belongs to another user. */
  readonly workspace?: string;
  readonly patienceMs?: number;
}

/** @param options the working directory, or more */
export function gitIn(options: string | GitOptions = {}): Repository['git'] {
  const {
    folder,
    workspace,
    patienceMs: most = patienceMs,
  } = typeof options === 'string' ? { folder: options } : options;
  return async (asked, input) => {
    const [args, place] = enterFolder(asked, folder ?? process.cwd());
    const trusted = workspace === undefined ? [] : trustWorkspace(workspace, place);
    const git = async (own: readonly string[], variables = {}, stdin = ''): Promise<GitAnswer> =>
      await runGit([...guards, ...trusted], own, { folder: place, variables, stdin, patienceMs: most });
    const chosen = await choosePrograms(place, git);
    if ('refused' in chosen) return { code: failed, stdout: '', stderr: chosen.refused };
    return await git(workspace === undefined ? args : leaveSubmodules(args), chosen, input);
  };
}

/** Git may find another repository in the folder of `-C`, whose programs are not those of this one. */
const enterFolder = (args: readonly string[], folder: string): readonly [readonly string[], string] =>
  args[0] === '-C' ? [args.slice(2), resolvePath(folder, args[1] ?? '')] : [args, folder];

/** In a job, git compares no files in a submodule: its own configuration would name the programs. */
const leaveSubmodules = ([command = '', ...rest]: readonly string[]): readonly string[] =>
  /^(?:status|diff)$/.test(command) ? [command, '--ignore-submodules=dirty', ...rest] : [command, ...rest];

interface Start {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly stdin: string;
  readonly patienceMs: number;
}

async function runGit(
  options: readonly string[],
  args: readonly string[],
  { folder, variables, stdin, patienceMs: most }: Start,
): Promise<GitAnswer> {
  const { spawn } = await import('node:child_process'); // takes a while to load, and most commands need no git
  // Windows would look for git.exe in the checkout first.
  if (process.platform === 'win32') process.env['NoDefaultCurrentDirectoryInExePath'] ??= '1';
  return await new Promise((resolve) => {
    const git = spawn('git', [...options, ...args], {
      cwd: folder,
      ...asGroup,
      env: { ...environmentOfGit(folder), ...quiet, ...variables },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const stopForwarding = forwardSignals((signal) => {
      endGroup(git, signal);
    });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    let bytes = 0;
    let stopped = '';
    const stop = (why: string): void => {
      stopped ||= why;
      endGroup(git, 'SIGKILL');
    };
    const timer = setTimeout(() => {
      stop(`git ${args[0] ?? ''} took longer than ${String(most / 1000)} s`);
    }, most);
    const take = (pieces: Buffer[]) => (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) stop(`git ${args[0] ?? ''} wrote more than ${String(mostBytes / 1024 / 1024)} MB`);
      else pieces.push(piece);
    };
    const end = (code: number, why = ''): void => {
      clearTimeout(timer);
      const signal = stopForwarding();
      if (signal !== undefined) process.kill(process.pid, signal);
      const stderr = [Buffer.concat(errors).toString(), stopped, why].filter((text) => text !== '').join('\n');
      resolve({ code: stopped === '' ? code : failed, stdout: Buffer.concat(output).toString(), stderr });
    };
    git.stdout.on('data', take(output));
    git.stderr.on('data', take(errors));
    git.on('error', (error) => {
      end(failed, systemCode(error) === 'ENOENT' ? 'git is not installed' : error.message);
    });
    git.on('close', (code) => {
      end(code ?? failed);
    });
    // git may close its input early; its exit code reports failures.
    git.stdin.on('error', () => undefined);
    git.stdin.end(stdin);
  });
}

/**
 * A commit can contain a folder that git would take for a repository, whose configuration names programs to run. Transports
 * that run a command, hooks and monitors of the file system are programs, too.
 */
const guards = [
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['protocol.ext.allow', 'never'],
  ['log.showSignature', 'false'],
  ['push.gpgSign', 'false'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['push.recurseSubmodules', 'no'],
].flatMap(([key = '', value = '']) => ['-c', `${key}=${value}`]);

/** Lets git use the repository of a folder in the workspace even if it belongs to another user. */
function trustWorkspace(workspace: string, folder: string): readonly string[] {
  const [root, inner] = [toRealPath(workspace), toRealPath(folder)];
  const trusted = [root];
  for (let path = inner; path.startsWith(`${root}/`); path = dirname(path)) trusted.push(path);
  return trusted.flatMap((path) => ['-c', `safe.directory=${path.replaceAll('\\', '/')}`]);
}

/** Git reports what is wrong with a path that has none. */
const toRealPath = (path: string): string => attempt(() => realpathSync(path)) ?? resolvePath(path);

/** English messages, because we parse them, no prompts, and the objects of a commit as they are. */
const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
} as const;
