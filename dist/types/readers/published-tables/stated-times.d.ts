/** How long each test of a page took and how long it warmed up, as people write it: "15 minutes", "**900 seconds**", "300 s". */
/** "900 s"; undefined where the text says nothing of it. */
export declare const durationIn: (text: string) => string | undefined;
export declare const warmupIn: (text: string) => string | undefined;
/** All of a cell or point is a time. */
export declare const timeIn: (text: string) => string | undefined;
