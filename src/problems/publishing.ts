/** Problems with showing and sending a report. */
import type { Problem } from '../model/documents.js';
import { warning, error, didYouMean, note, problemWithLevel } from './problem.js';
import { formatCount, quote, shortList } from '../lang/list.js';
import type { Refusal } from '../model/forge.js';

export const largeMatrix = (jobs: number, most: number): Problem =>
  warning('large-matrix', undefined, `The matrix has ${String(jobs)} jobs; GitHub starts at most ${String(most)}.`);

export const unknownEnding = (file: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-ending',
    { file },
    'There is no report format for this file extension.',
    `Use one of these extensions: ${allowed.join(', ')}.`,
  );

export const unknownFormatName = (id: string, known: readonly string[]): Problem =>
  error('unknown-format-name', undefined, `Unknown output format ${quote(id)}.`, didYouMean(id, known));

export const notAnAddress = (value: string): Problem =>
  error('not-an-address', undefined, `--repository: ${quote(value)} is not the HTTPS URL of a repository.`);

export const notACommit = (value: string): Problem =>
  error('not-a-commit', undefined, `--commit: ${quote(value)} is not the id of a commit.`);

export const notWritten = (file: string, why: string): Problem =>
  error('not-written', { file }, `The report could not be written: ${why}.`);

export const noSummary = (why: string): Problem =>
  warning('no-summary', undefined, `The job summary could not be written: ${why}.`);

/** Advice if the forge refuses a comment on a pull request. */
const remedies = {
  forbidden:
    'Give the job `permissions: pull-requests: write`. The token of a pull request from a fork never has it: post the comment from a `workflow_run` job with `mode: comment`, as in examples/workflows.',
  gone: 'Check that the pull request still exists and that the token belongs to this repository.',
  unacceptable: 'The report is in the job summary.',
  limited: 'Run the job again later, with fewer jobs that comment at the same time.',
  unreachable: "Run the job again. If it keeps failing, check GITHUB_API_URL and the runner's proxy.",
} as const satisfies Record<Refusal['kind'], string>;

/** Advice that the words of the forge call for. */
const adviceByWords: readonly (readonly [words: RegExp, advice: string])[] = [
  [/\block(?:ed)?\b/i, 'Someone locked the conversation. Unlock it, or read the report in the job summary.'],
  [/archived|read-only/i, 'The repository is archived or read-only. The report is in the job summary.'],
  [/rate limit|abuse/i, 'Run the job again later, with fewer jobs that comment at the same time.'],
  [/bad credentials|expired/i, 'The token is wrong or has expired. Pass a valid one as github-token.'],
];
const findAdvice = (why: string): string | undefined => adviceByWords.find(([words]) => words.test(why))?.[1];

export const noComment = (
  pullRequest: string,
  { kind, why, advice = findAdvice(why) ?? remedies[kind] }: Refusal,
): Problem =>
  warning(
    'no-comment',
    undefined,
    `The comment on ${pullRequest} could not be posted: ${why}.`,
    `${advice} The verdict is not affected.`,
  );

export const notNotified = (why: string): Problem =>
  warning('not-notified', undefined, `The notification could not be sent: ${why}.`);

export const noWebhook = (): Problem =>
  note('no-webhook', undefined, 'No notification was sent: GUARDBAND_WEBHOOK_URL is not set.');

export const nothingToCommentOn = (): Problem =>
  note('nothing-to-comment-on', undefined, 'No comment was posted: the job has no pull request or no token.');

export const noPullRequestOfCommit = (commit: string): Problem =>
  note(
    'no-pull-request-of-commit',
    undefined,
    `The event names no pull request, and ${commit} is not the newest commit of an open one.`,
  );

export const foundPullRequest = (pullRequest: string, commit: string): Problem =>
  note(
    'found-pull-request',
    undefined,
    `The event names no pull request; this run is about ${pullRequest}, whose newest commit is ${commit}.`,
  );

export const notANumber = (name: string, found: string): Problem =>
  error('not-a-number', undefined, `${name} must be the number of a pull request, e.g. 12; found ${quote(found)}.`);

export const notAUrl = (name: string, found: string): Problem =>
  error('not-a-url', undefined, `${name} must be the URL of a web page, https://...; found ${quote(found)}.`);

/** Advice if the forge refuses a comment on a commit. */
const commitRemedies = {
  forbidden:
    'Give the job `permissions: contents: write`, which GitHub requires for commit comments. An organisation can also disable them.',
  gone: 'Check that the history was measured in this repository and that the commit is still in it.',
  unacceptable: 'Check that the history was measured in this repository and that the commit is still in it.',
  limited: remedies.limited,
  unreachable: remedies.unreachable,
} as const satisfies Record<Refusal['kind'], string>;

/** @param untried comments not attempted because they would fail for the same reason */
export const noCommitComment = (commit: string, { kind, why }: Refusal, untried: number): Problem =>
  warning(
    'no-commit-comment',
    undefined,
    `The comment on commit ${commit} could not be posted: ${why}.${untried === 0 ? '' : ` ${formatCount(untried, 'more comment')} ${untried === 1 ? 'was' : 'were'} not attempted.`}`,
    `${commitRemedies[kind]} The trend is not affected; it is in the job summary.`,
  );

export const noPlaceToComment = (): Problem =>
  warning('no-place-to-comment', undefined, 'No comment was posted: the job has no token or no repository.');

export const noCheckRun = (why: string): Problem =>
  warning('no-check-run', undefined, `The check run could not be written: ${why}.`);

export const notAboutAPullRequest = (): Problem =>
  note(
    'not-about-a-pull-request',
    undefined,
    'Nothing was posted: the triggering run was not started by a pull request.',
  );

export const noOpenPullRequest = (branch: string): Problem =>
  note('no-open-pull-request', undefined, `Nothing was posted: there is no open pull request from ${quote(branch)}.`);

/** @param source the branch or the commit that they share */
export const severalPullRequests = (source: string, names: readonly string[]): Problem =>
  warning(
    'several-pull-requests',
    undefined,
    `Nothing was posted: ${shortList(names)} all come from ${quote(source)}, and it is unknown which one was checked.`,
  );

export const staleReport = (pullRequest: string, reported: string, newest: string): Problem =>
  note(
    'stale-report',
    undefined,
    `Nothing was posted: the report is for commit ${reported.slice(0, 10)}, but ${pullRequest} is now at ${newest.slice(0, 10)}.`,
  );

export const outdatedRun = (pullRequest: string): Problem =>
  note(
    'outdated-run',
    undefined,
    `Nothing was posted on ${pullRequest}: a later run of this gate has already commented.`,
  );

export const sharedCheckName = (name: string, used: string): Problem =>
  note(
    'shared-check-name',
    undefined,
    `Another gate of this run already wrote the check ${quote(name)}, so this one is called ${quote(used)}.`,
  );

export const pullRequestUnknown = (why: string): Problem =>
  warning(
    'pull-request-unknown',
    undefined,
    `Nothing was posted: the pull request of this run could not be determined: ${why}.`,
  );

export const notAChoice = (name: string, found: string, allowed: readonly string[]): Problem =>
  error('not-a-choice', undefined, `${name} does not accept ${quote(found)}.`, didYouMean(found, allowed));

export const furtherAnnotations = (level: Problem['level'], count: number): Problem =>
  problemWithLevel(level)(
    'further-annotations',
    undefined,
    `${formatCount(count, `more ${level}`)} not shown: GitHub shows at most ten of each level.`,
    'See the job summary or the report for all of them.',
  );
