import type { Host } from '../model.js';
/** @param folder where the user is */
export declare const gitIn: (folder?: string) => Host["git"];
