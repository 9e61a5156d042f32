import { defined } from '../lang/defined.js';
import type { Host } from '../model/host.js';
import { withoutCommands } from './log-commands.js';
import { findTarget } from './target-branch.js';

/** Variables of CI systems whose runners execute commands in a log. */
const commanding = ['GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'];

/** Adapts the command line's host to the CI job that the environment describes. */
export async function withCiJob(host: Host, environment = process.env): Promise<Host> {
  const adapted = await adapt(host, environment);
  return commanding.some((name) => environment[name]) ? withoutCommands(adapted) : adapted;
}

async function adapt(host: Host, environment: NodeJS.ProcessEnv): Promise<Host> {
  if (environment['GITLAB_CI']) return (await import('./gitlab/host.js')).withGitlabJob(host, environment);
  if (environment['GITHUB_ACTIONS']) {
    // The Action has a separate host; the command line in a step is judged by the merge base, too.
    const { readTarget } = await import('./github/event.js');
    return { ...host, ...readTarget(environment) };
  }
  return { ...host, ...defined({ targetCommit: await findTarget(host, environment) }) };
}
