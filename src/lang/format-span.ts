/** "40 s", "12 min" */
export const formatSpan = (ms: number): string =>
  ms < 120_000 ? `${String(Math.round(ms / 1000))} s` : `${String(Math.round(ms / 60_000))} min`;
