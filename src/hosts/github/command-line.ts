/** Connects a command to a GitHub repository from any CI system, with a token in GUARDBAND_GITHUB_TOKEN. */
import { defined } from '../../lang/objects.js';
import type { Host } from '../../model/host.js';
import { repositoryUnknown } from '../../problems/publishing.js';
import type { Variables } from '../context/system.js';
import { withAdvice, restApi, type Api, type ApiOptions as RestOptions } from '../rest-api.js';
import { connectToChange, type FindRepository } from './connect.js';

const needsToken =
  'Put a token that may write to pull requests and commit statuses of this repository into GUARDBAND_GITHUB_TOKEN.';

/** @param environment the token, and GITHUB_API_URL where it is not that of the repository's host */
export function withGithub(host: Host, environment: Variables): Host {
  const token = environment['GUARDBAND_GITHUB_TOKEN'] ?? '';
  if (token === '') return host;
  return {
    ...host,
    connect: async (own, isPosting, repositoryUrl) => {
      const find = findRepository(own, token, environment, repositoryUrl);
      if (find === undefined) return { host: own, problems: isPosting ? [repositoryUnknown()] : [] };
      return await connectToChange(own, find, isPosting);
    },
  };
}

/** Returns undefined if nothing names the repository. What is checked out does not: git could name the host of somebody else. */
function findRepository(
  { context }: Host,
  token: string,
  environment: Variables,
  repositoryUrl = context.place.url ?? '',
): FindRepository | undefined {
  const [, origin = '', repository] =
    /^(https?:\/\/[^/@\s]+)\/([^/\s]+\/[^/\s]+?)(?:\.git)?\/*$/.exec(repositoryUrl) ?? [];
  if (repository === undefined) return undefined;
  const isPublic = /^https:\/\/(?:www\.)?github\.com$/i.test(origin);
  const api = (environment['GITHUB_API_URL'] || (isPublic ? 'https://api.github.com' : `${origin}/api/v3`)).replace(
    /\/+$/,
    '',
  );
  return (options) => ({
    api: withAdvice(githubApi({ url: api, token, ...options }), needsToken),
    repository,
    graphqlUrl: environment['GITHUB_GRAPHQL_URL'] || `${api.replace(/\/v3$/, '')}/graphql`,
    hasStatuses: true,
    ...defined({ jobUrl: context.run.url }),
  });
}

export interface GithubOptions extends Omit<RestOptions, 'headers'> {
  readonly token: string;
}

/**
 * A client for GitHub's REST API.
 *
 * @param options.url GITHUB_API_URL: https://api.github.com, or https://HOST/api/v3 of GitHub Enterprise
 */
export const githubApi = ({ token, ...options }: GithubOptions): Api =>
  restApi({
    ...options,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
