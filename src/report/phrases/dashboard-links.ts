/** Links to JMeter's dashboards of the run. */
import { posix } from 'node:path';
import type { Page } from '../../model/host.js';

export interface DashboardLink {
  readonly text: string;
  /** A web page, or a relative path with encoded names. */
  readonly address: string;
}

const text = 'JMeter dashboard';
/** A matrix of tests may have a dashboard for each test. */
const maxLinks = 5;

export const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/** Creates the links of a page. If the page is a file, relative paths lead to the dashboards next to the results. */
export function dashboardLinks({
  links,
  inputs,
  file,
}: Pick<Page, 'links' | 'inputs' | 'file'>): readonly DashboardLink[] {
  const named = links?.dashboard;
  if (named !== undefined) return [{ text, address: isWebAddress(named) ? named : encodePath(named) }];
  const found = (inputs?.dashboards ?? []).flatMap((page) => findPath(file, page) ?? []);
  return found
    .slice(0, maxLinks)
    .map((path) => ({ text: found.length === 1 ? text : `${text} ${posix.dirname(path)}`, address: encodePath(path) }));
}

/** Returns the relative path from one file to another. Undefined if only one of the paths is absolute. */
function findPath(file: string | undefined, page: string): string | undefined {
  if (file === undefined || posix.isAbsolute(file) !== posix.isAbsolute(page) || /^[a-z]\w+:/i.test(page))
    return undefined;
  return posix.relative(posix.dirname(file), page);
}

/** encodeURIComponent() throws for a lone surrogate. */
const loneSurrogates = /\p{Cs}/gu;

/** Prevents a name that contains a colon from becoming a protocol. */
const encodePath = (path: string): string =>
  `./${path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(loneSurrogates, '\ufffd')))
    .join('/')}`;
