import type { Page } from '../../model/host.js';
import type { Trend } from '../../model/trend.js';
import { formatJson } from '../../lang/json-text.js';
import { trendMarkdown } from './markdown.js';
import { trendPage } from './page.js';
import { trendText } from './text.js';

/** A way to show a trend. */
export interface TrendRenderer {
  readonly id: string;
  readonly endings: readonly string[];
  readonly render: (trend: Trend, page: Page) => string;
}

export const trendRenderers: readonly TrendRenderer[] = [
  { id: 'text', endings: ['.txt'], render: trendText },
  { id: 'markdown', endings: ['.md'], render: trendMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
  { id: 'html', endings: ['.html', '.htm'], render: trendPage },
];

export const trendEndings: readonly string[] = trendRenderers.flatMap(({ endings }) => endings);

/** The renderer that a file's ending chooses. */
export function trendRendererFor(file: string): TrendRenderer | undefined {
  const name = file.toLowerCase();
  return trendRenderers.find(({ endings }) => endings.some((ending) => name.endsWith(ending)));
}
