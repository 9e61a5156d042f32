import jest from 'eslint-plugin-jest';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', '.tools/', 'src/generated/', '**/*.mjs', '*.config.js', 'examples/', 'scanner/'] },
  { ignores: ['tests/input/readers/*/*/'] }, // inputs of the readers
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // dts-bundle-generator reads only declarations that files reference.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
      'no-restricted-properties': [
        'error',
        ...['localeCompare', 'toLocaleString'].map((property) => ({
          property,
          message:
            'It takes ten milliseconds to load and depends on the locale: use natural-order.ts and thousands.ts.',
        })),
      ],
      'no-restricted-globals': ['error', { name: 'Intl', message: 'It takes ten milliseconds to load.' }],
    },
  },
  {
    files: ['tests/**'],
    ...jest.configs['flat/recommended'],
    rules: { ...jest.configs['flat/recommended'].rules, 'jest/expect-expect': 'off' },
  },
);
