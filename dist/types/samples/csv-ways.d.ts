import type { Dialect } from './dialect.js';
import { type Ways } from './ways.js';
export declare function csvWays(dialect: Dialect): Ways;
