/**
 * A history in which losing a fifth goes undetected: check must report that, and recommend an alternative.
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

/** The newest night, beside those before it. */
async function checkNewest(nightly: string, { run, write }: ReturnType<typeof story>) {
  const lines = nightly.trim().split('\n');
  write('past/shop.csv', `${lines.slice(0, -labels.length).join('\n')}\n`);
  write('new/shop.csv', `${[heads, ...lines.slice(-labels.length)].join('\n')}\n`);
  return await run('check @new/shop.csv --against @past/shop.csv --out @r.json');
}

const advice = 'guardband check NEW... --against BASE/';

describe.each([
  [
    'whole runs vary',
    wholeRuns,
    /judge throughput.*: whole runs vary so much that a change of all cases together below \d+ % would go unnoticed/,
  ],
  [
    'the one throughput of a load test varies',
    oneThroughput,
    /response times: whole runs vary so much that a change of all cases together below \d+ % would go unnoticed; nor throughput in 8 cases \((shop|nightly) \/ GET \/0 [^()]* and 5 more\): values vary so much from run to run that a loss of 20 % would go unnoticed/,
  ],
  ['the response times of a fixed rate vary', fixedRate, /judge response times: whole runs vary so much/],
])('where %s', (_, nightly, sentence) => {
  const project = story();

  test('check reports it once and recommends a comparison side by side', async () => {
    const { stdout, stderr } = await checkNewest(nightly, project);
    const said = project.report('r.json').problems.filter(({ code }) => code === 'history-cannot-judge');
    expect(said).toMatchObject([{ level: 'warning', message: expect.stringMatching(sentence) }]);
    expect(`${stdout}${stderr}`).toContain(advice);
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
    await checkNewest(fewCases, project);
    const said = project.report('r.json').problems.filter(({ code }) => code === 'history-cannot-judge');
    expect(said).toMatchObject([
      { level: 'note', message: expect.stringMatching(/ in 2 cases \(.*GET \/2.*GET \/5.*\)/) },
    ]);
  });
});

const quietStory = story();

test('a quiet history is not mentioned', async () => {
  const { exitCode, stdout, stderr } = await checkNewest(quiet, quietStory);
  expect(exitCode).toBe(0);
  expect(`${stdout}${stderr}`).not.toContain('cannot judge');
});
