// Stands for @jest/globals in tests. The query of a test file, which tools/jest-runner.mjs adds, gets it the functions themselves;
// modules that stay loaded call those of the test file that runs now.
const current = () => globalThis[Symbol.for('tests')];
const forward = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _this, values) => current()[name](...values),
    get: (_target, key) => current()[name][key],
  });
const find = (name) => (import.meta.url.includes('?') ? current()[name] : forward(name));

export const { expect, jest } = current();
export const [describe, it, test] = ['describe', 'it', 'test'].map(find);
export const [afterAll, afterEach, beforeAll, beforeEach] = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach'].map(
  find,
);
