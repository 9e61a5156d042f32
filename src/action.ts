/** The Action: reads the inputs of the step and runs its mode. */
import { describeFailure, showProblems } from './commands/show-problems.js';
import type { Command, CommandCall } from './commands/command.js';
import { commands, modes } from './commands/index.js';
import { showInJob } from './commands/show-in-job.js';
import * as github from './hosts/github/host.js';
import { withWebhook } from './hosts/job.js';
import { attempt } from './lang/objects.js';
import { shortHash } from './lang/printable.js';
import { unusable, type ExitCode } from './model/exit-code.js';
import { toLocalPath, refuseLinks } from './hosts/node/paths.js';
import { claimProcess } from './hosts/node/processes.js';
import type { Host } from './model/host.js';
import type { Options } from './model/rendering.js';
import type { Problem } from './model/documents.js';
import { badValue } from './problems/config.js';
import { stopped } from './problems/publishing.js';
import {
  findUndeclaredInputs,
  findWrongInputs,
  optionsOf,
  readStepOptions,
  withPageOptions,
} from './commands/options-of.js';

/** What the step does, once it is known. */
let current: { readonly command: Command; readonly step: CommandCall } | undefined;

let withdrawn: Promise<void> | undefined;
const told = new Set<string>();

// Handles errors that escape the promise below, or that occur while it reports a failure.
process.on('uncaughtException', (error) => {
  void stop(error)
    .catch(() => unusable)
    .then((code) => process.exit(code));
});

claimProcess();
const folder = toLocalPath(github.input('working-directory')).replace(/^\.$|^(\.\/)+|\/+$/g, '');
void runInFolder()
  .catch(stop)
  .then((code) => {
    process.exitCode = code;
  });

/** Reports an unhandled error, and once corrects what an earlier run has posted. */
async function stop(error: unknown): Promise<ExitCode> {
  process.exitCode = unusable;
  const text = describeFailure(error);
  if (!told.has(text)) github.showError(text);
  told.add(text);
  withdrawn ??= withdraw([stopped('because of an internal error')]);
  await withdrawn;
  return unusable;
}

/** Says wherever the step would have published something that nothing was judged. */
async function withdraw(problems: readonly Problem[]): Promise<void> {
  try {
    github.setOutput('outcome', 'unusable');
  } finally {
    if (current !== undefined) {
      const { command, step } = current;
      await (command.withdraw?.(step, problems) ?? showInJob({ exitCode: unusable, problems }, undefined, step.host));
    }
  }
}

async function runInFolder(): Promise<ExitCode> {
  const isFolder = attempt(() => {
    // A link would choose which part of the repository is judged.
    refuseLinks(folder);
    if (folder !== '') process.chdir(folder);
    return true;
  });
  const name = github.input('mode') || 'check';
  const load = modes.some((known) => known === name) ? commands[name] : undefined;
  // A misspelt mode corrects what the most usual one has published.
  const { command } = await (load?.() ?? import('./commands/check/cli.js'));
  const { given, wrong: unread } = readStepOptions(github.inputs('options'));
  const step = createStep(command, given, withWebhook(await github.githubHost(folder)));
  current = { command, step };
  const unknown = load === undefined ? [badValue('mode', name, modes)] : [];
  const wrong = isFolder
    ? [
        ...unknown,
        ...unread,
        ...findUndeclaredInputs(github.input),
        ...findWrongInputs(optionsOf(command, 'action'), step),
      ]
    : [badValue('working-directory', folder, 'a folder of the checkout that is not a link')];
  if (wrong.length === 0) return await command.run(step);
  showProblems(wrong, step.host);
  await withdraw(wrong);
  return unusable;
}

/** Inputs that do not tell the gates of a job apart, or must not be shown. */
const commonInputs =
  /^(?:options|github-token|comment.*|check-run|notify-on|title|.*-url|out|load-test|note|commit|target|pr-number|report)$/;

/** Names the gate after the step and its inputs: a reusable workflow calls the same step with other inputs. */
function withGate(host: Host, given: ReadonlyMap<string, readonly string[]>): Host {
  const temp = process.env['RUNNER_TEMP'] || '\0'; // another folder on each machine
  const named = Object.entries(process.env)
    .filter(([name, value]) => name.startsWith('INPUT_') && value !== '')
    .map(([name, value = '']) => [name.slice('INPUT_'.length).toLowerCase(), value] as const)
    .concat(Array.from(given, ([name, values]) => [name, values.join('\n')] as const))
    .filter(([name]) => !commonInputs.test(name))
    .map(([name, value]) => [name, value.replaceAll(temp, '')])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const step = `${host.context.run.step ?? ''} ${shortHash(JSON.stringify(named))}`.trim();
  return { ...host, context: { ...host.context, run: { ...host.context.run, step } } };
}

function createStep(command: Command, given: ReadonlyMap<string, readonly string[]>, host: Host): CommandCall {
  const { workflow, job } = host.context.run;
  /** The jobs of a matrix have the same name, so the folder distinguishes their comments. */
  const jobName = [workflow, job].filter((part) => part !== undefined).join('/');
  const defaults: Readonly<Record<string, string>> = {
    'comment-key': [jobName, folder].filter((part) => part !== '').join(' '),
    ...(folder !== '' && { title: `Performance of ${folder}` }),
  };
  const own = new Set(optionsOf(command, 'action').map(({ name }) => name));
  const isOfOthers = (name: string): boolean => !own.has(name) && command.options.some((known) => known.name === name);
  const options: Options = {
    get: (name) =>
      isOfOthers(name)
        ? undefined
        : (given.get(name)?.[0] ?? github.input(name)).replace(/^(?:true|false)$/i, (word) => word.toLowerCase()) ||
          defaults[name],
    getAll: (name) => (isOfOthers(name) ? [] : (given.get(name) ?? github.inputs(name))),
  };
  const pullRequest = Number(options.get('pr-number') ?? NaN) || undefined;
  const named = withPageOptions(withGate(host, given), options);
  return {
    ...options,
    operands: command.mode?.operands?.(options) ?? options.getAll('results'),
    host: named,
    withForge: () => github.withForge(named),
    connect: (isPosting) => github.connectHost(named, isPosting, pullRequest),
    connectForReports: () => github.connectForReports(named, pullRequest),
  };
}
