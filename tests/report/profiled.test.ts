/** What a profiler named is a hint beside the verdict: one line, and the rest on the page. */
import { expect, test } from '@jest/globals';
import type { ProfileAnswer, ProfiledMethod, Report } from '../../src/model/documents.js';
import { rendererById } from '../../src/report/renderers/index.js';
import { finding, report } from './reports/build.js';

const total: ProfiledMethod = {
  method: 'com.shop.Cart.total',
  kind: 'computing',
  base: 2.91,
  head: 13.7,
  z: 9,
  file: 'app/src/com/shop/Cart.java',
  line: 42,
};
const join: ProfiledMethod = { method: 'com.shop.Text.join', kind: 'lock', base: 0.21, head: 2.44, z: 5 };

function render(id: string, profile: ProfileAnswer): string {
  const verdict = { verdict: 'regression', reason: 'beyond-limit', fails: true } as const;
  const made = report([finding({ label: 'GET /a', metric: 'p50', was: 10, candidate: 13, ...verdict })]);
  const gate = { decidedBy: 'pairs', measurements: 6, leastPairs: 3, durationMs: 60_000, profile } as const;
  const provenance = { ...made.candidate.provenance, commit: 'c'.repeat(40) };
  const shown: Report = { ...made, candidate: { ...made.candidate, provenance }, gate };
  const page = { width: Infinity, colour: false, repositoryUrl: 'https://example.com/o/shop' };
  return rendererById.get(id)?.render(shown, page) ?? '';
}

test('text and Markdown name the clearest method with its line, then others', () => {
  const profile = { methods: [total, join] };
  expect(render('text', profile)).toContain(
    'A profile names com.shop.Cart.total (Cart.java:42): 2.9 → 14 % of all computing; then com.shop.Text.join.',
  );
  const address = `https://example.com/o/shop/blob/${'c'.repeat(40)}/app/src/com/shop/Cart.java#L42`;
  expect(render('markdown', profile)).toContain(`\`com.shop.Cart.total\` ([\`Cart.java:42\`](${address}))`);
});

test('the page lists all of them with their cost', () => {
  const page = render('html', { methods: [total, join] });
  expect(page).toContain('<bdi>com.shop.Text.join</bdi>: waits 0.21 → 2.4 ms per request for a lock');
  expect(page).toContain('#L42" rel="noreferrer"><bdi>Cart.java:42</bdi></a>): 2.9 → 14 % of all computing');
});

test.each(['text', 'markdown', 'html'])('%s says that nothing was found, or why nothing could be', (id) => {
  expect(render(id, { methods: [] })).toContain('In a profile, no method costs more than in that of the base.');
  expect(render(id, { methods: [], why: 'no recording' })).toContain('A profile could not be made: no recording.');
});

test('names come from the code of the change, and stay text', () => {
  const evil = { ...total, method: 'a.<b>`@all`.x', file: 'a/[x](http://e.example)/<i>.java' };
  expect(render('markdown', { methods: [evil] })).toContain('A profile names ``a.<b>`@all`.x`` ([`<i>.java:42`](');
  const [, section = ''] = render('html', { methods: [evil] }).split('id="profile"');
  expect(section.slice(0, section.indexOf('</section>'))).not.toMatch(/<b>|<i>/);
  expect(section).toContain('a.&lt;b&gt;`@all`.x');
});
