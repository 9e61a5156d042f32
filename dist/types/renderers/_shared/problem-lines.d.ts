import type { Problem } from '../../model.js';
/** Problems, the gravest first; notes that are the same in many files are one. */
export declare function inOrder(problems: readonly Problem[]): readonly Problem[];
/**
 * "results/a.jtl:3: warning: what is wrong", and below it, indented, what to do.
 *
 * @param most lines; what has no room in them is not even broken into lines, which takes time where a name has megabytes
 */
export declare function problemLines(problem: Problem, width: number, most?: number): readonly string[];
