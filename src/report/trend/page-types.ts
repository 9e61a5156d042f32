/** What the trend page and its script share. */

/** The status of a level change. */
export const changeKinds = ['worse', 'better', 'accepted', 'recovered', 'within'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A single run counts as worse if it is this many standard deviations beyond the tolerance band. */
export const guardDeviations = 2;
