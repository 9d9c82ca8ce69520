/** Code that compares or searches displayed words is found, in every form. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import ts from 'typescript';
import { wordsSearched } from './words-law.ts';

const root = resolve(import.meta.dirname, '../..');

/** The TypeScript program of the project’s server. */
function server(): ts.Program {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(
    fileNames.filter((name) => name.includes('/server/')),
    options,
  );
}

/** A program of one file that runs this code with a step and the odds of an action. */
function doing(code: string, path = '/server/report/example.ts'): ts.Program {
  const text = `interface Step { readonly title: string; readonly kind: string }
interface ActionOdds { readonly words: string }
declare const step: Step;
declare const action: ActionOdds;
declare const other: string;
${code}`;
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name, version) => (name === path ? ts.createSourceFile(name, text, version, true) : undefined),
  };
  return ts.createProgram([path], { noLib: true, types: [] }, host);
}

describe('the words of odds and steps', () => {
  it('are compared or searched by no file', () => {
    assert.deepEqual(wordsSearched(server()), []);
  }).timeout(120_000);

  for (const [code, found] of [
    ['step.title === other;', 'Step.title: step.title === other'],
    ['if (other !== action.words) {}', 'ActionOdds.words: other !== action.words'],
    ['step.title.includes(other);', 'Step.title: step.title.includes(other)'],
    ['other.startsWith(step.title);', 'Step.title: other.startsWith(step.title)'],
    ['/critical$/.test(step.title);', 'Step.title: /critical$/.test(step.title)'],
    ['const { title } = step; title.endsWith(other);', 'Step.title: title.endsWith(other)'],
    ['const { words: told } = action; other === told;', 'ActionOdds.words: other === told'],
    ['(({ words }: ActionOdds) => words === other)(action);', 'ActionOdds.words: words === other'],
  ] as const) {
    it(`are protected against ${code}`, () => {
      assert.deepEqual(wordsSearched(doing(code)), [`server/report/example.ts ${found}`]);
    });
  }

  for (const code of [
    "step.title === '';",
    'step.kind === other;',
    'const title = other; title.includes(other);',
    'other.concat(step.title);',
  ]) {
    it(`may be used in ${code}`, () => {
      assert.deepEqual(wordsSearched(doing(code)), []);
    });
  }

  it('are protected in the forward pass and in play as well as in reports, and not elsewhere', () => {
    const paths = ['lsp', 'engine/forward', 'engine/play'].map((room) => `/server/${room}/example.ts`);
    assert.deepEqual(
      paths.map((path) => wordsSearched(doing('step.title === other;', path)).length),
      [0, 1, 1],
    );
  });
});
