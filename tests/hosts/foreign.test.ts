/** The code of a fork beside a token, on systems that do not state where a change comes from. */
import { expect, test } from '@jest/globals';
import { connectToChange } from '../../src/hosts/github/connect.js';
import { readContext } from '../../src/hosts/context/read-context.js';
import { nodeHost } from '../../src/hosts/node/host.js';

const commit = 'c'.repeat(40);
const pull = (source: string): object => ({
  number: 7,
  head: { sha: commit, ref: 'change', repo: { full_name: source } },
  base: { sha: 'b'.repeat(40), ref: 'main' },
});
const systems: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  circleci: { CIRCLECI: 'true', CIRCLE_PULL_REQUEST: 'https://github.com/octocat/shop/pull/7', CIRCLE_SHA1: commit },
  buildkite: { BUILDKITE: 'true', BUILDKITE_PULL_REQUEST: '7', BUILDKITE_COMMIT: commit, BUILDKITE_SOURCE: 'webhook' },
  travis: { TRAVIS: 'true', TRAVIS_PULL_REQUEST: '7', TRAVIS_COMMIT: commit, TRAVIS_EVENT_TYPE: 'pull_request' },
};

test.each(Object.entries(systems))('%s: GitHub tells, and nothing of a fork is run', async (system, variables) => {
  const host = nodeHost({}, readContext({ variables }));
  const ask = async (source: string) =>
    await connectToChange(
      host,
      () => ({
        api: (_, path) => Promise.resolve({ value: path.endsWith('/pulls/7') ? pull(source) : [] }),
        repository: 'octocat/shop',
      }),
      true,
    );
  const { host: foreign } = await ask('stranger/shop');
  expect(foreign.context.foreignCode).toBe(`the event of ${system}, and code of stranger/shop`);
  expect((await ask('octocat/shop')).host.context.foreignCode).toBeUndefined();
});
