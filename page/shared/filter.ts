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

/** Keeps the state of the page in the hash of its URL, so that a shared link restores the same view. */
type State = Readonly<Record<string, string>>;

export const readState = (): State => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** The names and values of the hash in their order; a name can occur more than once. */
export const readEntries = (): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(location.hash.slice(1)).entries(),
];

/** Replaces the hash without adding an entry to the browser's history; empty values are omitted. */
export function writeState(state: State, entries: readonly (readonly [string, string])[] = []): void {
  const all = [...Object.entries(state), ...entries].filter(([, value]) => value !== '');
  const query = new URLSearchParams(all.map(([name, value]) => [name, value])).toString();
  history.replaceState(null, '', query === '' ? location.pathname + location.search : `#${query}`);
}

/** Wraps a callback so that it runs at most once per frame. */
export function oncePerFrame(work: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      work();
    });
  };
}
