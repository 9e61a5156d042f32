import type { Forge } from '../../../model/forge.js';
import type { Publication } from '../../../model/rendering.js';

const leads = {
  report:
    "**The numbers and the verdict come from the fork's own run**: the author of the change controls them, and they have not been verified.",
  results:
    "**The numbers come from the fork's own run**, which the author of the change controls; they were judged by the rules and baselines of this repository.",
} as const satisfies Record<NonNullable<Forge['foreign']>, string>;

/** The first paragraph of a report whose input another run controls; empty for other reports or without a report. */
export const foreignLead = ({ report }: Publication, foreign: Forge['foreign']): string =>
  report === undefined || foreign === undefined ? '' : `> ${leads[foreign]}\n\n`;
