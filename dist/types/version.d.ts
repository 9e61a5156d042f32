/** Kept equal to package.json by a test. */
export declare const version = "0.1.0";
