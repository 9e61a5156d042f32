import type { Context } from '../model/context.js';
import type { Host, Links } from '../model/host.js';
import { findContext } from './context/find-context.js';
import { withGithub } from './github/command-line.js';
import { withGitlabForge } from './gitlab/forge.js';
import { withoutCommands } from './node/filter-output.js';
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

const timeoutMs = 15_000;

/** @param address the value of GUARDBAND_WEBHOOK_URL; if blank, the host has no webhook */
export const withWebhook = (host: Host, address = process.env['GUARDBAND_WEBHOOK_URL'] ?? ''): Host =>
  address.trim() === '' ? host : { ...host, webhook: (json) => send(address.trim(), json) };

/** @returns the reason if the document was not accepted; undefined if it was */
async function send(address: string, json: string): Promise<string | undefined> {
  if (!isAllowed(address)) return 'GUARDBAND_WEBHOOK_URL is not an HTTPS URL';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'guardband' },
      body: json,
      // No other host may receive the report or the URL.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the webhook answered with status ${String(response.status)}`;
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: unknown } };
    if (name === 'TimeoutError') return `no answer within ${String(timeoutMs / 1000)} s`;
    // The message of the error contains the host name.
    return typeof cause?.code === 'string' ? `the connection failed with ${cause.code}` : 'the connection failed';
  }
}

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
