import type { Host, Provenance } from '../model.js';
export declare function nodeHost(provenance?: Provenance): Host;
