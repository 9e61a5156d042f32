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
const [job = '', other = '', merged = ''] = ['1', '2', '3'].map((digit) => digit.repeat(40));
const head = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
const base = 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e';
const ofPullRequest = { subject: { commit: head, branch: 'changes' }, target: { commit: base, branch: 'master' } };
const unknown = (why: string): Change => ({ kind: 'unknown', why });
const none: Change = { kind: 'none' };

/** @param head the commit of the work tree, if the workflow checked out another one */
type Row = readonly [
  what: string,
  name: string,
  event: unknown,
  ref: string,
  subject: Subject,
  change: Partial<Change>,
  head?: string | undefined,
];

const pull = { kind: 'known', name: '#2', number: 2, head, target: ofPullRequest.target } as const;
const pullRef = 'refs/pull/2/merge';
const at = (branch: string, commit = job): Subject => ({ commit, branch });
const ofJob = { commit: job };
const measured = '5779607b49aab1200488439f02372c57b4f75444';
const afterRun = (changes: object): unknown => event('workflow_run completed', { workflow_run: changes });
const queued = 'gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64';
const queue = `gh-readonly-queue/main/pr-7-${'9'.repeat(40)}`;
const elsewhere = (name: string): Change => unplaced(`${name} with another commit in the work tree`);
const rows: readonly Row[] = [
  ...[
    ['pull_request', 'opened'],
    ['pull_request', 'synchronize'],
    ['pull_request', 'closed'],
    ['pull_request_review', 'submitted'],
  ].map(([name = '', action = '']): Row => [
    action,
    name,
    event(`${name} ${action}`),
    pullRef,
    ofPullRequest.subject,
    pull,
  ]),
  ['opened', 'pull_request_target', event('pull_request opened'), pullRef, ofPullRequest.subject, pull],
  [
    'merged: its merge is on the target branch',
    'pull_request',
    event('pull_request closed', { pull_request: { merged: true, merge_commit_sha: merged } }),
    'refs/heads/master',
    at('master', merged),
    none,
  ],
  [
    'without an event',
    'pull_request',
    undefined,
    pullRef,
    ofJob,
    { kind: 'known', name: 'this pull request', target: {} },
  ],
  [
    'requested',
    'merge_group',
    event('merge_group'),
    `refs/heads/${queued}`,
    { commit: '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d', branch: queued },
    { kind: 'known', target: { commit: '380387fbc80638b734a49e1be1c4dfec1c01b33c', branch: 'main' } },
  ],
  [
    'to the default branch',
    'push',
    event('push', { ref: 'refs/heads/master' }),
    'refs/heads/master',
    at('master'),
    none,
  ],
  [
    'to another branch',
    'push',
    event('push', { ref: 'refs/heads/changes' }),
    'refs/heads/changes',
    at('changes'),
    unknown('the branch changes'),
  ],
  [
    'to the branch of a merge queue, whose name is not believed about the commit',
    'push',
    event('push'),
    `refs/heads/${queue}`,
    at(queue),
    { kind: 'known', name: 'this group of a merge queue', target: { branch: 'main' } },
  ],
  [
    'of a tag, which is no branch',
    'push',
    event('push'),
    'refs/tags/simple-tag',
    ofJob,
    unknown('a commit without a branch'),
  ],
  [
    'after a push to another branch',
    'workflow_run',
    afterRun({ event: 'push', head_branch: 'changes' }),
    'refs/heads/main',
    at('changes', measured),
    unknown('the branch changes'),
  ],
  [
    'after a pull request of a fork, which the event does not name',
    'workflow_run',
    afterRun({ event: 'pull_request', head_branch: 'main', head_repository: { full_name: 'fork/repo' } }),
    'refs/heads/main',
    at('main', measured),
    { kind: 'known', source: 'fork/repo', target: at('main') },
  ],
  [
    'after a pull request of the same repository',
    'workflow_run',
    afterRun({ event: 'pull_request_target', head_branch: 'changes', pull_requests: [{ number: 7 }] }),
    'refs/heads/main',
    at('changes', measured),
    { kind: 'known', name: '#7', number: 7, target: at('main') },
  ],
  ['on the default branch', 'workflow_dispatch', event('workflow_dispatch'), 'refs/heads/main', at('main'), none, job],
  ...['workflow_dispatch', 'repository_dispatch', 'push', 'schedule', 'release', 'workflow_call'].map((name): Row => [
    'that checks out another commit: the one in the work tree',
    name,
    event(name.includes('dispatch') ? name : 'push'),
    'refs/heads/master',
    { commit: other },
    elsewhere(name),
    other,
  ]),
  ['whose event has no repository', 'schedule', { schedule: '0 3 * * *' }, 'refs/heads/main', at('main'), none, job],
  [
    'on a pull request: the number, and the commit of the work tree',
    'issue_comment',
    event('issue_comment created', { issue: { number: 7, pull_request: {} } }),
    'refs/heads/master',
    { commit: other },
    { kind: 'known', name: '#7', number: 7, target: {} },
    other,
  ],
  [
    'on an issue',
    'issue_comment',
    event('issue_comment created'),
    'refs/heads/master',
    ofJob,
    unknown('a comment on an issue'),
    job,
  ],
  [
    'of another branch',
    'deployment_status',
    event('deployment_status created', { deployment: { ref: 'changes' } }),
    '',
    at('changes', base),
    unknown('a deployment'),
  ],
  ['published', 'release', event('release published'), 'refs/tags/0.0.1', ofJob, unknown('the event release')],
];

test.each(rows)('%s: %s', (_, name, payload, ref, subject, change, ...[checkedOut]) => {
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_SHA: job,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REPOSITORY: 'octo-org/octo-repo',
  };
  const context = readContext({ variables, event: payload, ...(checkedOut !== undefined && { head: checkedOut }) });
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
