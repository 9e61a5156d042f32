/** Runs the Action, built from source, like a step of a job. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { stepInputs } from '../_step-inputs.js';

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
