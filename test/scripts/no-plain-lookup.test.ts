/** The project’s lint rule against looking up words of a scenario in plain objects. */
import assert from 'node:assert/strict';
import { ESLint } from 'eslint';
import { inProject } from '../../scripts/paths.ts';

const head = 'const table: Readonly<Record<string, number>> = { one: 1 };\n';
const cases: readonly (readonly [breaks: boolean, code: string])[] = [
  [true, 'export const found = (word: string) => table[word];'],
  [true, 'export const found = (word: string) => table[`the ${word}`];'],
  [true, 'export const found = (word: string) => word in table;'],
  [true, 'export const found = (word: string | undefined) => table[word ?? ""];'],
  [true, 'export const found = (word: string, other: string) => Object.hasOwn(table, other) ? table[word] : 0;'],
  [false, 'export const found = () => table["one"];'],
  [false, 'export const found = () => "one" in table;'],
  [false, 'export const found = (word: "one" | "two") => table[word];'],
  [false, 'export const found = (word: string) => Object.hasOwn(table, word) ? table[word] : undefined;'],
  [false, 'export const found = <K extends string>(of: Readonly<Record<K, number>>, key: K) => of[key];'],
  [false, 'export const found = (list: readonly string[], at: number) => [table["one"], list[at]];'],
];

describe('a string looked up in a plain object', () => {
  const eslint = new ESLint({
    cwd: inProject(),
    overrideConfig: {
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      // With CI set, the parser would use the text on disk for the first text linted under a file’s name.
      languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } },
    },
  });
  for (const [breaks, code] of cases) {
    it(`${breaks ? 'is' : 'isn’t'} reported in ${code.slice('export const found = '.length)}`, async () => {
      const [result] = await eslint.lintText(head + code, {
        filePath: inProject('server', 'engine', 'words', 'own-value.ts'),
      });
      const lines = result?.messages.flatMap(({ ruleId, line, fatal }) =>
        fatal === true || ruleId === 'clashwright/no-plain-lookup' ? [line] : [],
      );
      assert.deepEqual(lines, breaks ? [2] : []);
    }).timeout(60_000);
  }
});
