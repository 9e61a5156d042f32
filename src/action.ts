/** The Action face: inputs -> gate -> outputs. */
import { commentOnRun } from './commands/comment/comment.js';
import { gate, nothingJudged } from './commands/check/check.js';
import { githubHost, input, inputs, jobName, withForge, withForgeOfRun } from './hosts/github/host.js';
import { unusable, type ExitCode } from './model/exit-code.js';
import type { Host } from './model/host.js';
import type { Problem } from './model/documents.js';
import type { Publisher } from './model/rendering.js';
import { nearest } from './lang/nearest.js';
import { noOutNamed } from './problems/inputs.js';
import { notAChoice, unknownEnding } from './problems/publishing.js';
import { formatPlace } from './problems/problem.js';
import { unknownOutputs } from './report/renderings.js';
import { checkRun } from './report/publishers/check-run.js';
import { comment } from './report/publishers/comment.js';
import { commentOnCommits } from './report/publishers/commit-comment.js';
import { file } from './report/publishers/file.js';
import { jobPublishers } from './report/publishers/index.js';
import { stdout } from './report/publishers/stdout.js';
import { record } from './commands/record/record.js';
import { formatJson } from './lang/json-text.js';
import { printableLine } from './lang/printable.js';
import { isUnresolved } from './report/trend/shared.js';
import { signoffMarkdown } from './report/signoff/markdown.js';
import { trendComments } from './report/trend/comments.js';
import { trendEndings, trendRendererFor } from './report/trend/index.js';
import { trendMarkdown } from './report/trend/markdown.js';
import { trendText } from './report/trend/text.js';
import { runDocument } from './commands/read/run-document.js';
import { signoff } from './commands/signoff/signoff.js';
import { trend } from './commands/trend/trend.js';

const optional = <Name extends string>(name: Name): Partial<Record<Name, string>> =>
  input(name) === '' ? {} : ({ [name]: input(name) } as Record<Name, string>);

const request = () => ({
  results: inputs('results'),
  set: inputs('set'),
  ...optional('config'),
  ...optional('baselines'),
  ...optional('warmup'),
  ...optional('percentiles'),
  ...optional('shards'),
});

/** Inputs that are one of a few words; the first of them where nothing is said. */
type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;
const choices = {
  comment: ['none', 'pull-request'],
  'comment-on': ['always', 'change'],
  'check-run': ['false', 'true'],
} as const satisfies Choices;
const trendChoices = { comment: ['none', 'commit'] } as const satisfies Choices;

const choice = <Among extends Choices, Name extends keyof Among & string>(
  among: Among,
  name: Name,
): Among[Name][number] | undefined => {
  const said = input(name) || among[name]?.[0];
  return among[name]?.find((each) => each === said);
};

const wrongChoices = (among: Choices): readonly Problem[] =>
  Object.entries(among).flatMap(([name, words]) =>
    choice(among, name) === undefined ? [notAChoice(name, input(name), words)] : [],
  );

/** What tells our comments from each other. */
const commentKey = (): string => input('comment-key') || jobName();

/** Beside the change: on the pull request, and on its commit. */
function forgePublishers(isComment: boolean, note?: string): readonly Publisher[] {
  const key = commentKey();
  const on = choice(choices, 'comment-on') ?? 'always';
  return [
    ...(isComment ? [comment({ key, on, ...(note !== undefined && { note }) })] : []),
    ...(choice(choices, 'check-run') === 'true' ? [checkRun(key)] : []),
  ];
}

const fromElsewhere = "As the pull request's own run reported it.";

