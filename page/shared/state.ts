/** Keeps the state of the page in the hash of its URL, so that a shared link restores the same view. */

export type State = Readonly<Record<string, string>>;

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
