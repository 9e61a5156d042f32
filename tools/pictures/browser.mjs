// Screenshots of HTML in Chromium.
import { openBrowser as launch } from '../browser.mjs';

export async function openBrowser() {
  const browser = await launch('.tools');
  return { photograph: (html, view) => photograph(browser, html, view), close: () => browser.close() };
}

/**
 * Takes a PNG screenshot of the top of a page.
 *
 * @param view.height the maximum height in CSS pixels; a shorter page makes a shorter picture
 * @param view.scale picture pixels per CSS pixel
 * @param view.selector the element to capture instead of the whole page
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
