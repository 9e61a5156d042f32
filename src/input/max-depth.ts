/** Documents and reports of tools are nested a few levels deep. More is not a result, and must not exhaust the stack. */
export const maxDepth = 200;
