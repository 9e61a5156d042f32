import type { BuildOptions } from 'esbuild';

export declare const bundle: BuildOptions & { write?: true };
export declare const commonJs: BuildOptions & { readonly metafile: true };
