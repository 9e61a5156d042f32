/** What commands that look at a whole history do, and the first one of all: loaded as _judging.ts is. */
export { backtestText } from '../report/backtest/text.js';
export { backtest as replayHistory } from './backtest/backtest.js';
export { nextSteps } from './init/next-steps.js';
export { init as begin } from './init/init.js';
export { signoffMarkdown } from '../report/signoff/markdown.js';
export { trendEndings, trendRendererFor, trendRenderers } from '../report/trend/index.js';
export { signoff as sign } from './signoff/signoff.js';
export { trend as trendOf } from './trend/trend.js';
