/** Who must see it when a level is accepted or a regression waived: the owners of these files, as GitHub's CODEOWNERS says. */
import type { Host, Report } from './model.js';
/** Without those whom nobody named; undefined where there is no such list. */
export declare function ownersOf(store: string, config: string, host: Host): Promise<Report['owners']>;
