export declare const packagesOf: (files: readonly string[]) => string[];
export declare const licences: (folders: readonly string[]) => string;
