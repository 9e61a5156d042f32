/**
 * What a job of GitHub Actions is about: one row per event. The events are excerpts of those that GitHub publishes in
 * octokit/webhooks (MIT licence), with the properties that matter here.
 */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readContext } from '../../../src/hosts/context/read-context.js';
import { isObject } from '../../../src/lang/objects.js';
import { unplaced, type Change, type Subject } from '../../../src/model/context.js';

const events = JSON.parse(readFileSync('tests/hosts/context/github-events.json', 'utf8')) as Record<string, object>;
/** An event with some of its properties replaced. */
function event(name: string, changes: object = {}): unknown {
  const merge = (value: unknown, change: unknown): unknown =>
    isObject(value) && isObject(change)
      ? Object.fromEntries(
          [...new Set([...Object.keys(value), ...Object.keys(change)])].map((key) => [
            key,
            key in change ? merge(value[key], change[key]) : value[key],
          ]),
        )
      : change;
  return merge(events[name], changes);
}

/** GITHUB_SHA, and another commit that a workflow checked out. */
const [job, other, merged] = ['1', '2', '3'].map((digit) => digit.repeat(40));
const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const base = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';
const ofPullRequest = { subject: { commit: head, branch: 'changes' }, target: { commit: base, branch: 'master' } };
const unknown = (why: string): Change => ({ kind: 'unknown', why });
const none: Change = { kind: 'none' };

interface Row {
  readonly name: string;
  readonly event: unknown;
  readonly ref: string;
  /** The commit of the work tree, if the workflow checked out another one. */
  readonly head?: string | undefined;
  readonly subject: Subject;
  readonly change: Change | Partial<Change>;
}

