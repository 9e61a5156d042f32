/** The host of a GitHub Actions step: the Node host and the job. The only importer of @actions/*. */
import * as core from '@actions/core';
import { HttpClient } from '@actions/http-client';
import { availableParallelism, totalmem } from 'node:os';
import type { Forge } from '../../model/forge.js';
import type { Host } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import {
  noOpenPullRequest,
  notAboutAPullRequest,
  pullRequestUnknown,
  severalPullRequests,
  staleReport,
} from '../../problems/publishing.js';
import { commitOfGithubJob } from '../node/commit.js';
import { githubApi } from './api.js';
import { githubEvent } from './event.js';
import { githubForge, headsOf, type GithubRepository } from './forge.js';
import { nodeHost } from '../node/host.js';

/** An input of the step; empty if it was not given. */
export const input = (name: string): string => core.getInput(name);

/** An input with one item per line. */
export const inputs = (name: string): readonly string[] => core.getMultilineInput(name);

/** The repository; undefined without a token. */
function repository(): GithubRepository | undefined {
  const token = core.getInput('github-token');
  const { GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_GRAPHQL_URL } = process.env;
  const { GITHUB_API_URL, GITHUB_SERVER_URL } = process.env;
  if (token === '' || GITHUB_REPOSITORY === undefined || GITHUB_REPOSITORY === '') return undefined;
  const url = (GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  // Uses the runner's proxy settings.
  const agent = new HttpClient('guardband').getAgent(url);
  return {
    api: githubApi({ url, token, agent }),
    repository: GITHUB_REPOSITORY,
    ...(GITHUB_GRAPHQL_URL && { graphqlUrl: GITHUB_GRAPHQL_URL }),
    ...(GITHUB_RUN_ID && {
      jobUrl: `${GITHUB_SERVER_URL || 'https://github.com'}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    }),
  };
}

/** The host with access to the pull request of the event. */
export function withForge(host: Host): Host {
  const place = repository();
  const { pullRequest } = githubEvent();
  const commit = pullRequest?.commit ?? process.env['GITHUB_SHA'] ?? '';
  return place === undefined ? host : { ...host, forge: githubForge(place, commit, pullRequest?.number) };
}

/** Whether the event is a completed run of a pull request, whose results this job judges. */
export const isAfterPullRequest = (): boolean => githubEvent().workflowRun?.event === 'pull_request';

/**
 * The host with access to the pull request of the completed run, or the reason why there is none.
 *
 * @param foreign what that run controls
 */
export async function withForgeOfRun(
  host: Host,
  foreign: NonNullable<Forge['foreign']>,
): Promise<{ readonly host: Host } | { readonly problem: Problem }> {
  const place = repository();
  const { workflowRun: run } = githubEvent();
  if (run?.event !== 'pull_request') return { problem: notAboutAPullRequest() };
  if (place === undefined) return { problem: pullRequestUnknown('there is no token') };
  const heads = await headsOf(place, run);
  if ('refusal' in heads) return { problem: pullRequestUnknown(heads.refusal.why) };
  const [head, ...more] = heads.value;
  if (head === undefined) return { problem: noOpenPullRequest(run.headBranch) };
  const name = `#${head.number}`;
  if (more.length > 0)
    return { problem: severalPullRequests(run.headBranch, [name, ...more.map(({ number }) => `#${number}`)]) };
  if (head.commit !== run.commit) return { problem: staleReport(name, run.commit, head.commit) };
  return { host: { ...host, forge: githubForge(place, head.commit, head.number, foreign) } };
}

/** Default key of a job's comment; the jobs of a matrix share it. */
export const jobName = (): string =>
  [process.env['GITHUB_WORKFLOW'], process.env['GITHUB_JOB']].filter((part) => part !== undefined).join('/');

/** Neutralizes workflow commands: "::" at line start and "##[" anywhere. Output contains untrusted names. */
const neutralizeCommands = (text: string): string =>
  text.replaceAll('##[', '## [').replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ');

export function githubHost(): Host {
  const { pullRequest, mergeGroup } = githubEvent();
  const target = pullRequest?.targetCommit ?? mergeGroup?.targetCommit;
  const node = nodeHost({ ...commitOfGithubJob(), environment: runner() });
  return {
    ...node,
    stdout: (text) => {
      node.stdout(neutralizeCommands(text));
    },
    job: {
      annotate: (level, message, { title, file, line }) => {
        const tell = { error: core.error, warning: core.warning, note: core.notice }[level];
        tell(message, {
          ...(title === undefined ? {} : { title }),
          ...(file === undefined ? {} : { file }),
          ...(line === undefined ? {} : { startLine: line }),
        });
      },
      setOutput: (name, value) => {
        core.setOutput(name, value);
      },
      writeSummary: async (markdown) => {
        await core.summary.addRaw(markdown, true).write();
      },
      ...(target !== undefined && { targetCommit: target }),
    },
  };
}

/**
 * The runner's environment. Without the processor model: it varies between hosted runners from job to job, which is noise to be
 * learned, and comparing only equal models would leave too few runs.
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
