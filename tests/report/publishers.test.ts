import { describe, expect, test } from '@jest/globals';
import { noJob } from '../../src/model/context.js';
import type { Host, Page } from '../../src/model/host.js';
import type { Problem, Report } from '../../src/model/documents.js';
import type { Publication, Publisher } from '../../src/model/rendering.js';
import { findUnknownOutputs } from '../../src/report/outputs.js';
import { reportRenderings, unjudgedRenderings } from '../../src/report/renderings.js';
import { checkRun } from '../../src/report/publishers/check-run.js';
import { comment } from '../../src/report/publishers/comment.js';
import { file, stdout } from '../../src/report/publishers/index.js';
import { annotations, jobOutputs, jobSummary } from '../../src/report/publishers/job.js';
import { allEndings, rendererFor, renderers } from '../../src/report/renderers/index.js';
import { render } from './_shown.js';
import { failed, regressed, report, steady, values } from './reports/build.js';
import { reports } from './reports/index.js';

const today = '2026-11-20';

interface Seen {
  readonly printed: string[];
  readonly files: Map<string, string>;
  readonly outputs: Map<string, string>;
  readonly annotated: { level: string; message: string; place: object }[];
  readonly summaries: string[];
}

/** A host that stores all output. If `refuse` is set, every write fails. */
function world(refuse = false): { host: Host; seen: Seen } {
  const seen: Seen = { printed: [], files: new Map(), outputs: new Map(), annotated: [], summaries: [] };
  const orRefuse = (act: () => unknown): Promise<void> => {
    if (refuse) return Promise.reject(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }));
    act();
    return Promise.resolve();
  };
  const page: Page = { width: 80, colour: true };
  const host = {
    page,
    now: () => new Date(`${today}T23:00:00Z`),
    provenance: {},
    context: noJob,
    stdout: (text: string) => seen.printed.push(text),
    writeText: (name: string, text: string) => orRefuse(() => seen.files.set(name, text)),
    job: {
      annotate: (level: string, message: string, place: object) => seen.annotated.push({ level, message, place }),
      setOutput: (name: string, value: string) => seen.outputs.set(name, value),
      writeSummary: (text: string) => orRefuse(() => seen.summaries.push(text)),
    },
  } as unknown as Host;
  return { host, seen };
}

async function publish(
  publisher: Publisher,
  report: Report,
  refuse = false,
): Promise<Seen & { problems: readonly Problem[] }> {
  const { host, seen } = world(refuse);
  const what: Publication = reportRenderings(report, host);
  return { ...seen, problems: await publisher(what, host) };
}

/** How the report is rendered for the page of the host, or for a file. */
const rendered = (id: string, shown: Report, page: Partial<Page> = { width: 80, colour: true }): string =>
  render(id, shown, { ...page, today });
const noted = (code: string, level: Problem['level'], more = {}) => [expect.objectContaining({ code, level, ...more })];

test("stdout prints the output of any renderer for the host's page", async () => {
  const { printed } = await publish(stdout('text'), reports.slower);
  expect(printed).toEqual([rendered('text', reports.slower)]);
});

test('the file ending selects the renderer, and every renderer with an ending can be selected', async () => {
  for (const ending of allEndings) {
    const name = `out/report${ending.toUpperCase()}`;
    const { files, problems } = await publish(file(name), reports.slower);
    expect(problems).toEqual([]);
    expect(files.get(name)).toBe(rendered(rendererFor(name)?.id ?? '', reports.slower, { width: 120 }));
  }
});

test.each(['report.pdf', 'report', 'out.json/report', '.md/x'])('%s is an unknown report format', async (name) => {
  const { files, problems } = await publish(file(name), reports.slower);
  expect(files.size).toBe(0);
  expect(problems).toEqual(noted('not-written', 'error', { file: name }));
  // Reported before judging, with the known extensions.
  const [unknown] = findUnknownOutputs(renderers, [], [name]);
  expect(unknown).toMatchObject({ code: 'bad-value', file: name });
  expect(unknown?.advice).toContain(allEndings.join(', '));
});

