/** The rules of lint for the project's own code; every rule is either an error or off. */
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noPlainLookup } from './scripts/lint/no-plain-lookup.ts';

const lineLength = { code: 120, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true };

export default defineConfig(
  globalIgnores(['dist/', 'node_modules/', '.embedded-vscode/', '.vscode-test/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      // Prettier breaks code but no words: comments and strings are broken by hand.
      'max-len': ['error', lineLength],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './client/webview/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { clashwright: { rules: { 'no-plain-lookup': noPlainLookup } } },
    rules: {
      'clashwright/no-plain-lookup': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // What is taken out of an object to be left out is used by that.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
    },
  },
  {
    // A suite is one long function of many small ones, and a test may insist on what it has just set up, and knows what
    // it looks up.
    files: ['test/**'],
    rules: {
      'max-lines-per-function': 'off',
      // What is expected stays whole, so that it can be found.
      'max-len': ['error', { ...lineLength, ignoreStrings: true }],
      'clashwright/no-plain-lookup': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { console: 'readonly' } },
  },
);
