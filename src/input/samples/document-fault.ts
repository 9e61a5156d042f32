/** What is wrong with a part of a document, beyond what its schema checks. */
export interface DocumentFault {
  /** A JSON pointer, relative to the part. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
}
