import type { Problem } from '../../model.js';
/** Problems, the gravest first. */
export declare function inOrder(problems: readonly Problem[]): readonly Problem[];
/** "results/a.jtl:3: warning: what is wrong", and below it, indented, what to do. */
export declare function problemLines(problem: Problem, width: number): readonly string[];
