/** The one account of outcomes: what became of the requests of a row, a summary or the report of a tool. */

/** As far as they are stated. */
export interface Outcomes {
  readonly samples?: number | undefined;
  /** How many failed, by the count that means all of them. */
  readonly errors?: number | undefined;
  readonly successes?: number | undefined;
  /** Counts of some kinds of errors, and whether they are surely beside those that `errors` counts. */
  readonly kinds?: readonly { readonly count: number; readonly isApart?: boolean }[];
}

export interface Account {
  readonly samples?: number | undefined;
  readonly errors?: number | undefined;
  /** How the counts contradict each other. */
  readonly doubt?: string;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
/** Counts of so many requests may differ by one that was in flight at the end. */
export const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/**
 * How many requests failed. A kind that is larger than all errors is not among them, and what is neither a success nor an error makes
 * every count doubtful.
 */
export function accountFor({ samples: stated, errors: all, successes, kinds = [] }: Outcomes): Account {
  const counts = kinds.map(({ count }) => count);
  if (all === undefined) {
    const counted = kinds.length === 0 ? undefined : sum(counts);
    const failed = stated !== undefined && successes !== undefined ? stated - successes : undefined;
    if (counted === undefined)
      return failed === undefined || failed >= 0 ? { samples: stated, errors: failed } : over(successes, stated);
    return accountFor({ samples: stated, errors: counted, successes });
  }
  const isBeside = ({ count, isApart = false }: (typeof kinds)[number]): boolean => isApart || count > all;
  const least = all + sum(kinds.filter(isBeside).map(({ count }) => count));
  const samples = stated ?? (successes === undefined ? undefined : successes + least);
  if (samples !== undefined && successes !== undefined) {
    if (successes > samples) return over(successes, samples);
    const failed = [least, all, all + sum(counts)].find((errors) => isAlike(samples - successes, errors));
    if (failed !== undefined) return { samples, errors: failed };
    const others = kinds.length === 0 ? '' : ` (and ${counts.join(', ')} of some kinds)`;
    return { samples, doubt: `${successes} successes and ${all} errors${others} of ${samples} requests` };
  }
  const among = sum(kinds.filter((kind) => !isBeside(kind)).map(({ count }) => count));
  if (among > all + 1) return { samples, doubt: `${among} errors of some kinds, but ${all} of all kinds` };
  return { samples, errors: least };
}

const over = (successes = NaN, samples = NaN): Account => ({
  samples,
  doubt: `${successes} successes of ${samples} requests`,
});
