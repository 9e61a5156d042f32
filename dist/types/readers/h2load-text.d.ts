import type { Reader } from '../model.js';
/** What nghttp2's h2load prints. */
export declare const h2loadText: Reader;
