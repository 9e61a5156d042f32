import type { Finding } from './documents.js';

/** Whether nobody knows if a case keeps an absolute limit: its value, or the value that the limit refers to, is missing. */
export const isOpenObjective = ({ objective, verdict }: Pick<Finding, 'objective' | 'verdict'>): boolean =>
  objective !== undefined && verdict === 'inconclusive';