test('a failed write is a problem with the reason', async () => {
  const { problems } = await publish(file('r.md'), reports.slower, true);
  expect(problems).toEqual(noted('not-written', 'error', { file: 'r.md', message: expect.stringContaining('EACCES') }));
  expect((await publish(jobSummary, reports.slower, true)).problems).toEqual(noted('not-published', 'warning'));
});

test('the job summary is the Markdown report', async () => {
  const { summaries } = await publish(jobSummary, reports.errors);
  expect(summaries).toEqual([rendered('markdown', reports.errors)]);
});

test('the job summary begins with the warning that the numbers come from a fork', async () => {
  const { host, seen } = world();
  const forge = { foreign: 'results' } as NonNullable<Host['forge']>;
  await jobSummary(reportRenderings(reports.slower, host), { ...host, forge });
  expect(seen.summaries).toEqual([
    expect.stringMatching(/^> \*\*The numbers come from the fork's own run\*\*[^\n]*\n\n### ❌/),
  ]);
});

describe('the job summary of a report that is too large for a comment', () => {
  const worse = (count: number): Report => {
    const findings = Array.from({ length: count }, (_, i) => {
      const name = { scenario: `s${i % 7}`, label: `GET /${'x'.repeat(120)}${i}`, on: { users: String(i) } };
      return regressed({ ...name, ...values(400, 200, undefined, 4) });
    });
    return report(findings, failed);
  };
  const rowsIn = (summary: string): number => summary.match(/^\| .*−50\u00a0%\u00a0❌ \| {2}\|/gm)?.length ?? 0;
  const summaryOf = async (count: number): Promise<string> =>
    (await publish(jobSummary, worse(count))).summaries[0] ?? '';

  test('has every row and every case', async () => {
    const summary = await summaryOf(300);
    expect(rowsIn(summary)).toBe(300);
    expect(summary).toContain('All measured values: 300 cases');
    expect(Buffer.byteLength(summary)).toBeGreaterThan(60_000);
    expect(summary).not.toMatch(/left out here|more: see/);
  });

  test('has the maximum size that GitHub accepts, and lists the omitted parts', async () => {
    const summary = await summaryOf(6000);
    expect(rowsIn(summary)).toBeGreaterThan(100);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(400_000);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary).toMatch(/and \d+ more cases?: see the report|left out here/);
  });
});

test('outputs: the outcome, the tallies, and the matrix of runs to repeat, every load test once', async () => {
  const { outputs } = await publish(jobOutputs, reports.suspect);
  expect(Object.fromEntries(outputs)).toEqual({
    outcome: 'undecided',
    headline: 'unknown: shop, users=100 looks slower: p99 +37 %; 2 comparable runs cannot tell noise from a change',
    tallies: JSON.stringify(reports.suspect.tallies),
    rerun: '{"include":[{"users":"100","scenario":"shop","role":"suspect","case":"shop [users=100]"}]}',
  });
  const { outputs: stepOutputs } = await publish(jobOutputs, reports.scenario);
  expect(JSON.parse(stepOutputs.get('rerun') ?? '')).toMatchObject({
    include: [
      { role: 'suspect', scenario: 'browse', users: '50' },
      { role: 'control', scenario: 'echo', users: '1' },
      { role: 'control', scenario: 'echo', users: '2' },
    ],
  });
  expect((await publish(jobOutputs, reports.plain)).outputs.get('rerun')).toBe('{"include":[]}');
});

