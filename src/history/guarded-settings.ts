/**
 * The settings of a check. On a pull request the rules come from the merge base, like the baselines, so that a change
 * cannot loosen the rules by which it is judged.
 */
import { compareConfigs, type ConfigDifference } from '../config/compare-configs.js';
import { readConfig, parseConfig, type ConfigRead } from '../config/read-config.js';
import { chooseWord, configSources, createSettings, type GateRequest, type Settings } from '../config/settings.js';
import type { ConfigurationSource, Problem } from '../model/documents.js';
import type { Host } from '../model/host.js';
import {
  baseConfigUnusable,
  configOutside,
  configUnguarded,
  headJudges,
  judgingChanged,
  noBaseConfig,
  readingChanged,
} from '../problems/config-source.js';
import { isError } from '../problems/problem.js';
import { findBaseCommit, readFileAt } from './stores/git.js';

export interface GuardedSettings {
  readonly settings: Settings;
  /** The origin of the configuration; present only on a pull request whose base is known. */
  readonly source?: ConfigurationSource;
  /** Notes about the configuration, for the report. Errors are in the problems of the settings. */
  readonly notes: readonly Problem[];
}

/**
 * Reads the configuration of the work tree, and on a pull request that of the merge base, and merges them with the options.
 */
export async function readGuardedSettings(request: GateRequest, host: Host): Promise<GuardedSettings> {
  const head = await readConfig(request.config, host);
  const { choice, problems } = chooseWord('config-from', configSources, request.configFrom, configSources[0]);
  const { targetCommit: target, targetProblem } = host;
  if (targetProblem !== undefined && choice !== undefined) return readUnguarded(request, head, targetProblem, choice);
  if (target === undefined || choice === undefined || head.problems.some(isError))
    return { settings: withProblems(createSettings(request, head), problems), notes: [] };
  const base = await readBaseConfig(head.file, target, host);
  if (base === 'not-in-repository')
    return { settings: createSettings(request, head), notes: [configOutside(head.file)] };
  if ('code' in base) return readUnguarded(request, head, base, choice);
  const difference = compareConfigs(base.read.config, head.config);
  const source: ConfigurationSource = {
    from: choice,
    commit: base.commit,
    ...(!base.exists && { absent: true as const }),
    ...difference,
  };
  const notes = describe(source, head.file);
  if (choice === 'head') return { settings: createSettings(request, head), source, notes };
  const unusable = base.read.problems.some(isError) ? [baseConfigUnusable(base.commit)] : [];
  return { settings: withProblems(createSettings(request, head, base.read), unusable), source, notes };
}

interface BaseConfig {
  readonly read: ConfigRead;
  readonly commit: string;
  readonly exists: boolean;
}

/** Reads the configuration at the merge base. A pull request cannot change a configuration outside the repository. */
async function readBaseConfig(
  file: string,
  target: string,
  host: Host,
): Promise<BaseConfig | 'not-in-repository' | Problem> {
  const repository = await host.git(['rev-parse', '--git-dir']);
  if (repository.code !== 0) return configUnguarded(repository.stderr.trim().split('\n')[0] ?? '');
  const commit = await findBaseCommit(target, host);
  if (typeof commit !== 'string') return commit;
  const found = await readFileAt(file, commit, host);
  if (found === 'outside') return 'not-in-repository';
  if ('code' in found) return found;
  const { text } = found;
  const name = `${commit.slice(0, 10)}:${file}`;
  const read = text === undefined ? { config: {}, file: name, problems: [] } : await parseConfig(text, name);
  return { read, commit, exists: text !== undefined };
}

/**
 * The settings for an unknown base. An unknown base is an error, except outside a repository, where baselines are not
 * guarded either.
 */
function readUnguarded(
  request: GateRequest,
  head: ConfigRead,
  problem: Problem,
  choice: (typeof configSources)[number],
): GuardedSettings {
  const settings = createSettings(request, head);
  if (choice === 'head') return { settings, notes: [headJudges()] };
  return isError(problem) ? { settings: withProblems(settings, [problem]), notes: [] } : { settings, notes: [problem] };
}

function describe({ from, commit, absent, judging, reading }: ConfigurationSource, file: string): readonly Problem[] {
  return [
    ...(judging.length > 0 ? [judgingChanged(file, judging.map(formatChange), from, commit)] : []),
    ...(reading.length > 0 ? [readingChanged(file, reading.map(formatChange))] : []),
    ...(from === 'head' ? [headJudges()] : []),
    ...(from === 'base' && absent === true && judging.length > 0 ? [noBaseConfig(file)] : []),
  ];
}

const formatChange = ({ key, base, head }: ConfigDifference['judging'][number]): string =>
  base === undefined ? `${key} added: ${head ?? ''}` : `${key} ${head === undefined ? 'removed' : 'was'}: ${base}`;

const withProblems = (settings: Settings, more: readonly Problem[]): Settings => ({
  ...settings,
  problems: [...settings.problems, ...more],
});
