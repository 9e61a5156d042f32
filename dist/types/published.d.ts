import type { Host, Published, Report } from './model.js';
/** A report that every renderer can be asked for; the page is the host's unless said otherwise. */
export declare function published(report: Report, host: Host): Published;
