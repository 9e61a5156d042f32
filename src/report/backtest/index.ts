import type { Backtest } from '../../model/documents.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { formatJson } from '../../lang/json-text.js';
import { backtestText } from './text.js';

/** The formats of a backtest; the first is the default. */
export const backtestRenderers: readonly DocumentRenderer<Backtest>[] = [
  { id: 'text', endings: [], render: backtestText },
  { id: 'json', endings: ['.json'], render: formatJson },
];
