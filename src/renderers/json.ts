import type { Renderer } from '../model.js';
import { jsonText } from '../plain.js';

/** The report document itself (schemas/report.schema.json), for programs. */
export const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: jsonText,
};
