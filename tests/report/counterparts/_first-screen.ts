/** What readers see of a page before they scroll, as expressions for Chromium. */

export const views = [
  { name: 'desk', width: 826, height: 900 },
  { name: 'phone', width: 390, height: 800 },
] as const;
export const schemes = ['light', 'dark'] as const;

/** The bottom of the first element that contains the text, in pixels from the top of the page. */
export const bottomOf = (text: string): string => `(() => {
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
export const overflows = `[document.documentElement, ...document.querySelectorAll('article *')]
  .filter((each) => each.getClientRects().length > 0 && each.clientWidth > 0 && each.closest('details:not([open]) > :not(summary)') === null)
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
  .map((each) => each.tagName + ' ' + (each.scrollWidth - each.clientWidth) + ': ' + each.textContent.slice(0, 60))`;
