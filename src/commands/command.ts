/**
 * Commands: one folder each, with its use case and `cli.ts`, which says its options and what it shows on the command line and in
 * a job. `index.ts` lists them, and loads one when it is called.
 *
 * Types: Command (what help, docs and action.yml are made of), CommandCall (the values given, and the host), Shown (what a
 * command did). The way: cli.ts or action.ts checks the options and calls `run`, which makes a request of them, awaits the use
 * case and shows its result; check/read-and-judge.ts is the core that check, gate, signoff and others share.
 * What must hold: a use case returns problems and an exit code, and prints no result (gate and bisect say on stderr how far they
 * are); what could not be judged ends with 3 and says why.
 *
 * Example: `check` of a first run, which nothing can be compared with, prints NOT JUDGED and ends with 2; of an unknown key in
 * guardband.yml, it prints where it is and ends with 3.
 */
import { judgeRules, unknownEffects } from '../config/policy.js';
import { exactMethods, parseBudget, shardChoices, type CheckRequest, type Measuring } from '../config/settings.js';
import { defined } from '../lang/objects.js';
import { unusable, type ExitCode, type Result } from '../model/exit-code.js';
import type { Problem, CommandResult } from '../model/documents.js';
import type { ConnectedHost, Host } from '../model/host.js';
import type { DocumentRenderer, Option, Options } from '../model/rendering.js';
import { findUnknownOutputs, isPage, listEndings, writeOutputs } from '../report/outputs.js';
import { repositoryRoot } from '../report/sentences/runs.js';
import { badValue } from '../problems/config.js';
import { formatJson } from '../lang/printable.js';
import { version } from '../model/version.js';
import { showNotes, showProblems } from './show-problems.js';

/** One command of the command line, which may be a mode of the Action as well. One folder each in commands/. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The operands in the usage line of the command. */
  readonly usage: string;
  /** The help text between the usage line and the options. */
  readonly about: string;
  /** Those of both front ends. */
  readonly options: readonly Option[];
  /** The source of the commit under test, for commands that record it. */
  readonly commitSource?: CommitSource;
  /** Absent: the Action has no such mode. */
  readonly mode?: Mode;
  /** Why the operands cannot be used, as a sentence; undefined if they can. */
  readonly refuse?: (given: Arguments) => string | undefined;
  /** Called only if all options have values that they accept. */
  readonly run: (step: CommandCall) => Promise<ExitCode>;
  /** After an unhandled error, publishes that nothing was judged. Absent: the command publishes no verdict. */
  readonly withdraw?: (step: CommandCall, problems: readonly Problem[]) => Promise<unknown>;
}

/** What the Action says about a command, and what it calls its operands. */
interface Mode {
  /** One sentence for action.yml. */
  readonly summary: string;
  /** The values of the output `outcome`. */
  readonly outcomes: readonly string[];
  /** The file extensions that `out` accepts. */
  readonly endings?: readonly string[];
  /** Reads the operands from inputs. Default: those of the input `results`. */
  readonly operands?: (inputs: Options) => readonly string[];
}

/** The environment of the CI job, or else git. Asking git takes as long as a small check, so only some commands do. */
export type CommitSource = 'job' | 'job-or-git';

/** The arguments after the name of the command, or the inputs of a step of the Action. Blank inputs count as absent. */
export interface Arguments extends Options {
  readonly operands: readonly string[];
}

/** One call of a command: what was asked for, and the world around it. */
export interface CommandCall extends Arguments {
  readonly host: Host;
  /**
   * Connects the host to the change under test: that of the input `pr-number`, the event, the commit or the completed run.
   *
   * @param isPosting whether something is posted there
   */
  readonly connect: (isPosting: boolean) => Promise<ConnectedHost>;
  /** The same for a job that posts the reports of other jobs, which the completed run may control. */
  readonly connectForReports: () => Promise<ConnectedHost>;
  /** Connects the host to the commit of the job. */
  readonly withForge: () => Host;
}

/** What is said about options, by their usage: "tag NAME" has a value, "only PATTERN ..." several, "force" none. */
type Usages = Readonly<Record<string, string | Omit<Option, 'name' | 'value' | 'multiple'>>>;

export function option(usage: string, about: Usages[string]): Option {
  const [name = '', value, more] = usage.split(' ');
  const rest = typeof about === 'string' ? { about } : about;
  return { name, ...defined({ value, multiple: more === undefined ? undefined : true }), ...rest };
}

/** The options with these usages, in their order. */
export const listOptions = (usages: Usages): readonly Option[] =>
  Object.entries(usages).map(([usage, about]) => option(usage, about));

