/** What commands that look at a whole history do, and the first one of all: loaded as _judging.ts is. */
export { backtestText } from '../backtest-text.js';
export { backtest as replayHistory } from '../backtest.js';
export { nextSteps } from '../init/next-steps.js';
export { init as begin } from '../init.js';
export { signoffMarkdown } from '../renderers/signoff/markdown.js';
export { trendEndings, trendRendererFor, trendRenderers } from '../renderers/trend/index.js';
export { signoff as sign } from '../signoff.js';
export { trend as trendOf } from '../trend.js';
