import type { Reader } from '../model.js';
/** vegeta report -type=json. */
export declare const vegetaJson: Reader;
