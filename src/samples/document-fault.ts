/** A fault in a part of a document that its schema cannot express. */
export interface DocumentFault {
  /** A JSON pointer, relative to the part. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
}

export const fault = (pointer: string, expected: string, found: unknown): DocumentFault => ({
  pointer,
  expected,
  found: String(found),
});
