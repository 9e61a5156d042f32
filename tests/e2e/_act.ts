/** nektos/act, which runs the workflows of a user's repository as GitHub would, with this release. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder with the other programs; undefined where they are not installed: tools/setup-counterparts.sh act node24 jmeter */
export const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
export const tools = resolve(String(counterparts));

/** A JVM that runs for seconds does not benefit from its second compiler or a parallel collector. */
export const quickJvm = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** A new folder for repositories, with this release in release/. */
export function createTemp(name: string): string {
  const temp = mkdtempSync(join(tmpdir(), `guardband-${name}-`));
  for (const part of ['action.yml', 'package.json', 'dist'])
    cpSync(part, join(temp, 'release', part), { recursive: true });
  return temp;
}

export function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=A. Developer', '-c', 'user.email=developer@example.invalid'];
  return execFileSync('git', ['-C', folder, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A repository with a bare one as its origin, both on main. The caller makes and pushes the first commit. */
export function createRepository(folder: string): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}.git`]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  git(folder, 'remote', 'add', 'origin', `${folder}.git`);
}

interface Line {
  readonly jobResult?: string;
  readonly stepID?: readonly string[];
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly msg?: string;
}

export interface Ran {
  /** Of all jobs: success, or the worst. */
  readonly result: string | undefined;
  readonly outcome: string | undefined;
  readonly summary: string;
  readonly log: string;
}

interface Job {
  /** The folder of createTemp. */
  readonly temp: string;
  /** The work tree that is checked out. */
  readonly folder: string;
  readonly event: string;
  /** The path of the workflow from the root of the repository. */
  readonly workflow: string;
  readonly payload: object;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a workflow. A real JMeter is where actions/cache would have restored it. */
export function runWorkflow({ temp, folder, event, workflow, payload, environment = {} }: Job): Ran {
  const file = join(temp, 'event.json');
  writeFileSync(file, JSON.stringify(payload));
  rmSync(join(temp, 'artifacts'), { recursive: true, force: true });
  rmSync(join(folder, 'results'), { recursive: true, force: true });
  const args = [
    event,
    '--workflows',
    workflow,
    '--eventpath',
    file,
    '--json',
    '--platform',
    'ubuntu-latest=-self-hosted',
  ];
  args.push('--action-offline-mode', '--no-cache-server', '--action-cache-path', join(temp, 'act'));
  for (const [, named, repository = ''] of readFileSync(join(folder, workflow), 'utf8').matchAll(
    /uses: (([\w-]+\/[\w-]+)@\S+)/g,
  )) {
    const own =
      repository === 'guardband/guardband'
        ? join(temp, 'release')
        : join('tests/e2e', repository.slice('actions/'.length));
    if (existsSync(own)) args.push('--local-repository', `${String(named)}=${resolve(own)}`);
  }
  const variables = {
    ARTIFACTS: join(temp, 'artifacts'),
    CACHED_JMETER: join(tools, 'jmeter'),
    SOURCE: folder,
    GUARDBAND_CLI: resolve('dist/cli.cjs'),
    JDK_JAVA_OPTIONS: quickJvm,
    ...environment,
  };
  for (const [name, value] of Object.entries(variables)) args.push('--env', `${name}=${value}`);
  const path = [join(tools, 'node24/bin'), resolve('tests/e2e/npx'), process.env['PATH']].join(':');
  const { stdout, stderr, error } = spawnSync(join(tools, 'bin/act'), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 400_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { HOME: join(temp, 'home'), PATH: path },
  });
  if (error) throw error;
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
  if (lines.length === 0) throw new Error(stderr);
  const output = (step: string): string | undefined =>
    lines.find(({ command, stepID, name }) => command === 'set-output' && stepID?.[0] === step && name === 'outcome')
      ?.arg;
  const results = lines.flatMap(({ jobResult }) => jobResult ?? []);
  const ran = {
    result: results.find((result) => result !== 'success') ?? results[0],
    outcome: output('gate') ?? output('record'),
    summary: lines.flatMap(({ command, content }) => (command === 'summary' ? [content] : [])).join('\n'),
    log: lines.map(({ msg }) => msg).join('\n'),
  };
  if (ran.outcome === 'unusable') throw new Error(ran.log); // no step of these stories causes it
  return ran;
}
