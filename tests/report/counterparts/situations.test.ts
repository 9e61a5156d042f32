/** The situations in which people open a page or a comment, made by the command line, as the first screen shows them. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser, type Browser, type BrowserPage } from '../../../tools/browser.mjs';
import { commentPage } from '../../../tools/comment-page.mjs';
import { dayOf, twoScenarios } from '../../stories/_nights.js';
import { jtl, story } from '../../stories/_story.js';
import { expectFirstScreen, pictures } from './_first-screen.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh chromium playwright-core cmark-gfm github-markdown-css

/** Copies results of JMeter as if the load test had run a day later. */
function copyShifted(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jtl')))
    writeFileSync(
      join(to, file),
      readFileSync(join(to, file), 'utf8').replace(/^\d{13}/gm, (ms) => String(Number(ms) + 86_400_000)),
    );
}

interface Situation {
  readonly argv: readonly string[];
  /** Texts on the first screen of the page and of the comment. */
  readonly texts: readonly string[];
}

const against = ['--baselines', 'examples/shop/baselines'];
const release = ['--against', 'tag:4.4.0', '--tag', '4.5.0'];
const results = (name: string): string => `examples/shop/results/${name}`;

const situations: Readonly<Record<string, Situation>> = {
  healthy: {
    argv: ['check', results('healthy'), ...against],
    texts: ['no regression in 12 cases', 'would be found'],
  },
  slow: {
    argv: ['check', results('slow'), ...against],
    texts: ['checkout got slower', '−38 %', '399 → 248 /s', 'by chance', 'guardband accept'],
  },
  failing: {
    argv: ['check', results('failing'), ...against],
    texts: ['checkout fails 100 % of its requests (usually 0)', 'Find out why'],
  },
  'first-run': {
    argv: ['check', results('healthy'), '--baselines', '@none'],
    texts: ['nothing to compare with yet', '12 cases', 'guardband record'],
  },
  unread: {
    argv: ['check', '@unread', ...against],
    texts: ['2 of 6 result files could not be read', '4 cases are missing', '5_users/results.jtl', 'guardband check'],
  },
  'load-test-failed': {
    argv: ['check', results('healthy'), ...against, '--load-test', 'failure'],
    texts: ['the load test failed, so nothing was judged', 'See the log of the load test'],
  },
  'cut-short': {
    argv: ['check', '@cut', ...against],
    texts: ['a test was cut short: 2 cases not judged', 'measure', 'guardband check'],
  },
  missing: {
    argv: ['check', '@missing', ...against],
    texts: ['checkout', 'not measured', 'retired'],
  },
  'whole-run': {
    argv: ['check', '@slow-night', '--baselines', '@nights'],
    texts: [
      'all 6 cases got slower',
      'already throughput −24 to −22 % in 3 of them since 2026-10-13',
      'Either the machine or the change is the cause of what is new',
      'guardband gate',
    ],
  },
  'one-past-run': {
    argv: ['check', '@slow-night', '--baselines', '@one-night'],
    texts: ['cannot tell', 'all 6 cases', 'guardband gate'],
  },
  'few-requests': {
    argv: ['check', '@few-slow', '--baselines', '@few', '--set', 'scenario=shop'],
    texts: ['got slower', 'p50 +5', 'looks like an old result', 'guardband accept'],
  },
  'some-errors': {
    argv: ['check', '@some-errors', ...against],
    texts: ['requests (usually 0)', 'Find out why'],
  },
  waived: {
    argv: ['check', results('slow'), ...against, '--config', '@waived.yml'],
    texts: ['no regression', '−38 %', 'waived until 2026-12-31', 'new tax rules', 'by chance'],
  },
  'sign-off-rejected': {
    argv: ['signoff', results('slow'), ...release, '--baselines', '@released'],
    texts: ['4.5.0', 'checkout got slower', '−37 %', 'by chance', 'Fix it'],
  },
  'sign-off-open': {
    argv: ['signoff', '@next', ...release, '--baselines', '@released'],
    texts: ['4.5.0 is not signed yet', '12 cases', 'varies too much below'],
  },
  'sign-off-signed': {
    argv: ['signoff', '@next', ...release, '--baselines', '@released', '--config', '@no-p99.yml'],
    texts: ['4.5.0 is signed', '12 cases', 'p99 is not judged'],
  },
  trend: {
    argv: ['trend', '--baselines', '@nights', '--repository', 'https://github.com/owner/shop'],
    texts: ['checkout', '+29 to +32 %', '2026-10-13', '4 of 4 runs beyond all 12 before'],
  },
};

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const findPale = `axe.run({ runOnly: ['color-contrast'] }).then(({ violations }) =>
  violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => html + ' ' + any[0].message)))`;

