/** The events of GitHub Actions, which Gitea and Forgejo share: one row per event. */
import { defined, readProperty } from '../../lang/objects.js';
import { unplaced, type Change, type Context, type KnownChange, type Subject } from '../../model/context.js';
import { changeOfBranch, toCommit, type JobFacts, type Variables } from './system.js';

interface EventFacts {
  readonly variables: Variables;
  readonly name: string;
  /** Reads a property of the event. */
  readonly get: (...path: readonly string[]) => unknown;
  /** The same, if it is a text that is not empty. */
  readonly text: (...path: readonly string[]) => string | undefined;
  /** The commit and branch of the job, as its variables state them. */
  readonly job: Subject;
  readonly defaultBranch: string | undefined;
  /** The commit of the work tree, if it is a repository. */
  readonly head: string | undefined;
}

interface EventContext {
  readonly subject: Subject;
  readonly change: Change;
  readonly isAfterRun?: boolean;
}

type Row = (facts: EventFacts) => EventContext;

/** The context of a job of GitHub Actions or a compatible service. */
export function readActionsJob({ variables, event, head }: JobFacts): Omit<Context, 'system'> {
  const get = (...path: readonly string[]): unknown => readProperty(event, ...path);
  const text = (...path: readonly string[]): string | undefined => {
    const value = get(...path);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const { GITHUB_EVENT_NAME: name = '', GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = variables;
  const defaultBranch = text('repository', 'default_branch');
  const facts = { variables, name, get, text, job: readSubject(variables), defaultBranch, head };
  const { subject, change: told, isAfterRun } = (rows[name] ?? ofEventItself)(facts);
  const change = findOtherTarget(facts) ?? told;
  const foreignCode = change.kind === 'none' ? undefined : findForeignCode(name, ...sourceOf(facts));
  const server = (variables['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
  const url = GITHUB_REPOSITORY === undefined ? undefined : `${server}/${GITHUB_REPOSITORY}`;
  const attempt = Number(GITHUB_RUN_ATTEMPT ?? NaN) || undefined;
  return {
    ...(name !== '' && { event: name }),
    subject,
    change,
    ...defined({ foreignCode }),
    run: defined({
      id: GITHUB_RUN_ID,
      attempt,
      workflow: variables['GITHUB_WORKFLOW'],
      job: variables['GITHUB_JOB'],
      step: variables['GITHUB_ACTION'],
      url: url !== undefined && GITHUB_RUN_ID !== undefined ? `${url}/actions/runs/${GITHUB_RUN_ID}` : undefined,
      isAfterRun,
    }),
    place: defined({ url, defaultBranch, workspace: variables['GITHUB_WORKSPACE'] }),
  };
}

/** The target that only variables state, beside an event of another one: nobody knows which of them is wrong. */
function findOtherTarget({ name, variables, text }: EventFacts): Change | undefined {
  const [stated, target = stated] = [variables['GITHUB_BASE_REF'], text('pull_request', 'base', 'ref')];
  if (stated === undefined || (name.startsWith('pull_request') && stated === target)) return undefined;
  return {
    kind: 'contradictory',
    why: `the event ${name}${name.startsWith('pull_request') ? ` goes into ${target ?? ''}` : ''}, and GITHUB_BASE_REF is ${stated}`,
  };
}

/** Events whose jobs have no rights if the change comes from another repository, or that only this repository can cause. */
const harmless = /^(?:pull_request(?:_review(?:_comment)?)?|merge_group|push|schedule)?$/;

/** @param source owner and name of the repository that the code of the work tree comes from */
export const findForeignCode = (
  event: string,
  source: string | undefined,
  own: string | undefined,
): string | undefined =>
  harmless.test(event) || (source !== undefined && source === own)
    ? undefined
    : `the event ${event}, and code of ${source ?? 'an unknown repository'}`;

/** The repository that the code comes from, and this one. */
function sourceOf(facts: EventFacts): readonly [string | undefined, string | undefined] {
  const { name, get, text, job, head, variables } = facts;
  const own = text('repository', 'full_name') ?? variables['GITHUB_REPOSITORY'];
  if (name === 'pull_request_target') return [text('pull_request', 'head', 'repo', 'full_name'), own];
  if (text('workflow_run', 'event')?.startsWith('pull_request') === true)
    return [text('workflow_run', 'head_repository', 'full_name'), own];
  // The event of a comment does not tell; the newest commit of the default branch is this repository's.
  const mayBeForeign = get('issue', 'pull_request') !== undefined && head !== job.commit;
  return mayBeForeign ? [undefined, own] : [own ?? '', own ?? ''];
}

/** The names of tags, merges of pull requests and groups of merge queues are not branches. */
function readSubject({ GITHUB_SHA, GITHUB_REF, GITHUB_REF_NAME }: Variables): Subject {
  const isBranch =
    GITHUB_REF === undefined ? !/^\d+\/merge$/.test(GITHUB_REF_NAME ?? '') : /^refs\/heads\//.test(GITHUB_REF);
  return defined({ commit: toCommit(GITHUB_SHA), branch: isBranch ? GITHUB_REF_NAME : undefined });
}

const queueName = 'this group of a merge queue';

/** A pull request of the event, if its number is one. */
const toPullRequest = (number: unknown, known: Omit<KnownChange, 'kind' | 'name'>): KnownChange => ({
  kind: 'known',
  name: typeof number === 'number' ? `#${String(number)}` : 'this pull request',
  ...(typeof number === 'number' && { number }),
  ...known,
});

/** A pull request that the event contains. After it was merged, the job is about its target. */
const pullRequest: Row = ({ get, text, job, variables }) => {
  const head = text('pull_request', 'head', 'sha');
  const targetBranch = text('pull_request', 'base', 'ref') ?? variables['GITHUB_BASE_REF'];
  if (get('pull_request', 'merged') === true)
    return {
      subject: defined({
        commit: toCommit(text('pull_request', 'merge_commit_sha')) ?? job.commit,
        branch: targetBranch,
      }),
      change: { kind: 'none' },
    };
  return {
    subject: defined({
      commit: head ?? job.commit,
      branch: text('pull_request', 'head', 'ref') ?? variables['GITHUB_HEAD_REF'] ?? job.branch,
    }),
    change: toPullRequest(get('pull_request', 'number'), {
      ...defined({ head }),
      target: defined({ commit: toCommit(text('pull_request', 'base', 'sha')), branch: targetBranch }),
    }),
  };
};

/** Pull requests that a merge queue combines. The base is the target branch, or the group before this one. */
const mergeGroup: Row = ({ text, job }) => ({
  subject: defined({ commit: text('merge_group', 'head_sha') ?? job.commit, branch: job.branch }),
  change: {
    kind: 'known',
    name: queueName,
    target: defined({
      commit: toCommit(text('merge_group', 'base_sha')),
      branch: text('merge_group', 'base_ref')?.replace(/^refs\/heads\//, ''),
    }),
  },
});

/** A merge queue names its branches after the branch that the group goes into. */
function queuedChange(branch: string | undefined): KnownChange | undefined {
  const [, target] = /^gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]{40}$/.exec(branch ?? '') ?? [];
  return target === undefined ? undefined : { kind: 'known', name: queueName, target: { branch: target } };
}

const changeOfPush = (branch: string | undefined, defaultBranch: string | undefined): Change =>
  queuedChange(branch) ?? changeOfBranch(branch, defaultBranch);

/** A push to a branch or of a tag, or a workflow that someone or a program starts. */
const push: Row = ({ job, defaultBranch }) => ({ subject: job, change: changeOfPush(job.branch, defaultBranch) });

/**
 * A run that completed, whose results this job judges. GITHUB_SHA is then the newest commit of the default branch, which is
 * not the measured one, but the one whose rules may be trusted.
 */
const workflowRun: Row = ({ get, text, job, defaultBranch }) => {
  const [event = '', headBranch, commit] = ['event', 'head_branch', 'head_sha'].map((key) => text('workflow_run', key));
  const subject = defined({ commit: toCommit(commit), branch: headBranch });
  const source = text('workflow_run', 'head_repository', 'full_name');
  if (!event.startsWith('pull_request'))
    return { subject, change: changeOfPush(headBranch, defaultBranch), isAfterRun: true };
  // For forks, the event does not name the pull request.
  const first = (get('workflow_run', 'pull_requests') as readonly unknown[] | undefined)?.[0];
  const target = defined({ commit: job.commit, branch: defaultBranch });
  const change = toPullRequest(readProperty(first, 'number'), { ...defined({ head: commit, source }), target });
  return { subject, change, isAfterRun: true };
};

/** A comment. On a pull request, the event names its number only; the workflow checks out a commit of it. */
const issueComment: Row = ({ get, job, head }) => {
  const number = get('issue', 'number');
  const subject = defined({ commit: head ?? job.commit });
  if (get('issue', 'pull_request') === undefined || typeof number !== 'number')
    return { subject, change: { kind: 'unknown', why: 'a comment on an issue' } };
  return { subject, change: toPullRequest(number, { target: {} }) };
};

/** A deployment of a commit of any branch. */
const deployment: Row = ({ text, job, defaultBranch }) => {
  const commit = toCommit(text('deployment', 'sha')) ?? job.commit;
  const ref = text('deployment', 'ref');
  const branch = toCommit(ref) === undefined ? ref?.replace(/^refs\/heads\//, '') : undefined;
  return { subject: defined({ commit, branch }), change: changeOfBranch(branch, defaultBranch, 'a deployment') };
};

/** Events, and properties by which others tell that they are about the same. */
const ofOwnProperty = [
  ['pull_request', pullRequest],
  ['merge_group', mergeGroup],
  ['workflow_run', workflowRun],
] as const;

/** An event with a pull request in it, or with no more than the job's commit. */
const ofEventItself: Row = (facts) => {
  const { get, job, name, text } = facts;
  const own = ofOwnProperty.find(([key]) => name.startsWith(key) || get(key) !== undefined);
  if (own !== undefined) return own[1](facts);
  if (name === '') return { subject: job, change: unplaced('the event without a name') };
  const isDefault = job.branch !== undefined && job.branch === facts.defaultBranch && text('release') === undefined;
  return {
    subject: job,
    change: isDefault ? { kind: 'none' } : { kind: 'unknown', why: `the event ${name}` },
  };
};

const rows: Readonly<Record<string, Row>> = {
  push,
  issue_comment: issueComment,
  workflow_dispatch: push,
  repository_dispatch: push,
  workflow_call: push,
  // A timer, on the default branch.
  schedule: ({ job }) => ({ subject: job, change: { kind: 'none' } }),
  deployment,
  deployment_status: deployment,
};
