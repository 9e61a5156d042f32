import { shown } from './shared/shown.js';

/** Requests per second: n / (last end - first start), as JMeter's reports and jtl-splitter compute it. */
export const throughput = shown('throughput', 'throughput', ['higher', '/s'], {
  gated: true,
  band: { percent: 5 },
  columns: [
    /^((average|avg|mean|achieved|actual|measured|total|overall|median) )?((request )?throughput|(request|req|transaction) rate|(?:[rtq]|io)ps)(?: (?:average|avg|mean))?$/i,
  ],
});
