/** Reads the event that started the workflow. */
import { readFileSync } from 'node:fs';
import { readProperty } from '../../lang/property.js';
import type { Host } from '../../model/host.js';
import { targetUnknown } from '../../problems/git.js';

/** Of `pull_request` and `pull_request_target`: the pull request itself. */
export interface PullRequestEvent {
  readonly number: number;
  readonly commit: string;
  /** The commit of the target branch when the event occurred. */
  readonly targetCommit?: string;
}

/** Of `merge_group`: pull requests combined by a merge queue. */
export interface MergeGroupEvent {
  /** The commit they will be merged into: of the target branch, or of the previous group in the queue. */
  readonly targetCommit: string;
}

/** Of `workflow_run`: the run that completed. For forks the event does not name the pull request. */
export interface WorkflowRunEvent {
  /** What started that run: "pull_request". */
  readonly event: string;
  /** Owner and name of the repository that the change comes from: a fork, or this one. */
  readonly headRepository: string;
  readonly headBranch: string;
  readonly commit: string;
}

export interface GithubEvent {
  readonly pullRequest?: PullRequestEvent;
  readonly mergeGroup?: MergeGroupEvent;
  readonly workflowRun?: WorkflowRunEvent;
}

/** The event; empty if it cannot be read, since everything in it is optional. */
export function githubEvent(file = process.env['GITHUB_EVENT_PATH'] ?? ''): GithubEvent {
  let event: unknown;
  try {
    event = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return {};
  }
  const number = readProperty(event, 'pull_request', 'number');
  const commit = readProperty(event, 'pull_request', 'head', 'sha');
  const targetCommit = readProperty(event, 'pull_request', 'base', 'sha');
  const mergeTarget = readProperty(event, 'merge_group', 'base_sha');
  const run = ['event', 'head_branch', 'head_sha'].map((key) => readProperty(event, 'workflow_run', key));
  const [started, headBranch, runCommit] = run.map((value) => (typeof value === 'string' ? value : undefined));
  const headRepository = readProperty(event, 'workflow_run', 'head_repository', 'full_name');
  return {
    ...(typeof number === 'number' &&
      typeof commit === 'string' && {
        pullRequest: { number, commit, ...(typeof targetCommit === 'string' && { targetCommit }) },
      }),
    ...(typeof mergeTarget === 'string' && { mergeGroup: { targetCommit: mergeTarget } }),
    ...(started !== undefined &&
      headBranch !== undefined &&
      runCommit !== undefined &&
      typeof headRepository === 'string' && {
        workflowRun: { event: started, headRepository, headBranch, commit: runCommit },
      }),
  };
}

/** Events whose job judges a change by the rules of the commit that it goes into. */
const changeEvents = /^(?:pull_request|merge_group)/;

/**
 * The commit that a pull request or a group of a merge queue goes into, if the job is for one; or the problem that the
 * event does not name it.
 */
export function readTarget({
  GITHUB_EVENT_NAME: name = '',
  GITHUB_EVENT_PATH: file,
}: Readonly<Record<string, string | undefined>>): Pick<Host, 'targetCommit' | 'targetProblem'> {
  const { pullRequest, mergeGroup } = githubEvent(file ?? '');
  const targetCommit = pullRequest?.targetCommit ?? mergeGroup?.targetCommit;
  if (targetCommit !== undefined) return { targetCommit };
  return changeEvents.test(name) ? { targetProblem: targetUnknown(`the event (${name}, GITHUB_EVENT_PATH)`) } : {};
}
