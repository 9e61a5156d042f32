import type { Host } from '../model/host.js';

/** Adapts the command line's host to the CI job that the environment describes. */
export async function withCiJob(host: Host, environment = process.env): Promise<Host> {
  if (environment['GITLAB_CI']) return (await import('./gitlab/host.js')).withGitlabJob(host, environment);
  if (environment['TF_BUILD']) return (await import('./azure/host.js')).withAzureJob(host);
  return host;
}
