/** The Action: reads the inputs of the step and runs its mode. */
import { describeFailure } from './commands/failure.js';
import type { Step } from './commands/mode.js';
import { modes } from './commands/modes.js';
import {
  githubHost,
  input,
  inputs,
  isAfterPullRequest,
  isAfterRun,
  jobName,
  withForge,
  withForgeOfRun,
  withPullRequest,
} from './hosts/github/host.js';
import { withWebhook } from './hosts/webhook.js';
import { nearest } from './lang/nearest.js';
import { unusable, type ExitCode } from './model/exit-code.js';
import { toLocalPath } from './hosts/node/paths.js';
import { claimProcess } from './hosts/node/own-process.js';
import type { Host } from './model/host.js';
import type { Options } from './model/option.js';
import { withPageOptions } from './report/page-options.js';

// Handles errors that escape the promise below, or that occur while it reports a failure.
process.on('uncaughtException', (error) => {
  process.stdout.write(`::error::${describeFailure(error)}\n`, () => process.exit(unusable));
});

claimProcess();
const folder = toLocalPath(input('working-directory')).replace(/^(\.\/)+|\/+$/g, '');
/** The jobs of a matrix have the same name, so the folder distinguishes their comments. */
const defaults: Readonly<Record<string, string>> = {
  'comment-key': [jobName(), folder].filter((part) => part !== '').join(' '),
  ...(folder !== '' && { title: `Performance of ${folder}` }),
};
const host = withWebhook(githubHost(folder));
void runInFolder()
  .catch((error: unknown) => {
    host.job?.setOutput('outcome', 'unusable');
    host.job?.annotate('error', describeFailure(error), {});
    return unusable;
  })
  .then((code) => {
    process.exitCode = code;
  });

async function runInFolder(): Promise<ExitCode> {
  try {
    if (folder !== '') process.chdir(folder);
  } catch {
    host.job?.setOutput('outcome', 'unusable');
    host.job?.annotate('error', `working-directory: there is no folder "${folder}" in the checkout.`, {});
    return unusable;
  }
  return await runMode(input('mode') || 'check', host);
}

async function runMode(name: string, host: Host): Promise<ExitCode> {
  const mode = modes.find((known) => known.name === name);
  if (mode === undefined) {
    const names = modes.map((known) => known.name);
    const close = nearest(name, names);
    const advice = close === undefined ? `Write one of ${names.join(', ')}.` : `Did you mean "${close}"?`;
    host.job?.annotate('error', `There is no mode "${name}". ${advice}`, {});
    return unusable;
  }
  const options: Options = {
    get: (option) => input(option) || defaults[option],
    getAll: inputs,
  };
  const pullRequest = Number(options.get('pr-number') ?? NaN) || undefined;
  const named = withPageOptions(host, options);
  const step: Step = {
    ...options,
    host: named,
    withForge: () => withForge(named),
    withPullRequest: () => withPullRequest(named, pullRequest),
    isAfterRun,
    isAfterPullRequest,
    withForgeOfRun: (foreign) => withForgeOfRun(named, foreign, pullRequest),
  };
  return await mode.run(step);
}
