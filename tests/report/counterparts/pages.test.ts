/** Both pages in Chromium: accessible, without requests, inert against hostile names, and readable without a script. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { defined } from '../../../src/lang/objects.js';
import type { Report, Signoff, Trend } from '../../../src/model/documents.js';
import type { Page } from '../../../src/model/host.js';
import { type Signed, signoffRenderers } from '../../../src/report/signoff/document.js';
import { trendPage } from '../../../src/report/trend/document.js';
import { openBrowser, type Browser, type BrowserPage } from '../../../tools/browser.mjs';
import { render } from '../_shown.js';
import { failed, finding, report, regressed, values } from '../reports/build.js';
import { reports } from '../reports/index.js';
import { manyCases } from '../reports/many-cases.js';
import { makeTrend } from '../reports/trend.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh chromium playwright-core

const hostileNames = [
  '</script><script>window.hacked = 1</script>',
  '"><img src=x onerror="window.hacked = 1">',
  "' onmouseover='window.hacked = 1",
  '<!-- <script>',
  '\u202egnp.exe \u2066hidden\u2069',
  '&lt;b&gt; \\u003c javascript:alert(1)',
];
const hostileReport = report(
  hostileNames.flatMap((label) =>
    ['throughput', 'p99'].map((metric) =>
      regressed({ scenario: label, label, on: { [label]: label }, metric, ...values(400, 200, 380, 9), fails: true }),
    ),
  ),
  failed,
);
const toPage = (shown: Report, compress?: Page['compress']): string =>
  render('html', shown, { width: 120, ...defined({ compress }) });

/** A pull request's own configuration can declare a metric with any title. */
function hostileTitles(): Readonly<Record<string, string>> {
  const [title = ''] = hostileNames;
  const metrics = [{ id: 'queue', title, unit: '', better: 'lower' }] as const;
  const renamed = <Document extends object>(document: Document): Document => ({
    ...(JSON.parse(JSON.stringify(document).replaceAll('"p99"', '"queue"')) as Document),
    metrics,
  });
  return {
    'report-hostile-title': toPage(renamed(reports.slower)),
    'trend-hostile-title': trendPage(renamed<Trend>(makeTrend({ cases: 8, runs: 40 }))),
  };
}

/** A run of 100 s per case. Its first repetition stalls in the middle, and its requests fail then. */
const widthMs = 1024;
const beginMs = widthMs * 1_728_418_000;
const timed: Report = {
  ...reports.slower,
  timelines: [...new Set(reports.slower.findings.map((each) => each.case.key))].flatMap((key) =>
    [0, 200 * widthMs].map((afterMs) => ({
      case: key,
      startedAt: new Date(beginMs + afterMs).toISOString(),
      durationMs: 98 * widthMs,
      timeline: {
        startMs: beginMs + afterMs,
        widthMs,
        requests: Array.from({ length: 98 }, (_, i) => (afterMs === 0 && i >= 40 && i < 50 ? 5 : 400)),
        ...(afterMs === 0 && { errors: Array.from({ length: 98 }, (_, i) => (i >= 40 && i < 50 ? 5 : 0)) }),
      },
    })),
  ),
};

/** A sign-off of the hostile report with a hostile name in every other text. */
function hostileSignoff(): Signoff {
  const [name = ''] = hostileNames;
  const byCase = [...new Set(hostileReport.findings.map((each) => each.case.key))];
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version: name },
    decidedAt: '2026-02-01T10:00:00.000Z',
    decision: 'rejected',
    reasons: [{ kind: 'regression', cases: byCase }],
    candidate: { ...hostileReport.candidate, provenance: { tag: name, environment: { [name]: name } } },
    baseline: { ...hostileReport.baseline, selector: name, runs: [{ tag: name }] },
    cases: byCase.map((key) => ({
      case: key,
      account: 'regression',
      findings: hostileReport.findings.filter((each) => each.case.key === key),
    })),
    objectives: [regressed({ label: name, objective: name, candidate: 1, reason: 'objective' })],
    waivers: [],
    problems: [{ code: 'unknown-column', level: 'error', message: name, advice: name, file: name }],
  };
}

