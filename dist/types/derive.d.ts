import type { Derivation, Run } from './model.js';
interface Derived {
    readonly run: Run;
    /** How many measurements each derivation gave. */
    readonly counts: readonly number[];
}
/** The run and what can be derived from it; each derivation also sees what those before it gave. */
export declare function derive(run: Run, derivations: readonly Derivation[]): Derived;
/** Values of Little's law that are far from 1, by case. */
export declare const implausible: ({ measurements }: Run) => ReadonlyMap<string, number>;
export {};
