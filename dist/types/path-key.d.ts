/** What a result's path says about its case: results/{scenario}/{heap}_heap/{users}_users/{messageSize}B/{backendDelay}ms_sleep/. */
export interface PathKey {
    readonly scenario?: string;
    readonly configuration: Readonly<Record<string, string>>;
    /** The scenario is only the name of the file or its folder, as nothing better was found. */
    readonly guessed: boolean;
}
/** What paths say, each found out once: a history has thousands of measurements in one file. */
export declare function pathKeys(patterns: readonly string[]): (file: string) => PathKey;
/** @param patterns the user's own, tried first, e.g. "results/{scenario}/{users}_users/**" */
export declare function pathKey(file: string, patterns?: readonly string[]): PathKey;
