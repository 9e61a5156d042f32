import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { furtherAnnotations } from '../../problems/publishing.js';

/** The number of annotations that GitHub shows per level and step. It silently drops the rest. */
const most = 10;

/** Annotates the job: one annotation per group, worst first, ten per level. Without a report, the Action shows the problems. */
export const annotations: Publisher = {
  id: 'annotations',
  publish: (published, { job }) => {
    if (job === undefined || published.report === undefined) return Promise.resolve([]);
    const all = published.annotations();
    for (const level of ['error', 'warning', 'note'] as const) {
      const own = all.filter((annotation) => annotation.level === level);
      const shown = own.length <= most ? own : own.slice(0, most - 1);
      for (const { message, place } of shown) job.annotate(level, message, place);
      if (shown.length === own.length) continue;
      const { message, advice } = furtherAnnotations(level, own.length - shown.length);
      job.annotate(level, `${message} ${advice}`, {});
    }
    return Promise.resolve([]);
  },
};

export const annotationsKind: PublisherKind = { id: 'annotations', options: [], make: () => [annotations] };
