/** What lies in a commit, without touching the work tree. */
import type { Host, Problem, Stored } from '../model.js';
/** One history file of a commit. */
export interface Blob {
    /** From the root of the commit's tree. */
    readonly path: string;
    readonly text: string;
}
/** The last line git says tells why; what comes before is advice to a person at a terminal. */
export declare const whyOf: ({ stderr }: {
    readonly stderr: string;
}) => string;
/** An entry of a tree, as git lists it. */
export interface Listed {
    readonly line: string;
    /** Empty where it is no blob. */
    readonly id: string;
    readonly path: string;
}
/** @param args for git ls-tree, the commit among them */
export declare function listed(args: readonly string[], host: Host): Promise<readonly Listed[] | Problem>;
/**
 * The history files of a commit.
 *
 * @param folder "" or a path from the root of the tree
 */
export declare function blobsIn(commit: string, folder: string, host: Host): Promise<readonly Blob[] | Problem>;
/** What blobs hold: asked for at once, as a history may have many files and git is started for every question. */
export declare function textsOf(blobs: readonly Listed[], host: Host): Promise<readonly Blob[] | Problem>;
/** @param name what a file is called in problems, from its path in the tree */
export declare const storedFrom: (blobs: readonly Blob[], name: (path: string) => string) => Stored;
/**
 * A folder as it is in a commit.
 *
 * @param ref anything git understands as a commit, or A...B for where B left A
 */
export declare function storedAt(place: string, ref: string, host: Host): Promise<Stored>;
