import { restApi, type Api, type ApiOptions as RestOptions } from '../rest-api.js';

export interface ApiOptions extends Omit<RestOptions, 'headers'> {
  readonly token: string;
}

/**
 * A client for GitHub's REST API.
 *
 * @param options.url GITHUB_API_URL: https://api.github.com, or https://HOST/api/v3 of GitHub Enterprise
 */
export const githubApi = ({ token, ...options }: ApiOptions): Api =>
  restApi({
    ...options,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
  });
