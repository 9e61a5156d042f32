/** The state of the page in the hash of its address, so that a link shows what its sender saw. */

export type State = Readonly<Record<string, string>>;

export const readState = (): State => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** The names and values in the order of the address, where a name can occur more than once. */
export const readEntries = (): readonly (readonly [string, string])[] => [
  ...new URLSearchParams(location.hash.slice(1)).entries(),
];

/** Replaces the hash without a new entry in the browser's history; empty values are left out. */
export function writeState(state: State, entries: readonly (readonly [string, string])[] = []): void {
  const all = [...Object.entries(state), ...entries].filter(([, value]) => value !== '');
  const query = new URLSearchParams(all.map(([name, value]) => [name, value])).toString();
  history.replaceState(null, '', query === '' ? location.pathname + location.search : `#${query}`);
}

/** Calls back at most once per frame, however often it is asked. */
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
