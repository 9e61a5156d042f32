/**
 * What git would run because the configuration of the repository says so. Anyone who can write into a checkout, such as with an
 * artifact, could replace that file, so programs are chosen only by the job: its environment, the user and the machine.
 */
import { relative, resolve } from 'node:path';
import type { GitAnswer } from '../../model/host.js';
import { findCheckout } from './refuse-links.js';

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
const isInside = (url: string, folder: string): boolean => {
  const path = relative(findCheckout(folder) ?? folder, resolve(folder, url.replace(/^file:\/\//i, '')));
  return isLocal(url) && !/^\.\.(?:[\\/]|$)/.test(path);
};
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
export type ChosenPrograms = Readonly<Record<string, string>> | { readonly refused: string };

/** A repository changes while a foreign program runs. */
let known = new Map<string, Promise<ChosenPrograms>>();
export function forgetPrograms(): void {
  known = new Map();
}

/**
 * @param folder where git runs
 * @param git runs git there without these variables
 */
export function choosePrograms(
  folder: string,
  git: (args: readonly string[]) => Promise<GitAnswer>,
): Promise<ChosenPrograms> {
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
    (entry) => irreplaceable.test(entry.key) || listUrls(entry, entries).some((url) => isInside(url, folder)),
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