const many = report(
  Array.from({ length: 510 }, (_, i) =>
    finding({ label: `GET /${String(i >> 1)}`, on: { users: String(10 * (1 + (i & 1))) }, was: 400, candidate: 400 }),
  ),
);

const withNewJdk = (trend: Trend): Trend => ({
  ...trend,
  runs: trend.runs.map((run, i) => ({ ...run, environment: { os: 'linux', jdk: i < 50 ? '21.0.4' : '21.0.5' } })),
});

const signoffPage = (signed: Signed): string =>
  signoffRenderers.find(({ id }) => id === 'html')?.render(signed, { width: 100, colour: false }) ?? '';

const pages: Readonly<Record<string, string>> = {
  'report-many': toPage(many),
  'report-statistics': toPage(manyCases(20)),
  'report-folded': toPage(manyCases(200)),
  'signoff-hostile': signoffPage({ signoff: hostileSignoff(), report: hostileReport }),
  'report-timed': toPage(timed),
  ...Object.fromEntries(Object.entries(reports).map(([name, of]) => [`report-${name}`, toPage(of)])),
  'report-hostile-html': toPage(hostileReport),
  trend: trendPage(withNewJdk(makeTrend({ cases: 12, runs: 80 })), { repositoryUrl: 'https://github.com/owner/name' }),
  'trend-hostile': trendPage(makeTrend({ cases: hostileNames.length, runs: 40, names: hostileNames })),
  ...hostileTitles(),
  'trend-single-run': trendPage(makeTrend({ cases: 3, runs: 1 })),
  'trend-many': trendPage(makeTrend({ cases: 2000, runs: 12 })),
};
const names = Object.keys(pages);
/** The others differ from these only in their numbers. */
const kinds = names.filter((name) => /slower|released|missing|first|objectives|hostile|timed|many|trend/.test(name));

let browser: Browser;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-pages-'));
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, `${name}.html`), html);
  browser = await openBrowser(counterparts ?? '');
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Tab {
  readonly page: BrowserPage;
  /** Opens the page of this name and returns its faults so far. */
  readonly show: (name: string) => Promise<readonly string[]>;
}
async function openTab(options: Parameters<Browser['newPage']>[0] = {}): Promise<Tab> {
  const page = await browser.newPage(options);
  let address = '';
  let faults: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== address) faults.push(`request ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return {
    page,
    show: async (name) => {
      faults = [];
      address = pathToFileURL(join(folder, `${name}.html`)).href;
      await page.goto(address);
      return faults;
    },
  };
}
/** Opens a page in a new tab. */
async function open(name: string, options?: Parameters<Browser['newPage']>[0]): Promise<{ page: BrowserPage }> {
  const tab = await openTab(options);
  opened.push(tab.page);
  await tab.show(name);
  return tab;
}
const opened: BrowserPage[] = [];
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});
/** The page filters its cases a moment after the last letter. */
async function filter(page: BrowserPage, text: string): Promise<void> {
  await page.fill('#text', text);
  await page.waitForTimeout(100);
}
/** A script that reads the texts of the elements. */
const textsOf = (selector: string): string =>
  `[...document.querySelectorAll('${selector}')].map((part) => part.textContent)`;
/** Opens an address in a new tab. */
async function openAddress(address: string): Promise<BrowserPage> {
  const page = await browser.newPage({});
  opened.push(page);
  await page.goto(address);
  await page.waitForTimeout(200);
  return page;
}
/** Tabs that show one page after the other, because a new tab takes longer than most pages. */
const tabs = new Map<string, Promise<Tab>>();
function reusedTab(options: Parameters<Browser['newPage']>[0] = {}): Promise<Tab> {
  const key = JSON.stringify(options);
  const tab = tabs.get(key) ?? openTab(options);
  tabs.set(key, tab);
  return tab;
}
const unfold = "for (const each of document.querySelectorAll('details')) each.open = true";
const openFirstCase = "document.querySelector('a.cell, li.case > a')?.click()";

withCounterparts('pages in Chromium', () => {
  test.each(kinds)(
    '%s is accessible and as wide as the screen: of a desk, a tablet and a phone, in light and dark',
    async (name) => {
      const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [1280, 'dark'],
        [768, 'light'],
        [390, 'dark'],
      ] as const) {
        // Injecting axe requires bypassing the page's policy, which rightly forbids it.
        const { page, show } = await reusedTab({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
        await show(name);
        await page.evaluate(openFirstCase);
        // Pages must not scroll horizontally.
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        await page.evaluate(unfold);
        await page.waitForTimeout(100);
        await page.evaluate(axe);
        const found = await page.evaluate<{
          violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
        }>("axe.run({ resultTypes: ['violations'] })");
        const faults = found.violations.map(
          ({ id, nodes }) =>
            `${id} (${String(width)} ${colorScheme}): ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
        );
        expect(faults).toEqual([]);
      }
    },
  );

  test.each(names)('%s loads nothing, logs no error and runs nothing of the names in it', async (name) => {
    const { page, show } = await reusedTab();
    const faults = await show(name);
    await page.evaluate(unfold);
    await page.evaluate(openFirstCase);
    await page.waitForTimeout(100);
    expect(faults).toEqual([]);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(await page.evaluate("document.querySelectorAll('img, iframe, object, base, link').length")).toBe(0);
    expect(
      await page.evaluate('/[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.innerText)'),
    ).toBe(false);
  });
});

