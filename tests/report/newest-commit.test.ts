/** Whose words the comment of a change has after several runs: those about its newest commit. tests/forge/replaced.test.ts has each kind of report. */
import { describe, expect, test } from '@jest/globals';
import { noJob } from '../../src/model/context.js';
import type { Conversation } from '../../src/model/forge.js';
import type { Host } from '../../src/model/host.js';
import type { Publication } from '../../src/model/rendering.js';
import { jobRenderings, nameJobs } from '../../src/report/jobs/markdown.js';
import { reportRenderings, unjudgedRenderings } from '../../src/report/renderings.js';
import { checkRun } from '../../src/report/publishers/check-run.js';
import { comment, type CommentOn } from '../../src/report/publishers/comment.js';
import { reports } from './reports/index.js';

interface Run {
  readonly commit: string;
  readonly id?: string;
  readonly attempt?: number;
  readonly step?: string;
  /** What the forge answers when the run posts; absent if it cannot be asked. */
  readonly newest?: string;
  readonly publish: (host: Host) => Publication;
}

const green = (host: Host): Publication => reportRenderings(reports.plain, host);
const red = (host: Host): Publication => reportRenderings(reports.slower, host);
const problem = { code: 'command-failed', level: 'error', message: 'm', advice: 'a' } as const;
const nothing = (host: Host): Publication => unjudgedRenderings([problem], host);
const half = (host: Host): Publication =>
  jobRenderings(
    nameJobs([
      { file: 'api/report.json', report: reports.plain, problems: [] },
      { file: 'web/report.json', problems: [problem] },
    ]),
    host,
  );

/** @returns the words of the comment after these runs, and what the log of the last one says */
async function after(runs: readonly Run[], on: CommentOn = 'always') {
  let posted: { id: number; body: string } | undefined;
  const pullRequest: Conversation = {
    name: '#7',
    commentThatBegins: () => Promise.resolve({ value: posted }),
    comment: (body) => Promise.resolve({ value: (posted = { id: 1, body }) }),
    rewrite: (_, body) => Promise.resolve({ value: (posted = { id: 1, body }) }),
    remove: () => Promise.resolve({ value: undefined }),
  };
  let codes: readonly string[] = [];
  for (const { commit, id = '5', attempt = 1, step = 'gate', newest, publish } of runs) {
    const run = { id, attempt, step, workflow: 'w', job: 'j' };
    const host = {
      page: { width: 80, colour: false },
      now: () => new Date('2026-02-01'),
      context: { ...noJob, subject: { commit }, run },
      forge: { pullRequest, ...(newest !== undefined && { newest: () => Promise.resolve(newest) }) },
    } as unknown as Host;
    codes = (await comment({ key: 'k', on })(publish(host), host)).map(({ code }) => code);
  }
  const icons = [...(posted?.body ?? '').matchAll(/^### (\S+)/gm)].map(([, icon]) => icon);
  return [icons.join(''), ...codes];
}

const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
const before: Run = { commit: a, publish: green };
const later: Run = { commit: b, id: '6', publish: green };
const again: Run = { ...before, attempt: 2 };
const [slow, none] = [{ publish: red }, { publish: nothing }];

describe('the comment after', () => {
  test.each<readonly [what: string, runs: readonly Run[], said: readonly string[]]>([
    ['a newer commit of which one job wrote no report', [before, { ...later, publish: half }], ['⛔']],
    ['a second gate of the newer commit that judged nothing', [later, { ...later, step: 'web', ...none }], ['⛔✅']],
    ['a later attempt of the same run that judged nothing', [before, { ...again, ...none }], ['⛔']],
    [
      'a re-run of the older commit',
      [
        { ...later, ...slow },
        { ...again, newest: b },
      ],
      ['❌', 'outdated-run'],
    ],
    ['the same where nobody tells the newest', [{ ...later, ...slow }, again], ['❌', 'outdated-run']],
    [
      'another gate of the older commit that ends late',
      [
        { ...later, ...none },
        { ...before, step: 'web' },
      ],
      ['⛔', 'outdated-run'],
    ],
    [
      'a run during which a commit was pushed whose own run has said nothing yet',
      [
        { ...before, ...slow },
        { ...again, newest: b },
      ],
      ['❌', 'outdated-run'],
    ],
    ['a re-run of the older commit to which a force push returned', [later, { ...again, newest: a, ...slow }], ['❌']],
    [
      'a new run of the commit to which a force push returned',
      [before, later, { ...before, id: '7', ...slow }],
      ['❌'],
    ],
  ])('%s', async (_, runs, said) => {
    expect(await after(runs)).toEqual(said);
  });

  test('nothing else, where only what is wrong is commented, is what judged nothing', async () => {
    expect(await after([before], 'change')).toEqual(['']);
    for (const publish of [nothing, half]) expect(await after([{ ...before, publish }], 'change')).toEqual(['⛔']);
  });
});

test('a job without a report beside a green one turns no check green', async () => {
  const outcomes: string[] = [];
  const host = {
    page: {},
    now: () => new Date('2026-02-01'),
    context: noJob,
    forge: {
      check: ({ outcome }: { readonly outcome: string }) => Promise.resolve({ value: outcomes.push(outcome) }),
      checkWriters: () => Promise.resolve({ value: [] }),
    },
  } as unknown as Host;
  for (const publish of [green, half]) expect(await checkRun('')(publish(host), host)).toEqual([]);
  expect(outcomes).toEqual(['passed', 'unusable']);
});
