/** Tests tools/release.mjs in a real repository with a remote: the tags it rejects, and the tags it moves. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, git } from '../../stories/_git.js';
import { releasing, startRegistry, type Project, type Registry } from './_project.js';

let registry: Registry;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => {
  registry.close();
});

const begin = (): Project => releasing(mkdtempSync(join(tmpdir(), 'guardband-release-')));

function step({ clone }: Project, ...argv: readonly string[]) {
  const env = {
    ...process.env,
    npm_config_registry: registry.url,
    npm_config_cache: `${clone}.npm`,
    npm_config_fetch_retries: '0',
    [`npm_config_${registry.url.replace('http:', '')}:_authToken`]: 'secret',
  };
  const { status, stdout, stderr } = spawnSync('node', ['tools/release.mjs', ...argv], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('a tag can be released if all versions match and it is merged and clean', () => {
  const project = begin();
  project.release('1.2.2');
  project.release('1.2.3');
  expect(step(project, 'check', 'v1.2.3')).toEqual({ status: 0, stdout: 'v1.2.3 may be released.', stderr: '' });
  expect(step(project, 'notes', 'v1.2.3').stdout).toBe('- What 1.2.3 brought.');
});

test('a tag can be annotated', () => {
  const project = begin();
  project.release('1.2.3');
  git(project.clone, 'tag', '--force', '--annotate', '--message', 'Release', 'v1.2.3');
  expect(step(project, 'check', 'v1.2.3').status).toBe(0);
});

test('the image gets the tags that no newer release has', () => {
  const project = begin();
  const bin = mkdtempSync(join(tmpdir(), 'guardband-docker-'));
  writeFileSync(join(bin, 'docker'), '#!/bin/sh\necho "$@" >>"$DOCKER_LOG"\n', { mode: 0o755 });
  const image = (version: string): readonly string[] => {
    const log = join(bin, `${version}.log`);
    const env = {
      ...process.env,
      PATH: `${bin}:${String(process.env['PATH'])}`,
      DOCKER_LOG: log,
      GITHUB_REPOSITORY: 'Guardband/guardband',
    };
    project.release(version);
    const argv = ['tools/release.mjs', 'image', `v${version}`];
    expect(spawnSync('node', argv, { cwd: project.clone, env, encoding: 'utf8' })).toMatchObject({ status: 0 });
    const [build = '', ...pushes] = readFileSync(log, 'utf8').trim().split('\n');
    expect(build).toMatch(/^build --tag .* \.$/);
    return pushes.map((line) => line.replace('push --quiet ghcr.io/guardband/guardband:', ''));
  };
  expect(image('1.2.3')).toEqual(['1.2.3', '1', '1.2', 'latest']);
  expect(image('2.0.0-rc.1')).toEqual(['2.0.0-rc.1']);
  expect(image('1.1.9')).toEqual(['1.1.9', '1.1']);
});

/** Moves the tag to a commit on main that has this content of a file. */
const releaseWith =
  (file: string, content: string) =>
  ({ clone, write }: Project): void => {
    write(file, content);
    commit(clone, 'Forgotten');
    git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
    git(clone, 'tag', '--force', 'v1.2.3');
  };