withCounterparts('pages on small screens, and without script', () => {
  test.each([
    ['a desk', { width: 1280, height: 900 }],
    ['a phone', { width: 390, height: 800 }],
  ])(
    'the first screen of the report on %s has the verdict, the groups, how sure and a whole command',
    async (_, size) => {
      const { page } = await open('report-slower', { viewport: size });
      const parts = await page.evaluate<readonly { text: string; right: number; bottom: number }[]>(
        `['h1', '#groups table', '#groups table ~ p, #groups .scroll ~ p', '.steps.first code'].map((selector) => {
        const part = document.querySelector(selector);
        const range = document.createRange();
        range.selectNodeContents(part);
        const { right, bottom } = range.getBoundingClientRect();
        return { text: part.textContent, right, bottom };
      })`,
      );
      expect(parts.map(({ text }) => text)).toEqual([
        expect.stringContaining('got slower'),
        expect.stringMatching(/−.* by chance/s),
        expect.stringMatching(/^24 cases: 2 worse/),
        expect.stringMatching(/^guardband accept /),
      ]);
      for (const { right, bottom } of parts) {
        expect(right).toBeLessThanOrEqual(size.width);
        expect(bottom).toBeLessThanOrEqual(size.height);
      }
    },
  );

  test.each([
    ['report-slower', 'Failed', 'got slower', 'throughput', 'guardband accept'],
    ['trend', 'Open regressions', 'throughput', 'guardband accept', '/s'],
  ])('%s is readable without script', async (name, ...wanted) => {
    const { page } = await open(name, { javaScriptEnabled: false });
    const text = await page.textContent('main');
    for (const each of wanted) expect(text).toContain(each);
  });
});

