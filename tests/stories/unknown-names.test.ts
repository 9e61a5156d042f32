/** Names of cases, metrics, runs and labels that nothing has: every command refuses them before it writes, with the closest ones. */
import { beforeAll, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { jtl, story } from './_story.js';

const { run, write, at } = story();
const place = ['--baselines', '@baselines', '--config', '@guardband.yml', '--set', 'scenario=shop'];
const results = ['--results', '@now'];

beforeAll(async () => {
  write('guardband.yml', 'version: 1\nmeasure: { run: "true {version} {out}" }\n');
  for (const [i, label] of ['checkout', 'browse'].entries())
    write(`then/${label}.jtl`, jtl(label, { startMs: 1_760_000_000_000 + i }));
  await run('record', '@then', ...place, '--tag', '4.4.0', '--commit', 'a'.repeat(40));
  for (const [i, label] of ['checkout', 'browse', 'search'].entries())
    write(`now/${label}.jtl`, jtl(label, { n: 900, startMs: 1_760_086_400_000 + i }));
});

/** All files of the story with their contents. */
const everything = (): readonly (readonly [string, string])[] =>
  readdirSync(at('.'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [`${parentPath}/${name}`, readFileSync(`${parentPath}/${name}`, 'utf8')] as const);

const reason = ['--reason', 'x'];
const both = [...results, ...reason];
test.each<readonly [string, readonly string[], RegExp]>([
  ['a case to accept', ['accept', 'chekout', ...reason], /"chekout"[^]*Did you mean "shop \/ checkout"\?/],
  ['a case of a run to accept', ['accept', 'serch', ...both], /Did you mean "shop \/ search"\?/],
  ['one of two cases', ['accept', 'checkout', 'brwse', ...both], /Did you mean "shop \/ browse"\?/],
  ['a metric', ['accept', 'checkout', '--metric', 'p9', ...both], /Did you mean "p99"\?/],
  ['the title of a metric', ['accept', 'checkout', '--metric', 'error %', ...both], /Did you mean "errorPercent"\?/],
  ['a title with a slip', ['accept', 'checkout', '--metric', 'eror %', ...reason], /Did you mean "errorPercent"\?/],
  ['no metric', ['accept', 'checkout', '--metric', 'respnse time', ...reason], /Allowed are: errorPercent, throughput/],
  ['a metric that was not measured', ['accept', 'checkout', '--metric', 'apdex', ...reason], /not accept "apdex"/],
  ['a case to explain', ['explain', 'chekout', ...results], /Did you mean "shop \/ checkout"\?/],
  ['a metric to explain', ['explain', 'checkout', 'error %', ...results], /Did you mean "errorPercent"\?/],
  ['a case of a trend', ['trend', '--case', 'chekout'], /Did you mean "shop \/ checkout"\?/],
  ['a metric to bisect', ['bisect', 'HEAD', 'HEAD', '--metric', 'eror %'], /Did you mean "errorPercent"\?/],
  ['a recorded run', ['check', 'tag:4.4.O', '--judge', 'none'], /Did you mean "tag:4\.4\.0"\?/],
])('refuses %s before anything is written', async (_, argv, advice) => {
  const before = everything();
  const { exitCode, stdout, stderr } = await run(...argv, ...place);
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 3, stdout: '', stderr: expect.stringMatching(advice) });
  expect(everything()).toEqual(before);
});

test('a misspelt case of --only passes nothing, and the verdict names it', async () => {
  const { exitCode, stdout } = await run('check', '@now', '--only', 'checkout', '--only', 'brwse', ...place);
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(/^UNKNOWN {2}no case matches "brwse"/);
  expect(stdout).toContain('Did you mean "shop / browse"?');
  expect(stdout).not.toContain('guardband record');
});

test('a misspelt release beside the baseline is answered with the closest one', async () => {
  const { stdout } = await run('check', '@now', '--reference', 'tag:4.4.O', ...place);
  expect(stdout).toContain('Did you mean "4.4.0"?');
});
