import type { Annotation } from '../../../model/forge.js';
import type { Publication } from '../../../model/rendering.js';

/** Parses the output of the annotations renderer: one JSON object per line. */
export const parseAnnotations = ({ text }: Publication): readonly Annotation[] =>
  (text('annotations') ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Annotation);
