import type { LevelChange } from './levels.js';
import { type Matched } from './match.js';
import type { Problem, Run } from './model.js';
export declare function remarks(candidate: Run, { pairs, runs }: Matched, changes: readonly LevelChange[], ownRunInPast: boolean): readonly Problem[];
