import type { Renderer } from '../model.js';
import { inertJson } from '../plain.js';

/** The report document itself (schemas/report.schema.json), for programs. */
export const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: (report) => `${inertJson(JSON.stringify(report, null, 2))}\n`,
};
