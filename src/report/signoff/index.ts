import { formatJson } from '../../lang/json-text.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { signoffMarkdown } from './markdown.js';
import { signoffPage } from './page.js';
import { signoffText } from './text.js';
import type { Signed } from './words.js';

/** The formats of a sign-off; the first is the default. */
export const signoffRenderers: readonly DocumentRenderer<Signed>[] = [
  { id: 'text', endings: ['.txt'], render: signoffText },
  { id: 'markdown', endings: ['.md'], render: signoffMarkdown },
  { id: 'json', endings: ['.json'], render: ({ signoff }) => formatJson(signoff) },
  { id: 'html', endings: ['.html', '.htm'], render: signoffPage },
];
