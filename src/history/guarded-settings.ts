/**
 * The settings of a check. On a pull request the rules come from the merge base, like the baselines, so that a change
 * cannot loosen the rules by which it is judged.
 */
import { compareConfigs, measureAs, retireAs } from '../config/compare-configs.js';
import { readConfig, parseConfig, type ConfigRead } from '../config/read-config.js';
import { configSources, createSettings, readWord, type CheckRequest, type Settings } from '../config/settings.js';
import type { ConfigChange, ConfigurationSource, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import { isError } from '../problems/problem.js';
import { findChangeBase, type ChangeBase } from './change-base.js';
import { readFileAt, findRoot, fromRoot } from './stores/git.js';
import { findStore } from './stores/index.js';
import * as configProblems from '../problems/config.js';
import { changeUnknown, configOutside, targetUnknown, unguarded } from '../problems/git.js';
import { posix } from 'node:path';

export interface GuardedSettings {
  /** The base of the change that the job is about. */
  readonly base: ChangeBase;
  readonly settings: Settings;
  /** The origin of the configuration; present only on a pull request whose base is known. */
  readonly source?: ConfigurationSource;
  /** Notes about the configuration, for the report. Errors are in the problems of the settings. */
  readonly notes: readonly Problem[];
}

/**
 * Reads the configuration of the work tree, and for a change that of its base, and merges them with the options. A command does so
 * once, before it runs anything of the change.
 */
export async function readGuardedSettings(request: CheckRequest, host: Host): Promise<GuardedSettings> {
  const base = await findChangeBase(host, request);
  const guarded = { base, ...(await guard(request, base, host)) };
  if (base.kind !== 'known') return guarded;
  const { settings } = guarded;
  const isDoubted = base.doubt !== undefined && request.configFrom !== 'head';
  const notes = [...(isDoubted ? [changeUnknown(base.doubt, base.commit)] : []), ...guarded.notes];
  const { store, place } = findStore(settings.store);
  // Baselines that the change moved are those of their old place.
  const old = store.openAt === undefined ? undefined : await findOldPath(place, base.commit, host);
  return { ...guarded, notes, ...(old !== undefined && { settings: { ...settings, store: old } }) };
}

async function guard(request: CheckRequest, base: ChangeBase, host: Host): Promise<Omit<GuardedSettings, 'base'>> {
  const head = await readConfig(request.config, host);
  const choice = request.configFrom === undefined ? configSources[0] : readWord(request, 'configFrom');
  const own = (more: readonly Problem[] = [], notes: readonly Problem[] = []): Omit<GuardedSettings, 'base'> => ({
    settings: withProblems(createSettings(request, head), more),
    notes,
  });
  if (base.kind === 'none' || choice === undefined || head.problems.some(isError)) return own();
  if (base.kind === 'unknown') {
    if (choice === 'head') return own();
    return request.configFrom === undefined
      ? own([], [changeUnknown(base.why)])
      : own([targetUnknown(`this job (${base.why})`, 'config-from: base')]);
  }
  const isOfHead = choice === 'head' ? [configProblems.headJudges()] : [];
  if (base.kind === 'problem') return choice === 'head' ? own([], isOfHead) : own([base.problem]);
  if (base.kind === 'untold') {
    const hasRules = choice === 'base' && (request.config !== undefined || Object.keys(head.config).length > 0);
    const { store, place } = findStore(own().settings.store);
    const isUsed = hasRules || (store.openAt !== undefined && (await host.find(place)).length > 0);
    return own([], [...(isUsed ? [unguarded(base.why, base.doubt)] : []), ...isOfHead]);
  }
  const found = await readBaseConfig(head.file, base.commit, host);
  if (found === 'not-in-repository') return own([], [configOutside(head.file)]);
  if ('code' in found) return choice === 'head' ? own([], isOfHead) : own([found]);
  const { read, exists } = found;
  const difference = compareConfigs(read.config, head.config);
  const source: ConfigurationSource = {
    from: choice,
    commit: base.commit,
    ...(!exists && { absent: true as const }),
    ...difference,
  };
  const notes = warnOfChanges(source, head.file);
  if (choice === 'head') return { settings: createSettings(request, head), source, notes };
  const unusable = read.problems.some(isError) ? [configProblems.baseConfigUnusable(base.commit)] : [];
  // A change that adds the first configuration cannot loosen anything by saying how results are read.
  const reading = exists ? { ...head, config: measureAs(read.config, head.config) } : head;
  const judging = { ...read, config: { ...read.config, retired: retireAs(read.config, head.config) } };
  return { settings: withProblems(createSettings(request, reading, judging), unusable), source, notes };
}

/** Reads the configuration at the base. A change cannot change a configuration outside the repository. */
async function readBaseConfig(
  file: string,
  commit: string,
  host: Host,
): Promise<{ readonly read: ConfigRead; readonly exists: boolean } | 'not-in-repository' | Problem> {
  const place = (await findOldPath(file, commit, host)) ?? file;
  const found = await readFileAt(place, commit, host);
  if (found === 'outside') return 'not-in-repository';
  if ('code' in found) return found;
  const { text } = found;
  const name = `${commit.slice(0, 10)}:${place}`;
  const read = text === undefined ? { config: {}, file: name, problems: [] } : await parseConfig(text, name);
  return { read, exists: text !== undefined };
}

function warnOfChanges(source: ConfigurationSource, file: string): readonly Problem[] {
  const { from, commit, absent, judging, reading, retiring = [] } = source;
  return [
    ...(retiring.length > 0 ? [configProblems.casesRetired(file, retiring.map(formatChange))] : []),
    ...(judging.length > 0 ? [configProblems.judgingChanged(file, judging.map(formatChange), from, commit)] : []),
    ...(reading.length > 0 ? [configProblems.readingChanged(file, reading.map(formatChange))] : []),
    ...(from === 'head' ? [configProblems.headJudges()] : []),
    ...(from === 'base' && absent === true && judging.length > 0 ? [configProblems.noBaseConfig(file)] : []),
  ];
}

const formatChange = ({ key, base, head }: ConfigChange): string =>
  base === undefined ? `${key} added: ${head ?? ''}` : `${key} ${head === undefined ? 'removed' : 'was'}: ${base}`;

const withProblems = (settings: Settings, more: readonly Problem[]): Settings => ({
  ...settings,
  problems: [...settings.problems, ...more],
});

/**
 * Finds what a change moved: the rules and baselines of a folder of a monorepo are those of its old place.
 *
 * @param path a file or folder, as the caller named it
 * @returns the path from which the change moved it, relative to the current folder; undefined if the commit has it, or nothing like it
 */
export async function findOldPath(path: string, commit: string, host: Pick<Host, 'git'>): Promise<string | undefined> {
  const root = await findRoot(host);
  const own = 'code' in root ? undefined : fromRoot(path, root.top, root.prefix);
  if ('code' in root || own === undefined) return undefined;
  if ((await host.git(['cat-file', '-e', `${commit}:${own}`])).code === 0) return undefined;
  const options = ['--no-ext-diff', '--find-renames', '--diff-filter=R', '--name-status', '-z'];
  const { stdout } = await host.git(['diff', ...options, commit, 'HEAD', '--']);
  for (const [, old = '', moved = ''] of stdout.matchAll(/R\d+\0([^\0]+)\0([^\0]+)\0/g)) {
    // A file keeps its name, so that no other file of the base becomes the one that judges.
    const rest = moved === own ? `/${posix.basename(own)}` : moved.startsWith(`${own}/`) ? moved.slice(own.length) : '';
    const folder = rest !== '' && `/${old}`.endsWith(rest) ? old.slice(0, -rest.length) : undefined;
    const found = moved === own ? old : folder;
    if (folder !== undefined && found) return posix.relative(`/${root.prefix}`, `/${found}`);
  }
  return undefined;
}
