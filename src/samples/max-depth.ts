/**
 * The maximum nesting of documents and of tools' reports. They have only a few levels; anything deeper is not a result, and
 * must not exhaust the stack.
 */
export const maxDepth = 200;
