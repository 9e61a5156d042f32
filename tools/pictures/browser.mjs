// Photographs of HTML in Chromium, without a network: tools/setup-counterparts.sh chromium playwright-core
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

export async function openBrowser() {
  const driver = resolve('.tools/playwright-core/node_modules/playwright-core/index.mjs');
  const executablePath = [resolve('.tools/bin'), ...process.env.PATH.split(delimiter)]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);
  if (executablePath === undefined || !existsSync(driver))
    throw new Error('Chromium is needed: tools/setup-counterparts.sh chromium playwright-core');
  const { chromium } = await import(pathToFileURL(driver).href);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return { photograph: (html, view) => photograph(browser, html, view), close: () => browser.close() };
}

/**
 * A PNG of the top of a page.
 *
 * @param view.scale pixels of the picture for each CSS pixel
 * @param view.height the largest height in CSS pixels; a shorter page makes a shorter picture
 * @param view.selector the element to photograph instead of the whole page
 */
async function photograph(browser, html, { width, height, scale, selector = 'body' }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, offline: true });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  const box = await page.locator(selector).boundingBox();
  const clip = { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, height) };
  const picture = await page.screenshot({ type: 'png', clip });
  await context.close();
  return picture;
}
