import type { Annotation, Published } from '../model.js';

/** What the renderer of annotations says, one object a line. */
export const annotationsOf = ({ text }: Published): readonly Annotation[] =>
  (text('annotations') ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Annotation);
