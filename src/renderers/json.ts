import type { Renderer } from '../model.js';

/** The report document itself (schemas/report.schema.json), for programs. */
export const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: (report) => `${JSON.stringify(report, null, 2)}\n`,
};