const pull = { kind: 'known', name: '#2', number: 2, head, target: ofPullRequest.target } as const;
const rows: readonly (readonly [what: string, row: Row])[] = [
  ...['pull_request', 'pull_request_target'].map((name): readonly [string, Row] => [
    name,
    {
      name,
      event: event('pull_request opened'),
      ref: 'refs/pull/2/merge',
      subject: ofPullRequest.subject,
      change: pull,
    },
  ]),
  [
    'pull_request with an updated head',
    {
      name: 'pull_request',
      event: event('pull_request synchronize'),
      ref: 'refs/pull/2/merge',
      subject: ofPullRequest.subject,
      change: pull,
    },
  ],
  [
    'pull_request_review',
    {
      name: 'pull_request_review',
      event: event('pull_request_review submitted'),
      ref: 'refs/pull/2/merge',
      subject: ofPullRequest.subject,
      change: pull,
    },
  ],
  [
    'a closed pull_request',
    {
      name: 'pull_request',
      event: event('pull_request closed'),
      ref: 'refs/pull/2/merge',
      subject: ofPullRequest.subject,
      change: pull,
    },
  ],
  [
    'a merged pull_request: its merge is on the target branch',
    {
      name: 'pull_request',
      ref: 'refs/heads/master',
      subject: { commit: merged ?? '', branch: 'master' },
      event: event('pull_request closed', { pull_request: { merged: true, merge_commit_sha: merged } }),
      change: none,
    },
  ],
  [
    'a pull_request without an event',
    {
      name: 'pull_request',
      event: undefined,
      ref: 'refs/pull/2/merge',
      subject: { commit: job ?? '' },
      change: { kind: 'known', name: 'this pull request', target: {} },
    },
  ],
  [
    'merge_group',
    {
      name: 'merge_group',
      event: event('merge_group'),
      ref: 'refs/heads/gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
      subject: {
        commit: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
        branch: 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64',
      },
      change: { kind: 'known', target: { commit: '380387fbc80638b734a49e1be1c4dfec1c01b33c', branch: 'main' } },
    },
  ],
  [
    'a push to the default branch',
    {
      name: 'push',
      event: event('push', { ref: 'refs/heads/master' }),
      ref: 'refs/heads/master',
      subject: { commit: job ?? '', branch: 'master' },
      change: none,
    },
  ],
  [
    'a push to another branch',
    {
      name: 'push',
      event: event('push', { ref: 'refs/heads/changes' }),
      ref: 'refs/heads/changes',
      subject: { commit: job ?? '', branch: 'changes' },
      change: unknown('the branch changes'),
    },
  ],
  [
    'a push to the branch of a merge queue, whose name is not believed about the commit',
    {
      name: 'push',
      event: event('push'),
      ref: `refs/heads/gh-readonly-queue/main/pr-7-${'9'.repeat(40)}`,
      subject: { commit: job ?? '', branch: `gh-readonly-queue/main/pr-7-${'9'.repeat(40)}` },
      change: { kind: 'known', name: 'this group of a merge queue', target: { branch: 'main' } },
    },
  ],
  [
    'a push of a tag, which is no branch',
    {
      name: 'push',
      event: event('push'),
      ref: 'refs/tags/simple-tag',
      subject: { commit: job ?? '' },
      change: unknown('a commit without a branch'),
    },
  ],
  [
    'workflow_run after a push to the default branch: the measured commit, not GITHUB_SHA',
    {
      name: 'workflow_run',
      ref: 'refs/heads/main',
      event: event('workflow_run completed', { workflow_run: { event: 'push' } }),
      subject: { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'main' },
      change: none,
    },
  ],
  [
    'workflow_run after a push to another branch',
    {
      name: 'workflow_run',
      ref: 'refs/heads/main',
      event: event('workflow_run completed', { workflow_run: { event: 'push', head_branch: 'changes' } }),
      subject: { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'changes' },
      change: unknown('the branch changes'),
    },
  ],
  [
    'workflow_run after a pull request of a fork, which the event does not name',
    {
      name: 'workflow_run',
      ref: 'refs/heads/main',
      event: event('workflow_run completed', {
        workflow_run: { event: 'pull_request', head_branch: 'main', head_repository: { full_name: 'fork/repo' } },
      }),
      subject: { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'main' },
      change: { kind: 'known', source: 'fork/repo', target: { commit: job ?? '', branch: 'main' } },
    },
  ],
  [
    'workflow_run after a pull request of the same repository',
    {
      name: 'workflow_run',
      ref: 'refs/heads/main',
      event: event('workflow_run completed', {
        workflow_run: { event: 'pull_request_target', head_branch: 'changes', pull_requests: [{ number: 7 }] },
      }),
      subject: { commit: '5779607b49aab1200488439f02372c57b4f75444', branch: 'changes' },
      change: { kind: 'known', name: '#7', number: 7, target: { commit: job ?? '', branch: 'main' } },
    },
  ],
  [
    'workflow_dispatch on the default branch',
    {
      name: 'workflow_dispatch',
      event: event('workflow_dispatch'),
      ref: 'refs/heads/main',
      head: job,
      subject: { commit: job ?? '', branch: 'main' },
      change: none,
    },
  ],
  [
    'workflow_dispatch on another branch',
    {
      name: 'workflow_dispatch',
      event: event('workflow_dispatch'),
      ref: 'refs/heads/changes',
      head: job,
      subject: { commit: job ?? '', branch: 'changes' },
      change: unknown('the branch changes'),
    },
  ],
  [
    'workflow_dispatch that checks out another commit: the one in the work tree',
    {
      name: 'workflow_dispatch',
      event: event('workflow_dispatch'),
      ref: 'refs/heads/main',
      head: other,

      subject: { commit: other ?? '' },
      change: unplaced('workflow_dispatch with another commit in the work tree'),
    },
  ],
  [
    'repository_dispatch that checks out another commit',
    {
      name: 'repository_dispatch',
      event: event('repository_dispatch'),
      ref: 'refs/heads/master',
      head: other,
      subject: { commit: other ?? '' },
      change: unplaced('repository_dispatch with another commit in the work tree'),
    },
  ],
  ...['push', 'schedule', 'release', 'workflow_call'].map((name): readonly [string, Row] => [
    `${name} that checks out another commit: the one in the work tree`,
    {
      name,
      event: event('push'),
      ref: 'refs/heads/master',
      head: other,
      subject: { commit: other ?? '' },
      change: unplaced(`${name} with another commit in the work tree`),
    },
  ]),
  [
    'schedule, whose event has no repository',
    {
      name: 'schedule',
      event: { schedule: '0 3 * * *' },
      ref: 'refs/heads/main',
      head: job,
      subject: { commit: job ?? '', branch: 'main' },
      change: none,
    },
  ],
  [
    'issue_comment on a pull request: the number, and the commit of the work tree',
    {
      name: 'issue_comment',
      ref: 'refs/heads/master',
      head: other,
      event: event('issue_comment created', { issue: { number: 7, pull_request: {} } }),
      subject: { commit: other ?? '' },
      change: { kind: 'known', name: '#7', number: 7, target: {} },
    },
  ],
  [
    'issue_comment on an issue',
    {
      name: 'issue_comment',
      event: event('issue_comment created'),
      ref: 'refs/heads/master',
      head: job,
      subject: { commit: job ?? '' },
      change: unknown('a comment on an issue'),
    },
  ],
  [
    'deployment_status of the default branch',
    {
      name: 'deployment_status',
      event: event('deployment_status created'),
      ref: '',
      subject: { commit: base, branch: 'master' },
      change: none,
    },
  ],
  [
    'deployment_status of another branch',
    {
      name: 'deployment_status',
      ref: '',
      event: event('deployment_status created', { deployment: { ref: 'changes' } }),
      subject: { commit: base, branch: 'changes' },
      change: unknown('a deployment'),
    },
  ],
  [
    'release',
    {
      name: 'release',
      event: event('release published'),
      ref: 'refs/tags/0.0.1',
      subject: { commit: job ?? '' },
      change: unknown('the event release'),
    },
  ],
];

