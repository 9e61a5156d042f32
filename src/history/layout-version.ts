/** The version of the layout of a history (docs/history-layout.md). */
export const layoutVersion = 1;
