import { formatJson } from '../../lang/json-text.js';
import type { Bisection } from '../../model/documents.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { bisectMarkdown } from './markdown.js';
import { bisectText } from './text.js';

/** The formats of the answer of a search; the first is the default. */
export const bisectRenderers: readonly DocumentRenderer<Bisection>[] = [
  { id: 'text', endings: ['.txt'], render: bisectText },
  { id: 'markdown', endings: ['.md'], render: bisectMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
];
