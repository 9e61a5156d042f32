/** Shows where a box goes on beyond its right edge. */

/** Marks a box for as long as something follows beyond its right edge, whatever changes its size or that of its table. */
export function markCut(box: HTMLElement): void {
  const mark = (): void => {
    box.classList.toggle('more-after', box.scrollWidth - box.clientWidth - box.scrollLeft > 1);
  };
  box.addEventListener('scroll', mark);
  const sizes = new ResizeObserver(mark);
  for (const each of [box, ...box.children]) sizes.observe(each);
}
