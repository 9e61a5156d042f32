import type { BuildOptions } from 'esbuild';

export declare const bundle: BuildOptions & { write?: true };
