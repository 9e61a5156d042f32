import { ratio } from './ratio.js';
import type { Metric } from '../model.js';

/** As the ratio, where less is better: response times with a policy over those without. */
export const overhead: Metric = {
  ...ratio,
  id: 'overhead',
  title: 'overhead',
  better: 'lower',
  columns: [/^overhead$/i],
};
