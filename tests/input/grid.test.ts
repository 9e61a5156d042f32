/** Which lines of a page belong to a table. */
import { describe, expect, test } from '@jest/globals';
import { isDelimiter, isTabHead } from '../../src/formats/pages/tables.js';

describe('the line below the head of a pipe table', () => {
  test.each([
    ['| --- | ---: | :-: |', true],
    ['---|---', true],
    ['|-|', true],
    ['---', false], // a rule, or the underline of a heading
    ['- - -', false],
    ['|', false],
    ['| |', false],
    ['||', false],
    ['| : | : |', false],
    ['| -- | p99 |', false],
    ['| 1-2 | --- |', false],
  ])('%j: %s', (line, expected) => {
    expect(isDelimiter(line)).toBe(expected);
  });
});

describe('the head of a tab-separated table', () => {
  test.each([
    ['Label\tSamples\tMean', 'GET /\t10\t20', true],
    ['Label\tMean', 'GET /\t20', false],
    ['Label\tSamples\tMean', 'GET /\t10', false],
    ['Label\t10\tMean', 'GET /\t10\t20', false],
    ['Label\tN\tMean', 'GET /\t10\t20', false],
  ])('%j above %j: %s', (line, next, expected) => {
    expect(isTabHead(line, next)).toBe(expected);
  });
});
