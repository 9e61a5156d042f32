/** Problems with showing and sending a report. */
import { formatCount, quote } from '../lang/format.js';
import type { Problem } from '../model/documents.js';
import type { ForgeRefusal } from '../model/forge.js';
import { defineProblem, defineProblemAt } from './problem.js';

export const largeMatrix = defineProblem('large-matrix', 'warning', {
  advice: 'Measure everything again, or split the list.',
  message: (jobs: number, most: number) =>
    `The matrix has ${String(jobs)} jobs; GitHub starts at most ${String(most)}.`,
});

export const notWritten = defineProblemAt('not-written', 'error', {
  advice: 'Name a writable location. The verdict is not affected.',
  message: (why: string) => `The report could not be written: ${why}.`,
});

/** @param what such as "The job summary" */
export const notPublished = defineProblem('not-published', 'warning', {
  message: (what: string, why: string, advice: string) => ({
    message: `${what} could not be published: ${why}.`,
    advice: `${advice} The verdict is not affected.`,
  }),
});

/** Advice if the forge refuses a comment on a pull request. */
const remedies = {
  forbidden:
    'Give the job `permissions: pull-requests: write`. The token of a pull request from a fork never has it: post the comment from a `workflow_run` job with `mode: comment`, as in examples/workflows.',
  gone: 'Check that the pull request still exists and that the token belongs to this repository.',
  unacceptable: 'The report is in the job summary.',
  limited: 'Run the job again later, with fewer jobs that comment at the same time.',
  unreachable: "Run the job again. If it keeps failing, check GITHUB_API_URL and the runner's proxy.",
} as const satisfies Record<ForgeRefusal['kind'], string>;

/** Advice that the words of the forge call for. */
const adviceByWords: readonly (readonly [words: RegExp, advice: string])[] = [
  [/\block(?:ed)?\b/i, 'Someone locked the conversation. Unlock it, or read the report in the job summary.'],
  [/archived|read-only/i, 'The repository is archived or read-only. The report is in the job summary.'],
  [/rate limit|abuse/i, 'Run the job again later, with fewer jobs that comment at the same time.'],
  [/bad credentials|expired/i, 'The token is wrong or has expired. Pass a valid one as github-token.'],
];

const findAdvice = (why: string): string | undefined => adviceByWords.find(([words]) => words.test(why))?.[1];

export const noComment = defineProblem('no-comment', 'warning', {
  message: (pullRequest: string, { kind, why, advice = findAdvice(why) ?? remedies[kind] }: ForgeRefusal) => ({
    message: `The comment on ${pullRequest} could not be posted: ${why}.`,
    advice: `${advice} The verdict is not affected.`,
  }),
});

export const noWebhook = defineProblem('no-webhook', 'note', {
  advice:
    'Set GUARDBAND_WEBHOOK_URL from a secret. No action needed on a pull request from a fork, which has no secrets.',
  message: () => 'No notification was sent: GUARDBAND_WEBHOOK_URL is not set.',
});

/** @param change what the job is about, if it is a change */
export const nothingToCommentOn = defineProblem('nothing-to-comment-on', ['warning', 'note'], {
  advice:
    'No action needed for pushes and merge queues, whose report is in the job summary. On a pull request, pass `github-token` to the Action or GUARDBAND_GITHUB_TOKEN to the command line; GitLab needs a merge request pipeline.',
  message: (change?: string) => ({
    level: change === undefined ? 'note' : 'warning',
    message: `No comment was posted${change === undefined ? '' : ` about ${change}`}: the job has no pull request or no token.`,
  }),
});

/** @param why such as "there is no open pull request from x" */
export const noPullRequest = defineProblem('no-pull-request', 'note', {
  advice:
    'No action needed for a push, or if it was merged or closed in the meantime. Otherwise name it (`options: --pr-number N`), or use `mode: comment` in a workflow that the one that checks pull requests triggers (`on: workflow_run`).',
  message: (why: string) => `Nothing was posted: ${why}.`,
});

export const foundPullRequest = defineProblem('found-pull-request', 'note', {
  advice: 'No action needed. To comment on another one, name it: `options: --pr-number N`.',
  message: (pullRequest: string, commit: string) =>
    `The event names no pull request; this run is about ${pullRequest}, whose newest commit is ${commit}.`,
});

/** Advice if the forge refuses a comment on a commit. */
const commitRemedies = {
  ...remedies,
  forbidden:
    'Give the job `permissions: contents: write`, which GitHub requires for commit comments. An organisation can also disable them.',
  gone: 'Check that the history was measured in this repository and that the commit is still in it.',
  unacceptable: 'Check that the history was measured in this repository and that the commit is still in it.',
} as const satisfies Record<ForgeRefusal['kind'], string>;

/** @param untried comments not attempted because they would fail for the same reason */
export const noCommitComment = defineProblem('no-commit-comment', 'warning', {
  message: (commit: string, { kind, why }: ForgeRefusal, untried: number) => ({
    message: `The comment on commit ${commit} could not be posted: ${why}.${untried === 0 ? '' : ` ${formatCount(untried, 'more comment')} ${untried === 1 ? 'was' : 'were'} not attempted.`}`,
    advice: `${commitRemedies[kind]} The trend is not affected; it is in the job summary.`,
  }),
});

export const repositoryUnknown = defineProblem('repository-unknown', 'warning', {
  advice: 'Name it: `--repository https://github.com/OWNER/NAME`. The verdict is not affected.',
  message: () => 'Nothing was posted on GitHub: the variables of this job do not name its repository.',
});

/** @param why such as "a later run of this gate has already commented on #7" */
export const outdatedRun = defineProblem('outdated-run', 'note', {
  advice: 'No action needed: the newer run posts its own report. The verdict of this one is in its log.',
  message: (why: string) => `This run is outdated, so nothing was posted: ${why}.`,
});

/** The report is about another commit than the newest one. */
export const staleReport = (pullRequest: string, reported: string, newest: string): Problem =>
  outdatedRun(`the report is for commit ${reported.slice(0, 10)}, but ${pullRequest} is now at ${newest.slice(0, 10)}`);

export const sharedCheckName = defineProblem('shared-check-name', 'note', {
  advice: 'Give each a `--comment-key`, so that required checks can name it.',
  message: (name: string, used: string) =>
    `Another gate, or another run that found something wrong about this commit, wrote the check ${quote(name)}, so this one is called ${quote(used)}.`,
});

export const checkNameUnsure = defineProblem('check-name-unsure', 'note', {
  advice: 'Give the job `checks: write`, which includes reading, or each gate its own `--comment-key`.',
  message: (name: string, why: string) =>
    `Whether another gate of this run wrote the check ${quote(name)} too, and hides behind this one, could not be read: ${why}.`,
});

export const pullRequestUnknown = defineProblem('pull-request-unknown', 'warning', {
  advice:
    'Name it (`options: --pr-number N`), or give the job `permissions: pull-requests: write` and pass `github-token`.',
  message: (why: string) => `Nothing was posted: the pull request of this run could not be determined: ${why}.`,
});

export const stopped = defineProblem('stopped', 'error', {
  advice: 'Please report it, with the job log.',
  message: (why: string) => `Guardband stopped ${why}, so nothing was judged. The job log has the details.`,
});