type NameOf<Usage> = Usage extends `${infer Name} ${string}` ? Name : Usage;

type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name & string;

/** The values of such options by name: a text, a list of texts, or whether the switch was given. */
type Asked<Listed extends Usages> = {
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
  /** The use case, with what it shows. */
  readonly run: (
    request: Omit<CheckRequest, 'results'> & Asked<Own> & { readonly operands: readonly string[] },
    host: Host,
    step: CommandCall,
  ) => Promise<Shown<Document>>;
}

/** A command that makes one request of its options, and shows one text or document. */
export function defineCommand<const Own extends Usages, Document = never>({
  own,
  shared,
  renderers = [],
  showsNotes = true,
  printsJson = false,
  mode,
  run,
  ...described
}: Definition<Own, Document>): Command {
  const ids = renderers.length > 0 ? renderers.map(({ id }) => id) : ['text', 'json'];
  const about = `the format to print: ${listChoices(ids)}`;
  const endings = listEndings(renderers);
  return {
    ...described,
    ...(mode && { mode: { endings, ...mode } }),
    options: [
      ...listOptions(own),
      ...shared,
      ...(endings.length > 0 ? listOptions(outUsage(renderers)) : []),
      ...(printsJson ? [] : [option('format NAME', { about, choices: ids, frontEnd: 'command-line' })]),
    ],
    run: async (step) => {
      const { results: operands = [], ...request } = requestFrom(step, step.operands);
      const shown = await run({ ...request, ...ask(own, step), operands }, step.host, step);
      return await show(shown, { renderers, showsNotes }, step);
    },
  };
}

/** "a (default), b, c": the choices of an option, for its help. */
function listChoices([first = '', ...others]: readonly string[]): string {
  return [`${first} (default)`, ...others].join(', ');
}

/** An option that few calls need. */
export const rare = (about: string) => ({ about, isRare: true }) as const;

/** The options that several commands share. Each is a property of every request. */
const sharedUsages = {
  'config FILE': 'the configuration (default: guardband.yml, if it exists)',
  'set KEY=VALUE ...': rare('an axis of all results: users=100; also scenario=, label=, environment.KEY='),
  'warmup TIME': rare('time to exclude from the start of each raw result: 300s, 5m; seconds without a unit'),
  'percentiles METHOD': rare(`percentiles of raw results: ${listChoices(exactMethods)}`),
  'shards WORD': rare(`how several results of a case are combined: ${listChoices(shardChoices)}`),
  'commit ID': rare('the measured commit, if it is not that of the job or the work tree'),
  'config-from WORD': rare(
    'whose configuration judges a change: base (default: that of the merge base), head (its own)',
  ),
  'target REF': rare('the branch or commit that the change goes into (default: that of the CI job)'),
  'baselines DIR':
    'where the history is kept: a folder (default: baselines), branch:NAME, git:URL#branch, or s3://bucket/prefix',
  'load-test WORD':
    'how the load test ended: success (default), failure, cancelled, skipped; if it failed, nothing passes',
  'reference SELECTOR':
    'a second baseline, shown beside the first: tag:* for the last release, or any other value of --against',
  'unknown WORD': rare(`what follows from what is unknown: ${listChoices(unknownEffects)}`),
  'judge WORD': {
    ...rare(`what makes a change a regression: ${listChoices(judgeRules)}`),
    choices: judgeRules,
  },
  'empty WORD': rare('the outcome while the history is empty: undecided (default), or pass for a first run'),
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
  'note TEXT': 'what should be remembered about this run; trend shows it',
  unmerged: 'record the run of a change that is not merged, too',
} as const satisfies Usages;

/** `--repository` for commands that write pages. A CI job knows its repository. */
export const repositoryOption = option('repository URL', {
  ...rare('the URL of the repository, for links to commits (default: that of the CI job)'),
  frontEnd: 'command-line',
  refuse: (value) =>
    repositoryRoot(value) === undefined
      ? badValue('--repository', value, 'an HTTPS URL such as https://github.com/owner/name')
      : undefined,
});

/** `--out` for commands that write a document. */
const outUsage = (renderers: readonly Pick<DocumentRenderer, 'id' | 'endings'>[]) =>
  ({
    'out FILE ...': {
      about: `also write the document; the extension selects the format: ${listEndings(renderers).join(' ')}`,
      refuse: (file: string) => findUnknownOutputs(renderers, [], [file])[0],
    },
  }) as const satisfies Usages;

/** Creates the request from the options of the command line, or from the inputs of the Action. */
export const requestFrom = (given: Options, results: readonly string[]): CheckRequest => ({
  ...ask(sharedUsages, given),
  results,
  charts: given.getAll('out').some(isPage),
});

