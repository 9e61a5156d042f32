/** nektos/act, which runs the workflows of a user's repository as GitHub would, with this release. */
import { describe } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { git } from '../stories/_git.js';

/** The folder with the other programs; undefined where they are not installed: tools/setup-counterparts.sh */
export const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
export const tools = resolve(String(counterparts));
export const withCounterparts = (name: string, block: () => void): void => {
  (counterparts ? describe : describe.skip)(name, block);
};

/** A JVM that runs for seconds does not benefit from its second compiler or a parallel collector. */
export const quickJvm = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The workflows of this release that those of users call. */
const called = ['gate', 'record'].map((name) => `.github/workflows/${name}.yml`);

/** A new folder for repositories, with this release in release/. */
export function createTemp(name: string): string {
  const temp = mkdtempSync(join(tmpdir(), `guardband-${name}-`));
  for (const part of ['action.yml', 'package.json', 'dist', ...called])
    cpSync(part, join(temp, 'release', part), { recursive: true });
  mkdirSync(join(temp, 'home'));
  return temp;
}

/** A repository with a bare one as its origin, both on main. The caller makes and pushes the first commit. */
export function createRepository(folder: string): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}.git`]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  git(folder, 'remote', 'add', 'origin', `${folder}.git`);
}

/** A line of `act --json`: a workflow command of a step, or the end of a step or of the job. */
export interface Line {
  readonly jobID?: string;
  readonly stepID?: readonly string[];
  readonly stepResult?: string;
  readonly jobResult?: string;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly msg?: string;
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

/** @param more options of act, and the folder of programs that stand for those of the machine */
export function act(
  { temp, folder, event, workflow, payload, environment = {} }: Job,
  more: { readonly options?: readonly string[]; readonly programs: string },
): readonly Line[] {
  const file = `${folder}.event.json`;
  writeFileSync(file, JSON.stringify(payload));
  const args = [event, '--workflows', workflow, '--eventpath', file, '--json', ...(more.options ?? [])];
  args.push('--platform', 'ubuntu-latest=-self-hosted', '--action-offline-mode', '--no-cache-server');
  args.push('--action-cache-path', join(temp, 'act'));
  // The workflow file stays unchanged: its actions are this release, and what stands in tests/e2e for those of GitHub.
  const texts = [join(folder, workflow), ...called].map((name) => readFileSync(name, 'utf8')).join('\n');
  for (const [, repository = '', version = ''] of texts.matchAll(/uses: ([\w-]+\/[\w-]+)(?:\/\S+)?(@\S+)/g)) {
    const isOwn = repository === 'guardband/guardband';
    const place = isOwn ? join(temp, 'release') : join('tests/e2e', repository.slice('actions/'.length));
    if (existsSync(place)) args.push('--local-repository', `${repository}${version}=${resolve(place)}`);
  }
  for (const [name, value] of Object.entries({ SOURCE: folder, ...environment }))
    args.push('--env', `${name}=${value}`);
  const path = [join(tools, 'node24/bin'), resolve('tests/e2e', more.programs), process.env['PATH']].join(':');
  const { stdout, stderr, error } = spawnSync(join(tools, 'venv/bin/act'), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 400_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { HOME: join(temp, 'home'), PATH: path },
  });
  if (error) throw error;
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
  if (lines.length === 0) throw new Error(stderr);
  return lines;
}

export const log = (lines: readonly Line[]): string => lines.map(({ msg }) => msg).join('\n');
export const summaries = (lines: readonly Line[]): string =>
  lines.flatMap(({ command, content }) => (command === 'summary' ? [content] : [])).join('\n');

export function outputs(lines: readonly Line[], step: string): Readonly<Record<string, string>> {
  const own = lines.filter(({ command, stepID }) => command === 'set-output' && stepID?.[0] === step);
  return Object.fromEntries(own.map(({ name, arg }) => [String(name), String(arg)]));
}

export interface Ran {
  /** Of all jobs: success, or the worst. */
  readonly result: string | undefined;
  readonly outcome: string | undefined;
  readonly summary: string;
  readonly log: string;
}

/** Runs a workflow that init wrote. A real JMeter is where actions/cache would have restored it. */
export function runWorkflow({ environment, ...job }: Job): Ran {
  const artifacts = join(job.temp, 'artifacts');
  rmSync(artifacts, { recursive: true, force: true });
  rmSync(join(job.folder, 'results'), { recursive: true, force: true });
  const variables = {
    ARTIFACTS: artifacts,
    CACHED_JMETER: join(tools, 'jmeter'),
    JMETER_INSTALLED: join(tools, 'jmeter'),
    JDK_JAVA_OPTIONS: quickJvm,
  };
  const lines = act({ ...job, environment: { ...variables, ...environment } }, { programs: 'gh' });
  const results = lines.flatMap(({ jobResult }) => jobResult ?? []);
  const outcome = outputs(lines, 'gate')['outcome'] ?? outputs(lines, 'record')['outcome'];
  if (outcome === 'unusable') throw new Error(log(lines)); // no step of these stories causes it
  const result = results.find((one) => one !== 'success') ?? results[0];
  return { result, outcome, summary: summaries(lines), log: log(lines) };
}