test('outputs: names in the matrix are escaped, and more jobs than GitHub starts are a warning', async () => {
  const suspects = Array.from({ length: 257 }, (_, i) => ({
    scenario: '\u001b[31m\u202e',
    configuration: { ['__proto__']: 'x', users: String(i) },
    key: `\u009b31m ${String(i)}`,
  }));
  const asked = (count: number) =>
    publish(jobOutputs, { ...reports.suspect, rerun: { suspects: suspects.slice(0, count), controls: [] } });
  expect((await asked(256)).problems).toEqual([]);
  const { problems, outputs } = await asked(257);
  expect(problems).toMatchObject([{ code: 'large-matrix', level: 'warning' }]);
  expect(outputs.get('rerun')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
});

test('annotations: one per group in the words of the comment, with level and place', async () => {
  const { annotated } = await publish(annotations, reports.slower);
  expect(annotated).toEqual([
    {
      level: 'error',
      message:
        'Passthrough JWT, 2 of 3 cases with users=500 got slower: throughput −12 to −8 % (under 1 in a million by chance).',
      place: { title: 'Passthrough JWT, 2 of 3 cases with users=500' },
    },
    expect.objectContaining({
      level: 'warning',
      place: { title: 'unknown-column: results/summary.csv:1', file: 'results/summary.csv', line: 1 },
    }),
  ]);
});

test('the tenth annotation of a level contains the number of further ones', async () => {
  const findings = Array.from({ length: 25 }, (_, i) => [
    regressed({ scenario: `s${i}`, on: { users: String(i) }, ...values(4, 2, undefined, 2 + i), fails: true }),
    ...steady({ scenario: `s${i}`, on: { users: String(100 + i) } }),
  ]).flat();
  const note: Omit<Problem, 'message'> = { code: 'c', level: 'note', advice: 'a' };
  const problems = Array.from({ length: 10 }, (_, i): Problem => ({ ...note, message: `m${i}` }));
  const { annotated } = await publish(annotations, report(findings, { ...failed, problems }));
  const errors = annotated.filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(10);
  expect(errors[0]?.place).toEqual({ title: 's24, users=24' });
  expect(errors[9]?.message).toContain('16 more');
  expect(annotated.filter(({ level }) => level === 'note')).toHaveLength(10);
});

describe('nothing was judged', () => {
  const errors = Array.from({ length: 7 }, (_, i) => ({
    code: 'c',
    level: 'error' as const,
    file: `results/@all ${'`'.repeat(4)}|${i}.jtl`,
    line: 1,
    message: `No column elapsed. ${'x'.repeat(9_000)}`,
    advice: `Run test ${String(i)} again.`,
  }));
  const warning = { code: 'w', level: 'warning' as const, message: 'One row is short.', advice: 'Mend it.' };
  const publishTo = async (publisher: Publisher, problems: readonly Problem[]) => {
    const { host, seen } = world();
    expect(await publisher(unjudgedRenderings(problems, host), host)).toEqual([]);
    return seen;
  };

  test('the job summary explains it in one line, with the first five errors and the number of others', async () => {
    const [summary = ''] = (await publishTo(jobSummary, [warning, ...errors])).summaries;
    expect(summary.split('\n')[0]).toMatch(/^### ⛔ Performance: nothing was judged: /);
    expect(summary.match(/jtl:1: error: No column elapsed/g)).toHaveLength(5);
    expect(summary).toContain('... and 2 more errors: see the job.');
    expect(summary).not.toContain('row is short');
    expect(summary.replace(/^(`{3,})text\n[^]*?\n\1$/gm, '')).not.toMatch(/[@|]/);
    expect(Buffer.byteLength(summary)).toBeLessThan(12_000);
    const { host } = world();
    expect(unjudgedRenderings(errors, host).text('markdown', { mostBytes: 300 })).toContain(
      '... and 7 errors: see the job.',
    );
  });

  test('the outcome and the headline are unusable, and no other output is set', async () => {
    expect(Object.fromEntries((await publishTo(jobOutputs, errors)).outputs)).toEqual({
      outcome: 'unusable',
      headline: 'nothing was judged: no column elapsed',
    });
    for (const publisher of [stdout('text'), annotations]) {
      const { printed, annotated } = await publishTo(publisher, errors);
      expect({ printed, annotated }).toEqual({ printed: [], annotated: [] });
    }
  });

  test.each([
    ['report.md', /^### ⛔ Performance: nothing was judged/],
    ['report.txt', /^UNUSABLE {2}nothing was judged/],
    ['report.json', /"outcome": "unusable",\n {2}"problems": \[/],
    ['report.html', /<h1>nothing was judged: [^]*<b class="tone gone">error/],
    [
      'junit.xml',
      /<testcase name="outcome"[^]*<error message="nothing was judged: no column elapsed[^]* type="unusable"/,
    ],
    ['badge.json', /"message": "unusable"/],
    ['metrics.txt', /^guardband_outcome\{outcome="unusable"\} 1$[^]*# EOF\n$/m],
  ])('%s says so, so that the file of an earlier run does not look like that of this one', async (name, said) => {
    expect(Object.fromEntries((await publishTo(file(name), errors)).files)).toEqual({
      [name]: expect.stringMatching(said),
    });
  });
});

/** A host whose job is attempt 2 of run 42; `found` is what the forge knows of checks of the same name. */
function inRun(found: (name: string) => object): { readonly host: Host; readonly written: string[] } {
  const written: string[] = [];
  const forge = {
    checkWriters: (name: string) => Promise.resolve(found(name)),
    check: ({ name }: { readonly name: string }) => Promise.resolve({ value: written.push(name) }),
  };
  const context = { subject: {}, change: { kind: 'none' }, run: { id: '42', attempt: 2 }, place: {} };
  return { host: { ...world().host, forge, context } as unknown as Host, written };
}

test('a check says that another gate may have written one of the same name, if checks cannot be read', async () => {
  const { host, written } = inRun(() => ({ refusal: { kind: 'refused', why: '403 Forbidden' } }));
  const problems = await checkRun('load')(reportRenderings(reports.slower, host), host);
  expect(problems).toEqual(noted('check-name-unsure', 'note'));
  expect(written).toEqual(['Guardband: load']);
});

test.each<readonly [what: string, present: string, 'passed' | 'failed', isGreen: boolean, name: string]>([
  ['a success does not hide the failure of another run', '41.1 ', 'passed', false, 'it (2)'],
  ['a failure hides the success of another run', '41.1 ', 'failed', true, 'it'],
  ['a later attempt takes back what an earlier one of its run found', '42.1 ', 'passed', false, 'it'],
  ['another gate of the run keeps its check', '42.2 other', 'failed', true, 'it (2)'],
])('of two verdicts about one commit, %s', async (_, writer, outcome, isGreen, name) => {
  const { host, written } = inRun((check) => ({ value: check === 'Guardband: load' ? [{ writer, isGreen }] : [] }));
  await checkRun('load')(reportRenderings({ ...reports.slower, outcome }, host), host);
  expect(written[0]?.replace('Guardband: load', 'it')).toBe(name);
});

test('a job about a change that cannot comment says so as a warning', async () => {
  const { host } = world();
  const change = { kind: 'known', name: 'this group of a merge queue', target: {} } as const;
  const inQueue = { ...host, context: { ...host.context, change } };
  const publisher = comment({ key: 'load', on: 'always' });
  expect(await publisher(reportRenderings(reports.slower, inQueue), inQueue)).toEqual(
    noted('nothing-to-comment-on', 'warning'),
  );
});

test('does nothing outside a job', async () => {
  const { host } = world();
  const bare = { ...host, job: undefined } as unknown as Host;
  for (const publisher of [jobSummary, annotations, jobOutputs])
    expect(await publisher(reportRenderings(reports.slower, bare), bare)).toEqual([]);
});

test('a job without a pull request does not comment, and does not warn', async () => {
  const { problems } = await publish(comment({ key: 'load', on: 'always' }), reports.slower);
  expect(problems).toEqual(noted('nothing-to-comment-on', 'note'));
  expect((await publish(checkRun('load'), reports.slower)).problems).toEqual(noted('not-published', 'warning'));
});
