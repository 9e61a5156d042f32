/** A pause of the machine delays all requests in progress at once. It is one event, and does not show a slower version. */
import { expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write, report } = story();

const seconds = 30;
const perSecond = 100;

/** A result in which the requests that started at these indices took 250 ms instead of 20 to 24. */
function result(isSlow: (i: number) => boolean, startMs: number): string {
  const rows = jtl('GET /', { n: seconds * perSecond, everyMs: 1000 / perSecond, startMs }).split('\n');
  return rows.map((row, i) => (i > 0 && isSlow(i - 1) ? row.replace(/^(\d+),\d+/, '$1,250') : row)).join('\n');
}

const never = (): boolean => false;
/** 50 requests (1.7 %), which wait for half a second of the run. */
const inOneMoment = (i: number): boolean => i >= 1500 && i < 1550;
const inManyMoments = (i: number): boolean => i % 60 === 0;

async function judge(isSlow: (i: number) => boolean, pastRuns = 6) {
  const folder = `${isSlow.name}-${String(pastRuns)}`;
  const day = 86_400_000;
  const begin = 1_760_000_000_000;
  for (let i = 0; i < pastRuns; i++) {
    write(`${folder}/past-${String(i)}/shop/GET.jtl`, result(never, begin + i * day));
    await run('record', `@${folder}/past-${String(i)}`, '--baselines', `@${folder}/baselines`);
  }
  write(`${folder}/now/shop/GET.jtl`, result(isSlow, begin + pastRuns * day));
  const { exitCode, stdout } = await run(`check @${folder}/now --baselines @${folder}/baselines --out @report.json`);
  const p99 = report('report.json').findings.find(({ metric }) => metric === 'p99');
  return { exitCode, stdout, p99 };
}

test('a p99 that one moment raised does not fail', async () => {
  const { exitCode, p99, stdout } = await judge(inOneMoment);
  expect(p99).toMatchObject({ candidate: 250, verdict: 'suspect' });
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(/^UNKNOWN .*p99 \+9\d\d %; one run cannot tell/);
});

test('the same number of slow requests throughout the run fails', async () => {
  const { exitCode, p99 } = await judge(inManyMoments);
  expect(p99).toMatchObject({ candidate: 250, verdict: 'regression' });
  expect(exitCode).toBe(1);
});
