/** Links to JMeter's own dashboards of the run. */
import { posix } from 'node:path';
import type { Page } from '../../model/host.js';

export interface DashboardLink {
  readonly text: string;
  /** A web page, or a relative path in which every name is encoded. */
  readonly address: string;
}

const text = 'JMeter dashboard';
/** A matrix of tests may have a dashboard for each. */
const mostLinks = 5;

export const isWebAddress = (address: string): boolean => /^https?:\/\//.test(address);

/** The links of a page that is a file: relative paths lead to the dashboards beside the results. */
export function dashboardLinks({
  links,
  inputs,
  file,
}: Pick<Page, 'links' | 'inputs' | 'file'>): readonly DashboardLink[] {
  const named = links?.dashboard;
  if (named !== undefined) return [{ text, address: isWebAddress(named) ? named : encodePath(named) }];
  const found = (inputs?.dashboards ?? []).flatMap((page) => findPath(file, page) ?? []);
  return found
    .slice(0, mostLinks)
    .map((path) => ({ text: found.length === 1 ? text : `${text} ${posix.dirname(path)}`, address: encodePath(path) }));
}

/** The path from one file to another; undefined if only one of them begins at the root. */
function findPath(file: string | undefined, page: string): string | undefined {
  if (file === undefined || posix.isAbsolute(file) !== posix.isAbsolute(page) || /^[a-z]\w+:/i.test(page))
    return undefined;
  return posix.relative(posix.dirname(file), page);
}

/** The encoding refuses half of a character. */
const loneSurrogates = /\p{Cs}/gu;

/** A name that contains a colon must not become a protocol. */
const encodePath = (path: string): string =>
  `./${path
    .split('/')
    .map((name) => encodeURIComponent(name.replace(loneSurrogates, '\ufffd')))
    .join('/')}`;
