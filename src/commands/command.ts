/** Defines commands of the command line, and the options that several commands share. */
import { judgeRules, unknownEffects } from '../config/policy.js';
import { exactMethods, shardChoices, type GateRequest } from '../config/settings.js';
import { defined } from '../lang/objects.js';
import { unusable, type ExitCode, type Result } from '../model/exit-code.js';
import type { CommandResult, Problem } from '../model/documents.js';
import type { ConnectedHost, Host } from '../model/host.js';
import type { Option, Options } from '../model/option.js';
import type { DocumentRenderer } from '../model/rendering.js';
import { withPageOptions } from '../report/page-options.js';
import { findUnknownOutputs, isPage, listEndings, writeOutputs } from '../report/outputs.js';
import { repositoryLinks } from '../report/phrases/compared-runs.js';
import { badValue } from '../problems/config.js';
import { formatJson } from '../lang/printable.js';
import { version } from '../version.js';
import { showProblems } from './show-problems.js';

/** One command of the command line. One folder each in commands/. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The operands in the usage line of the command. */
  readonly usage: string;
  /** The help text between the usage line and the options. */
  readonly about: string;
  readonly options: readonly Option[];
  /** The source of the commit under test, for commands that record it. */
  readonly commitSource?: CommitSource;
  /** Why the operands cannot be used, as a sentence; undefined if they can. */
  readonly refuse?: (given: Arguments) => string | undefined;
  /** Called only if all options have values that they accept. */
  readonly run: (given: Arguments, host: Host) => Promise<ExitCode>;
  /** After an unhandled error, publishes that nothing was judged. Absent: the command publishes no verdict. */
  readonly withdraw?: (given: Arguments, host: Host, problem: Problem) => Promise<unknown>;
}

/** The environment of the CI job, or else git. Asking git takes as long as a small check, so only some commands do. */
export type CommitSource = 'job' | 'job-or-git';

/** The arguments after the name of the command. */
export interface Arguments extends Options {
  readonly operands: readonly string[];
}

/** What is said about options, by their usage: "tag NAME" has a value, "only PATTERN ..." several, "force" none. */
export type Usages = Readonly<Record<string, string | Omit<Option, 'name' | 'value' | 'multiple'>>>;

export function option(usage: string, about: Usages[string]): Option {
  const [name = '', value, more] = usage.split(' ');
  const rest = typeof about === 'string' ? { about } : about;
  return { name, ...defined({ value, multiple: more === undefined ? undefined : true }), ...rest };
}

const listOptions = (usages: Usages): readonly Option[] =>
  Object.entries(usages).map(([usage, about]) => option(usage, about));

type NameOf<Usage> = Usage extends `${infer Name} ${string}` ? Name : Usage;

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name & string;

/** The values of such options by name: a text, a list of texts, or whether the switch was given. */
export type Asked<Listed extends Usages> = {
  readonly [Usage in keyof Listed as CamelCase<NameOf<Usage>>]?: Usage extends `${string} ...`
    ? readonly string[]
    : Usage extends `${string} ${string}`
      ? string
      : boolean;
};

/** Reads the options that the caller gave. Options that were not given are absent. */
export function ask<const Listed extends Usages>(usages: Listed, { get, getAll }: Options): Asked<Listed> {
  const values = listOptions(usages).flatMap(({ name, value, multiple }) => {
    const given = get(name);
    if (given === undefined) return [];
    const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [[key, multiple === true ? getAll(name) : value === undefined ? given === 'true' : given] as const];
  });
  return Object.fromEntries(values) as Asked<Listed>;
}

interface Definition<Own extends Usages, Document> extends Omit<Command, 'options' | 'run'> {
  /** The options of this command alone; they become properties of its request. */
  readonly own: Own;
  /** The options that it shares with others. */
  readonly shared: readonly Option[];
  /** The forms of its document, for --format and --out. */
  readonly renderers?: readonly DocumentRenderer<Document>[];
  /** Whether notes are shown; by default they are. */
  readonly showsNotes?: boolean;
  /** Whether its text is a document for programs, so that no --format is needed. */
  readonly printsJson?: boolean;
  /** The use case, with what it shows on standard output: a text, or a document. */
  readonly run: (
    request: Omit<GateRequest, 'results'> & Asked<Own> & { readonly operands: readonly string[] },
    host: Host,
    given: Arguments,
  ) => Promise<
    Result<{
      readonly text?: string | undefined;
      readonly document?: Document | undefined;
      /** What it did, for --format json. */
      readonly data?: ResultData;
    }>
  >;
}

/** What a command did, beside what every result says. */
export type ResultData = Omit<CommandResult, 'schemaVersion' | 'tool' | 'exitCode' | 'problems' | 'text'>;

/** A command that makes one request of its options, and shows one text or document. */
export function defineCommand<const Own extends Usages, Document = never>({
  own,
  shared,
  renderers = [],
  showsNotes = true,
  printsJson = false,
  run,
  ...described
}: Definition<Own, Document>): Command {
  const ids = renderers.length > 0 ? renderers.map(({ id }) => id) : ['text', 'json'];
  const formats = {
    about: `the format to print: ${listChoices(ids)}`,
    ...(renderers.length === 0 && { choices: ids }),
  };
  return {
    ...described,
    options: [
      ...listOptions(own),
      ...shared,
      ...(listEndings(renderers).length > 0 ? listOptions(outUsage(renderers)) : []),
      ...(printsJson ? [] : [option('format NAME', formats)]),
    ],
    run: async (given, host) => {
      const [format, files] = [given.get('format') ?? 'text', given.getAll('out')];
      const unknown = renderers.length > 0 ? findUnknownOutputs(renderers, [format], files) : [];
      showProblems(unknown, host);
      if (unknown.length > 0) return unusable;
      const { results: operands = [], ...request } = requestFrom(given, given.operands);
      const { exitCode, problems, text, document, data } = await run(
        { ...request, ...ask(own, given), operands },
        host,
        given,
      );
      showProblems(problems, host, showsNotes);
      if (document === undefined && format === 'json') host.stdout(writeResult({ exitCode, problems, text, data }));
      else if (text !== undefined) host.stdout(text);
      if (document === undefined) {
        if (exitCode !== unusable || files.length === 0 || renderers.length === 0) return exitCode;
        const { writeUnjudged } = await import('../report/renderings.js'); // most commands need none of its renderers
        showProblems((await writeUnjudged(problems, files, host)).problems, host);
        return exitCode;
      }
      host.stdout(renderers.find(({ id }) => id === format)?.render(document, host.page) ?? '');
      const unwritten = await writeOutputs(document, renderers, files, host);
      showProblems(unwritten.problems, host);
      return unwritten.problems.length === 0 ? exitCode : unusable;
    },
  };
}