const modes: Readonly<Record<string, (host: Host) => Promise<ExitCode>>> = {
  check: async (host) => {
    const files = inputs('out');
    const wrong = [...unknownOutputs([], files), ...wrongChoices(choices)];
    const beside = forgePublishers(choice(choices, 'comment') === 'pull-request');
    const publishers = [stdout('text'), ...jobPublishers, ...files.map(file), ...beside];
    const there = beside.length === 0 ? host : withForge(host);
    const asked = { ...request(), only: inputs('only'), ...optional('against') };
    const { exitCode, report, problems } =
      wrong.length > 0 ? await nothingJudged(wrong, publishers, there) : await gate(asked, publishers, there);
    annotate(
      problems.filter((problem) => report?.problems.includes(problem) !== true),
      host,
    );
    host.job?.setOutput('files', JSON.stringify(report === undefined ? [] : files));
    return exitCode;
  },
  read: async (host) => {
    const files = inputs('out');
    if (files.length === 0) {
      annotate([noOutNamed()], host);
      host.job?.setOutput('outcome', 'unusable');
      return unusable;
    }
    const { exitCode, text, problems } = await runDocument(request(), host);
    annotate(problems, host);
    const written = text === undefined ? [] : files;
    for (const name of written) await host.writeText(name, text ?? '');
    host.job?.setOutput('outcome', exitCode === 0 ? 'read' : text === undefined ? 'unusable' : 'partly-read');
    host.job?.setOutput('files', JSON.stringify(written));
    return exitCode;
  },
  trend: async (host) => {
    const files = inputs('out');
    const unknown = files.filter((file) => trendRendererFor(file) === undefined);
    const wrong = [...unknown.map((file) => unknownEnding(file, trendEndings)), ...wrongChoices(trendChoices)];
    if (wrong.length > 0) {
      annotate(wrong, host);
      host.job?.setOutput('outcome', 'unusable');
      return unusable;
    }
    const recorded =
      inputs('results').length > 0 ? await record({ ...request(), ...optional('tag') }, host) : undefined;
    annotate(recorded?.problems ?? [], host);
    const { results: _, set, ...where } = request();
    const {
      trend: found,
      fresh,
      hindsight,
      exitCode,
      problems,
    } = await trend(
      { ...where, set, history: [], ...(recorded?.startedAt !== undefined && { startedAt: recorded.startedAt }) },
      host,
    );
    annotate(problems, host);
    if (found === undefined || recorded?.exitCode === unusable) {
      host.job?.setOutput('outcome', 'unusable');
      return unusable;
    }
    host.stdout(trendText(found, host.page));
    await host.job?.writeSummary(trendMarkdown(found));
    for (const file of files) await host.writeText(file, trendRendererFor(file)?.render(found, host.page) ?? '');
    if (choice(trendChoices, 'comment') === 'commit') {
      const comments = trendComments(found, fresh, hindsight);
      annotate(await commentOnCommits(comments, commentKey(), withForge(host).forge), host);
    }
    host.job?.setOutput('outcome', fresh.some(isUnresolved) ? 'changed' : 'steady');
    host.job?.setOutput('changes', JSON.stringify(fresh));
    host.job?.setOutput('files', JSON.stringify([...(recorded?.files ?? []), ...files]));
    return recorded?.exitCode ?? exitCode;
  },
  signoff: async (host) => {
    const files = inputs('out');
    const unknown = files.filter((file) => !/\.(md|json)$/i.test(file));
    const asked = { ...request(), ...optional('against'), ...optional('tag') };
    const {
      exitCode,
      signoff: document,
      problems,
    } = unknown.length > 0
      ? { exitCode: unusable, problems: unknown.map((file) => unknownEnding(file, ['.md', '.json'])) }
      : await signoff(asked, host);
    annotate(problems, host);
    host.job?.setOutput('outcome', document?.decision ?? 'unusable');
    host.job?.setOutput('files', JSON.stringify(document === undefined ? [] : files));
    if (document === undefined) return exitCode;
    const markdown = signoffMarkdown(document);
    host.stdout(markdown);
    await host.job?.writeSummary(markdown);
    for (const file of files) await host.writeText(file, /\.json$/i.test(file) ? formatJson(document) : markdown);
    return exitCode;
  },
  record: async (host) => {
    const { exitCode, recorded, refused, files, problems } = await record({ ...request(), ...optional('tag') }, host);
    annotate(problems, host);
    host.stdout(`Recorded ${recorded.length} cases, refused ${refused.length}.\n`);
    host.job?.setOutput('outcome', exitCode === 0 ? 'recorded' : exitCode === 1 ? 'partly-recorded' : 'unusable');
    host.job?.setOutput('files', JSON.stringify(files));
    return exitCode;
  },
  comment: async (host) => {
    const wrong = wrongChoices(choices);
    const { exitCode, problems } =
      wrong.length > 0
        ? { exitCode: unusable, problems: wrong }
        : await commentOnRun(input('report') || 'report.json', forgePublishers(true, fromElsewhere), host, () =>
            withForgeOfRun(host),
          );
    annotate(problems, host);
    for (const { level, message } of problems) if (level === 'note') host.stdout(`${printableLine(message)}\n`);
    host.job?.setOutput(
      'outcome',
      exitCode === unusable ? 'unusable' : problems.length === 0 ? 'commented' : 'not-commented',
    );
    return exitCode;
  },
};

function annotate(problems: readonly Problem[], host: Host): void {
  for (const { level, message, advice, file: at, line, ...problem } of problems) {
    if (level === 'note') continue;
    const place = formatPlace({ ...problem, message, advice, level, ...(at && { file: at }), ...(line && { line }) });
    host.stdout(`${printableLine(`${place} ${message} ${advice}`)}\n`);
    host.job?.annotate(level, `${message} ${advice}`, { ...(at && { file: at }), ...(line && { line }) });
  }
}

const host = githubHost();
const mode = input('mode') || 'check';
const run = modes[mode];
if (run === undefined) {
  const close = nearest(mode, Object.keys(modes));
  host.job?.annotate(
    'error',
    `There is no mode "${mode}". ${close === undefined ? 'Write check, read, record, trend, signoff or comment.' : `Did you mean "${close}"?`}`,
    {},
  );
}
void (run?.(host) ?? Promise.resolve(unusable)).then((code) => {
  process.exitCode = code;
});