withCounterparts('situations in Chromium', () => {
  // The load tests of the examples ran on 2026-11-20, in the evening, and the copied one a day later.
  const { run, write, text, at } = story({}, '', '2026-11-22T09:00:00Z');
  let browser: Browser;
  let page: BrowserPage;
  let open: BrowserPage;
  /** Whatever is tinted, grey or bold can be read. */
  const expectContrast = async (file: string): Promise<void> => {
    await open.goto(pathToFileURL(file).href);
    for (const colorScheme of ['light', 'dark'] as const) {
      await open.emulateMedia({ colorScheme });
      await open.evaluate(axe);
      expect({ colorScheme, pale: await open.evaluate(findPale) }).toEqual({ colorScheme, pale: [] });
    }
  };
  beforeAll(async () => {
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    cpSync(results('healthy'), at('unread'), { recursive: true });
    write('unread/browse/5_users/results.jtl', '');
    write('unread/checkout/5_users/results.jtl', '<!doctype html><title>Log in</title>');
    cpSync(results('healthy'), at('cut'), { recursive: true });
    write('cut/checkout/20_users/results.jtl', text('cut/checkout/20_users/results.jtl').slice(0, 20_000));
    cpSync(join(results('healthy'), 'browse'), at('missing/browse'), { recursive: true });
    const waiver = 'where: {scenario: checkout}, metric: [throughput, p50, p99], ceiling: 90%, until: 2026-12-31';
    write('waived.yml', `version: 1\nwaivers:\n  - {${waiver}, reason: new tax rules, issue: "#123"}\n`);
    write('no-p99.yml', 'version: 1\nmetrics: {p99: report}\n');
    cpSync('examples/shop/baselines', at('released'), { recursive: true });
    await run('record', results('healthy'), '--baselines', '@released', '--tag', '4.4.0');
    copyShifted(results('healthy'), at('next'));
    for (let n = 0; n < 16; n++) {
      write(`night-${String(n)}/run.json`, JSON.stringify(twoScenarios(n, n < 12 ? 1 : 1.3)));
      await run('record', `@night-${String(n)}`, '--baselines', '@nights');
    }
    await run('record', '@night-0', '--baselines', '@one-night');
    // A p99 of few requests is grey, and red where it moved.
    for (let n = 0; n <= 8; n++) {
      for (const [i, label] of ['pay', 'list', 'home', 'cart'].entries())
        write(
          `few-${n === 8 ? 'slow' : 'run'}/${label}.jtl`,
          jtl(label, {
            n: 900,
            startMs: Date.parse(dayOf(n)) + i,
            elapsedMs: 30 + ((n + i) % 3) + (n === 8 && i === 0 ? 18 : 0),
          }),
        );
      if (n < 8) await run('record', '@few-run', '--baselines', '@few', '--set', 'scenario=shop');
    }
    cpSync(results('healthy'), at('some-errors'), { recursive: true });
    for (const users of ['5', '10', '20']) {
      const file = `some-errors/checkout/${users}_users/results.jtl`;
      let row = 0;
      write(
        file,
        text(file).replace(/,201,Created,(.*?),true,/g, (all, middle: string) =>
          row++ % 30 === 0 ? `,500,Boom,${middle},false,` : all,
        ),
      );
    }
    write('slow-night/run.json', JSON.stringify(twoScenarios(16, 1.3, 1.55)));
    browser = await openBrowser(counterparts ?? '');
    page = await browser.newPage({});
    // Injecting axe requires bypassing the page's policy, which rightly forbids it.
    open = await browser.newPage({ bypassCSP: true });
  });
  afterAll(async () => {
    await browser.close();
  });

  test.each(Object.entries(situations))('%s', async (name, { argv, texts }) => {
    await run(...argv, '--out', `@${name}.html`, '--out', `@${name}.md`);
    // A long temporary folder is not what readers see.
    const shown = (file: string): string => text(file).replaceAll(at(''), '');
    write(`pages/${name}.html`, shown(`${name}.html`));
    await expectFirstScreen(page, { name: `page-${name}`, file: at(`pages/${name}.html`), heading: 'h1', texts });
    await expectContrast(at(`pages/${name}.html`));
    // What moved comes first in the statistics, whether it fails or not.
    if (name === 'waived')
      expect(await page.evaluate(`document.querySelector('table.statistics tbody bdi').textContent`)).toBe(
        'checkout / POST /cart',
      );
    write(`comments/${name}.html`, commentPage(shown(`${name}.md`), counterparts ?? ''));
    await expectFirstScreen(page, {
      name: `comment-${name}`,
      file: at(`comments/${name}.html`),
      heading: 'h1, h3',
      texts,
    });
  });

  test('compare', async () => {
    await run('check', results('slow'), '--against', results('healthy'), '--judge', 'none', '--out', '@compare.html');
    const texts = ['Not judged', 'no verdict asked', '→', 'checkout', '+59 %', 'guardband check B'];
    await expectFirstScreen(page, { name: 'page-compare', file: at('compare.html'), heading: 'h1', texts });
  });
});