const writeResult = ({
  exitCode,
  problems,
  text,
  data,
}: Result<{ text?: string | undefined; data?: ResultData | undefined }>): string =>
  formatJson({
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    exitCode,
    problems,
    ...data,
    ...defined({ text }),
  });

/** "a (default), b, c": the choices of an option, for its help. */
export function listChoices([first = '', ...others]: readonly string[]): string {
  return [`${first} (default)`, ...others].join(', ');
}

/** The options that several commands share. Each is also an input of the Action, and a property of every request. */
const sharedUsages = {
  'config FILE': 'the configuration (default: guardband.yml, if it exists)',
  'set KEY=VALUE ...': 'an axis of all results: users=100; also scenario=, label=, environment.KEY=',
  'warmup TIME': 'time to exclude from the start of each raw result: 300s, 5m; seconds without a unit',
  'percentiles METHOD': `percentiles of raw results: ${listChoices(exactMethods)}`,
  'shards WORD': `how several results of a case are combined: ${listChoices(shardChoices)}`,
  'commit ID': 'the measured commit, if it is not that of the job or the work tree',
  'config-from WORD': 'whose configuration judges a change: base (default: that of the merge base), head (its own)',
  'target REF': 'the branch or commit that the change goes into (default: that of the CI job)',
  'baselines DIR':
    'where the history is kept: a folder (default: baselines), branch:NAME, git:URL#branch, or s3://bucket/prefix',
  'load-test WORD':
    'how the load test ended: success (default), failure, cancelled, skipped; if it failed, nothing passes',
  'reference SELECTOR':
    'a second baseline, shown beside the first: tag:* for the last release, or any other value of --against',
  'unknown WORD': `what follows from what is unknown: ${listChoices(unknownEffects)}`,
  'judge WORD': `what makes a change a regression: ${listChoices(judgeRules)}`,
  'empty WORD': 'the outcome while the history is empty: undecided (default), or pass for a first run',
} as const satisfies Usages;

type SharedName = NameOf<keyof typeof sharedUsages>;

/** The options with these names, in the order of the names. */
export const shared = (...names: readonly SharedName[]): readonly Option[] =>
  names.flatMap((name) => listOptions(sharedUsages).filter((known) => known.name === name));

/** The options of every command that reads results. */
export const readingOptions = shared('config', 'set', 'warmup', 'percentiles', 'shards');

/** The options of every command that judges results. */
export const judgingOptions = [...readingOptions, ...shared('commit', 'config-from', 'target', 'baselines', 'judge')];

/** For commands that judge what was expected. */
export const onlyOption = option(
  'only PATTERN ...',
  'expect only these cases: part of a name, or a pattern with * and ?',
);

/** For commands that record runs. */
export const runUsages = {
  'tag NAME': 'a release name to find this run by',
  'note TEXT': 'what should be remembered about this run; trend and history show it',
  unmerged: 'record the run of a change that is not merged, too',
} as const satisfies Usages;

/** `--repository` for commands that write pages. A CI job knows its repository. */
export const repositoryOption = option('repository URL', {
  about: 'the URL of the repository, for links to commits (default: that of the CI job)',
  refuse: (value) =>
    repositoryLinks(value) === undefined
      ? badValue('--repository', value, 'an HTTPS URL such as https://github.com/owner/name')
      : undefined,
});

/** Gives the host the page options, and connects it to the change under test if something is to be posted there. */
export async function connectHost(given: Options, host: Host, isPosting: boolean): Promise<ConnectedHost> {
  const own = withPageOptions(host, given);
  if (host.connect === undefined) return { host: own, problems: [] };
  const stated = given.get('commit') ?? host.context.subject.commit;
  const commit = stated ?? (isPosting ? (await host.git(['rev-parse', 'HEAD'])).stdout.trim() : '');
  const subject = commit === host.context.subject.commit || commit === '' ? host.context.subject : { commit };
  const context = { ...host.context, subject };
  return await host.connect({ ...own, context }, isPosting, given.get('repository'));
}

/** Whether the caller wants something posted on the forge. */
export const isToPost = ({ get }: Options): boolean =>
  get('comment') === 'pull-request' || get('commit-status') === 'true';

/** `--out` for commands that write a document. */
export const outUsage = (renderers: readonly Pick<DocumentRenderer, 'endings'>[]) =>
  ({
    'out FILE ...': `also write the document; the extension selects the format: ${listEndings(renderers).join(' ')}`,
  }) as const satisfies Usages;

/** Creates the request from the options of the command line, or from the inputs of the Action. */
export const requestFrom = (given: Options, results: readonly string[]): GateRequest => ({
  ...ask(sharedUsages, given),
  results,
  charts: [...given.getAll('out'), ...given.getAll('html')].some(isPage),
});
