import type { Finding } from './documents.js';

/** Whether a case was not measured, and that may be chance: another measurement may have it. */
export const isUnseen = ({ reason }: Pick<Finding, 'reason'>): boolean => reason === 'few-expected';
