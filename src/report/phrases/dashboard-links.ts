/** Links to JMeter's dashboards of the run. */
import { posix } from 'node:path';
import type { Page } from '../../model/host.js';

const text = 'JMeter dashboard';
/** A matrix of tests may have a dashboard for each test. */
const maxLinks = 5;

export const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * The links of a page. If the page is a file, relative paths lead to the dashboards next to the results.
 *
 * @returns addresses that are web pages, or relative paths with encoded names
 */
export function dashboardLinks(
  page: Pick<Page, 'links' | 'inputs' | 'file'>,
): readonly { readonly text: string; readonly address: string }[] {
  const { links, inputs, file } = page;
  const named = links?.dashboard;
  if (named !== undefined) return [{ text, address: isWebAddress(named) ? named : encodePath(named) }];
  if (file === undefined) return [];
  // No relative path leads from a page to another one if only one of them is absolute.
  const found = (inputs?.dashboards ?? [])
    .filter((other) => posix.isAbsolute(file) === posix.isAbsolute(other) && !/^[a-z]\w+:/i.test(other))
    .map((other) => posix.relative(posix.dirname(file), other));
  return found
    .slice(0, maxLinks)
    .map((path) => ({ text: found.length === 1 ? text : `${text} ${posix.dirname(path)}`, address: encodePath(path) }));
}

/** Prevents a name that contains a colon from becoming a protocol. encodeURIComponent() throws for a lone surrogate. */
const encodePath = (path: string): string =>
  `./${path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')}`;
