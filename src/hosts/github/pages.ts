/** The trend page on GitHub Pages, where the example workflows deployed it. */
import { readProperty } from '../../lang/objects.js';
import type { ConnectedHost } from '../../model/host.js';
import type { GithubRepository } from './forge.js';

const mostMs = 3000;

/** Adds the link to the trend page, unless the caller named one, or the token may not read where the Pages are. */
export async function withTrendPage(
  connected: ConnectedHost,
  place: GithubRepository | undefined,
): Promise<ConnectedHost> {
  const { host } = connected;
  if (place === undefined || host.page.links?.trend !== undefined) return connected;
  const answer = await place.api('GET', `/repos/${place.repository}/pages`);
  const site = 'value' in answer ? readProperty(answer.value, 'html_url') : undefined;
  if (typeof site !== 'string' || !(await isOurs(site))) return connected;
  const links = { ...host.page.links, trend: new URL('trend.html', site).href };
  return { ...connected, host: { ...host, page: { ...host.page, links } } };
}

/** The site may be that of something else. */
async function isOurs(site: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(mostMs);
    return (await fetch(new URL('guardband.json', site), { signal, redirect: 'error' })).ok;
  } catch {
    return false;
  }
}
