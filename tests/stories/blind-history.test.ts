/**
 * A history in which losing a fifth goes undetected: check and backtest must report that, and recommend an
 * alternative.
 */
import { describe, expect, test } from '@jest/globals';
import { story } from './_story.js';

const heads =
  'Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.,Date,Payload,Users,Version';
const startSeconds = 1_700_000_000;
const labels = Array.from({ length: 8 }, (_, i) => `GET /${String(i)}`);

/**
 * @param factorOf the speed of the machine in a run, and of a label relative to the others
 * @param rate the same for throughput
 * @param nights their number
 * @param apart by how many milliseconds the times of a label are above those of the label before; times are equal without
 */
const history = (factorOf: (night: number, label: number) => number, rate = factorOf, nights = 20, apart = 0): string =>
  `${[
    heads,
    ...Array.from({ length: nights }, (_, night) =>
      labels.map((label, i) => {
        const factor = factorOf(night, i);
        const [p50, p90, p95, p99] = [15, 30, 40, 60].map((ms) => ((ms + apart * i) / factor).toFixed(0));
        return `${label},100000,${p50 ?? ''},${p50 ?? ''},${p90 ?? ''},${p95 ?? ''},${p99 ?? ''},1,900,0.00%,${(
          (400 + 10 * i) *
          rate(night, i)
        ).toFixed(1)},500.0,10.0,${String(startSeconds + night * 86_400)},50,60,Shop 1`;
      }),
    ).flat(),
  ].join('\n')}\n`;

/** A deterministic number between -1 and 1, without a pattern. */
const random = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;
const wholeRuns = history((night, label) =>
  Math.exp(0.4 * random(night + 1) + 0.08 * random(7 * night + 101 * label + 1)),
);
/** Labels that wait for each other have one throughput, so they count as one. */
const oneThroughput = history((night) => Math.exp(0.4 * random(night + 1)));
/** A test that starts requests at a fixed rate, as long as the service keeps up. */
const fixedRate = history(
  (night, label) => Math.exp(0.6 * random(night + 1) + 0.08 * random(7 * night + 101 * label + 1)),
  (night, label) => Math.exp(0.002 * random(7 * night + 101 * label + 1)),
);
const quiet = history((night, label) => Math.exp(0.01 * random(7 * night + 101 * label + 1)));

const advice = 'guardband check NEW... --against BASE/';

describe.each([
  [
    'whole runs vary',
    wholeRuns,
    /judge throughput.*: whole runs vary so much that a change below \d+ % would go unnoticed/,
  ],
  [
    'the one throughput of a load test varies',
    oneThroughput,
    /response times: whole runs vary so much that a change below \d+ % would go unnoticed; nor throughput in 8 cases \((shop|nightly) \/ GET \/0 [^()]* and 5 more\): values vary so much from run to run that a loss of 20 % would go unnoticed/,
  ],
  ['the response times of a fixed rate vary', fixedRate, /judge response times: whole runs vary so much/],
])('where %s', (_, nightly, sentence) => {
  const project = story();

  test('check reports it once and recommends a comparison side by side', async () => {
    const lines = nightly.trim().split('\n');
    project.write('past/shop.csv', `${lines.slice(0, -labels.length).join('\n')}\n`);
    project.write('new/shop.csv', `${[heads, ...lines.slice(-labels.length)].join('\n')}\n`);
    const { stdout, stderr } = await project.run(
      'check',
      '@new/shop.csv',
      '--against',
      '@past/shop.csv',
      '--out',
      '@r.json',
    );
    const said = project.report('r.json').problems.filter(({ code }) => code === 'history-cannot-judge');
    expect(said).toMatchObject([{ level: 'warning', message: expect.stringMatching(sentence) }]);
    expect(`${stdout}${stderr}`).toContain(advice);
  });

  test('backtest reports it', async () => {
    project.write('shop/nightly.csv', nightly);
    const { stderr } = await project.run('backtest', '@shop/nightly.csv');
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain(advice);
  });
});

describe('where a few cases vary', () => {
  const project = story();
  const isRestless = (label: number): boolean => label === 2 || label === 5;
  const fewCases = history(
    (night, label) => Math.exp((isRestless(label) ? 0.5 : 0.01) * random(7 * night + 101 * label + 1)),
    (night, label) => Math.exp(0.002 * random(7 * night + 101 * label + 1)),
    20,
    50,
  );

  test('check names them in a note', async () => {
    const lines = fewCases.trim().split('\n');
    project.write('past/shop.csv', `${lines.slice(0, -labels.length).join('\n')}\n`);
    project.write('new/shop.csv', `${[heads, ...lines.slice(-labels.length)].join('\n')}\n`);
    await project.run('check', '@new/shop.csv', '--against', '@past/shop.csv', '--out', '@r.json');
    const said = project.report('r.json').problems.filter(({ code }) => code === 'history-cannot-judge');
    expect(said).toMatchObject([
      { level: 'note', message: expect.stringMatching(/ in 2 cases \(.*GET \/2.*GET \/5.*\)/) },
    ]);
  });

  test('backtest names them, in one sentence', async () => {
    project.write('shop/nightly.csv', fewCases);
    const { stderr } = await project.run('backtest', '@shop/nightly.csv');
    expect(stderr.replace(/\s+/g, ' ')).toMatch(
      /This history cannot judge response times in 2 cases \([^()]*GET \/2[^()]*, [^()]*GET \/5[^()]*\): values vary so much from run to run that a loss of 20 % would go unnoticed\./,
    );
    expect(stderr.split('cannot judge')).toHaveLength(2);
    expect(stderr).toContain(advice);
  });
});

describe('where only earlier runs varied', () => {
  const project = story();

  test('backtest counts them', async () => {
    // Thirty quiet nights replace the restless ones in the history of the newest run.
    const lines = history(
      (night, label) =>
        Math.exp((night < 40 ? 0.4 * random(night + 1) : 0) + 0.01 * random(7 * night + 101 * label + 1)),
      undefined,
      70,
    );
    project.write('shop/nightly.csv', lines);
    const { stderr } = await project.run('backtest', '@shop/nightly.csv');
    expect(stderr.replace(/\s+/g, ' ')).toMatch(
      /In [345]\d of the 65 replayed runs with enough history, it cannot judge response times: whole runs vary .*; nor throughput in 8 cases \(.*\): values vary/,
    );
  });
});

const quietStory = story();

test('a quiet history is not mentioned', async () => {
  quietStory.write('shop/nightly.csv', quiet);
  const { stdout, stderr } = await quietStory.run('backtest', '@shop/nightly.csv');
  expect(stdout).toContain('Replayed 19 runs');
  expect(stderr).not.toContain('cannot judge');
});
