import type { Trend } from '../../model/documents.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { formatJson } from '../../lang/json-text.js';
import { trendMarkdown } from './markdown.js';
import { trendPage } from './page.js';
import { trendText } from './text.js';

/** The formats of a trend; the first is the default. */
export const trendRenderers: readonly DocumentRenderer<Trend>[] = [
  { id: 'text', endings: ['.txt'], render: trendText },
  { id: 'markdown', endings: ['.md'], render: trendMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
  { id: 'html', endings: ['.html', '.htm'], render: trendPage },
];