withCounterparts('the report in Chromium', () => {
  test('a case of the report opens, closes with Escape, and is in the address', async () => {
    const { page } = await open('report-slower');
    await page.click('a.cell');
    await page.waitForSelector('#panel figure.run canvas');
    expect(page.url()).toContain('#case=');
    await page.press('body', 'Escape');
    expect(await page.evaluate("document.querySelector('#panel').hidden")).toBe(true);
  });

  test('the keys of the report move and find, but letters in the search field are no keys', async () => {
    const { page } = await open('report-slower');
    await page.press('body', 'j');
    expect(await page.evaluate("document.querySelector('#panel').hidden")).toBe(false);
    await page.press('body', 'o');
    expect(await page.evaluate("document.querySelector('#panel').hidden")).toBe(true);
    await page.press('body', '/');
    expect(await page.evaluate('document.activeElement.id')).toBe('text');
    await page.press('#text', 'j');
    expect(await page.evaluate("document.querySelector('#text').value")).toBe('j');
    expect(await page.evaluate("document.querySelector('#panel').hidden")).toBe(true);
  });

  test('a case and the whole run are drawn over time, with errors and repetitions', async () => {
    const { page } = await open('report-timed');
    const charts = (section: string): string =>
      `[...document.querySelectorAll('${section} figure.run canvas')].map((chart) => chart.ariaLabel)`;
    await page.waitForSelector('#time canvas');
    expect(await page.evaluate(charts('#time'))).toEqual([
      expect.stringMatching(/^Throughput: requests /),
      expect.stringMatching(/^Errors by code: errors 0 to /),
    ]);
    await page.click('a.cell');
    await page.waitForSelector('#panel figure.run canvas');
    expect(await page.evaluate(charts('#panel'))).toEqual([
      expect.stringMatching(/^p99: past runs 11\.82 to 12\.2 ms, this run 12 ms$/),
      expect.stringMatching(/^throughput: past runs 8,914 to 9,201 \/s, this run 9,141 \/s$/),
      expect.stringMatching(/^Throughput: requests 4\.88 to 390\.6 \/s$/),
      expect.stringMatching(/^Errors by code: errors 0 to 4\.88 \/s$/),
    ]);
  });

  test('a report without times has no chart over time', async () => {
    const { page } = await open('report-slower');
    await page.click('a.cell');
    expect(await page.evaluate("document.querySelector('#time')")).toBeNull();
    expect(await page.evaluate(textsOf('#panel figure.run b'))).not.toContain('Throughput');
  });

  test('the filter of the report is restored from the address', async () => {
    const { page } = await open('report-slower');
    await filter(page, 'no such case');
    expect(await page.textContent('#shown')).toMatch(/^0 of \d+ cases$/);
    expect(page.url()).toContain('#find=no+such+case');
  });
});

withCounterparts('the statistics in Chromium', () => {
  const rows = (column: number): string =>
    `[...document.querySelectorAll('table.statistics tbody tr:not(.spacer)')].map((row) => row.cells[${String(column)}].textContent)`;

  test('have the filter of the page, and their order is in the address', async () => {
    const { page } = await open('report-statistics');
    expect(await page.evaluate(`${rows(0)}.length`)).toBe(20);
    await page.click('table.statistics th:nth-child(6) button');
    const values = (await page.evaluate<readonly string[]>(rows(5))).map(Number);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    await filter(page, 'endpoint/1');
    expect(await page.evaluate(`new Set(${rows(0)}).size`)).toBe(1);
    const address = page.url();
    expect(address).toMatch(/#find=endpoint%2F1&sort=-throughput$/);
    const shown = await page.evaluate(rows(5));
    const other = await openAddress(address);
    expect(await other.evaluate(rows(5))).toEqual(shown);
    expect(await other.evaluate("document.querySelector('[aria-sort=descending]').textContent")).toMatch(/^throughput/);
  });

  test('show the baseline of every metric, of the judged and the others', async () => {
    const { page } = await open('report-statistics');
    const { findings, statistics } = manyCases(20);
    await page.click('label:has-text("baseline")');
    const heads = await page.evaluate<readonly string[]>(
      "[...document.querySelectorAll('table.statistics thead button')].map((head) => head.firstChild.textContent)",
    );
    for (const metric of ['p90', 'p99']) {
      const values = await page.evaluate<readonly string[]>(rows(heads.indexOf(`${metric} before`)));
      const judged = findings.filter((one) => one.metric === metric).map(({ baseline: { value = NaN } = {} }) => value);
      const at = statistics?.metrics.indexOf(metric) ?? -1;
      const own = judged.length > 0 ? judged : (statistics?.cases ?? []).map(({ baseline }) => baseline?.[at] ?? NaN);
      const numbers = values.map((text) => Number(text.replaceAll(',', '')));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(
        own.toSorted((a, b) => a - b).map((value) => expect.closeTo(value, value < 100 ? 1 : 0)),
      );
    }
  });

  test('of many cases are filtered when they are opened', async () => {
    const { page } = await open('report-folded');
    await filter(page, 'endpoint/12');
    await page.click('#statistics summary');
    await page.waitForTimeout(200);
    expect(await page.evaluate(`new Set(${rows(0)}).size`)).toBe(1);
  });
});

withCounterparts('a report of 5,000 cases in Chromium', () => {
  test('has at most 2.5 MB, and a letter in the filter takes at most 30 ms', async () => {
    const html = toPage(manyCases(5000), nodeHost().page.compress);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(2_500_000);
    writeFileSync(join(folder, 'report-thousands.html'), html);
    const { page } = await open('report-thousands', { viewport: { width: 1280, height: 900 } });
    await page.waitForTimeout(2000);
    // The time of the page's thread, because the machine runs other tests meanwhile.
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    };
    const times: number[] = [];
    for (const letter of 'endpoint/12 users=10') {
      const before = await spent();
      await page.press('#text', letter);
      await page.waitForTimeout(200);
      times.push((await spent()) - before);
    }
    expect(await page.textContent('#shown')).toBe('25 of 5000 cases');
    expect(times.toSorted((a, b) => a - b)[times.length >> 1]).toBeLessThanOrEqual(30);
  }, 60_000);
});

