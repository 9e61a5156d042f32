/** Names that every object inherits are names like any other, wherever results and configurations may contain them. */
import { describe, expect, test } from '@jest/globals';
import { jtl, story } from './_story.js';

const { run, write } = story();
const day = 86_400_000;
const now = Date.parse('2026-11-20T10:00:00Z');

/** The output of a check whose names are made of this one. */
async function check(name: string, config: string, ...args: readonly string[]): Promise<string> {
  const folder = String(check.count++);
  const inFolder = (text: string): string => `@${folder}/${text}`;
  write(`${folder}/guardband.yml`, config.replaceAll('NAME', name));
  const common = ['--config', inFolder('guardband.yml'), '--baselines', inFolder('baselines')];
  for (const ago of [3, 2, 1]) {
    write(
      `${folder}/${String(ago)}.jtl`,
      `${jtl(name, { startMs: now - ago * day })}${jtl('GET /', { startMs: now - ago * day }).replace(/^.*\n/, '')}`,
    );
    const { exitCode, stderr } = await run('record', inFolder(`${String(ago)}.jtl`), ...common);
    // What an objective could not be checked in, record says as a check does.
    expect([exitCode, stderr.replace(/^note: Recorded, although .*\n.*\n/, '')]).toEqual([0, '']);
  }
  write(`${folder}/now.jtl`, jtl(name, { startMs: now, elapsedMs: 60 }));
  const named = args.map((arg) => arg.replaceAll('NAME', name));
  const out = ['--out', inFolder('report.html')];
  const { stdout, stderr } = await run('check', inFolder('now.jtl'), ...common, ...named, ...out);
  return (stdout + stderr).replaceAll(name, 'NAME').replaceAll(`/${folder}/`, '/');
}
check.count = 0;

const plain = 'scenario: shop\n';
describe.each([
  ['a label', plain, []],
  ['a scenario', 'scenario: NAME\n', []],
  ['an axis of all runs', plain, ['--set', 'users=1']],
  ['an axis that only the candidate has', plain, ['--set', 'NAME=7']],
  ['a part of the environment', `${plain}environment: { NAME: x }\n`, ['--set', 'environment.NAME=y']],
  ['a key of conditions', `${plain}controls: [{ NAME: '1' }]\nretired: [{ where: { NAME: x }, reason: gone }]\n`, []],
  ['an objective', `${plain}objectives: [{ where: { label: NAME }, p99: 'within 5% of NAME' }]\n`, []],
  [
    'an axis of a derived metric',
    `${plain}derive: [{ metric: kneePoint, along: NAME }, { metric: targetShare, along: NAME }]\n`,
    [],
  ],
  ['a metric', `${plain}metrics: { NAME: { better: lower } }\n`, []],
])('as %s', (_, config, args) => {
  // Of the same length and, nearly, the same order.
  test.each([
    ['toString', 'toStrinh'],
    ['__proto__', '__protp__'],
  ])('%s is reported like an ordinary name', async (name, ordinary) => {
    expect(await check(name, `version: 1\n${config}`, ...args)).toBe(
      await check(ordinary, `version: 1\n${config}`, ...args),
    );
  });
});
