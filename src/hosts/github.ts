/** The outside world of a GitHub Actions step: what node has, and the job. The only importer of @actions/*. */
import * as core from '@actions/core';
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import type { Host, Provenance } from '../model.js';
import { nodeHost } from './node.js';

/** What a user wrote under `with:`; blank when nothing. */
export const input = (name: string): string => core.getInput(name);

/** An input with one item a line. */
export const inputs = (name: string): readonly string[] => core.getMultilineInput(name);

export function githubHost(): Host {
  const target = pullRequest()?.base?.sha;
  return {
    ...nodeHost(provenance()),
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

/** The commit that was measured. On a pull request GITHUB_SHA is a merge that nobody wrote; its head is what people know. */
function provenance(): Provenance {
  const { GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_REF_NAME } = process.env;
  const commit = pullRequest()?.head?.sha ?? GITHUB_SHA;
  const branch = GITHUB_HEAD_REF === undefined || GITHUB_HEAD_REF === '' ? GITHUB_REF_NAME : GITHUB_HEAD_REF;
  return {
    ...(commit === undefined || commit === '' ? {} : { commit }),
    ...(branch === undefined || branch === '' ? {} : { branch }),
    environment: runner(),
  };
}

/**
 * What the job ran on. Not the processor's model: hosted runners change it from job to job, which is noise to be learned and
 * would leave nothing to compare.
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

interface PullRequest {
  readonly head?: { readonly sha?: string };
  readonly base?: { readonly sha?: string };
}

function pullRequest(): PullRequest | undefined {
  const file = process.env['GITHUB_EVENT_PATH'];
  if (file === undefined || file === '') return undefined;
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { pull_request?: PullRequest }).pull_request;
  } catch {
    return undefined; // an event that cannot be read only costs the commit's name
  }
}
