import type { Context } from '../model/context.js';
import type { Host, Links } from '../model/host.js';
import { findContext } from './context/read-context.js';
import { withGithub } from './github/command-line.js';
import { withGitlabForge } from './gitlab/forge.js';
import { withoutCommands } from './log-commands.js';
import { nodeHost } from './node/host.js';

/** CI systems whose runners execute commands that are printed to the log. */
const commanding = ['GITHUB_ACTIONS', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'];

/** The host of the command line, in the CI job that the environment describes, if it describes one. */
export async function hostOfProcess(environment = process.env): Promise<Host> {
  return withJob(nodeHost({}, await findContext(environment)), environment);
}

/** Adds the services of the CI job that the environment describes. */
export function withJob(host: Host, environment = process.env): Host {
  const linked = { ...host, page: { ...host.page, links: linksOf(host.context) } };
  const connected =
    host.context.system === 'gitlab' ? withGitlabForge(linked, environment) : withGithub(linked, environment);
  return commanding.some((name) => environment[name]) ? withoutCommands(connected) : connected;
}

/** The pages of the job and its repository. */
export function linksOf({ run, place, system }: Context): Links {
  const compare = system === 'gitlab' || /^https:\/\/[^/]*gitlab/.test(place.url ?? '') ? '/-/compare/' : '/compare/';
  return {
    ...(run.url !== undefined && { job: run.url }),
    ...(place.url !== undefined && { compare: `${place.url}${compare}` }),
  };
}
