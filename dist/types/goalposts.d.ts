/** What a pull request is judged against: never baselines that it changed itself. */
import type { Host, Problem } from './model.js';
export interface Goalposts {
    /** What `--against` should be; undefined: the history as it is here. */
    readonly against?: string;
    readonly problems: readonly Problem[];
}
/**
 * The baselines as they were where the branch left its target.
 *
 * @param target the commit that the pull request is to be merged into
 * @param settings.store where the baselines are: a history that is no part of the code cannot be changed with it
 */
export declare function goalposts(target: string, { store: at }: {
    store: string;
}, host: Host): Promise<Goalposts>;
