/** A load test with several generators writes several results of one run. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import type { RunDocument } from '../../src/model/documents.js';
import { body, jtl, story } from './_story.js';
import { times } from '../_times.js';

const { run, write, text, at, report } = story();
const document = (file: string): RunDocument => JSON.parse(text(file)) as RunDocument;

async function read(out: string, files: readonly string[], ...options: readonly string[]): Promise<string> {
  const { exitCode, stderr } = await run('read', ...files.map((file) => `@${file}`), '-o', `@${out}`, ...options);
  if (exitCode !== 0) throw new Error(stderr);
  return stderr;
}

const head =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';

interface Row {
  readonly startMs: number;
  readonly elapsed: number;
  readonly label: string;
  readonly success: boolean;
  readonly bytes: number;
  /** The file that contains the row. */
  readonly file: number;
}
const t0 = 1_760_000_000_000;
const row: fc.Arbitrary<Row> = fc.record({
  startMs: fc.integer({ min: t0, max: t0 + 20_000 }),
  elapsed: fc.oneof(fc.nat(50), fc.nat(25_000)),
  label: fc.constantFrom('GET /', 'POST /cart', 'login'),
  success: fc.boolean(),
  bytes: fc.nat(5000),
  file: fc.nat(3),
});
// The threads of generators add up, those of one file do not.
const lineOf = ({ startMs, elapsed, label, success, bytes }: Row): string =>
  `${startMs},${elapsed},${label},200,OK,t 1-1,text,${String(success)},,${bytes},50,0,0,null,${Math.floor(elapsed / 2)},0,${elapsed % 3}`;

/** No two files have a time in common: of so few rows, one with only failures that another has, too, is a list of them. */
const rowsOf = (maxLength: number): fc.Arbitrary<Row[]> =>
  fc
    .uniqueArray(row, { minLength: 1, maxLength, selector: lineOf })
    .map((rows) => rows.map((row) => ({ ...row, elapsed: 4 * row.elapsed + row.file })));

/** One result with all rows, and one result for every file that contains any. */
function spread(rows: readonly Row[]): readonly string[] {
  const put = (file: string, rows: readonly Row[]): string => {
    writeFileSync(at(file), `${[head, ...rows.map(lineOf)].join('\n')}\n`);
    return file;
  };
  put('whole.jtl', rows);
  return [0, 1, 2, 3].flatMap((file) => {
    const own = rows.filter((row) => row.file === file);
    return own.length === 0 ? [] : [put(`generator-${String(file)}.jtl`, own)];
  });
}

/** Reads every file separately, then merges documents pairwise in the order of `numbers` until one is left. */
async function pairwise(
  files: readonly string[],
  numbers: readonly number[],
  options: readonly string[],
): Promise<string> {
  const left: string[] = [];
  for (const file of files) {
    await read(`${file}.json`, [file], ...options);
    left.push(`${file}.json`);
  }
  for (let turn = 0; left.length > 1; turn++) {
    const take = (): string => left.splice((numbers[turn] ?? 0) % left.length, 1)[0] ?? '';
    const [a, b] = [take(), take()];
    await read(`pair-${String(turn)}.json`, [a, b], ...options);
    left.push(`pair-${String(turn)}.json`);
  }
  return left[0] ?? '';
}

const scenario = ['--set', 'scenario=shop'];

/** A row of a file that overlaps those of all others; one after any warm-up, because a file without samples is an error. */
const long = { startMs: t0, elapsed: 130_000, bytes: 1, label: 'all', success: true };
const late = { elapsed: 9, bytes: 1, label: 'GET /', success: true };
const methods = ['nearest-rank', 'jmeter-dashboard', 'jmeter-aggregate'];
test.each<[string, number, readonly (readonly string[])[], (file: number) => readonly Row[], boolean]>([
  [
    'with the option, equal one file with all rows',
    60,
    methods.map((one) => ['--shards', 'merge', '--percentiles', one]),
    () => [],
    true,
  ],
  ['that overlap in time, equal it without an option', 30, [[]], (file) => [{ ...long, file }], true],
  [
    'of which only some overlap, are the same in any order',
    30,
    ['0s', '1s', '15s'].map((warmup) => ['--warmup', warmup]),
    (file) => [{ ...late, startMs: t0 + 40_000 * (1 + file), file }],
    false,
  ],
])(
  'parts of one run, merged in any order and grouping %s',
  async (_, count, options, more, isWhole) => {
    const numbers = fc.array(fc.nat(20), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rowsOf(count), numbers, fc.constantFrom(...options), async (rows, order, own) => {
        const files = spread([...rows, ...[...new Set(rows.map(({ file }) => file))].flatMap(more)]);
        await read('whole.json', ['whole.jtl'], ...scenario, ...own);
        await read('at-once.json', files, ...scenario, ...own);
        if (isWhole) expect(text('at-once.json')).toBe(text('whole.json'));
        expect(text(await pairwise(files, order, [...scenario, ...own]))).toBe(text('at-once.json'));
      }),
      { numRuns: times(isWhole && count === 30 ? 5 : 10) },
    );
  },
  60_000,
);

