/** Links to commits on the web page of a repository. */
import type { Provenance } from '../../model/documents.js';
import { shortCommit } from './compared-runs.js';

export interface RepositoryLinks {
  /** The part of a commit's URL before the commit id. */
  readonly commitBase: string;
  readonly commit: (commit: string) => string;
  readonly compare: (before: string, after: string) => string;
}

/**
 * The links of a repository. Its URL can come from the environment of a job, so only plain HTTPS is accepted.
 *
 * @param address such as "https://github.com/owner/name"; a git remote that ends in .git is accepted, too
 * @returns undefined unless it is an HTTPS URL without credentials, query or fragment
 */
export function repositoryLinks(address: string | undefined): RepositoryLinks | undefined {
  const url = parseAddress(address);
  if (url === undefined) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  if (path === '') return undefined;
  // GitHub, Gitea and Forgejo use the same URLs; GitLab puts /-/ before everything that is not a project.
  const root = `${url.origin}${path}${url.hostname.split('.').includes('gitlab') ? '/-' : ''}`;
  const commitBase = `${root}/commit/`;
  return {
    commitBase,
    commit: (commit) => `${commitBase}${commit}`,
    compare: (before, after) => `${root}/compare/${before}...${after}`,
  };
}

function parseAddress(address = ''): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return url.protocol === 'https:' && isPlain ? url : undefined;
}

/**
 * The page that shows the changes between two runs: the comparison, or the commit if only one is known.
 *
 * @returns undefined if no commit is known, or both runs measured the same one
 */
export function changesUrl(
  links: RepositoryLinks | undefined,
  before: Provenance,
  after: Provenance,
): string | undefined {
  const [start, end] = [before, after].map((side) => (shortCommit(side) === undefined ? undefined : side.commit));
  if (links === undefined || end === undefined || end === start) return undefined;
  return start === undefined ? links.commit(end) : links.compare(start, end);
}

/** The command that lists the commits between two runs. Undefined if one is unknown, or both are the same. */
export function changesCommand(before: Provenance, after: Provenance): string | undefined {
  const [start, end] = [shortCommit(before), shortCommit(after)];
  return start === undefined || end === undefined || start === end ? undefined : `git log --oneline ${start}..${end}`;
}
