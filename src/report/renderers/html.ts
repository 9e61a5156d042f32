import type { Renderer } from '../../model/rendering.js';
import { reportPage, unjudgedPage } from '../page/report-page.js';

/** A self-contained page for people: the case matrix, and every case with its history. */
export const html: Renderer = {
  id: 'html',
  endings: ['.html'],
  render: reportPage,
  renderUnjudged: unjudgedPage,
};
