/** What moved every case of a run together. */

/** From so many cases on the run's shift can be told from theirs. */
export const fewestCases = 3;
