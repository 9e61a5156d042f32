import { expect, test } from '@jest/globals';
import { caseFromPath } from '../../src/input/name-case.js';

test.each([
  [
    'results/passthrough/2G_heap/100_users/1024B/30ms_sleep/results.jtl',
    'passthrough',
    { heap: '2G', users: '100', messageSize: '1024', backendDelay: '30' },
    false,
  ],
  ['shop/results/healthy/checkout/10_users/results.jtl', 'checkout', { users: '10' }, false],
  ['scenario=jwt/users=50/x.jtl', 'jwt', { users: '50' }, false],
  ['runs/jwt/users=50/x.jtl', 'jwt', { users: '50' }, false],
  ['results/report/50_users/results.jtl', 'report', { users: '50' }, false],
  ['results/history/2G_heap/50_users/results.jtl', 'history', { heap: '2G', users: '50' }, false],
  ['performance/users=50/results.jtl', 'performance', { users: '50' }, false],
  ['results/50_users/results.jtl', 'default', { users: '50' }, true],
  ['results/50_users/x.jtl', 'x', { users: '50' }, true],
  ['shop/results/3/50_users/results.jtl', 'shop', { users: '50' }, true],
  ['../50_users/results.jtl', 'default', { users: '50' }, true],
  ['/50_users/results.jtl', 'default', { users: '50' }, true],
  ['checkout.jtl.gz', 'checkout', {}, true],
  ['a/passthrough/results/summary.csv', 'passthrough', {}, true],
  ['results.jtl', 'default', {}, true],
  ['-', 'default', {}, true],
  ['target/gatling/shopsimulation-20261121071603787/simulation.log', 'shopsimulation', {}, true],
  ['nightly_stats.csv', 'nightly', {}, true],
  ['../../results.jtl', 'default', {}, true],
])('%s', (file, scenario, configuration, guessed) => {
  expect(caseFromPath(file)).toEqual({ scenario, configuration, guessed });
});

test('configured patterns take precedence', () => {
  const patterns = ['load/{scenario}-{users}u/*.csv', 'nightly/**/{scenario}.csv'];
  expect(caseFromPath('x/load/cart-20u/out.csv', patterns)).toEqual({
    scenario: 'cart',
    configuration: { users: '20' },
    guessed: false,
  });
  expect(caseFromPath('nightly/2026/11/jwt.csv', patterns)).toEqual({
    scenario: 'jwt',
    configuration: {},
    guessed: false,
  });
  expect(caseFromPath('else/where/jwt.csv', patterns).guessed).toBe(true);
});

test('with a single declared scenario, names of files and folders are not used as scenarios', () => {
  const only = (file: string) => caseFromPath(file, ['load/{scenario}-*/**'], 'shop');
  expect(only('rerun-results/10_users/results.jtl')).toEqual({
    scenario: 'shop',
    configuration: { users: '10' },
    guessed: false,
  });
  expect(only('results/20261120-checkout.jtl')).toMatchObject({ scenario: 'shop', guessed: false });
  expect(only('results/scenario=cart/results.jtl')).toMatchObject({ scenario: 'cart' });
  expect(only('load/pay-1/results.jtl')).toMatchObject({ scenario: 'pay' });
});
