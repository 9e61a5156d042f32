/**
 * What is used of the YAML library, to be loaded where there is a configuration: it costs 13 ms. Named here, because a
 * CommonJS package that a bundle loads late has no names of its own.
 */
export { LineCounter, parseDocument } from 'yaml';
