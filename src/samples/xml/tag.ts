/** The current tag. Only valid during the callback that receives it. */
export interface Tag {
  /** broken: ends in another < instead of >, or is not a tag of any kind. doctype: only its beginning was read. */
  readonly kind: 'open' | 'close' | 'empty' | 'broken' | 'doctype';
  readonly bytes: Uint8Array;
  readonly nameFrom: number;
  readonly nameTo: number;
  /** Whether something other than attributes with quoted values follows the name. The attributes before it are listed. */
  readonly misformed: boolean;
  readonly attributes: number;
  /** Offsets of each attribute's name and value, without quotes. */
  readonly nameStarts: Int32Array;
  readonly nameEnds: Int32Array;
  readonly valueStarts: Int32Array;
  readonly valueEnds: Int32Array;
  /** The line on which the tag begins, starting at 1. */
  readonly line: number;
  /** Whether there is text other than white space between the previous tag and this one. CDATA is text, comments are not. */
  readonly followsText: boolean;
  /** Whether there are NUL bytes in the tag or between the previous tag and this one. */
  readonly hasNul: boolean;
}
