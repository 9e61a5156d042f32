import type { Annotation } from '../../model/forge.js';
import type { Job } from '../../model/host.js';
import type { Problem } from '../../model/documents.js';
import type { Publisher, PublisherKind } from '../../model/rendering.js';
import { parseAnnotations } from './shared/publication.js';
import { furtherAnnotations } from '../../problems/publishing.js';

/** The number of annotations that GitHub shows per level and step. It silently drops the rest. */
const most = 10;

/** Annotates the job: one annotation per group, worst first, ten per level. Without a report, the Action shows the problems. */
export const annotations: Publisher = {
  id: 'annotations',
  publish: (published, { job }) => {
    if (job === undefined || published.report === undefined) return Promise.resolve([]);
    const all = parseAnnotations(published);
    for (const level of ['error', 'warning', 'note'] as const)
      show(
        job,
        level,
        all.filter((annotation) => annotation.level === level),
      );
    return Promise.resolve([]);
  },
};

function show(job: Job, level: Problem['level'], all: readonly Annotation[]): void {
  const shown = all.length <= most ? all : all.slice(0, most - 1);
  for (const { message, place } of shown) job.annotate(level, message, place);
  if (shown.length === all.length) return;
  const { message, advice } = furtherAnnotations(level, all.length - shown.length);
  job.annotate(level, `${message} ${advice}`, {});
}

export const annotationsKind: PublisherKind = { id: 'annotations', options: [], make: () => [annotations] };
