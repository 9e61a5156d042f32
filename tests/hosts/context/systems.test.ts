/** What a job of another CI system is about, from the variables that its documentation promises: one row per kind of job. */
import { expect, test } from '@jest/globals';
import { readContext } from '../../../src/hosts/context/read-context.js';
import { systems } from '../../../src/hosts/context/systems.js';
import type { Variables } from '../../../src/hosts/context/system.js';
import type { Subject, Target } from '../../../src/model/context.js';

const [commit, base] = ['a', 'b'].map((digit) => digit.repeat(40)) as [string, string];
const [pull, main, branch] = ['for a pull request', 'for the default branch', 'for another branch'];

type Row = readonly [
  system: string,
  what: string,
  variables: Variables,
  subject: Subject,
  /** The target of a change; otherwise whether there is one. */
  change: Target | 'none' | 'unknown',
];

const gitlab = { GITLAB_CI: 'true', CI_COMMIT_SHA: commit, CI_DEFAULT_BRANCH: 'main', CI: 'true' };
const azure = { TF_BUILD: 'True', BUILD_SOURCEVERSION: commit };
const buildkite = { BUILDKITE: 'true', BUILDKITE_COMMIT: commit, BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main' };
const woodpecker = { CI: 'woodpecker', CI_COMMIT_SHA: commit, CI_REPO_DEFAULT_BRANCH: 'main' };
const drone = { DRONE: 'true', DRONE_COMMIT_SHA: commit, DRONE_REPO_BRANCH: 'main' };
const travis = { TRAVIS: 'true', TRAVIS_COMMIT: commit };
const cirrus = { CIRRUS_CI: 'true', CIRRUS_CHANGE_IN_REPO: commit, CIRRUS_DEFAULT_BRANCH: 'main' };
const bitbucket = { BITBUCKET_BUILD_NUMBER: '1', BITBUCKET_COMMIT: commit, BITBUCKET_BRANCH: 'change' };
const circleci = { CIRCLECI: 'true', CIRCLE_SHA1: commit, CIRCLE_BRANCH: 'change' };
const codebuild = { CODEBUILD_BUILD_ID: 'shop:1', CODEBUILD_RESOLVED_SOURCE_VERSION: commit };
const codebuildPull = {
  CODEBUILD_WEBHOOK_TRIGGER: 'pr/7',
  CODEBUILD_WEBHOOK_BASE_REF: 'refs/heads/main',
  CODEBUILD_WEBHOOK_HEAD_REF: 'refs/heads/change',
};
const appveyor = { APPVEYOR: 'True', APPVEYOR_REPO_COMMIT: commit };
const semaphore = { SEMAPHORE: 'true', SEMAPHORE_GIT_SHA: commit };
const jenkins = { JENKINS_URL: 'https://ci.example/', GIT_COMMIT: commit };
const teamcity = { TEAMCITY_VERSION: '2026.1', BUILD_NUMBER: '5', BUILD_VCS_NUMBER: commit };
const bamboo = { bamboo_buildNumber: '5', bamboo_repository_revision_number: commit };
const ofChange = { commit, branch: 'change' };

const rows: readonly Row[] = [
  [
    'gitlab',
    pull,
    {
      ...gitlab,
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'change',
      CI_COMMIT_REF_NAME: 'change',
    },
    ofChange,
    { commit: base, branch: 'main' },
  ],
  [
    'gitlab',
    'for a merged result, whose commit is temporary',
    {
      ...gitlab,
      CI_COMMIT_SHA: 'c'.repeat(40),
      CI_MERGE_REQUEST_IID: '7',
      CI_COMMIT_REF_NAME: 'change',
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: commit,
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: base,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: 'd'.repeat(40),
    },
    ofChange,
    { commit: base },
  ],
  [
    'gitlab',
    'for a merge request whose target is not stated',
    { ...gitlab, CI_MERGE_REQUEST_IID: '7', CI_COMMIT_REF_NAME: 'change' },
    ofChange,
    {},
  ],
  ['gitlab', main, { ...gitlab, CI_COMMIT_BRANCH: 'main' }, { commit, branch: 'main' }, 'none'],
  [
    'gitlab',
    'for a branch with an open merge request',
    { ...gitlab, CI_COMMIT_BRANCH: 'change', CI_OPEN_MERGE_REQUESTS: 'shop/api!7,shop/api!8' },
    ofChange,
    {},
  ],
  [
    'gitlab',
    'for a schedule',
    { ...gitlab, CI_PIPELINE_SOURCE: 'schedule', CI_COMMIT_BRANCH: 'main' },
    { commit, branch: 'main' },
    'none',
  ],
  [
    'jenkins',
    pull,
    { ...jenkins, CHANGE_ID: '7', CHANGE_TARGET: 'main', CHANGE_BRANCH: 'change', BRANCH_NAME: 'PR-7' },
    ofChange,
    { branch: 'main' },
  ],
  [
    'jenkins',
    'for a pull request of a plug-in',
    { ...jenkins, ghprbPullId: '7', ghprbTargetBranch: 'main', ghprbSourceBranch: 'change', ghprbActualCommit: commit },
    ofChange,
    { branch: 'main' },
  ],
  ['jenkins', main, { ...jenkins, BRANCH_NAME: 'main', BRANCH_IS_PRIMARY: 'true' }, { commit, branch: 'main' }, 'none'],
  ['jenkins', branch, { ...jenkins, GIT_BRANCH: 'origin/change' }, ofChange, 'unknown'],
  [
    'azure-pipelines',
    pull,
    {
      ...azure,
      BUILD_REASON: 'PullRequest',
      BUILD_SOURCEVERSION: 'c'.repeat(40),
      SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
      SYSTEM_PULLREQUEST_SOURCECOMMITID: commit,

      SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/change',
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/release/4',
    },
    ofChange,
    { branch: 'release/4' },
  ],
  [
    'azure-pipelines',
    'for a pull request whose target is not stated',
    { ...azure, BUILD_REASON: 'PullRequest' },
    { commit },
    {},
  ],
  ['azure-pipelines', branch, { ...azure, BUILD_SOURCEBRANCH: 'refs/heads/change' }, ofChange, 'unknown'],
  [
    'bitbucket',
    pull,
    {
      ...bitbucket,
      BITBUCKET_PR_ID: '7',
      BITBUCKET_PR_DESTINATION_BRANCH: 'main',
      BITBUCKET_PR_DESTINATION_COMMIT: 'bbbbbbbbbbbb',
    },
    ofChange,
    { branch: 'main' },
  ],
  ['bitbucket', branch, bitbucket, ofChange, 'unknown'],
  [
    'buildkite',
    pull,
    {
      ...buildkite,
      BUILDKITE_BRANCH: 'change',
      BUILDKITE_PULL_REQUEST: '7',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    },
    ofChange,
    { branch: 'main' },
  ],
  [
    'buildkite',
    main,
    { ...buildkite, BUILDKITE_BRANCH: 'main', BUILDKITE_PULL_REQUEST: 'false' },
    { commit, branch: 'main' },
    'none',
  ],
  ['circleci', pull, { ...circleci, CIRCLE_PULL_REQUEST: 'https://github.example/octo/shop/pull/7' }, ofChange, {}],
  ['circleci', branch, circleci, ofChange, 'unknown'],
  [
    'woodpecker',
    pull,
    {
      ...woodpecker,
      CI_PIPELINE_EVENT: 'pull_request',
      CI_COMMIT_PULL_REQUEST: '7',
      CI_COMMIT_BRANCH: 'main',
      CI_COMMIT_SOURCE_BRANCH: 'change',
      CI_COMMIT_TARGET_BRANCH: 'main',
    },
    ofChange,
    { branch: 'main' },
  ],
  [
    'woodpecker',
    main,
    { ...woodpecker, CI_PIPELINE_EVENT: 'push', CI_COMMIT_BRANCH: 'main' },
    { commit, branch: 'main' },
    'none',
  ],
  [
    'drone',
    pull,
    {
      ...drone,
      DRONE_BUILD_EVENT: 'pull_request',
      DRONE_PULL_REQUEST: '7',
      DRONE_SOURCE_BRANCH: 'change',
      DRONE_TARGET_BRANCH: 'main',
      DRONE_COMMIT_BRANCH: 'main',
    },
    ofChange,
    { branch: 'main' },
  ],
  [
    'drone',
    main,
    { ...drone, DRONE_BUILD_EVENT: 'cron', DRONE_COMMIT_BRANCH: 'main' },
    { commit, branch: 'main' },
    'none',
  ],
  [
    'travis',
    pull,
    {
      ...travis,
      TRAVIS_COMMIT: 'c'.repeat(40),
      TRAVIS_PULL_REQUEST: '7',
      TRAVIS_BRANCH: 'main',
      TRAVIS_PULL_REQUEST_SHA: commit,
      TRAVIS_PULL_REQUEST_BRANCH: 'change',
    },
    ofChange,
    { branch: 'main' },
  ],
  ['travis', branch, { ...travis, TRAVIS_PULL_REQUEST: 'false', TRAVIS_BRANCH: 'change' }, ofChange, 'unknown'],
  [
    'cirrus',
    pull,
    { ...cirrus, CIRRUS_PR: '7', CIRRUS_BRANCH: 'pull/7', CIRRUS_BASE_BRANCH: 'main', CIRRUS_BASE_SHA: base },
    { commit, branch: 'pull/7' },
    { commit: base, branch: 'main' },
  ],
  ['cirrus', main, { ...cirrus, CIRRUS_BRANCH: 'main' }, { commit, branch: 'main' }, 'none'],
  [
    'codebuild',
    pull,
    { ...codebuild, ...codebuildPull, CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_UPDATED' },
    ofChange,
    { branch: 'main' },
  ],
  [
    'codebuild',
    'for a merged pull request',
    { ...codebuild, ...codebuildPull, CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_MERGED' },
    { commit, branch: 'main' },
    'none',
  ],
  [
    'codebuild',
    branch,
    { ...codebuild, CODEBUILD_WEBHOOK_TRIGGER: 'branch/change', CODEBUILD_WEBHOOK_HEAD_REF: 'refs/heads/change' },
    ofChange,
    'unknown',
  ],
  [
    'appveyor',
    pull,
    {
      ...appveyor,
      APPVEYOR_REPO_COMMIT: 'c'.repeat(40),
      APPVEYOR_REPO_BRANCH: 'main',
      APPVEYOR_PULL_REQUEST_NUMBER: '7',
      APPVEYOR_PULL_REQUEST_HEAD_COMMIT: commit,
      APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH: 'change',
    },
    ofChange,
    { branch: 'main' },
  ],
  ['appveyor', branch, { ...appveyor, APPVEYOR_REPO_BRANCH: 'change' }, ofChange, 'unknown'],
  [
    'semaphore',
    pull,
    {
      ...semaphore,
      SEMAPHORE_GIT_SHA: 'c'.repeat(40),
      SEMAPHORE_GIT_REF_TYPE: 'pull-request',
      SEMAPHORE_GIT_BRANCH: 'main',
      SEMAPHORE_GIT_PR_BRANCH: 'change',
      SEMAPHORE_GIT_PR_SHA: commit,
    },
    ofChange,
    { branch: 'main' },
  ],
  [
    'semaphore',
    branch,
    { ...semaphore, SEMAPHORE_GIT_REF_TYPE: 'branch', SEMAPHORE_GIT_BRANCH: 'change' },
    ofChange,
    'unknown',
  ],
  [
    'teamcity',
    'for a pull request whose parameters the build passes on',
    {
      ...teamcity,
      TEAMCITY_PULLREQUEST_NUMBER: '7',
      TEAMCITY_PULLREQUEST_TARGET_BRANCH: 'main',
      TEAMCITY_PULLREQUEST_SOURCE_BRANCH: 'change',
    },
    ofChange,
    { branch: 'main' },
  ],
  ['teamcity', 'for anything else', teamcity, { commit }, 'unknown'],
  [
    'bamboo',
    pull,
    {
      ...bamboo,
      bamboo_repository_pr_key: '7',
      bamboo_repository_pr_targetBranch: 'main',
      bamboo_repository_pr_sourceBranch: 'change',
    },
    ofChange,
    { branch: 'main' },
  ],
  ['bamboo', branch, { ...bamboo, bamboo_repository_branch_name: 'change' }, ofChange, 'unknown'],
];

test.each(rows)('%s %s', (system, _, variables, subject, change) => {
  const context = readContext({ variables });
  expect({ ...context, subject: undefined }).toMatchObject({
    system,
    change: typeof change === 'string' ? { kind: change } : { kind: 'known' },
  });
  expect(context.subject).toEqual(subject);
  if (typeof change === 'object' && context.change.kind === 'known') expect(context.change.target).toEqual(change);
});

test('every system has rows', () => {
  const inOtherTable = ['gitea', 'github'];
  expect([...new Set([...rows.map(([system]) => system), ...inOtherTable])].sort()).toEqual(
    systems.map(({ id }): string => id).sort(),
  );
});

const unplaced = { kind: 'unknown', isUnplaced: true };
test.each([
  ['a terminal', {}, {}, { kind: 'none' }],
  ['a system that is not in the table', { CI: 'True' }, {}, unplaced],
  ['GoCD, which does not set CI', { GO_PIPELINE_NAME: 'shop' }, {}, unplaced],
  ['no terminal, and not the default branch', {}, { mayBeJob: true }, unplaced],
  ['a program that says that it is no job', { CI: 'False' }, { mayBeJob: true }, { kind: 'none' }],
])('%s', (_, variables, facts, change) => {
  expect(readContext({ variables, ...facts })).toMatchObject({ subject: {}, change });
});

const gitlabPull = { ...gitlab, CI_MERGE_REQUEST_IID: '7', CI_PROJECT_ID: '1' };
const ofFork = { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2', CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'stranger/shop' };
const jenkinsPull = { ...jenkins, CHANGE_ID: '7', CHANGE_TARGET: 'main' };
const azurePull = { ...azure, BUILD_REASON: 'PullRequest', SYSTEM_PULLREQUEST_TARGETBRANCH: 'main' };
test.each<readonly [what: string, variables: Variables, why: string | undefined]>([
  [
    'the merge request of a fork, in a pipeline of this project',
    { ...gitlabPull, ...ofFork },
    'a pipeline of this project, and code of stranger/shop',
  ],
  ['the merge request of a fork, in its own pipeline', { ...gitlabPull, ...ofFork, CI_PROJECT_ID: '2' }, undefined],
  ['a merge request', { ...gitlabPull, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1' }, undefined],
  [
    'the pull request of a fork, beside a token in Jenkins',
    { ...jenkinsPull, CHANGE_FORK: 'stranger', GUARDBAND_PUSH_TOKEN: 'x' },
    'GUARDBAND_PUSH_TOKEN, and code of stranger',
  ],
  ['the pull request of a fork, without a token in Jenkins', { ...jenkinsPull, CHANGE_FORK: 'stranger' }, undefined],
  ['a pull request, beside a token in Jenkins', { ...jenkinsPull, GUARDBAND_PUSH_TOKEN: 'x' }, undefined],
  [
    'the pull request of a fork, beside a token in Azure',
    { ...azurePull, SYSTEM_PULLREQUEST_ISFORK: 'True', SYSTEM_ACCESSTOKEN: 'x' },
    'SYSTEM_ACCESSTOKEN, and code of a fork',
  ],
  ['the pull request of a fork in Azure', { ...azurePull, SYSTEM_PULLREQUEST_ISFORK: 'True' }, undefined],
  ['a pull request in Azure', { ...azurePull, SYSTEM_PULLREQUEST_ISFORK: 'False', SYSTEM_ACCESSTOKEN: 'x' }, undefined],
])('runs code of %s only without rights', (_, variables, why) => {
  expect(readContext({ variables }).foreignCode).toBe(why);
});
test.each([
  ['gitlab and jenkins', gitlab, jenkins],
  ['bamboo and teamcity', bamboo, teamcity],
  ['buildkite and azure-pipelines', buildkite, azure],
])('the variables of two systems are a contradiction: %s', (_, one, other) => {
  expect(readContext({ variables: { ...one, ...other } }).change).toMatchObject({
    kind: 'contradictory',
    why: expect.stringContaining('its variables are those of '),
  });
});

test.each([
  ['states that it is not the case', { ...gitlab, CI_COMMIT_BRANCH: 'main', TRAVIS: 'false' }],
  ['other systems set, too', { ...gitlab, CI_COMMIT_BRANCH: 'main', GIT_COMMIT: commit, CHANGE_ID: '7' }],
])('what a variable %s is no contradiction', (_, variables) => {
  expect(readContext({ variables })).toMatchObject({ system: 'gitlab', change: { kind: 'none' } });
});

const branchRow = (id: string) => rows.find(([system, , , , change]) => system === id && typeof change === 'string');
test.each(systems.filter(({ id }) => branchRow(id) !== undefined))(
  '$id: what is checked out is measured, whatever commit started the job',
  ({ id }) => {
    const [, , variables = {}] = branchRow(id) ?? [];
    const head = 'e'.repeat(40);
    expect(readContext({ variables, head: commit }).subject).toMatchObject({ commit });
    expect(readContext({ variables, head })).toMatchObject({ subject: { commit: head }, change: unplaced });
  },
);

/** Where a job runs in a container that gets no other variables. */
const marks: Readonly<Record<string, Variables>> = {
  appveyor: { APPVEYOR: 'True' },
  'azure-pipelines': { TF_BUILD: 'True' },
  bamboo: { bamboo_buildNumber: '5' },
  bitbucket: { BITBUCKET_BUILD_NUMBER: '5' },
  buildkite: { BUILDKITE: 'true' },
  circleci: { CIRCLECI: 'true' },
  cirrus: { CIRRUS_CI: 'true' },
  codebuild: { CODEBUILD_BUILD_ID: 'shop:5' },
  drone: { DRONE: 'true' },
  gitea: { GITEA_ACTIONS: 'true' },
  github: { GITHUB_ACTIONS: 'true' },
  gitlab: { GITLAB_CI: 'true' },
  jenkins: { JENKINS_URL: 'https://ci.example/' },
  semaphore: { SEMAPHORE: 'true' },
  teamcity: { TEAMCITY_VERSION: '2026.1' },
  travis: { TRAVIS: 'true' },
  woodpecker: { CI: 'woodpecker' },
};
test.each(Object.entries(marks))(
  '%s: nothing is known of a job that states nothing but its system',
  (system, variables) => {
    expect(readContext({ variables })).toMatchObject({ system, subject: {}, change: unplaced });
  },
);

test.each<readonly [string, Variables]>([
  ['appveyor', { APPVEYOR_REPO_TAG: 'true', APPVEYOR_REPO_BRANCH: 'main' }],
  ['azure-pipelines', { BUILD_SOURCEBRANCH: 'refs/tags/v1' }],
  ['bitbucket', { BITBUCKET_TAG: 'v1' }],
  ['buildkite', { BUILDKITE_TAG: 'v1', BUILDKITE_BRANCH: 'v1' }],
  ['circleci', { CIRCLE_TAG: 'v1' }],
  ['cirrus', { CIRRUS_TAG: 'v1', CIRRUS_BRANCH: 'v1' }],
  ['codebuild', { CODEBUILD_WEBHOOK_TRIGGER: 'tag/v1', CODEBUILD_WEBHOOK_HEAD_REF: 'refs/tags/v1' }],
  ['drone', { DRONE_BUILD_EVENT: 'tag', DRONE_BRANCH: 'refs/tags/v1' }],
  ['gitlab', { CI_COMMIT_TAG: 'v1', CI_COMMIT_REF_NAME: 'v1' }],
  ['jenkins', { TAG_NAME: 'v1', BRANCH_NAME: 'v1' }],
  ['semaphore', { SEMAPHORE_GIT_REF_TYPE: 'tag', SEMAPHORE_GIT_BRANCH: 'refs/tags/v1' }],
  ['travis', { TRAVIS_TAG: 'v1', TRAVIS_BRANCH: 'v1' }],
  ['woodpecker', { CI_PIPELINE_EVENT: 'tag', CI_COMMIT_BRANCH: 'main' }],
])('%s: the job of a tag is of no branch, but not of nothing', (id, variables) => {
  const { subject, change } = readContext({ variables: { ...marks[id], ...variables } });
  expect([subject, change]).toEqual([{}, { kind: 'unknown', why: 'a commit without a branch' }]);
});
