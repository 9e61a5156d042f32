import type { Reader } from '../model.js';
/** js/stats.json of Gatling's report, a tree of groups and requests; js/global_stats.json is its root alone. */
export declare const gatlingStatsJson: Reader;
