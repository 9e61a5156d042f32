import type { Renderer } from '../../model/rendering.js';
import { formatJson } from '../../lang/printable.js';
import { version } from '../../version.js';

/** The report document itself (schemas/report.schema.json), for programs. */
export const json: Renderer = {
  id: 'json',
  endings: ['.json'],
  render: formatJson,
  renderUnjudged: (problems) =>
    formatJson({ schemaVersion: 1, tool: { name: 'guardband', version }, outcome: 'unusable', problems }),
};