/** The options of the commands that measure. */
const countPattern = /^([1-9]\d?|100)$/;

const usages = {
  'run COMMAND': 'measures one version; {version} and {out} are replaced (default: measure.run)',
  'build COMMAND': rare('builds a version in its folder (default: measure.build)'),
  'pairs N': {
    about: 'measure at least N pairs of base and head, unless they decide before (default: measure.pairs, or 3)',
    refuse: (value: string) =>
      countPattern.test(value) ? undefined : badValue('--pairs', value, 'a number from 1 to 100'),
  },
  'budget TIME': {
    about: 'the time for all builds and measurements, such as 1h (default: measure.budget, or 30m)',
    refuse: (value: string) =>
      parseBudget(value) === undefined ? badValue('--budget', value, 'a time such as 90s, 30m or 1h') : undefined,
  },
  'results FOLDER': {
    ...rare('where the measurements go (default: a new folder in guardband-gate)'),
    frontEnd: 'command-line', // a step of the Action always measures into a new folder
  },
} as const satisfies Usages;

export const measureOptions = listOptions(usages);

export const baseOptions = listOptions({
  'base REF':
    'the base (default: the merge base; on the default branch the newest recorded ancestor); HEAD: see what pairs find',
  'base-folder FOLDER': {
    ...rare('the sources of the base, built already; git is not used'),
    frontEnd: 'command-line',
  },
});

/** The settings that these options replace. */
export function measureFrom(given: Options): Partial<Measuring> {
  const { run, build, pairs, budget } = ask(usages, given);
  return defined({
    run,
    build,
    pairs: pairs === undefined ? undefined : Number(pairs),
    budgetMs: budget === undefined ? undefined : parseBudget(budget),
  });
}

/** Shows what a command did: on the terminal and in files, or in the log, the summary and the outputs of a job. */

/** What a command did, beside what every result says. */
type ResultData = Omit<CommandResult, 'schemaVersion' | 'tool' | 'exitCode' | 'problems' | 'text'>;

/** What a command shows on standard output: a text, or a document. */
export type Shown<Document> = Result<{
  readonly text?: string | undefined;
  readonly document?: Document | undefined;
  /** What it did, for --format json. */
  readonly data?: ResultData;
  /** The outputs of a step of the Action. Absent: nothing was judged, and the step says so. */
  readonly outputs?: Readonly<Record<string, string | object>> | undefined;
  /** The files that it wrote, for the output `files`. */
  readonly files?: readonly string[];
}>;

/** @returns the exit code: 3 if a file could not be written */
async function show<Document>(
  shown: Shown<Document>,
  {
    renderers,
    showsNotes,
  }: { readonly renderers: readonly DocumentRenderer<Document>[]; readonly showsNotes: boolean },
  step: CommandCall,
): Promise<ExitCode> {
  const { exitCode, problems, text, document } = shown;
  const { host } = step;
  const [format, files] = [step.get('format') ?? 'text', step.getAll('out')];
  const render = (id: string): string | undefined =>
    document === undefined ? undefined : renderers.find((known) => known.id === id)?.render(document, host.page);
  showProblems(problems, host, host.job === undefined && showsNotes);
  if (host.job !== undefined && showsNotes) showNotes(problems, host);
  const printed = document === undefined && format === 'json' ? writeResult(shown) : (text ?? render(format));
  if (printed !== undefined) host.stdout(printed);
  const { written, problems: unwritten } =
    document === undefined
      ? await writeRefusal(shown, renderers.length > 0 ? files : [], step)
      : await writeOutputs(document, renderers, files, host);
  showProblems(unwritten, host);
  if (host.job !== undefined) {
    const { showInJob } = await import('./show-in-job.js'); // loads the renderers of reports
    await showInJob({ ...shown, files: [...(shown.files ?? []), ...written] }, render('markdown'), host);
  }
  return document === undefined || unwritten.length === 0 ? exitCode : unusable;
}

/** Files of an earlier run must not look like this one's. */
async function writeRefusal({ exitCode, problems }: Result, files: readonly string[], { host }: CommandCall) {
  if (exitCode !== unusable || files.length === 0) return { written: [], problems: [] };
  const { writeUnjudged } = await import('../report/renderings.js'); // most commands need none of its renderers
  return await writeUnjudged(problems, files, host);
}

const writeResult = ({ exitCode, problems, text, data }: Shown<unknown>): string =>
  formatJson({
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    exitCode,
    problems,
    ...data,
    ...defined({ text }),
  });
