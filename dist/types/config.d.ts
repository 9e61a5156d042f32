import type { ConfigDocument, Host, Problem } from './model.js';
/** Read when no other is named, if it is there. */
export declare const usualConfig = "guardband.yml";
export interface ConfigRead {
    readonly config: ConfigDocument;
    readonly file: string;
    readonly problems: readonly Problem[];
}
export declare function readConfig(named: string | undefined, host: Host): Promise<ConfigRead>;
