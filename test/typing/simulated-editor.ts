/** Simulates the indentation of VS Code with our language configuration, for unit tests that type. */
import { readFileSync } from 'node:fs';
import type { TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import type { Include } from '../../server/language/index.ts';
import { indentingAt } from '../../server/lsp/actions/formatting.ts';
import { Typing } from '../../server/lsp/connection/typing.ts';

interface EnterRule {
  readonly beforeText: string;
  readonly afterText?: string;
  readonly action: {
    readonly indent: 'none' | 'indent' | 'outdent';
    readonly removeText?: number;
    readonly appendText?: string;
  };
}

interface Configuration {
  readonly onEnterRules: readonly EnterRule[];
  readonly indentationRules: { readonly decreaseIndentPattern: string; readonly increaseIndentPattern: string };
}

const file = new URL('../../syntaxes/language-configuration.json', import.meta.url);
const { onEnterRules, indentationRules } = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
const enterRules = onEnterRules.map((rule) => ({
  before: new RegExp(rule.beforeText),
  after: new RegExp(rule.afterText ?? ''),
  ...rule.action,
}));
const outdents = new RegExp(indentationRules.decreaseIndentPattern);
const opens = new RegExp(indentationRules.increaseIndentPattern);

/** The spaces before the line that Enter begins between two parts of a line. */
export function indentAfter(before: string, after = ''): string {
  const rule = enterRules.find((each) => each.before.test(before) && each.after.test(after));
  const had = /^\s*/.exec(before)?.[0] ?? '';
  const kept = had.slice(0, Math.max(0, had.length - (rule?.removeText ?? 0))) + (rule?.appendText ?? '');
  if (rule?.indent === 'indent') return `${kept}  `;
  return rule?.indent === 'outdent' ? kept.slice(2) : kept;
}

export class SimulatedEditor {
  readonly #document = TextDocument.create('test.clash', 'clash', 0, '');
  readonly #typing = new Typing();
  readonly #include: Include;
  #line = 0;
  #character = 0;
  #analysis: Analysis | undefined;
  /** VS Code removes the spaces inserted by a line break, unless something else was changed since. */
  #isJustIndented = false;

  constructor(include: Include = () => undefined) {
    this.#include = include;
  }

  get text(): string {
    return this.#document.getText();
  }

  /** Types a character; a line break is the Enter key. */
  type(character: string): void {
    if (character === '\n') this.#enter();
    else this.#insert(character);
  }

  /** The server’s answer to the last key arrives before the next one is pressed. */
  settle(): void {
    this.#analysis = analyze(this.text, { file: 'test.clash', include: this.#include, previous: this.#analysis });
    const edits = indentingAt(
      this.#analysis,
      { line: this.#line, character: this.#character },
      this.#typing.placeIn('test.clash'),
    );
    for (const { range, newText } of edits as readonly TextEdit[]) {
      this.#isJustIndented = false;
      this.#change(range.start.line, [range.start.character, range.end.character], newText);
      if (range.start.line === this.#line) this.#character += newText.length - range.end.character;
    }
  }

  #insert(character: string): void {
    const before = this.#textOf(this.#line);
    this.#isJustIndented = false;
    this.#change(this.#line, [this.#character, this.#character], character);
    this.#character += character.length;
    if (outdents.test(before) || !outdents.test(this.#textOf(this.#line))) return;
    const indent = this.#inherited();
    const had = /^\s*/.exec(before)?.[0].length ?? 0;
    this.#change(this.#line, [0, had], indent);
    this.#character += indent.length - had;
  }

  /** The indentation of the surrounding block, if the line is moved out of it. */
  #inherited(): string {
    for (let line = this.#line - 1; line >= 0; line -= 1) {
      const text = this.#textOf(line);
      const blanks = /^\s*/.exec(text)?.[0] ?? '';
      if (opens.test(text)) return blanks;
      if (outdents.test(text)) return blanks.slice(2);
    }
    return '';
  }

  #enter(): void {
    const text = this.#textOf(this.#line);
    const [before, after] = [text.slice(0, this.#character), text.slice(this.#character)];
    const indent = indentAfter(before, after);
    this.#change(this.#line, [this.#character, this.#character], `\n${indent}`);
    if (before.trim() === '' && before !== '' && this.#isJustIndented) this.#change(this.#line, [0, before.length], '');
    this.#line += 1;
    this.#character = indent.length;
    this.#isJustIndented = true;
  }

  #textOf(line: number): string {
    return this.#document
      .getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } })
      .replace(/\n$/, '');
  }

  #change(line: number, [from, to]: readonly [number, number], text: string): void {
    const change = { range: { start: { line, character: from }, end: { line, character: to } }, text };
    this.#typing.update(this.#document, [change], this.#document.version + 1);
  }
}