test('parts of one run a test of two generators has the throughput of both, its percentiles over all samples, and a note', async () => {
  write('two/shop/10_users/a.jtl', jtl('GET /', { elapsedMs: 20 }));
  write('two/shop/10_users/b.jtl', jtl('GET /', { elapsedMs: 80, errors: 10, startMs: t0 + 5 }));
  const stderr = await read('two.json', ['two']);
  expect(document('two.json').measurements).toMatchObject([
    {
      scenario: 'shop',
      samples: 2000,
      durationMs: 10_079,
      metrics: { errorPercent: 0.5, p50: 24, p99: 84, mean: 52 },
    },
  ]);
  const { throughput } = document('two.json').measurements[0]?.metrics ?? {};
  expect(throughput).toBeCloseTo(2000 / 10.079, 9);
  expect(stderr).toMatch(
    /a\.jtl: note: Results of the same cases were measured at the same time and merged as shards of one run: .*a\.jtl, .*b\.jtl\./,
  );
  expect(stderr).not.toContain('warning');
});

test('parts of one run a label that each generator calls once, at different times, is merged with the rest of its file', async () => {
  const login = (startMs: number): string => jtl('login', { n: 1, startMs }).split('\n')[1] ?? '';
  write('once/shop/a.jtl', `${jtl('GET /')}${login(t0)}\n`);
  write('once/shop/b.jtl', `${jtl('GET /', { startMs: t0 + 3 })}${login(t0 + 2000)}\n`);
  await read('once.json', ['once'], ...scenario);
  expect(document('once.json').measurements).toMatchObject([
    { label: 'GET /', samples: 2000 },
    { label: 'login', samples: 2 },
  ]);
});

test('parts of one run runs one after the other are repetitions', async () => {
  write('later/shop/a.jtl', jtl('GET /'));
  write('later/shop/b.jtl', jtl('GET /', { startMs: t0 + 60_000 }));
  expect(await read('later.json', ['later'], ...scenario)).not.toContain('merged');
  expect(document('later.json').measurements).toMatchObject([{ samples: 1000 }, { samples: 1000 }]);
  await read('later.json', ['later'], ...scenario, '--shards', 'merge');
  expect(document('later.json').measurements).toMatchObject([{ samples: 2000 }]);
});

test('parts of one run the option wins, also in guardband.yml; an unknown value is refused', async () => {
  await read('apart.json', ['two'], '--shards', 'repetitions');
  expect(document('apart.json').measurements).toMatchObject([{ samples: 1000 }, { samples: 1000 }]);
  write('guardband.yml', 'shards: repetitions\npercentiles: jmeter-aggregate\n');
  await read('apart.json', ['two'], '--config', at('guardband.yml'));
  expect(document('apart.json').measurements).toMatchObject([
    { samples: 1000, method: { percentile: 'jmeter-aggregate' } },
    { samples: 1000 },
  ]);
  // Reading the documents again changes nothing.
  await read('again.json', ['apart.json']);
  expect(text('again.json')).toBe(text('apart.json'));
  await read('together.json', ['two'], '--config', at('guardband.yml'), '--shards', 'overlap');
  expect(document('together.json').measurements).toMatchObject([{ samples: 2000, threads: 2 }]);
  const { exitCode, stderr } = await run('read @two --shards repetition');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 3,
    stderr: 'error: --shards does not accept "repetition".\n  Did you mean "repetitions"?\n',
  });
});

test('parts of one run reports the offset of differing clocks and of a generator that died', async () => {
  write('skew/shop/a.jtl', jtl('GET /'));
  write('skew/shop/b.jtl', jtl('GET /', { startMs: t0 + 2000 }));
  const skewed = await read('skew.json', ['skew'], ...scenario);
  expect(skewed).toMatch(
    /b\.jtl: warning: The shards of this run do not cover the same time span: this one begins 2\.0 s after and ends 2\.0 s after \S*a\.jtl\. Over the whole time, throughput is 17 % lower/,
  );
  write('died/shop/a.jtl', jtl('GET /'));
  write('died/shop/b.jtl', jtl('GET /', { n: 500, elapsedMs: 30 }));
  expect(await read('died.json', ['died'], ...scenario)).toMatch(
    /b\.jtl: warning: .* begins with and ends 5\.0 s before/,
  );
  write('close/shop/a.jtl', jtl('GET /'));
  write('close/shop/b.jtl', jtl('GET /', { startMs: t0 + 300, elapsedMs: 30 }));
  expect(await read('close.json', ['close'], ...scenario)).not.toContain('warning');
});

