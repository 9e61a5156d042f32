/** examples/kubernetes: what its containers do, with the pods of the indexed Job as processes on this machine. */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import type { Run } from '../../src/model/run.js';
import { jtl, story } from './_story.js';

interface Container {
  readonly name: string;
  readonly command?: readonly string[];
  readonly args: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Manifest {
  readonly kind: string;
  readonly spec: {
    readonly completions: number;
    readonly parallelism: number;
    readonly template: {
      readonly spec: { readonly initContainers: readonly Container[]; readonly containers: readonly Container[] };
    };
  };
}

const readManifests = (file: string): readonly Manifest[] =>
  parseAllDocuments(readFileSync(`examples/kubernetes/${file}`, 'utf8')).map((document) => document.toJS() as Manifest);
const findJob = (file: string): Manifest['spec'] => {
  const job = readManifests(file).find(({ kind }) => kind === 'Job');
  if (job === undefined) throw new Error(`${file} has no Job`);
  return job.spec;
};

const { run, write, text, at } = story();
const { completions, parallelism, template } = findJob('load-test.yaml');
const [jmeter] = template.spec.initContainers;
const [reader] = template.spec.containers;
const [judge] = findJob('gate.yaml').template.spec.containers;

/** Volumes of a pod are folders; only the shards are shared by all pods. */
const mount = (word: string, pod: string): string =>
  word
    .replaceAll(/(^|[\s"])\/(results|plan)\b/g, `$1${at(pod)}/$2`)
    .replaceAll(/(^|[\s"])\/shards\b/g, `$1${at('shards')}`);

test('examples/kubernetes starts all generators at once, and merges their documents into the numbers of one result', async () => {
  if (jmeter === undefined || reader === undefined || judge === undefined) throw new Error('a container is missing');
  expect([parallelism, jmeter.env]).toEqual([completions, [{ name: 'GENERATORS', value: String(completions) }]]);
  const whole = jtl('GET /', { n: 4000, everyMs: 25, elapsedMs: 30 }).trim().split('\n');
  const [head = '', ...rows] = whole;
  mkdirSync(at('bin'));
  // JMeter's part of the load: every fourth request.
  writeFileSync(
    at('bin/jmeter'),
    '#!/bin/sh\nwhile [ "$1" != -l ]; do shift; done\ncp "$PARTS/$JOB_COMPLETION_INDEX.jtl" "$2"\n',
    { mode: 0o755 },
  );
  const [shell = '', ...options] = jmeter.command ?? [];
  const pods = Array.from({ length: completions }, async (_, index) => {
    write(`parts/${String(index)}.jtl`, [head, ...rows.filter((_row, i) => i % completions === index), ''].join('\n'));
    const env = {
      ...process.env,
      ...Object.fromEntries((jmeter.env ?? []).map(({ name, value }) => [name, value])),
      PATH: `${at('bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      PARTS: at('parts'),
      JOB_COMPLETION_INDEX: String(index),
    };
    const pod = `pod-${String(index)}`;
    await promisify(execFile)(shell, [...options, ...jmeter.args.map((word) => mount(word, pod))], { env });
  });
  await Promise.all(pods);
  for (const index of pods.keys()) {
    const words = reader.args.map((word) =>
      mount(word, `pod-${String(index)}`).replace('$(JOB_COMPLETION_INDEX)', String(index)),
    );
    expect(await run(...words)).toMatchObject({ exitCode: 0 });
  }

  // All requests and threads in one file; the warm-up of a generator begins with its own first request.
  const started = (row: string): number => Number(row.split(',')[0]);
  const first = Array.from({ length: completions }, (_, index) => started(rows[index] ?? ''));
  const measured = rows.filter((row, i) => started(row) >= (first[i % completions] ?? 0) + 60_000);
  const threads = [completions, completions].join(','); // grpThreads,allThreads
  const withAll = measured.map((row) => row.replace(/,1,1(?=,[^,]*,\d+,\d+,\d+$)/, `,${threads}`));
  write('whole/shop/20_users/results.jtl', [head, ...withAll, ''].join('\n'));
  await run('read @whole -o @whole.json');
  await run('read', at('shards/documents'), '-o', '@merged.json');
  const measurementOf = (file: string): object => {
    const { measurements } = JSON.parse(text(file)) as Run;
    const [{ warmupMs: _, ...measurement } = { warmupMs: 0 }] = measurements;
    return measurement;
  };
  expect(measurementOf('merged.json')).toEqual(measurementOf('whole.json'));
  expect(measurementOf('merged.json')).toMatchObject({ scenario: 'shop', configuration: { users: '20' } });

  const words = judge.args.map((word) => mount(word, 'gate').replace('s3://performance/history', at('history')));
  expect(await run('record', at('shards/documents'), '--baselines', '@history')).toMatchObject({ exitCode: 0 });
  expect(await run(...words)).toMatchObject({ exitCode: 2 }); // its own run is the only one in the history
  expect(readFileSync(join(at('shards'), 'report.html'), 'utf8')).toContain('GET /');
});
