/** Problems with showing and sending a report. */
import type { Problem } from '../model/documents.js';
import { warning, error, didYouMean, note, at } from './problem.js';
import { quote, shortList } from '../lang/list.js';
import type { Refusal } from '../model/forge.js';

export const largeMatrix = (jobs: number, most: number): Problem =>
  warning(
    'large-matrix',
    undefined,
    `The matrix has ${String(jobs)} jobs; GitHub starts no more than ${String(most)}.`,
    'Measure everything again instead, or split the list.',
  );

export const unknownEnding = (file: string, allowed: readonly string[]): Problem =>
  error(
    'unknown-ending',
    { file },
    'The ending of this name stands for no kind of report.',
    `Let the name end in one of ${allowed.join(', ')}.`,
  );

export const unknownFormatName = (id: string, known: readonly string[]): Problem =>
  error('unknown-format-name', undefined, `There is no format ${quote(id)} to print.`, didYouMean(id, known));

export const notWritten = (file: string, why: string): Problem =>
  error(
    'not-written',
    { file },
    `The report could not be written: ${why}.`,
    'Name a place that exists and may be written to; the verdict stands.',
  );

export const noSummary = (why: string): Problem =>
  warning(
    'no-summary',
    undefined,
    `The job summary could not be written: ${why}.`,
    'The verdict stands; the report is in the log of this step.',
  );

/** By why a forge would not: what to do. */
const remedies = {
  forbidden:
    'Give the job `permissions: pull-requests: write`. The token of a pull request from a fork never may: let a `workflow_run` job with `mode: comment` post it, as in examples/workflows.',
  gone: 'Check that the pull request is still there and that the token belongs to this repository.',
  unacceptable: 'The report is in the summary of the job.',
  limited: 'Run the job again later; fewer jobs that comment at once help too.',
  unreachable: "Run the job again; if it stays so, check GITHUB_API_URL and the runner's proxy.",
} as const satisfies Record<Refusal['kind'], string>;

export const noComment = (pullRequest: string, { kind, why }: Refusal): Problem =>
  warning(
    'no-comment',
    undefined,
    `The comment on ${pullRequest} could not be posted: ${why}.`,
    `${remedies[kind]} The verdict stands.`,
  );

export const nothingToCommentOn = (): Problem =>
  note(
    'nothing-to-comment-on',
    undefined,
    'The comment was not posted: the job is about no pull request, or has no token.',
    'Nothing, where the workflow also runs on pushes. On a pull request pass `github-token`.',
  );

/** The same, below a commit. */
const remediesOnCommits = {
  forbidden:
    'Give the job `permissions: contents: write`, which GitHub asks for below commits; an organisation can also turn such comments off.',
  gone: 'Check that the history was measured in this repository and that the commit is still in it.',
  unacceptable: 'Check that the history was measured in this repository and that the commit is still in it.',
  limited: remedies.limited,
  unreachable: remedies.unreachable,
} as const satisfies Record<Refusal['kind'], string>;

/** @param untried comments that were not even tried, as they would have met the same */
export const noCommitComment = (commit: string, { kind, why }: Refusal, untried: number): Problem =>
  warning(
    'no-commit-comment',
    undefined,
    `The comment on commit ${commit} could not be posted: ${why}.${untried === 0 ? '' : ` ${untried} more ${untried === 1 ? 'was' : 'were'} not tried.`}`,
    `${remediesOnCommits[kind]} The trend stands: it is in the summary of the job.`,
  );

export const noPlaceToComment = (): Problem =>
  warning(
    'no-place-to-comment',
    undefined,
    'No comment was posted: there is no token, or no repository.',
    'Leave `github-token` as it is, or pass one. The trend stands: it is in the summary of the job.',
  );

export const noCheckRun = (why: string): Problem =>
  warning(
    'no-check-run',
    undefined,
    `The check run could not be written: ${why}.`,
    'Give the job `permissions: checks: write`, or leave `check-run` out. The verdict stands.',
  );

export const notAboutAPullRequest = (): Problem =>
  note(
    'not-about-a-pull-request',
    undefined,
    'Nothing was posted: the run that ended was not started by a pull request.',
    'Use `mode: comment` in a workflow `on: workflow_run` of the one that checks pull requests.',
  );

export const noOpenPullRequest = (branch: string): Problem =>
  note(
    'no-open-pull-request',
    undefined,
    `Nothing was posted: there is no open pull request from ${quote(branch)}.`,
    'Nothing, if it was merged or closed meanwhile.',
  );

export const severalPullRequests = (branch: string, names: readonly string[]): Problem =>
  warning(
    'several-pull-requests',
    undefined,
    `Nothing was posted: ${shortList(names)} are all from ${quote(branch)}, and which of them was checked is not known.`,
    'Close all but one; the report is in the summary of the run that wrote it.',
  );

export const staleReport = (pullRequest: string, reported: string, newest: string): Problem =>
  note(
    'stale-report',
    undefined,
    `Nothing was posted: the report is about ${reported.slice(0, 10)}, and ${pullRequest} is at ${newest.slice(0, 10)} by now.`,
    'Nothing: the run of the newer commit posts its own.',
  );

export const pullRequestUnknown = (why: string): Problem =>
  warning(
    'pull-request-unknown',
    undefined,
    `Nothing was posted: GitHub did not say which pull request this run was about: ${why}.`,
    'Give the job `permissions: pull-requests: write` and pass `github-token`, or run it again.',
  );

export const notAChoice = (name: string, found: string, allowed: readonly string[]): Problem =>
  error('not-a-choice', undefined, `${name} is ${quote(found)}.`, didYouMean(found, allowed));

export const furtherAnnotations = (level: Problem['level'], count: number): Problem =>
  at(level)(
    'further-annotations',
    undefined,
    `There are ${count} more of this kind; only ten of a kind are shown here.`,
    'See the job summary or the report for all of them.',
  );