test('parts of one run a generator whose clock is off by more than the test counts as a repetition with few parts, with a warning', async () => {
  const hour = 3_600_000;
  for (const [file, startMs] of [
    ['a', t0],
    ['b', t0 + 20],
    ['c', t0 + hour],
  ] as const)
    for (const users of [10, 20]) write(`hour/shop/${String(users)}_users/${file}.jtl`, jtl('GET /', { startMs }));
  const stderr = await read('hour.json', ['hour']);
  expect(stderr).toMatch(
    /c\.jtl: warning: Results of the same cases do not overlap in time and are treated as repetitions of one run, but with different numbers of files: \S*c\.jtl in one, \S*a\.jtl, \S*b\.jtl in another\./,
  );
  expect(stderr.match(/do not overlap/g)).toHaveLength(1);
  const { stdout } = await run('check @hour --against @two --out @hour.report.json');
  expect(stdout).toContain('their clocks differ: synchronise them');
  expect(report('hour.report.json').problems).toContainEqual(
    expect.objectContaining({ code: 'generators-missing', level: 'warning' }),
  );
  expect(await read('hour.json', ['hour'], '--shards', 'repetitions')).not.toContain('do not overlap');
  expect(await read('hour.json', ['hour'], '--shards', 'merge')).toMatch(/warning: .* begins 60\.0 min after/);
});

test('parts of one run results that may be repetitions or generators with different clocks count as repetitions, with a note', async () => {
  write('minutes/shop/a.jtl', jtl('GET /'));
  write('minutes/shop/b.jtl', jtl('GET /', { startMs: t0 + 60_000 }));
  expect(await read('minutes.json', ['minutes'], ...scenario)).toMatch(
    /a\.jtl: note: Results of the same cases do not overlap in time and are treated as 2 repetitions of one run: \S*a\.jtl, \S*b\.jtl\./,
  );
  // Reading the document again gives no note, because the document records how its results were combined.
  expect(await read('again.json', ['minutes.json'])).not.toContain('overlap');
  expect(await read('minutes.json', ['minutes'], ...scenario, '--shards', 'repetitions')).not.toContain('overlap');
  // A second run in a folder of its own, as the report suggests, is a repetition without doubt.
  write('first/shop/a.jtl', jtl('GET /'));
  write('second/shop/a.jtl', jtl('GET /', { startMs: t0 + 60_000 }));
  expect(await read('named.json', ['first', 'second/'], ...scenario)).not.toContain('overlap');
  write('second/shop/b.jtl', jtl('GET /', { startMs: t0 + 60_007 }));
  expect(await read('uneven.json', ['first', 'second'], ...scenario)).toContain('with different numbers of files');
});

test('parts of one run a run with a truncated part is partial and never recorded', async () => {
  write('cut/shop/a.jtl', jtl('GET /'));
  write('cut/shop/b.jtl', jtl('GET /', { elapsedMs: 30 }).slice(0, -40));
  const { exitCode, stderr } = await run('record', '@cut', '--baselines', '@cut-baselines', ...scenario);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('partial');
});

test('parts of one run the history holds no histograms, but recognises the run', async () => {
  expect(await run('record @two --baselines @baselines')).toMatchObject({ exitCode: 0 });
  expect(text('baselines/shop.ndjson')).not.toContain('histogram');
  expect(await run('record @two.json --baselines @baselines')).toMatchObject({ exitCode: 0 });
  expect(text('baselines/shop.ndjson').match(/"provenance"/g)).toHaveLength(1);
});

test.each([
  ['nearest-rank', 14, 13],
  ['jmeter-dashboard', 14, 13.25],
  ['jmeter-aggregate', 13, 13],
])('percentiles are computed as %s, from a raw result and from its document', async (percentile, p90, p75) => {
  // 10, 10, 11, 11, 12, 12, 13, 13, 14 and, with ten samples, another 14
  const [nine, ten] = [9, 10].map((n) => jtl(`GET /${String(n)}`, { n, elapsedMs: 10 }));
  write('p/shop/a.jtl', `${nine ?? ''}${body(ten ?? '')}`);
  await read('p.json', ['p'], '--percentiles', 'jmeter-aggregate');
  for (const file of ['p', 'p.json']) {
    await read('p.out.json', [file], '--percentiles', percentile);
    const shared = { method: { percentile }, groupedMedian: expect.closeTo(12, 0) };
    expect(document('p.out.json').measurements).toMatchObject([
      { ...shared, label: 'GET /9', metrics: { p90 } },
      { ...shared, label: 'GET /10', metrics: { p75 } },
    ]);
  }
});
