// Weighs the trend page and the report page in Chromium: size, loading, filtering by keystroke, and how far the layout shifts.
//   tools/setup-counterparts.sh chromium playwright-core && npm run -s bench -- pages
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { trendPage } from '../src/report/trend/document.js';
import { openBrowser, type Browser } from '../tools/browser.mjs';
import { nodeHost } from '../src/hosts/node/host.js';
import { reportPage } from '../src/report/page/report-page.js';
import { manyCases } from '../tests/report/reports/many-cases.js';
import { makeTrend } from '../tests/report/reports/trend.js';

/** Compresses large data as the command line does. */
const { page: settings } = nodeHost();

const shapes = [
  {
    name: 'trend, 120 cases x 250 runs',
    make: () => trendPage(makeTrend({ cases: 120, runs: 250 })),
    search: '#text',
    most: { megabytes: 1, keystroke: 100, shift: 0.1 },
  },
  {
    name: 'trend, 5000 cases x 12 runs',
    make: () => trendPage(makeTrend({ cases: 5000, runs: 12 }), settings),
    search: '#text',
    most: { megabytes: 3, load: 2000, keystroke: 100, shift: 0.1 },
  },
  {
    name: 'report, 5000 cases',
    make: () => reportPage(manyCases(5000), { ...settings, today: '2026-02-01' }),
    search: '#text',
    most: { megabytes: 3, load: 1000, keystroke: 100, shift: 0.1 },
  },
] as const;

const observe = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** Milliseconds from each keystroke to the next frame; the longest. */
const typeInto = (search: string): string => `(async () => {
  const input = document.querySelector('${search}');
  let longest = 0;
  for (const value of ['s', 'se', 'ser', 'service 3', 'service', '']) {
    const begin = performance.now();
    input.value = value;
    input.dispatchEvent(new Event('input'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    longest = Math.max(longest, performance.now() - begin);
  }
  return longest;
})()`;

async function weigh(
  browser: Browser,
  file: string,
  search: string,
): Promise<{ load: number; keystroke: number; shift: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(observe);
  await page.goto(pathToFileURL(file).href);
  await page.waitForTimeout(500);
  const load = await page.evaluate<number>("performance.getEntriesByType('navigation')[0].loadEventEnd");
  const shift = await page.evaluate<number>('window.shift');
  const keystroke = await page.evaluate<number>(typeInto(search));
  await page.close();
  return { load, keystroke, shift };
}

const folder = mkdtempSync(join(tmpdir(), 'guardband-pages-'));
let browser: Browser | undefined;
try {
  browser = await openBrowser('.tools');
} catch (error) {
  console.log(`Skipped: ${(error as Error).message.split('\n')[0] ?? ''}`);
}
try {
  if (browser !== undefined)
    console.log('| page | size, MB | load, ms | keystroke, ms | layout shift |\n|---|---|---|---|---|');
  for (const { name, make, search, most } of browser === undefined ? [] : shapes) {
    const html = make();
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const megabytes = Buffer.byteLength(html) / 1e6;
    const found = { megabytes, ...(await weigh(browser as Browser, file, search)) };
    const cell = (figure: keyof typeof found, digits: number): string => {
      const limit = (most as Partial<Record<keyof typeof found, number>>)[figure];
      return `${found[figure].toFixed(digits)}${limit === undefined ? '' : found[figure] <= limit ? ` (at most ${String(limit)})` : ` **over ${String(limit)}**`}`;
    };
    console.log(
      `| ${name} | ${cell('megabytes', 2)} | ${cell('load', 0)} | ${cell('keystroke', 0)} | ${cell('shift', 3)} |`,
    );
  }
} finally {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}
