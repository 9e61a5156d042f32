/** What the pages and their scripts share. */

/** The status of a level change. */
export const changeKinds = ['worse', 'better', 'accepted', 'recovered', 'within'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A single run counts as worse if it is this many standard deviations beyond the tolerance band. */
export const guardDeviations = 2;

/** The tones of a cell; page/base.css has a class for each. */
export type Tone = 'far' | 'worse' | 'near' | 'same' | 'better' | 'suspect' | 'open' | 'gone' | 'new' | 'waived';
