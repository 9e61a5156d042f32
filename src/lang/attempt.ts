/** What a function returns; undefined if it throws, because the system refuses or a text has another form. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
