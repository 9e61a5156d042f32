import type { Report } from '../../model/documents.js';

/** The baseline holds the run that is judged and no other: recording it once more would change nothing. */
export const isAlone = ({ problems }: Report): boolean => problems.some(({ code }) => code === 'only-own-run');
