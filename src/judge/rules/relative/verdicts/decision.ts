export type Decision = 'pass' | 'improvement' | 'suspect' | 'regression';

/** Higher = more severe. */
export const severity = { pass: 0, improvement: 0, suspect: 1, regression: 2 } as const satisfies Record<
  Decision,
  number
>;
