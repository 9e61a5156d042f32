/** The filter and the keyboard shortcuts that both pages have. */

/** The words of the search field, in lower case. A name that contains all of them matches. */
export const readWords = (search: HTMLInputElement): readonly string[] => search.value.toLowerCase().split(/\s+/);

/** Chooses the option with this value, or the first one if there is no such option. */
export function choose(select: HTMLSelectElement, value = ''): void {
  select.value = value;
  if (select.selectedIndex === -1) select.value = '';
}

/**
 * Calls back when the search field or another field of the form changes. The form is never submitted.
 *
 * @param others fields whose change needs nothing else
 */
export function watchFilter(
  form: HTMLFormElement,
  search: HTMLInputElement,
  others: readonly HTMLElement[],
  refresh: () => void,
): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  search.addEventListener('input', refresh);
  for (const field of others) field.addEventListener('change', refresh);
}

interface Shortcuts {
  /** Moves to the next or the previous case. */
  readonly move: (step: 1 | -1) => void;
  /** Opens or closes the current case. */
  readonly toggle: () => void;
  /** Escape, which also works in a field. */
  readonly leave: () => void;
}

/** Listens for j, k, o and Escape, and for "/", which focuses the search field. Letters typed into a field are not shortcuts. */
export function listenForKeys(search: HTMLInputElement, { move, toggle, leave }: Shortcuts): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leave();
    else if (event.target === search || event.target instanceof HTMLSelectElement) return;
    else if (event.key === 'j') move(1);
    else if (event.key === 'k') move(-1);
    else if (event.key === 'o') toggle();
    else if (event.key === '/') {
      event.preventDefault();
      search.focus();
    }
  });
}
