/** A whole number as it is read in English: "12,345". Written out, as what locales have to say takes ten milliseconds to load. */
export const thousands = (n: number | string): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