const refusals: readonly (readonly [why: string, tag: string, said: RegExp, make: (project: Project) => void])[] = [
  ['no version', 'v1.2', /^v1\.2 is not the tag of a release: write v1\.2\.3\.$/, () => undefined],
  ['an option', '--help', /^--help is not the tag of a release/, () => undefined],
  ['no tag', 'v1.2.4', /There is no tag v1\.2\.4 here/, () => undefined],
  [
    'another version in package.json',
    'v1.2.4',
    /^package\.json says 1\.2\.3, the tag 1\.2\.4\.\npackage-lock\.json says 1\.2\.3, the tag 1\.2\.4\.\nCHANGELOG\.md has no entry "## 1\.2\.4"/,
    ({ clone }) => git(clone, 'tag', 'v1.2.4'),
  ],
  [
    'no changes',
    'v1.2.3',
    /^CHANGELOG\.md has no entry "## 1\.2\.3", or an empty one\.$/,
    releaseWith('CHANGELOG.md', '# Changelog\n\n## 1.2.3\n\n## 1.2.30\n\n- Another.\n'),
  ],
  [
    'examples of another version',
    'v1.2.3',
    /^examples\/workflows\/pr-check\.yml tells people to take another version than v1\.2\.3\.$/,
    releaseWith('examples/workflows/pr-check.yml', '- uses: guardband/guardband@v1.2.2\n'),
  ],
  [
    'documentation of another version of the package',
    'v1.2.3',
    /^docs\/ci\.md tells people to take another version than v1\.2\.3\.$/,
    releaseWith('docs/ci.md', 'npx --yes guardband@1.2.2 check results/\n'),
  ],
  [
    'a dirty dist/',
    'v1.2.3',
    /^Files differ from what is committed:\n M dist\/cli\.cjs\n\?\? dist\/chunks\/$/,
    ({ write }) => {
      write('dist/cli.cjs', '// built by somebody\n');
      write('dist/chunks/extra.js', '// left behind\n');
    },
  ],
  [
    'no merge',
    'v1.2.4',
    /^v1\.2\.4 is not on main: what is released has been merged\.$/,
    (project) => {
      const main = git(project.bare, 'rev-parse', 'main').trim();
      project.release('1.2.4');
      git(project.clone, 'push', '--quiet', '--force', 'origin', `${main}:main`);
    },
  ],
  [
    'something else checked out',
    'v1.2.3',
    /^What is checked out is not v1\.2\.3\.$/,
    ({ clone }) => commit(clone, 'Later', '--allow-empty'),
  ],
];
test.each(refusals)('a tag is refused for %s, and no step changes anything', (_, tag, said, make) => {
  const project = begin();
  project.release('1.2.3');
  make(project);
  for (const name of ['check', 'notes', 'publish', 'npm', 'move'])
    expect(step(project, name, tag)).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(said) });
  expect(project.tagged('v1')).toBeUndefined();
});

describe('v1 and v1.2', () => {
  test('move to the newest release of their line', () => {
    const project = begin();
    const first = project.release('1.2.3');
    expect(step(project, 'move', 'v1.2.3').stdout).toBe('Moved to v1.2.3: v1, v1.2.');
    expect([project.tagged('v1'), project.tagged('v1.2')]).toEqual([first, first]);

    const second = project.release('1.10.0');
    expect(step(project, 'move', 'v1.10.0').stdout).toBe('Moved to v1.10.0: v1, v1.10.');
    expect([project.tagged('v1'), project.tagged('v1.2'), project.tagged('v1.10')]).toEqual([second, first, second]);

    const fix = project.release('1.2.4'); // after 1.10.0
    expect(step(project, 'move', 'v1.2.4').stdout).toBe('Moved to v1.2.4: v1.2.');
    expect([project.tagged('v1'), project.tagged('v1.2')]).toEqual([second, fix]);

    const next = project.release('2.0.0');
    expect(step(project, 'move', 'v2.0.0').stdout).toBe('Moved to v2.0.0: v2, v2.0.');
    expect([project.tagged('v1'), project.tagged('v2')]).toEqual([second, next]);
  });

  test('point to the commit of an annotated tag', () => {
    const project = begin();
    const sha = project.release('1.2.3');
    git(project.clone, 'tag', '--force', '--annotate', '--message', 'Release', 'v1.2.3');
    step(project, 'move', 'v1.2.3');
    expect(project.tagged('v1')).toBe(sha);
  });

  test('do not move for a prerelease', () => {
    const project = begin();
    project.release('2.0.0-rc.1');
    expect(step(project, 'check', 'v2.0.0-rc.1').status).toBe(0);
    expect(step(project, 'move', 'v2.0.0-rc.1').stdout).toMatch(/^No tag was moved/);
    expect(project.tagged('v2')).toBeUndefined();
  });
});

test('the package is published once, and only the newest full release is what npm installs by default', async () => {
  const project = begin();
  const publish = (version: string): string => {
    project.release(version);
    return step(project, 'npm', `v${version}`).stdout;
  };
  expect(publish('1.3.0')).toBe('Published: guardband@1.3.0 as latest.');
  expect(step(project, 'npm', 'v1.3.0')).toEqual({
    status: 0,
    stdout: 'The registry has guardband@1.3.0.',
    stderr: '',
  });
  expect(publish('1.2.4')).toBe('Published: guardband@1.2.4 as release-1.2.');
  expect(publish('2.0.0-rc.1')).toBe('Published: guardband@2.0.0-rc.1 as next.');
  const shown = await registry.shows('guardband');
  expect(Object.keys(shown.versions ?? {})).toEqual(['1.3.0', '1.2.4', '2.0.0-rc.1']);
  expect(shown['dist-tags']).toEqual({ latest: '1.3.0', 'release-1.2': '1.2.4', next: '2.0.0-rc.1' });
});
