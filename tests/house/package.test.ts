/** What npm installs from the registry or from git: the files that users need, and nothing to download. */
import { expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { version } from '../../src/model/version.js';
import { exampleCommand } from './_readme.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-package-'));

/** An environment in which npm can download nothing and finds nothing in its cache. */
const offline = {
  ...process.env,
  npm_config_offline: 'true',
  npm_config_cache: join(folder, 'cache'),
};

test('the packed package runs with npx and contains the files that README.md names, without any download', () => {
  const user = join(folder, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), '{}');
  const npm = (command: 'npm' | 'npx', ...argv: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, argv, { cwd: user, env: offline, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const packed = npm('npm', 'pack', '--silent', '--pack-destination', folder, process.cwd());
  const tarball = join(folder, packed.stdout.trim());
  expect(npm('npm', 'install', '--no-audit', tarball)).toMatchObject({ status: 0 });
  const content = 'node_modules/guardband';
  const checked = npm(
    'npx',
    'guardband',
    ...exampleCommand.replaceAll('examples/', `${process.cwd()}/examples/`).split(' ').slice(1),
  );
  expect(checked).toMatchObject({ status: 1, stdout: expect.stringContaining('slower') });
  const names = "import('guardband').then((library) => console.log(Object.keys(library).sort().join()))";
  expect(npm('npx', 'node', '-e', names).stdout).toBe(
    'accept,check,gate,nodeHost,record,runDocument,signoff,trend,version\n',
  );
  expect(existsSync(join(user, content, 'examples/workflows'))).toBe(true);
  expect(existsSync(join(user, content, 'examples/shop/results'))).toBe(false); // 4 MB that only a clone needs
  const links = readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:)([^)#\s]+)/g);
  expect(Array.from(links, ([, link = '']) => link).filter((link) => !existsSync(join(user, content, link)))).toEqual(
    [],
  );
});

test('npm installs it from git without development dependencies', () => {
  // npm installs the development dependencies of a git dependency that has a script such as "build" or "prepare".
  const repository = join(folder, 'repository');
  for (const part of ['package.json', 'package-lock.json', 'dist', 'schemas'])
    cpSync(part, join(repository, part), { recursive: true });
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...argv], {
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A release');

  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{}');
  const url = `git+${pathToFileURL(repository).href}`;
  const install = spawnSync('npm', ['install', '--no-audit', url], { cwd: project, env: offline, encoding: 'utf8' });
  expect({ status: install.status, stderr: install.stderr }).toMatchObject({ status: 0 });
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['guardband']);
  const command = join(project, 'node_modules/.bin/guardband');
  expect(spawnSync(command, ['--version'], { encoding: 'utf8' }).stdout).toBe(`${version}\n`);
});
