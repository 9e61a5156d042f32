/** git as a program beside this one: arguments as a list, never a shell, and an end to its time and output. */
import type { Host } from '../model.js';
/** @param folder where the user is */
export declare const gitIn: (folder?: string) => Host["git"];
