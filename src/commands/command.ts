/** Defines commands of the command line, and the options that several commands share. */
import { exactMethods, shardChoices, type GateRequest } from '../config/settings.js';
import { defined } from '../lang/defined.js';
import type { ExitCode } from '../model/exit-code.js';
import type { Host } from '../model/host.js';
import type { Option, Options } from '../model/option.js';
import type { DocumentRenderer } from '../model/rendering.js';
import type { RecordRequest } from './record/record.js';
import { isPage, listEndings } from '../report/outputs.js';
import { repositoryLinks } from '../report/phrases/repository-links.js';
import { badValue } from '../problems/config.js';

/** An entry in the list of commands. */
export interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** One command of the command line. One folder each in commands/. */
export interface Command {
  /** The operands in the usage line of the command. */
  readonly usage: string;
  /** The help text between the usage line and the options. */
  readonly about: string;
  readonly options: readonly Option[];
  /** The source of the commit under test, for commands that record it. */
  readonly commitSource?: CommitSource;
  readonly run: (given: Arguments, host: Host) => Promise<ExitCode>;
}

/** The environment of the CI job, or else git. Asking git takes as long as a small check, so only some commands do. */
export type CommitSource = 'job' | 'job-or-git';

/** The arguments after the name of the command. */
export interface Arguments extends Options {
  readonly operands: readonly string[];
}

export const configOption: Option = {
  name: 'config',
  value: 'FILE',
  about: 'the configuration (default: guardband.yml, if it exists)',
};

/** `--config-from` for commands that judge. Outside a pull request there is only one configuration. */
export const configFromOption: Option = {
  name: 'config-from',
  value: 'WORD',
  about: 'whose configuration judges a change: base (default: that of the merge base), head (its own)',
};

/** `--load-test` for commands with an outcome: the step of the load test may have failed after it wrote some results. */
export const loadTestOption: Option = {
  name: 'load-test',
  value: 'WORD',
  about: 'how the load test ended: success (default), failure, cancelled, skipped; if it failed, nothing passes',
};

/** `--target` for commands that judge changes. A CI job usually names the target. */
export const targetOption: Option = {
  name: 'target',
  value: 'REF',
  about: 'the branch or commit that the change goes into (default: that of the CI job)',
};

/** `--tag` and `--note` for commands that record runs. */
export const runOptions: readonly Option[] = [
  { name: 'tag', value: 'NAME', about: 'a release name to find this run by' },
  { name: 'note', value: 'TEXT', about: 'what should be remembered about this run; trend and history show it' },
  { name: 'unmerged', about: 'record the run of a change that is not merged, too' },
];

/** The values of these options. A blank note counts as no note. */
export function describeRun({ get }: Options): Pick<RecordRequest, 'tag' | 'note' | 'unmerged'> {
  const note = get('note')?.trim();
  return {
    ...defined({ tag: get('tag'), note: note === '' ? undefined : note }),
    ...(get('unmerged') === 'true' && { unmerged: true }),
  };
}

/** `--empty` for commands that judge. */
export const emptyOption: Option = {
  name: 'empty',
  value: 'WORD',
  about: 'the outcome while the history is empty: undecided (default), or pass for a first run',
};

/** "a (default), b, c": the choices of an option, for its help. */
export const listChoices = ([first = '', ...others]: readonly string[]): string =>
  [`${first} (default)`, ...others].join(', ');

/** The options of every command that reads results. */
export const readingOptions = [
  configOption,
  {
    name: 'set',
    value: 'KEY=VALUE',
    multiple: true,
    about: 'an axis of all results: users=100; also scenario=, label=, environment.KEY=',
  },
  {
    name: 'warmup',
    value: 'TIME',
    about: 'time to exclude from the start of each raw result: 300s, 5m; seconds without a unit',
  },
  {
    name: 'percentiles',
    value: 'METHOD',
    about: `percentiles of raw results: ${listChoices(exactMethods)}`,
  },
  {
    name: 'shards',
    value: 'WORD',
    about: `how several results of a case are combined: ${listChoices(shardChoices)}`,
  },
] as const satisfies readonly Option[];

/** `--commit` for commands that judge or record one run. */
export const commitOption: Option = {
  name: 'commit',
  value: 'ID',
  about: 'the measured commit, if it is not that of the job or the work tree',
};

export const baselinesOption: Option = {
  name: 'baselines',
  value: 'DIR',
  about: 'where the history is kept: a folder (default: baselines), branch:NAME, git:URL#branch, or s3://bucket/prefix',
};

/**
 * The options of every command that judges results.
 *
 * @param about the help text of `--against`
 */
export const judgingOptions = (about: string): readonly Option[] => [
  ...readingOptions,
  commitOption,
  configFromOption,
  targetOption,
  baselinesOption,
  { name: 'against', value: 'SELECTOR', about },
];

/** `--repository` for commands that write pages. A CI job knows its repository. */
export const repositoryOption: Option = {
  name: 'repository',
  value: 'URL',
  about: 'the URL of the repository, for links to commits (default: that of the CI job)',
  refuse: (value) =>
    repositoryLinks(value) === undefined
      ? badValue('--repository', value, 'an HTTPS URL such as https://github.com/owner/name')
      : undefined,
};

/** Adds the URL of `--repository`, if given, to the host's page settings. */
export function withRepository({ get }: Options, host: Host): Host {
  const repositoryUrl = get('repository');
  return repositoryUrl === undefined ? host : { ...host, page: { ...host.page, repositoryUrl } };
}

/** `--format` for commands that print a document. */
export const formatOption = (renderers: readonly Pick<DocumentRenderer, 'id'>[]): Option => ({
  name: 'format',
  value: 'NAME',
  about: `the format to print: ${listChoices(renderers.map(({ id }) => id))}`,
});

/** `--out` for commands that write a document. */
export const outOption = (renderers: readonly Pick<DocumentRenderer, 'endings'>[]): Option => ({
  name: 'out',
  value: 'FILE',
  multiple: true,
  about: `also write the document; the extension selects the format: ${listEndings(renderers).join(' ')}`,
});

/** Creates the request from the options of `readingOptions` and `baselinesOption`, or from inputs of the Action. */
export function requestFrom({ get, getAll }: Options, results: readonly string[]): GateRequest {
  return {
    results,
    set: getAll('set'),
    charts: [...getAll('out'), ...getAll('html')].some(isPage),
    ...defined({
      config: get('config'),
      reference: get('reference'),
      warmup: get('warmup'),
      percentiles: get('percentiles'),
      shards: get('shards'),
      baselines: get('baselines'),
      configFrom: get('config-from'),
      target: get('target'),
      loadTest: get('load-test'),
      commit: get('commit'),
      empty: get('empty'),
    }),
  };
}
