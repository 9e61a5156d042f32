/** The table of CI systems, as they state what a job is about. A job with the variables of two of them is neither's. */
import { readActionsJob } from './actions-events.js';
import {
  findForeignFork,
  ofTag,
  statedChange,
  statedContext,
  toCommit,
  toRepositoryUrl,
  type System,
} from './system.js';

export const systems = [
  /** Gitea and Forgejo, whose runners set the variables of GitHub Actions and write the same events. */
  {
    id: 'gitea',
    imitates: 'github',
    isHere: ({ GITEA_ACTIONS, FORGEJO_ACTIONS }) => (GITEA_ACTIONS ?? FORGEJO_ACTIONS) !== undefined,
    read: readActionsJob,
  },
  {
    id: 'github',
    isHere: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS !== undefined,
    read: readActionsJob,
  },
  {
    id: 'gitlab',
    isHere: ({ GITLAB_CI }) => GITLAB_CI !== undefined,
    read: ({ variables: v }) => {
      // Of a merged results pipeline, CI_COMMIT_SHA is a temporary merge, and the target's newest commit is stated.
      const mergedInto = toCommit(v['CI_MERGE_REQUEST_TARGET_BRANCH_SHA']);
      const head = toCommit(v['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? v['CI_COMMIT_SHA'];
      const branch = ofTag(v['CI_COMMIT_TAG'], v['CI_COMMIT_BRANCH'] ?? v['CI_COMMIT_REF_NAME']);
      // A pipeline of a branch names the open merge requests that come from it, but not their targets.
      const open = v['CI_OPEN_MERGE_REQUESTS']?.split(',')[0];
      const isDefault = branch !== undefined && branch === v['CI_DEFAULT_BRANCH'];
      // A member can start the pipeline of a fork's merge request in this project, with its variables.
      const source = v['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'] ?? v['CI_PROJECT_ID'];
      const sourcePath = v['CI_MERGE_REQUEST_SOURCE_PROJECT_PATH'] ?? 'another project';
      return statedContext({
        foreignCode:
          source === v['CI_PROJECT_ID'] ? undefined : `a pipeline of this project, and code of ${sourcePath}`,
        mark: v['CI_MERGE_REQUEST_IID'],
        sign: '!',
        targetCommit: mergedInto ?? v['CI_MERGE_REQUEST_DIFF_BASE_SHA'],
        targetBranch: v['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'],
        head,
        sourceBranch: v['CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'] ?? v['CI_COMMIT_REF_NAME'],
        commit: head,
        branch,
        defaultBranch: v['CI_DEFAULT_BRANCH'],
        otherwise: isDefault ? undefined : statedChange({ mark: open, sign: '!' }),
        id: v['CI_PIPELINE_ID'],
        job: v['CI_JOB_NAME'],
        url: v['CI_JOB_URL'],
        repository: v['CI_PROJECT_URL'],
        workspace: v['CI_PROJECT_DIR'],
      });
    },
  },
  {
    id: 'azure-pipelines',
    isHere: ({ TF_BUILD }) => TF_BUILD !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        foreignCode: findForeignFork(
          v['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase() === 'true' ? 'a fork' : undefined,
          v,
        ),
        mark:
          v['SYSTEM_PULLREQUEST_PULLREQUESTNUMBER'] ??
          v['SYSTEM_PULLREQUEST_PULLREQUESTID'] ??
          v['SYSTEM_PULLREQUEST_TARGETBRANCH'] ??
          (v['BUILD_REASON'] === 'PullRequest' ? 'a pull request' : undefined),
        targetBranch: v['SYSTEM_PULLREQUEST_TARGETBRANCH'],
        head: v['SYSTEM_PULLREQUEST_SOURCECOMMITID'],
        sourceBranch: v['SYSTEM_PULLREQUEST_SOURCEBRANCH'],
        commit: v['BUILD_SOURCEVERSION'],
        branch: v['BUILD_SOURCEBRANCH'],
        id: v['BUILD_BUILDID'],
        attempt: v['SYSTEM_JOBATTEMPT'],
        workflow: v['BUILD_DEFINITIONNAME'],
        job: v['SYSTEM_JOBNAME'],
        repository: v['BUILD_REPOSITORY_URI'],
        workspace: v['BUILD_SOURCESDIRECTORY'],
      }),
  },
  {
    id: 'bitbucket',
    isHere: (v) => v['BITBUCKET_BUILD_NUMBER'] !== undefined || v['BITBUCKET_PR_ID'] !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['BITBUCKET_PR_ID'],
        targetBranch: v['BITBUCKET_PR_DESTINATION_BRANCH'],
        targetCommit: v['BITBUCKET_PR_DESTINATION_COMMIT'],
        sourceBranch: v['BITBUCKET_BRANCH'],
        commit: v['BITBUCKET_COMMIT'],
        branch: ofTag(v['BITBUCKET_TAG'], v['BITBUCKET_BRANCH']),
        id: v['BITBUCKET_BUILD_NUMBER'],
        attempt: v['BITBUCKET_STEP_RUN_NUMBER'],
        repository: v['BITBUCKET_GIT_HTTP_ORIGIN'],
        workspace: v['BITBUCKET_CLONE_DIR'],
      }),
  },
  /** Buildkite. BUILDKITE_PULL_REQUEST is "false" in other builds, and BUILDKITE_COMMIT can be "HEAD". */
  {
    id: 'buildkite',
    isHere: ({ BUILDKITE }) => BUILDKITE !== undefined,
    isLikely: (v) => v['BUILDKITE_PULL_REQUEST'] !== undefined,
    read: ({ variables: v, head }) => {
      const commit = v['BUILDKITE_COMMIT'] === 'HEAD' ? head : v['BUILDKITE_COMMIT'];
      return statedContext({
        mark: v['BUILDKITE_PULL_REQUEST'],
        targetBranch: v['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
        head: commit,
        sourceBranch: v['BUILDKITE_BRANCH'],
        commit,
        branch: ofTag(v['BUILDKITE_TAG'], v['BUILDKITE_BRANCH']),
        defaultBranch: v['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
        id: v['BUILDKITE_BUILD_NUMBER'],
        workflow: v['BUILDKITE_PIPELINE_SLUG'],
        job: v['BUILDKITE_LABEL'],
        url: v['BUILDKITE_BUILD_URL'],
        repository: toRepositoryUrl(v['BUILDKITE_REPO']),
        workspace: v['BUILDKITE_BUILD_CHECKOUT_PATH'],
      });
    },
  },
  /** CircleCI. It names the pull request of a branch, but not its target. */
  {
    id: 'circleci',
    isHere: ({ CIRCLECI }) => CIRCLECI !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['CIRCLE_PR_NUMBER'] ?? v['CIRCLE_PULL_REQUEST'] ?? v['CIRCLE_PULL_REQUESTS']?.split(',')[0],
        head: v['CIRCLE_SHA1'],
        sourceBranch: v['CIRCLE_BRANCH'],
        commit: v['CIRCLE_SHA1'],
        branch: ofTag(v['CIRCLE_TAG'], v['CIRCLE_BRANCH']),
        id: v['CIRCLE_BUILD_NUM'],
        workflow: v['CIRCLE_WORKFLOW_ID'],
        job: v['CIRCLE_JOB'],
        url: v['CIRCLE_BUILD_URL'],
        repository: toRepositoryUrl(v['CIRCLE_REPOSITORY_URL']),
      }),
  },
  /** Woodpecker. CI_COMMIT_BRANCH is the target branch of a pull request. */
  {
    id: 'woodpecker',
    isHere: ({ CI, CI_SYSTEM_NAME }) => CI === 'woodpecker' || CI_SYSTEM_NAME === 'woodpecker',
    read: ({ variables: v }) => {
      const event = v['CI_PIPELINE_EVENT'];
      const isPullRequest = event === 'pull_request' || event === 'pull_request_metadata';
      return statedContext({
        mark: isPullRequest ? (v['CI_COMMIT_PULL_REQUEST'] ?? event) : undefined,
        targetBranch: v['CI_COMMIT_TARGET_BRANCH'] ?? v['CI_COMMIT_BRANCH'],
        head: v['CI_COMMIT_SHA'],
        sourceBranch: v['CI_COMMIT_SOURCE_BRANCH'],
        commit: v['CI_COMMIT_SHA'],
        branch: ofTag(/^(?:tag|release)$/.exec(event ?? '')?.[0], v['CI_COMMIT_BRANCH']),
        defaultBranch: v['CI_REPO_DEFAULT_BRANCH'],
        id: v['CI_PIPELINE_NUMBER'],
        workflow: v['CI_WORKFLOW_NAME'],
        job: v['CI_STEP_NAME'],
        url: v['CI_PIPELINE_URL'],
        repository: v['CI_REPO_URL'],
        workspace: v['CI_WORKSPACE'],
      });
    },
  },
  /** Drone. DRONE_REPO_BRANCH is the default branch. */
  {
    id: 'drone',
    isHere: ({ DRONE }) => DRONE !== undefined,
    read: ({ variables: v }) => {
      const event = v['DRONE_BUILD_EVENT'];
      return statedContext({
        mark: event === 'pull_request' ? (v['DRONE_PULL_REQUEST'] ?? event) : undefined,
        targetBranch: v['DRONE_TARGET_BRANCH'] ?? v['DRONE_BRANCH'],
        head: v['DRONE_COMMIT_SHA'],
        sourceBranch: v['DRONE_SOURCE_BRANCH'],
        commit: v['DRONE_COMMIT_SHA'],
        branch: ofTag(event === 'tag' ? event : undefined, v['DRONE_COMMIT_BRANCH'] ?? v['DRONE_BRANCH']),
        defaultBranch: v['DRONE_REPO_BRANCH'],
        id: v['DRONE_BUILD_NUMBER'],
        workflow: v['DRONE_STAGE_NAME'],
        job: v['DRONE_STEP_NAME'],
        url: v['DRONE_BUILD_LINK'],
        repository: v['DRONE_REPO_LINK'],
        workspace: v['DRONE_WORKSPACE'],
      });
    },
  },
  /** Travis CI. TRAVIS_BRANCH is the target branch of a pull request, and the name of a tag. */
  {
    id: 'travis',
    isHere: ({ TRAVIS }) => TRAVIS !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['TRAVIS_PULL_REQUEST'],
        targetBranch: v['TRAVIS_BRANCH'],
        head: v['TRAVIS_PULL_REQUEST_SHA'],
        sourceBranch: v['TRAVIS_PULL_REQUEST_BRANCH'],
        commit: v['TRAVIS_COMMIT'],
        branch: ofTag(v['TRAVIS_TAG'], v['TRAVIS_BRANCH']),
        id: v['TRAVIS_BUILD_NUMBER'],
        job: v['TRAVIS_JOB_NAME'],
        url: v['TRAVIS_JOB_WEB_URL'],
        workspace: v['TRAVIS_BUILD_DIR'],
      }),
  },
  /** Cirrus CI. CIRRUS_BRANCH of a pull request is "pull/7". */
  {
    id: 'cirrus',
    isHere: ({ CIRRUS_CI }) => CIRRUS_CI !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['CIRRUS_PR'],
        targetBranch: v['CIRRUS_BASE_BRANCH'],
        targetCommit: v['CIRRUS_BASE_SHA'],
        head: v['CIRRUS_CHANGE_IN_REPO'],
        sourceBranch: v['CIRRUS_BRANCH'],
        commit: v['CIRRUS_CHANGE_IN_REPO'],
        branch: ofTag(v['CIRRUS_TAG'], v['CIRRUS_BRANCH']),
        defaultBranch: v['CIRRUS_DEFAULT_BRANCH'],
        id: v['CIRRUS_BUILD_ID'],
        job: v['CIRRUS_TASK_NAME'],
        workspace: v['CIRRUS_WORKING_DIR'],
      }),
  },
  /** AWS CodeBuild. CODEBUILD_WEBHOOK_TRIGGER is "pr/7", "branch/NAME" or "tag/NAME". */
  {
    id: 'codebuild',
    isHere: (v) => v['CODEBUILD_BUILD_ID'] !== undefined,
    read: ({ variables: v }) => {
      const event = v['CODEBUILD_WEBHOOK_EVENT'];
      const [, kind, name] = /^(pr|branch|tag)\/(.+)$/.exec(v['CODEBUILD_WEBHOOK_TRIGGER'] ?? '') ?? [];
      const isOpen = (kind === 'pr' || event?.startsWith('PULL_REQUEST') === true) && event !== 'PULL_REQUEST_MERGED';
      const merged = event === 'PULL_REQUEST_MERGED' ? v['CODEBUILD_WEBHOOK_BASE_REF'] : undefined;
      const branch = merged ?? ofTag(kind === 'tag' ? kind : undefined, v['CODEBUILD_WEBHOOK_HEAD_REF']);
      return statedContext({
        mark: isOpen ? (name ?? event) : undefined,
        targetBranch: v['CODEBUILD_WEBHOOK_BASE_REF'],
        sourceBranch: branch,
        commit: v['CODEBUILD_RESOLVED_SOURCE_VERSION'],
        branch,
        otherwise: merged === undefined ? undefined : { kind: 'none' },
        id: v['CODEBUILD_BUILD_NUMBER'],
        url: v['CODEBUILD_BUILD_URL'],
        repository: v['CODEBUILD_SOURCE_REPO_URL'],
        workspace: v['CODEBUILD_SRC_DIR'],
      });
    },
  },
  /** AppVeyor. APPVEYOR_REPO_BRANCH is the target branch of a pull request. */
  {
    id: 'appveyor',
    isHere: ({ APPVEYOR }) => APPVEYOR !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['APPVEYOR_PULL_REQUEST_NUMBER'],
        targetBranch: v['APPVEYOR_REPO_BRANCH'],
        head: v['APPVEYOR_PULL_REQUEST_HEAD_COMMIT'],
        sourceBranch: v['APPVEYOR_PULL_REQUEST_HEAD_REPO_BRANCH'],
        commit: v['APPVEYOR_REPO_COMMIT'],
        branch: ofTag(v['APPVEYOR_REPO_TAG'], v['APPVEYOR_REPO_BRANCH']),
        id: v['APPVEYOR_BUILD_NUMBER'],
        job: v['APPVEYOR_JOB_NAME'],
        workspace: v['APPVEYOR_BUILD_FOLDER'],
      }),
  },
  /** Semaphore. SEMAPHORE_GIT_BRANCH is the target branch of a pull request. */
  {
    id: 'semaphore',
    isHere: ({ SEMAPHORE }) => SEMAPHORE !== undefined,
    read: ({ variables: v }) => {
      const kind = v['SEMAPHORE_GIT_REF_TYPE'];
      return statedContext({
        mark: kind === 'pull-request' ? (v['SEMAPHORE_GIT_PR_NUMBER'] ?? kind) : undefined,
        targetBranch: v['SEMAPHORE_GIT_BRANCH'],
        head: v['SEMAPHORE_GIT_PR_SHA'],
        sourceBranch: v['SEMAPHORE_GIT_PR_BRANCH'],
        commit: v['SEMAPHORE_GIT_SHA'],
        branch: ofTag(kind === 'tag' ? kind : undefined, v['SEMAPHORE_GIT_BRANCH']),
        id: v['SEMAPHORE_WORKFLOW_NUMBER'],
        workflow: v['SEMAPHORE_PROJECT_NAME'],
        job: v['SEMAPHORE_JOB_NAME'],
        workspace: v['SEMAPHORE_GIT_DIR'],
      });
    },
  },
  /** Jenkins, whose multibranch pipelines set CHANGE_*. A freestyle job sets what its plug-in for pull requests provides. */
  {
    id: 'jenkins',
    isHere: ({ JENKINS_URL }) => JENKINS_URL !== undefined,
    isLikely: (v) => ['CHANGE_TARGET', 'CHANGE_ID', 'GIT_COMMIT'].some((name) => v[name] !== undefined),
    read: ({ variables: v }) =>
      statedContext({
        foreignCode: findForeignFork(v['CHANGE_FORK'], v),
        mark: v['CHANGE_ID'] ?? v['ghprbPullId'] ?? v['gitlabMergeRequestIid'] ?? v['CHANGE_TARGET'],
        targetBranch: v['CHANGE_TARGET'] ?? v['ghprbTargetBranch'] ?? v['gitlabTargetBranch'],
        head: v['ghprbActualCommit'],
        sourceBranch: v['CHANGE_BRANCH'] ?? v['ghprbSourceBranch'] ?? v['GIT_BRANCH'],
        commit: v['GIT_COMMIT'],
        branch: ofTag(v['TAG_NAME'], v['BRANCH_NAME'] ?? v['GIT_BRANCH']),
        otherwise: v['BRANCH_IS_PRIMARY'] !== undefined ? { kind: 'none' } : undefined,
        id: v['BUILD_NUMBER'],
        job: v['JOB_NAME'],
        url: v['BUILD_URL'],
        repository: toRepositoryUrl(v['CHANGE_URL'] ?? v['GIT_URL']),
        workspace: v['WORKSPACE'],
      }),
  },
  /** TeamCity. It states pull requests in parameters, which are variables only where the build passes them on with these names. */
  {
    id: 'teamcity',
    isHere: ({ TEAMCITY_VERSION }) => TEAMCITY_VERSION !== undefined,
    read: ({ variables: v }) =>
      statedContext({
        mark: v['TEAMCITY_PULLREQUEST_NUMBER'] ?? v['TEAMCITY_PULLREQUEST_TARGET_BRANCH'],
        targetBranch: v['TEAMCITY_PULLREQUEST_TARGET_BRANCH'],
        sourceBranch: v['TEAMCITY_PULLREQUEST_SOURCE_BRANCH'],
        commit: v['BUILD_VCS_NUMBER'],
        branch: undefined,
        id: v['BUILD_NUMBER'],
        workflow: v['TEAMCITY_PROJECT_NAME'],
        job: v['TEAMCITY_BUILDCONF_NAME'],
        url: v['BUILD_URL'],
      }),
  },
  /** Bamboo, which writes its variables with a small letter. */
  {
    id: 'bamboo',
    isHere: (v) => ['bamboo_buildNumber', 'bamboo_buildKey', 'bamboo_planKey'].some((name) => v[name] !== undefined),
    read: ({ variables: v }) => {
      const branch = v['bamboo_repository_branch_name'] ?? v['bamboo_planRepository_branchName'];
      const commit = v['bamboo_repository_revision_number'] ?? v['bamboo_planRepository_revision'];
      return statedContext({
        mark: v['bamboo_repository_pr_key'] ?? v['bamboo_repository_pr_targetBranch'],
        targetBranch: v['bamboo_repository_pr_targetBranch'],
        sourceBranch: v['bamboo_repository_pr_sourceBranch'] ?? branch,
        commit,
        branch,
        id: v['bamboo_buildNumber'],
        workflow: v['bamboo_planName'],
        job: v['bamboo_shortJobName'],
        url: v['bamboo_buildResultsUrl'],
        workspace: v['bamboo_build_working_directory'],
      });
    },
  },
] as const satisfies readonly System[];
