/** Documents on disk: types generated from schemas/. */
export type * from '../generated/documents.js';
