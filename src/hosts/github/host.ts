/** The host of a GitHub Actions step: the Node host and the job. The only importer of @actions/*. */
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';
import { availableParallelism, totalmem } from 'node:os';
import { isAbsolute, posix } from 'node:path';
import { defined } from '../../lang/defined.js';
import type { Host, Links } from '../../model/host.js';
import type { Forge } from '../../model/forge.js';
import type { Problem } from '../../model/documents.js';
import {
  foundPullRequest,
  noOpenPullRequest,
  noPullRequestOfCommit,
  notAboutAPullRequest,
  pullRequestUnknown,
  severalPullRequests,
  staleReport,
} from '../../problems/publishing.js';
import { withoutCommands } from '../log-commands.js';
import { commitOfGithubJob } from '../node/commit.js';
import { githubApi } from './api.js';
import { githubEvent, readTarget } from './event.js';
import { findHeadsAtCommit, findHeadsOfBranch, githubForge, type GithubRepository, type Head } from './forge.js';
import { nodeHost } from '../node/host.js';
import { toLocalPath } from '../node/paths.js';

/** An input of the step; empty if it was not given. */
export const input = (name: string): string => core.getInput(name);

/** An input with one item per line. */
export const inputs = (name: string): readonly string[] => core.getMultilineInput(name);

/** The repository; undefined without a token. */
function repository(): GithubRepository | undefined {
  const token = core.getInput('github-token');
  const { GITHUB_REPOSITORY, GITHUB_GRAPHQL_URL, GITHUB_API_URL } = process.env;
  if (token === '' || GITHUB_REPOSITORY === undefined || GITHUB_REPOSITORY === '') return undefined;
  const url = (GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  // Uses the runner's proxy settings.
  const agent = new HttpClient('guardband').getAgent(url);
  return {
    api: githubApi({ url, token, agent }),
    repository: GITHUB_REPOSITORY,
    ...(GITHUB_GRAPHQL_URL && { graphqlUrl: GITHUB_GRAPHQL_URL }),
    ...defined({ jobUrl: findLinks().job }),
  };
}

/** The pages of this run and its repository. */
function findLinks(): Links {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  if (!GITHUB_REPOSITORY) return {};
  const home = `${(GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${GITHUB_REPOSITORY}`;
  return { ...(GITHUB_RUN_ID && { job: `${home}/actions/runs/${GITHUB_RUN_ID}` }), compare: `${home}/compare/` };
}

/** The commit under test: of a pull request its newest one, because GITHUB_SHA is then a temporary merge. */
const commitUnderTest = (): string => githubEvent().pullRequest?.commit ?? process.env['GITHUB_SHA'] ?? '';

/** The host with access to the pull request of the event. */
export function withForge(host: Host): Host {
  const place = repository();
  return place === undefined
    ? host
    : { ...host, forge: githubForge(place, commitUnderTest(), githubEvent().pullRequest?.number) };
}

/** A host, with notes about how its pull request was found. */
export interface ConnectedHost {
  readonly host: Host;
  readonly problems: readonly Problem[];
}

/**
 * Returns a host with access to a pull request: the named one, or that of the event, or the open one whose newest commit is
 * under test, because a push starts a job without naming the pull request.
 *
 * @param wanted the number of a pull request, if the workflow names one
 */
export async function withPullRequest(host: Host, wanted?: number): Promise<ConnectedHost> {
  const place = repository();
  const number = wanted ?? githubEvent().pullRequest?.number;
  if (place === undefined) return { host, problems: [] };
  const commit = commitUnderTest();
  if (number !== undefined) return { host: { ...host, forge: githubForge(place, commit, number) }, problems: [] };
  const own = { ...host, forge: githubForge(place, commit) };
  const heads = await findHeadsAtCommit(place, commit);
  if ('refusal' in heads) return { host: own, problems: [pullRequestUnknown(heads.refusal.why)] };
  const [head, ...others] = heads.value;
  const short = commit.slice(0, 10);
  if (head === undefined) return { host: own, problems: [noPullRequestOfCommit(short)] };
  if (others.length > 0) return { host: own, problems: [severalPullRequests(short, heads.value.map(nameHead))] };
  return {
    host: { ...host, forge: githubForge(place, commit, head.number) },
    problems: [foundPullRequest(nameHead(head), short)],
  };
}

const nameHead = ({ number }: Head): string => `#${number}`;

/** Whether the event is a completed run. */
export const isAfterRun = (): boolean => githubEvent().workflowRun !== undefined;

/** Whether the event is a completed run of a pull request, whose results this job judges. */
export const isAfterPullRequest = (): boolean => githubEvent().workflowRun?.event === 'pull_request';

/**
 * Returns a host with access to the pull request of the completed run, or the reason why there is none.
 *
 * @param foreign the part of the input that the completed run controls
 * @param wanted the number of the pull request, if the workflow names one; it must come from the branch of the run
 */
export async function withForgeOfRun(
  host: Host,
  foreign: NonNullable<Forge['foreign']>,
  wanted?: number,
): Promise<{ readonly host: Host } | { readonly problem: Problem }> {
  const place = repository();
  const { workflowRun: run } = githubEvent();
  if (run?.event !== 'pull_request') return { problem: notAboutAPullRequest() };
  if (place === undefined) return { problem: pullRequestUnknown('there is no token') };
  const found = await findHeadsOfBranch(place, run);
  if ('refusal' in found) return { problem: pullRequestUnknown(found.refusal.why) };
  const heads = found.value.filter(({ number }) => wanted === undefined || number === wanted);
  const [head, ...others] = heads;
  if (head === undefined) return { problem: noOpenPullRequest(run.headBranch) };
  if (others.length > 0) return { problem: severalPullRequests(run.headBranch, heads.map(nameHead)) };
  if (head.commit !== run.commit) return { problem: staleReport(nameHead(head), run.commit, head.commit) };
  return { host: { ...host, forge: githubForge(place, head.commit, head.number, foreign) } };
}

/** The default key of a job's comment; all jobs of a matrix have the same one. */
export const jobName = (): string =>
  [process.env['GITHUB_WORKFLOW'], process.env['GITHUB_JOB']].filter((part) => part !== undefined).join('/');

/** @param folder the input `working-directory`, relative to the folder of the job */
export function githubHost(folder = ''): Host {
  const pathInJob = (file: string): string =>
    folder === '' || file === '' || isAbsolute(file) ? file : posix.join(folder, toLocalPath(file));
  const node = withoutCommands(nodeHost({ ...commitOfGithubJob(), environment: runner() }));
  return {
    ...node,
    page: { ...node.page, links: findLinks() },
    job: {
      annotate: (level, message, { title, file, line }) => {
        const show = { error: core.error, warning: core.warning, note: core.notice }[level];
        show(message, defined({ title, file: file === undefined ? undefined : pathInJob(file), startLine: line }));
      },
      pathInJob,
      setOutput: (name, value) => {
        core.setOutput(name, value);
      },
      writeSummary: async (markdown) => {
        await core.summary.addRaw(markdown, true).write();
      },
    },
    ...readTarget(process.env),
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
