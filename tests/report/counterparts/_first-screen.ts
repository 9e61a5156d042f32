/** What readers see of a page before they scroll. */
import { expect } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserPage } from '../../../tools/browser.mjs';

/** The folder for the screenshots of `npm run -s pictures screens`. */
export const pictures = process.env['GUARDBAND_SCREENS'];

const views = [
  { name: 'wide', width: 1280, height: 900 },
  { name: 'desk', width: 826, height: 900 },
  { name: 'phone', width: 390, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;

/** The bottom of the first element that contains the text, in pixels from the top of the page. */
const bottomOf = (text: string): string => `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const place = node.data.replaceAll('\\u00a0', ' ').indexOf(${JSON.stringify(text)});
    if (place === -1) continue;
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + ${String(text.length)});
    const box = range.getBoundingClientRect();
    if (box.height > 0) return box.bottom;
  }
  return Infinity;
})()`;

/** The widths by which visible elements exceed their visible area. */
const overflows = `[document.documentElement, ...document.querySelectorAll('article *')]
  .filter((each) => each.getClientRects().length > 0 && each.clientWidth > 0 && each.closest('details:not([open]) > :not(summary)') === null)
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
  .map((each) => each.tagName + ' ' + (each.scrollWidth - each.clientWidth) + ': ' + each.textContent.slice(0, 60))`;

/** The boxes of a page that go on beyond their edge without a sign of it: half a number would look whole. The sign follows a change of size. */
const cuts = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  [...document.querySelectorAll('main .scroll')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .filter((each) => each.querySelector('table.groups') !== null || getComputedStyle(each).maskImage === 'none')
  .map((each) => each.ariaLabel + ' ' + (each.scrollWidth - each.clientWidth))))))`;

/** The bottom of the first command, in pixels from the top of the page; 0 if there is none outside of folded parts. */
const bottomOfCommand = `(() => {
  const visible = [...document.querySelectorAll('article > p > code')];
  const command = visible.find((each) => each.textContent.startsWith('guardband '));
  return command === undefined ? 0 : command.getBoundingClientRect().bottom;
})()`;

/**
 * Expects that the heading, the first command and the texts stand on the first screen of two desktops and of a phone, light and
 * dark, and that nothing scrolls sideways.
 *
 * @param heading the selector of the heading
 * @param texts within the first screen, in addition to the heading
 */
export async function expectFirstScreen(
  page: BrowserPage,
  { name, file, heading, texts }: { name: string; file: string; heading: string; texts: readonly string[] },
): Promise<void> {
  await page.goto(pathToFileURL(file).href);
  for (const { name: view, width, height } of views) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}-${view}-${colorScheme}.png`) });
      expect({ view, overflows: await page.evaluate(overflows) }).toEqual({ view, overflows: [] });
      expect({ view, cuts: await page.evaluate(cuts) }).toEqual({ view, cuts: [] });
      const head = await page.evaluate<string>(`document.querySelector('${heading}').textContent`);
      for (const text of [head.slice(0, 12), ...texts]) {
        const bottom = await page.evaluate<number>(bottomOf(text));
        expect({ view, text, isOnFirstScreen: bottom <= height }).toEqual({ view, text, isOnFirstScreen: true });
      }
      const command = await page.evaluate<number>(bottomOfCommand);
      expect({ view, isCommandReadable: command <= height }).toEqual({ view, isCommandReadable: true });
      expect(await page.evaluate('window.hacked')).toBeUndefined();
    }
  }
}
