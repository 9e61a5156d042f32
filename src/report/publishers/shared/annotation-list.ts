import type { Annotation } from '../../../model/forge.js';
import type { Published } from '../../../model/rendering.js';

/** What the renderer of annotations says, one object a line. */
export const parseAnnotations = ({ text }: Published): readonly Annotation[] =>
  (text('annotations') ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Annotation);
