/** The host of a GitHub Actions step: the Node host and the job. The only importer of @actions/*. */
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';
import { lstatSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { isAbsolute, posix } from 'node:path';
import { attempt, defined } from '../../lang/objects.js';
import type { Context } from '../../model/context.js';
import type { ConnectedHost, Host } from '../../model/host.js';
import { withoutCommands } from '../node/filter-output.js';
import { findContext } from '../context/find-context.js';
import { linksOf } from '../job.js';
import { githubApi } from './command-line.js';
import { connectToChange, connectToReports, type FindRepository } from './connect.js';
import { githubForge } from './forge.js';
import { nodeHost } from '../node/host.js';
import { toLocalPath } from '../node/paths.js';

/** Reads inputs, also with one item per line, sets an output, and annotates the step with an error. */
export { error as showError, getInput as input, getMultilineInput as inputs } from '@actions/core';

/** Whether a file by which the step speaks to its runner is one: opening a pipe in its place would wait for ever. */
const isFile = (variable: string): boolean =>
  attempt(() => lstatSync(process.env[variable] ?? '').isFile()) ?? process.env[variable] === undefined;

export function setOutput(name: string, value: string): void {
  if (!isFile('GITHUB_OUTPUT')) throw new Error(`the output ${name} was not set: GITHUB_OUTPUT names no file`);
  core.setOutput(name, value);
}

/** The repository, with the runner's proxy settings; undefined without a token. */
const repository =
  ({ run }: Context): FindRepository =>
  (options) => {
    const token = core.getInput('github-token');
    const { GITHUB_REPOSITORY, GITHUB_GRAPHQL_URL, GITHUB_API_URL } = process.env;
    if (token === '' || GITHUB_REPOSITORY === undefined || GITHUB_REPOSITORY === '') return undefined;
    const url = (GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
    const agent = new HttpClient('guardband').getAgent(url);
    return {
      api: githubApi({ url, token, agent, ...options }),
      repository: GITHUB_REPOSITORY,
      ...(GITHUB_GRAPHQL_URL && { graphqlUrl: GITHUB_GRAPHQL_URL }),
      ...defined({ jobUrl: run.url }),
    };
  };

/** Connects to the change under test: see `connectToChange`. */
export const connectHost = async (host: Host, isPosting: boolean, wanted?: number): Promise<ConnectedHost> =>
  await connectToChange(host, repository(host.context), isPosting, wanted);

/** Connects a job that posts the reports of other jobs. */
export const connectForReports = async (host: Host, wanted?: number): Promise<ConnectedHost> =>
  await connectToReports(host, repository(host.context)(), wanted);

/** The host with access to the commit of the job, for comments on commits. */
export function withForge(host: Host): Host {
  const place = repository(host.context)();
  return place === undefined ? host : { ...host, forge: githubForge(place, host.context) };
}

/** @param folder the input `working-directory`, relative to the folder of the job */
export async function githubHost(folder = ''): Promise<Host> {
  const pathInJob = (file: string): string =>
    folder === '' || file === '' || isAbsolute(file) ? file : posix.join(folder, toLocalPath(file));
  const context = await findContext();
  const commit = core.getInput('commit');
  const subject = commit === '' ? context.subject : { commit };
  const measured = { ...context, subject };
  const node = withoutCommands(nodeHost({ ...subject, environment: runner() }, measured));
  return {
    ...node,
    page: { ...node.page, links: linksOf(context) },
    job: {
      annotate: (level, message, { title, file, line }) => {
        const show = { error: core.error, warning: core.warning, note: core.notice }[level];
        show(message, defined({ title, file: file === undefined ? undefined : pathInJob(file), startLine: line }));
      },
      pathInJob,
      setOutput,
      writeSummary: async (markdown) => {
        if (!isFile('GITHUB_STEP_SUMMARY')) throw new Error('GITHUB_STEP_SUMMARY names no file');
        await core.summary.addRaw(markdown, true).write();
      },
    },
  };
}

/**
 * The runner's environment. The processor model is omitted: it varies between hosted runners from job to job, which the
 * noise estimate covers, and comparing only equal models would leave too few runs.
 */
function runner(): Readonly<Record<string, string>> {
  const { RUNNER_OS, RUNNER_ARCH, ImageOS } = process.env;
  const facts = {
    'runner.os': RUNNER_OS,
    'runner.arch': RUNNER_ARCH,
    'runner.image': ImageOS,
    'runner.cpus': String(availableParallelism()),
    'runner.memory': `${String(Math.ceil(totalmem() / 2 ** 30))} GiB`,
  };
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])));
}
