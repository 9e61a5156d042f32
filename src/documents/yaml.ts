/**
 * The parts of the YAML library in use. Loading it takes 13 ms, so it is imported only if there is a configuration. It is
 * re-exported here because a CommonJS package has no named exports when a bundle imports it dynamically.
 */
export { isScalar, LineCounter, parseDocument, visit } from 'yaml';
