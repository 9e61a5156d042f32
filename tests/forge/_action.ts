/** Runs the Action, built from source, like a step of a job. */
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { stepInputs } from '../_step-inputs.js';
import { jtl } from '../stories/_story.js';
import { counterparts, startGithub, throwObjection, type Github } from './_github.js';

export interface Told {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: string;
  readonly summary: string;
}

type Named = Readonly<Record<string, string>>;

/** @param folder the folder of the job, for the inputs and outputs of the step */
export function actionIn(folder: string, tools: string): (event: object, inputs: Named, env?: Named) => Promise<Told> {
  const file = (name: string): string => join(folder, name);
  const { action } = builtProduct();
  return (event, inputs, env = {}) => {
    for (const name of ['outputs', 'summary']) writeFileSync(file(name), '');
    writeFileSync(file('event.json'), JSON.stringify(event));
    const child = spawn(resolve(tools, 'node24/bin/node'), [action], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'octocat/shop',
        GITHUB_RUN_ID: '42',
        ...env,
        GITHUB_EVENT_PATH: file('event.json'),
        GITHUB_OUTPUT: file('outputs'),
        GITHUB_STEP_SUMMARY: file('summary'),
        ...stepInputs(inputs),
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (log += more.toString()));
    return new Promise((done) => {
      child.once('close', (exitCode) => {
        const [outputs, summary] = [readFileSync(file('outputs'), 'utf8'), readFileSync(file('summary'), 'utf8')];
        done({ exitCode, log, outputs, summary });
      });
    });
  };
}

/** Writes what is compared: before.jtl, now.jtl as fast as that, and slow.jtl. */
export function writeResults(folder: string): void {
  for (const [name, startMs, elapsedMs] of [
    ['before', 1_760_000_000_000, 40],
    ['now', 1_770_000_000_000, 40],
    ['slow', 1_770_000_000_000, 90],
  ] as const)
    writeFileSync(join(folder, `${name}.jtl`), jtl('GET /', { startMs, elapsedMs }));
}

/** Runs the built command line with these variables alone. */
export function guardbandIn(
  folder: string,
  argv: readonly string[],
  environment: Named,
): Promise<Pick<Told, 'exitCode' | 'log'>> {
  const child = spawn(process.execPath, [builtProduct().cli, ...argv], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (log += more.toString()));
  return new Promise((done) => {
    child.once('close', (exitCode) => {
      done({ exitCode, log });
    });
  });
}

/** The variables of a build of a pull request in Jenkins. */
export const jenkinsBuild = (number: number, sha: string, build: number): Named => ({
  JENKINS_URL: 'https://ci.example/',
  CHANGE_ID: String(number),
  CHANGE_TARGET: 'main',
  CHANGE_URL: `https://github.com/octocat/shop/pull/${String(number)}`,
  GIT_COMMIT: sha,
  JOB_NAME: `shop/PR-${String(number)}`,
  BUILD_NUMBER: String(build),
  BUILD_URL: `https://ci.example/job/shop/${String(build)}/`,
});

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
export const withGithub = tools === undefined ? describe.skip : describe;

export interface Prepared {
  readonly github: Github;
  readonly folder: string;
  readonly action: ReturnType<typeof actionIn>;
}

/** Starts a GitHub for the tests of a file, and a job in a folder. A test fails if a request of it broke the contract. */
export function onGithub(prepare: (made: Prepared) => Promise<void>): void {
  let made: Prepared;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'guardband-forge-'));
    made = { folder, action: actionIn(folder, String(tools)), github: await startGithub(String(tools)) };
    await prepare(made);
  }, 60_000);
  afterEach(() => {
    throwObjection(made.github);
  });
  afterAll(async () => {
    await made.github.close();
    rmSync(made.folder, { recursive: true, force: true });
  });
}
