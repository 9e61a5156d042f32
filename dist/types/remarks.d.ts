/** What should be said about a comparison although it changes no verdict. */
import { type Matched } from './match.js';
import type { Problem, Run } from './model.js';
export declare function remarks(candidate: Run, { pairs, runs }: Matched, ownRunInPast: boolean): readonly Problem[];
