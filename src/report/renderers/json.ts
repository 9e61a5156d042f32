import type { Renderer } from '../../model/rendering.js';
import { formatJson } from '../../lang/json-text.js';

/** The report document itself (schemas/report.schema.json), for programs. */
export const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: formatJson,
};