test.each(rows)('%s', (_, { name, ref, head: checkedOut, subject, change, ...row }) => {
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: job,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REPOSITORY: 'octo-org/octo-repo',
  };
  const context = readContext({ variables, event: row.event, ...(checkedOut !== undefined && { head: checkedOut }) });
  expect(context).toMatchObject({ system: 'github', event: name, change });
  expect(context.subject).toEqual(subject);
});

/** Whether commands of the work tree may run, by event and by where the code comes from. */
const fork = { pull_request: { head: { repo: { full_name: 'stranger/Hello-World' } } } };
const run = (source: string, of: string): unknown =>
  event('workflow_run completed', { workflow_run: { event: of, head_repository: { full_name: source } } });
const onPull = event('issue_comment created', { issue: { pull_request: {} } });
test.each<
  readonly [what: string, name: string, event: unknown, checkedOut: string | undefined, why: string | undefined]
>([
  ['a fork', 'pull_request', event('pull_request opened', fork), merged, undefined],
  ['a fork', 'pull_request_review', event('pull_request_review submitted', fork), merged, undefined],
  ['a fork', 'pull_request_target', event('pull_request opened', fork), other, 'code of stranger/Hello-World'],
  ['a fork', 'pull_request_target', event('pull_request opened', fork), job, 'code of stranger/Hello-World'],
  [
    'a deleted fork',
    'pull_request_target',
    event('pull_request opened', { pull_request: { head: { repo: null } } }),
    other,
    'code of an unknown repository',
  ],
  ['this repository', 'pull_request_target', event('pull_request opened'), other, undefined],
  [
    'a run of a fork',
    'workflow_run',
    run('stranger/Hello-World', 'pull_request'),
    other,
    'code of stranger/Hello-World',
  ],
  ['a run of this repository', 'workflow_run', run('Codertocat/Hello-World', 'pull_request'), other, undefined],
  ['a run of main', 'workflow_run', run('Codertocat/Hello-World', 'push'), job, undefined],
  ['a commit of a pull request', 'issue_comment', onPull, other, 'code of an unknown repository'],
  ['no known commit', 'issue_comment', onPull, undefined, 'code of an unknown repository'],
  ['the default branch', 'issue_comment', onPull, job, undefined],
  ['an issue', 'issue_comment', event('issue_comment created'), other, undefined],
])('%s on %s may run commands only where it has no rights', (_, name, payload, checkedOut, why) => {
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: name, GITHUB_SHA: job, GITHUB_REF: 'refs/heads/x' };
  const { foreignCode } = readContext({
    variables,
    event: payload,
    ...(checkedOut !== undefined && { head: checkedOut }),
  });
  expect(foreignCode).toBe(why === undefined ? undefined : `the event ${name}, and ${why}`);
});

test('nothing is known of a job whose event is not named', () => {
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_SHA: job, GITHUB_REF: 'refs/heads/x', GITHUB_REF_NAME: 'x' };
  expect(readContext({ variables })).toMatchObject({ change: unplaced('the event without a name') });
});

test.each([['GITEA_ACTIONS'], ['FORGEJO_ACTIONS']])('%s: the same events', (mark) => {
  const variables = { [mark]: 'true', GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' };
  expect(readContext({ variables, event: event('pull_request opened') })).toMatchObject({
    system: 'gitea',
    change: pull,
  });
});

test('the run and the place', () => {
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_SHA: job,
    GITHUB_REF: 'refs/heads/master',
    GITHUB_REF_NAME: 'master',
    GITHUB_RUN_ID: '42',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_JOB: 'gate',
    GITHUB_ACTION: 'judge',
    GITHUB_WORKSPACE: '/work',
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_SERVER_URL: 'https://github.example/',
  };
  expect(readContext({ variables, event: event('push') })).toMatchObject({
    run: {
      id: '42',
      attempt: 2,
      workflow: 'CI',
      job: 'gate',
      step: 'judge',
      url: 'https://github.example/octo/shop/actions/runs/42',
    },
    place: { url: 'https://github.example/octo/shop', defaultBranch: 'master', workspace: '/work' },
  });
});

test.each([
  ['push', 'push', 'master', /^the event push, and GITHUB_BASE_REF is master$/],
  ['schedule', undefined, 'master', /^the event schedule, and/],
  [
    'pull_request',
    'pull_request opened',
    'release',
    /^the event pull_request goes into master, and GITHUB_BASE_REF is release$/,
  ],
  ['pull_request', 'pull_request opened', 'master', undefined],
  ['pull_request', undefined, 'master', undefined],
  ['push', 'push', '', undefined],
])('%s beside another target is a contradiction', (name, payload, stated, why) => {
  const variables = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: name, GITHUB_SHA: job, GITHUB_BASE_REF: stated };
  const { change } = readContext({ variables, event: payload === undefined ? undefined : event(payload) });
  expect(change.kind === 'contradictory' ? change.why : undefined).toEqual(why && expect.stringMatching(why));
});
