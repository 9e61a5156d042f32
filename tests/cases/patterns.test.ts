import { describe, expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { matcherFor, matchesWhere } from '../../src/cases/patterns.js';

const shop = nameCase({ scenario: 'Passthrough JWT', label: 'GET /a', configuration: { users: '200', heap: '2G' } });

describe('where', () => {
  test.each([
    [{}, true],
    [{ scenario: 'passthrough*' }, true],
    [{ scenario: 'JWT' }, false],
    [{ users: '>=200' }, true],
    [{ users: '>200' }, false],
    [{ users: 200 }, true],
    [{ users: '20?' }, true],
    [{ users: '200', heap: '4G' }, false],
    [{ cpu: '*' }, false],
    [{ label: 'GET /a' }, true],
    [{ label: 'GET /.' }, false],
    [{ toString: '*' }, false],
  ])('%j selects the case: %s', (where, meant) => {
    expect(matchesWhere(where, shop)).toBe(meant);
  });

  test.each([
    ['passthrough', true],
    ['users=200', true],
    ['Passthrough*users=200*', true],
    ['Passthrough*users=300*', false],
    ['Passthrough JWT / GET /a [heap=2G, users=200]', true],
  ])('%s names the case: %s', (pattern, isNamed) => {
    expect(matcherFor(pattern, [shop])(shop)).toBe(isNamed);
  });

  test.each([
    ['search / GET / [users=50]', ['search / GET / [users=50]']],
    ['search / GET / ', ['search / GET / [users=50]', 'fast-search / GET / [users=50]']],
    ['search / GET /* [users=50]', ['search / GET /* [users=50]']],
    ['search / GET /?q [users=50]', ['search / GET /?q [users=50]']],
    [
      'search / GET /* [users=5?]',
      ['search / GET / [users=50]', 'search / GET /* [users=50]', 'search / GET /?q [users=50]'],
    ],
  ])('%s, which may be the whole name of a case, means %j', (pattern, meant) => {
    const cases = [
      ['search', ''],
      ['fast-search', ''],
      ['search', '*'],
      ['search', '?q'],
    ].map(([scenario = '', more = '']) =>
      nameCase({ scenario, label: `GET /${more}`, configuration: { users: '50' } }),
    );
    expect(cases.filter(matcherFor(pattern, cases)).map(({ key }) => key)).toEqual(meant);
  });
});

describe('the key of a case', () => {
  test('is canonical', () => {
    expect(shop.key).toBe('Passthrough JWT / GET /a [heap=2G, users=200]');
    expect(nameCase({ scenario: 'a', configuration: {} }).key).toBe('a');
  });

  test('differs for cases that differ', () => {
    const keys = [
      { scenario: 'a / b', configuration: {} },
      { scenario: 'a', label: 'b', configuration: {} },
      { scenario: 'a', label: 'b [users=1]', configuration: {} },
      { scenario: 'a', label: 'b', configuration: { users: '1' } },
      { scenario: 'a', label: 'b', configuration: { users: '1, heap=2' } },
      { scenario: 'a', label: 'b', configuration: { users: '1', heap: '2' } },
      { scenario: 'a \\/ b', configuration: {} },
    ].map((item) => nameCase(item).key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
