import type { Reader } from '../model.js';
/**
 * Results as people publish them: a page with tables, in Markdown, HTML or plain text. Columns are axes and metrics, or
 * each table holds one metric with an axis in its heads; headings may be axes; parameters and system information around
 * them are the environment. The summary.md that is published beside a summary.csv is one of these.
 */
export declare const publishedTables: Reader;
