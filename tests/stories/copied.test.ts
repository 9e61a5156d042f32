/** A result that is a copy of another one measures nothing: its case would be judged by the samples of the other. */
import { expect, test } from '@jest/globals';
import { body, jtl, story } from './_story.js';

const { run, write } = story();
const begin = 1_760_000_000_000;

async function read(
  files: Readonly<Record<string, string>>,
  folder: string,
  ...argv: readonly string[]
): Promise<string> {
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return (await run('read', `@${folder}`, '--set', 'scenario=shop', ...argv)).stderr;
}

test('a result of another number of users is reported with its cases', async () => {
  const once = jtl('GET /', { startMs: begin });
  const found = await read({ '10_users/a.jtl': once, '20_users/a.jtl': once, '5_users/a.jtl': once }, 'copied');
  expect(found).toMatch(/20_users\/a\.jtl: warning: This result has the samples of \S*10_users\/a\.jtl, so 2 cases/);
  expect(found).toContain('shop / GET / [users=20], shop / GET / [users=5]');
});

test('a repetition that is counted twice is reported', async () => {
  const once = jtl('GET /', { startMs: begin });
  const found = await read({ '1.jtl': once, '2.jtl': once }, 'repeated', '--shards', 'repetitions');
  expect(found).toMatch(/2\.jtl: warning: This result has the samples of/);
});

test('a copy within one document is reported', async () => {
  const once = jtl('GET /', { startMs: begin });
  for (const users of ['10_users', '20_users']) write(`merged/${users}/a.jtl`, once);
  await run('read @merged --set scenario=shop -o @merged.json');
  const { stderr } = await run('read @merged.json');
  expect(stderr).toMatch(
    /merged\.json: warning: Cases of this result have the same samples, so 1 case was not measured/,
  );
});

const get = (more: object = {}): string => jtl('GET /', { startMs: begin, ...more });
const two = (a: string, b: string) => ({ '10_users/a.jtl': a, '20_users/a.jtl': b });
test.each<[string, Readonly<Record<string, string>>]>([
  ['a transaction with a single request', { 'a.jtl': jtl('Pay', { startMs: begin }) + body(get()) }],
  ['equal times at another moment', two(get(), get({ startMs: begin + 1 }))],
  ['fewer samples than a coincidence needs', two(get({ n: 99 }), get({ n: 99 }))],
  ['other response times of the same length', two(get(), get().replace(/,21,GET/, ',22,GET'))],
])('%s is no copy', async (name, files) => {
  expect(await read(files, name.replaceAll(' ', '-'))).not.toContain('has the samples of');
});
