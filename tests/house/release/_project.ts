/** A project released with tools/release.mjs: a bare repository with main and tags, and a clone as in a job. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit, git, project } from '../../stories/_git.js';

export interface Project {
  readonly bare: string;
  readonly clone: string;
  /** Writes the version into every file that contains it, merges the change, and tags it. */
  readonly release: (version: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly text: (file: string) => string;
  /** The commit that a tag points to in the remote; undefined if the tag does not exist. */
  readonly tagged: (tag: string) => string | undefined;
}

export interface Registry {
  readonly url: string;
  /** The packages as the registry shows them. */
  readonly shows: (name: string) => Promise<Published>;
  readonly close: () => void;
}
export interface Published {
  readonly versions?: Readonly<Record<string, unknown>>;
  readonly 'dist-tags'?: Readonly<Record<string, string>>;
}

/** A registry in a separate process that accepts packages with the token "secret". */
export async function startRegistry(): Promise<Registry> {
  const server = spawn(process.execPath, ['tests/house/release/registry.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  return {
    url,
    shows: async (name) => (await (await fetch(url + name)).json()) as Published,
    close: () => {
      server.kill();
    },
  };
}

export function releasing(folder: string): Project {
  const [bare, clone] = [join(folder, 'bare.git'), join(folder, 'clone')];
  project(bare, clone);
  const write = (file: string, text: string): void => {
    mkdirSync(join(clone, file, '..'), { recursive: true });
    writeFileSync(join(clone, file), text);
  };
  const text = (file: string): string => readFileSync(join(clone, file), 'utf8');
  cpSync('tools/release.mjs', join(clone, 'tools/release.mjs'));
  cpSync('.github/workflows/release.yml', join(clone, '.github/workflows/release.yml'));
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Not yet.\n');
  write('dist/cli.cjs', '// built\n');
  write('.gitignore', 'node_modules/\n');
  return {
    bare,
    clone,
    write,
    text,
    release: (version) => {
      const scripts = { fresh: 'node -e 0', test: 'node -e 0 --' };
      write('package.json', JSON.stringify({ name: 'guardband', version, scripts, files: ['dist'] }));
      write('package-lock.json', JSON.stringify({ name: 'guardband', version, lockfileVersion: 3, packages: {} }));
      write('README.md', `- uses: guardband/guardband@v${version}\n`);
      write('examples/workflows/pr-check.yml', `- uses: guardband/guardband@v${version} # better: the hash\n`);
      const changes = text('CHANGELOG.md');
      if (!changes.includes(`\n## ${version}`))
        write(
          'CHANGELOG.md',
          changes.replace('Not yet.\n', `Not yet.\n\n## ${version} (2026-11-21)\n\n- What ${version} brought.\n`),
        );
      const sha = commit(clone, `Release ${version}`, '--allow-empty');
      git(clone, 'tag', `v${version}`);
      git(clone, 'push', '--quiet', 'origin', 'HEAD:main', `v${version}`);
      return sha;
    },
    tagged: (tag) =>
      git(bare, 'for-each-ref', '--format=%(objectname)', `refs/tags/${tag}`)
        .split('\n')
        .find((line) => line !== ''),
  };
}