withCounterparts('the charts and the matrix in Chromium', () => {
  test('a long matrix is filtered, keeps its columns, and is a table for a screen reader', async () => {
    const { page } = await open('report-many');
    const places = "[...document.querySelectorAll('table.matrix :is(thead th, tbody td)')]";
    const lefts = await page.evaluate<readonly number[]>(
      `${places}.slice(0, 5).map((cell) => Math.round(cell.getBoundingClientRect().left)).filter((left) => left > 300)`,
    );
    // Of the heads and the cells of the first row.
    expect(lefts).toHaveLength(4);
    expect(lefts.slice(0, 2)).toEqual(lefts.slice(2));
    expect(await page.evaluate("document.querySelector('table.matrix tbody td').getAttribute('role')")).toBe('cell');
    await filter(page, 'GET /123 ');
    expect(await page.textContent('#shown')).toBe('2 of 510 cases');
    expect(await page.evaluate("document.querySelectorAll('table.matrix tr:not([hidden]) th[scope=row]').length")).toBe(
      1,
    );
  });
});

withCounterparts('the runs of a chart in Chromium', () => {
  test('a click in a chart keeps the details of a run, whose commit is linked', async () => {
    const { page } = await open('trend');
    await page.click('li.case > a');
    await page.waitForSelector('li.is-open .u-over');
    await page.click('li.is-open .u-over');
    await page.hover('h1');
    expect(await page.evaluate("document.querySelector('.tooltip.kept a').href")).toMatch(
      /^https:\/\/github\.com\/owner\/name\/commit\/[0-9a-f]{10}$/,
    );
  });

  test('two clicked runs show their values, their commits and the command that compares them', async () => {
    const { page } = await open('trend');
    await page.waitForSelector('.card .u-over');
    const read = async (selector: string): Promise<readonly string[]> =>
      await page.evaluate(textsOf(`.compared ${selector}`));
    await page.click('.card .u-over', { position: { x: 40, y: 40 } });
    expect(await read('*')).toEqual([]);
    await page.click('.card .u-over', { position: { x: 360, y: 40 } });
    expect(await read('code')).toEqual([
      expect.stringMatching(/^guardband check 'commit:[0-9a-f]{10}' --against 'commit:[0-9a-f]{10}' --judge none$/),
    ]);
    expect(await read('tr')).toEqual([
      expect.stringMatching(/^throughput.* \/s−1\d(\.\d)? %$/),
      expect.stringMatching(/^p99.* ms\+2\d(\.\d)? %$/),
    ]);
    expect(await read('div')).toContain('jdk: 21.0.4 → 21.0.5');
    expect(await page.evaluate("document.querySelector('.compared a').href")).toMatch(
      /^https:\/\/github\.com\/owner\/name\/compare\/[0-9a-f]{10}\.\.\.[0-9a-f]{10}$/,
    );
    // The address keeps them.
    await page.waitForTimeout(100);
    const address = page.url();
    expect(address).toMatch(/#with=\d+\+\d+\+\w/);
    const rows = await read('tr');
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForSelector('.compared');
    expect(await read('tr')).toEqual(rows);
    await page.click('.compared button');
    expect(await read('*')).toEqual([]);
    await page.waitForTimeout(100);
    expect(page.url()).not.toContain('#');
  });

  test('a printed trend has every strip', async () => {
    const { page } = await open('trend');
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    const undrawn = "[...document.querySelectorAll('.strip')].filter((strip) => strip.querySelector('svg') === null)";
    expect(await page.evaluate(`${undrawn}.length`)).toBe(0);
  });
});

withCounterparts('charts of the trend in Chromium', () => {
  test('a zoom and its end hold for all charts of a case', async () => {
    const { page } = await open('trend');
    await page.click('li.case > a');
    await page.waitForSelector('li.is-open .u-over');
    const ranges = async (): Promise<readonly string[]> => await page.evaluate(textsOf('li.is-open .range'));
    expect(await ranges()).toEqual(['', '']);
    await page.dragAndDrop('li.is-open .u-over', 'li.is-open .u-over', {
      sourcePosition: { x: 100, y: 60 },
      targetPosition: { x: 200, y: 60 },
    });
    const zoomed = await ranges();
    expect(zoomed[0]).toMatch(/^, \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/);
    expect(new Set(zoomed).size).toBe(1);
    await page.dblclick('li.is-open .u-over');
    expect(await ranges()).toEqual(['', '']);
  });
});

withCounterparts('the trend of thousands of cases in Chromium', () => {
  test('lays out only what is near the screen, whatever the filter shows', async () => {
    const { page } = await open('trend-many');
    const near =
      "[...document.querySelectorAll('li.case')].filter((line) => line.checkVisibility({ contentVisibilityAuto: true }))";
    const heights: number[] = [];
    for (const words of ['', 'service 3', 'GET /resource/1', '']) {
      await filter(page, words);
      expect(await page.evaluate(`${near}.length`)).toBeLessThanOrEqual(400);
      heights.push(await page.evaluate<number>('document.documentElement.scrollHeight'));
    }
    const [all = 0, few = 0, , again = 0] = heights;
    expect(few).toBeLessThan(0.6 * all);
    expect(Math.abs(again / all - 1)).toBeLessThan(0.05);
    // A case far below the screen is laid out where the address names it.
    await page.evaluate("document.querySelectorAll('li.case > a')[1900].click()");
    await page.waitForSelector('li.is-open .uplot');
  });
});

withCounterparts('the address and the keys of the trend in Chromium', () => {
  test('the address of the trend keeps every open case with its scale and zoom', async () => {
    const { page } = await open('trend');
    const shown = async (shownPage: BrowserPage): Promise<unknown> =>
      await shownPage.evaluate(`[...document.querySelectorAll('li.is-open')].map((line) => [
        line.querySelector('a').textContent,
        line.querySelector('[aria-pressed=true]').textContent,
        ...[...line.querySelectorAll('.range')].map((range) => range.textContent),
      ])`);
    await page.evaluate("document.querySelectorAll('li.case > a')[2].click()");
    await page.evaluate("document.querySelectorAll('li.case > a')[0].click()");
    await page.waitForSelector('li.is-open .uplot .u-over');
    await page.evaluate("document.querySelectorAll('li.is-open')[1].querySelectorAll('.scales button')[2].click()");
    await page.waitForTimeout(100);
    await page.dragAndDrop('li.is-open .u-over', 'li.is-open .u-over', {
      sourcePosition: { x: 100, y: 60 },
      targetPosition: { x: 200, y: 60 },
    });
    await page.waitForTimeout(100);
    const before = await shown(page);
    expect(before).toEqual([
      [expect.any(String), 'fit', expect.stringMatching(/^, .* to /), expect.stringMatching(/^, .* to /)],
      [expect.any(String), 'logarithmic', '', ''],
    ]);
    const address = page.url();
    const other = await openAddress(address);
    expect(await shown(other)).toEqual(before);
    expect(other.url()).toBe(address);
    await other.evaluate("location.hash = '#case=no+such+case&view=cubic,5,1'");
    await other.waitForTimeout(100);
    expect(await shown(other)).toEqual([]);
  });

  test('the keys of the trend select and open a case, and the filter hides cards', async () => {
    const { page } = await open('trend');
    await page.press('body', 'j');
    await page.press('body', 'o');
    await page.waitForSelector('li.case.is-open .uplot');
    await page.press('body', '/');
    await filter(page, 'no such case');
    expect(await page.evaluate("[...document.querySelectorAll('article.card')].every((card) => card.hidden)")).toBe(
      true,
    );
  });
});
