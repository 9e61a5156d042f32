/** Runs git as a child process: no shell, with limits on time and output, and led by nothing that a commit contains. */
import { attempt, defined } from '../../lang/objects.js';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { GitAnswer, Repository, Host } from '../../model/host.js';
import { systemCode } from '../../problems/problem.js';
import { environmentOfGit } from './environment.js';
import { asGroup, endGroup, forwardSignals } from './processes.js';
import { findCheckout, isBelow } from './paths.js';
import type { Provenance } from '../../model/documents.js';

/** Enough for a push over a slow connection. */
const patienceMs = 120_000;
const mostBytes = 256 * 1024 * 1024;
const failed = 128;

interface GitOptions {
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
  args[0] === '-C' ? [args.slice(2), resolve(folder, args[1] ?? '')] : [args, folder];

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
const toRealPath = (path: string): string => attempt(() => realpathSync(path)) ?? resolve(path);

/** English messages, because we parse them, no prompts, and the objects of a commit as they are. */
const quiet = {
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GCM_INTERACTIVE: 'never',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_GRAFT_FILE: '/dev/null',
  GIT_OPTIONAL_LOCKS: '0',
} as const;

// Of what the configuration of a repository makes git run: anyone who can write into a checkout, such as with an artifact, could
// replace that file, so programs are chosen only by the job: its environment, the user and the machine.

interface Entry {
  readonly key: string;
  readonly value: string;
  readonly isOfRepository: boolean;
}

/** What replaces a program that only the repository names: a program that fails, or none. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(?:gpg\.(?:.*\.)?(?:program|defaultkeycommand)|diff\.(?:external|.*\.(?:command|textconv)))$/, 'false'],
  [
    /^(?:core\.(?:askpass|alternaterefscommand)|lfs\.(?:customtransfer\..*\.path|extension\..*\.(?:clean|smudge)))$/,
    'false',
  ],
  [/^http\.(?:.*\.)?savecookies$/, 'false'],
  [/^(?:filter\..*\.(?:clean|smudge|process)|(?:remote\..*|http(?:\..*)?)\.proxy)$/, ''],
];
/** git takes the first of these that it finds, so nothing replaces them. */
const irreplaceable = /^remote\..*\.(?:uploadpack|receivepack|vcs)$/;
/** Who receives a push runs its hooks: a repository among the files of a commit must not. Elsewhere it is the machine's. */
const isLocal = (url: string): boolean => /^file:/i.test(url) || !/^[^/]+:/.test(url);
const isUrlInside = (url: string, folder: string): boolean =>
  isLocal(url) && isBelow(resolve(folder, url.replace(/^file:\/\//i, '')), findCheckout(folder) ?? folder);
/** The URLs that an entry makes git use. @param all every entry of the configuration */
function listUrls({ key, value }: Entry, all: readonly Entry[]): readonly string[] {
  const isUrl = (name: string): boolean => /^remote\..*\.(?:push)?url$/s.test(name);
  const [, base] = /^url\.(.*)\.(?:push)?insteadof$/s.exec(key) ?? [];
  if (base === undefined) return isUrl(key) ? [value] : [];
  const rewritten = all.filter((one) => isUrl(one.key) && one.value.startsWith(value));
  return [base, ...rewritten.map((one) => base + one.value.slice(value.length))];
}
const helper = /^credential\.(?:.*\.)?helper$/;
/** What `git lfs install --local` writes. */
const largeFiles = /^git-lfs (?:clean -- %f|smudge (?:--skip )?-- %f|filter-process(?: --skip)?)$/;

/** Variables for git, or why it must not run. */
type ChosenPrograms = Readonly<Record<string, string>> | { readonly refused: string };

/** A repository changes while a foreign program runs. */
let known = new Map<string, Promise<ChosenPrograms>>();
export function forgetPrograms(): void {
  known = new Map();
}

/**
 * @param folder where git runs
 * @param git runs git there without these variables
 */
function choosePrograms(folder: string, git: (args: readonly string[]) => Promise<GitAnswer>): Promise<ChosenPrograms> {
  const chosen =
    known.get(folder) ??
    git(['config', '--list', '--show-scope', '-z']).then(({ stdout }) => choose(parse(stdout), folder));
  known.set(folder, chosen);
  return chosen;
}

/** Pairs of a scope and an entry: "local", "core.bare\nfalse". */
function parse(list: string): readonly Entry[] {
  const parts = list.split('\0');
  return parts.flatMap((scope, i) => {
    const [, key = '', value = ''] = /^([^\n]*)\n?(.*)$/s.exec(parts[i + 1] ?? '') ?? [];
    return i % 2 === 1 || key === '' ? [] : [{ key, value, isOfRepository: scope === 'local' || scope === 'worktree' }];
  });
}

function choose(entries: readonly Entry[], folder: string): ChosenPrograms {
  const here = entries.filter(({ isOfRepository }) => isOfRepository);
  const elsewhere = entries.filter(({ isOfRepository }) => !isOfRepository);
  const refused = here.find(
    (entry) => irreplaceable.test(entry.key) || listUrls(entry, entries).some((url) => isUrlInside(url, folder)),
  );
  if (refused !== undefined)
    return { refused: `the configuration of this repository chooses a program: ${refused.key}` };
  const isHere = (name: string): boolean => here.some(({ key }) => key === name);
  const outside = (name: string): string | undefined => elsewhere.findLast(({ key }) => key === name)?.value;
  const replaced = here.flatMap(({ key, value }) => {
    const [, none] = replacements.find(([pattern]) => pattern.test(key)) ?? [];
    if (none === undefined || largeFiles.test(value)) return [];
    const entry = [key, outside(key) ?? none] as const;
    // Without its program, a file that needs the filter is an error.
    return key.startsWith('filter.') ? [entry, [key.replace(/[^.]*$/, 'required'), 'true'] as const] : [entry];
  });
  // An empty helper removes all that were named before.
  const helpers = here.some(({ key }) => helper.test(key))
    ? [
        ['credential.helper', ''] as const,
        ...elsewhere.flatMap(({ key, value }) => (helper.test(key) ? [[key, value] as const] : [])),
      ]
    : [];
  const ssh = process.env['GIT_SSH'] === undefined ? 'ssh' : '"$GIT_SSH"';
  return {
    ...addConfig([...replaced, ...helpers]),
    ...(isHere('core.sshcommand') && {
      GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? outside('core.sshcommand') ?? ssh,
    }),
    ...(isHere('core.gitproxy') && { GIT_PROXY_COMMAND: process.env['GIT_PROXY_COMMAND'] ?? '' }),
  };
}

/** Entries that take precedence over all files, after those that the environment has already. */
function addConfig(entries: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const first = Number(process.env['GIT_CONFIG_COUNT'] ?? 0);
  const variables = entries.flatMap(([key, value], i): readonly (readonly [string, string])[] => [
    [`GIT_CONFIG_KEY_${String(first + i)}`, key],
    [`GIT_CONFIG_VALUE_${String(first + i)}`, value],
  ]);
  return entries.length === 0
    ? {}
    : { GIT_CONFIG_COUNT: String(first + entries.length), ...Object.fromEntries(variables) };
}

/**
 * The commit for a command line; empty if it is unknown.
 *
 * @param usesGit whether git is asked outside of CI, which takes a while
 */
export async function commitHere(
  { context, git }: Pick<Host, 'context' | 'git'>,
  usesGit: boolean,
): Promise<Provenance> {
  const { commit, branch } = context.subject;
  if (commit !== undefined || context.system !== undefined || !usesGit) return defined({ commit, branch });
  return commitOfFolder(git);
}

/** Ignores history files, which recording changes, and untracked files. */
const status = ['status', '--porcelain=v2', '--branch', '--no-ahead-behind', '--untracked-files=no'];
const allButHistories = ['--', ':(top)', ':(top,exclude,glob)**/*.ndjson'];

/** No commit if tracked files were modified, because the measured code then differs from the commit. */
async function commitOfFolder(git: Host['git']): Promise<Provenance> {
  const { code, stdout } = await git([...status, ...allButHistories]);
  if (code !== 0) return {};
  const [, commit] = /^# branch\.oid ([0-9a-f]+)$/m.exec(stdout) ?? [];
  const [, branch] = /^# branch\.head (?!\(detached\)$)(.+)$/m.exec(stdout) ?? [];
  const isChanged = /^[^#\n]/m.test(stdout);
  return defined({ commit: isChanged ? undefined : commit, branch });
}
