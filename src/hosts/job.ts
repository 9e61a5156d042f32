import { defined } from '../lang/defined.js';
import type { Host } from '../model/host.js';
import { findTarget } from './target-branch.js';

/** Adapts the command line's host to the CI job that the environment describes. */
export async function withCiJob(host: Host, environment = process.env): Promise<Host> {
  if (environment['GITLAB_CI']) return (await import('./gitlab/host.js')).withGitlabJob(host, environment);
  if (environment['GITHUB_ACTIONS']) {
    // The Action has a separate host; the command line in a step is judged by the merge base, too.
    const { targetOf } = await import('./github/event.js');
    return { ...host, ...defined({ targetCommit: targetOf(environment['GITHUB_EVENT_PATH']) }) };
  }
  const withTarget = { ...host, ...defined({ targetCommit: await findTarget(host, environment) }) };
  return environment['TF_BUILD'] ? (await import('./azure/host.js')).withAzureJob(withTarget) : withTarget;
}
