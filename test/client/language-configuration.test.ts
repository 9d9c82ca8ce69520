/** VS Code’s built-in behaviour while a scenario is typed: word boundaries, and the indent of the next line. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type Place, rulesets, type Ruleset } from '../../server/engine/index.ts';
import { tableOf } from '../../server/language/index.ts';
import { indentAfter } from '../typing/simulated-editor.ts';

interface Configuration {
  readonly wordPattern: { readonly pattern: string; readonly flags: string };
  readonly autoClosingPairs: readonly unknown[];
  readonly indentationRules: { readonly decreaseIndentPattern: string };
}

interface Manifest {
  readonly contributes: { readonly configurationDefaults: { readonly '[clash]': Readonly<Record<string, unknown>> } };
}

const file = new URL('../../syntaxes/language-configuration.json', import.meta.url);
const configuration = JSON.parse(readFileSync(file, 'utf8')) as Configuration;
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Manifest;
const defaults = manifest.contributes.configurationDefaults['[clash]'];

describe('a word of a scenario', () => {
  const { pattern, flags } = configuration.wordPattern;
  const words = (text: string): readonly string[] => text.match(new RegExp(pattern, `g${flags}`)) ?? [];

  for (const name of ['Señora', "O'Hara", 'O’Hara', 'Hand-to-Hand', 'Ödön', 'Лукас', '春子', 'Zoë']) {
    it(`may be ${name}`, () => assert.deepEqual(words(name), [name]));
  }

  it('ends at a mark', () => {
    assert.deepEqual(words('Ann: kicks Bill. “Down!”'), ['Ann', 'kicks', 'Bill', 'Down']);
  });

  it("doesn't begin or end with a quote", () => {
    assert.deepEqual(words("'Ann'"), ['Ann']);
  });
});

describe('the line after', () => {
  const rows = [
    ['round 1 "Grey light" if the Players acted', 2],
    ['combatant Ann (she) of the Players', 2],
    ['creature Deckhand (he)', 2],
    ['situation "the larder"', 2],
    ['  Marta: dodges the Bride', 4],
    ['  Marta: dodges the Bride,', 4],
    ['  Marta: dodges the Bride.', 2],
    ['  every Deckhand: stabs Vidal with his boathook.', 2],
    ['read aloud "Two storeys up,', 2],
    ['    note "Ann\'s 9 wins the Clash', 6],
    ['    on success “the shutter starts', 6],
    ['      Bill is busy with Ann,', 6],
    ['      Bill is busy with Ann."', 4],
    ['    on success "the shutter starts to rise."', 4],
    ['  carries boathook', 2],
    ['  wins with "The Moon": "she draws her victim down."', 2],
    ['  decides defeat: at 0 HP', 2],
    ['scenario "The larder"', 0],
    ['weapon revolver: ranged', 0],
    ['combatants Ash, Bree and Cole of the Host, each a Deckhand', 0],
    ['    ', 0],
    ['', 0],
  ] as const;

  for (const [before, indent] of rows) {
    it(`${JSON.stringify(before)} is indented by ${indent}`, () => {
      assert.equal(indentAfter(before).length, indent);
    });
  }
});

describe('a line is moved out of its block', () => {
  const outdents = new RegExp(configuration.indentationRules.decreaseIndentPattern);

  it('for every word that only begins what is outside all blocks', () => {
    const inner = new Set(
      rulesets.flatMap((ruleset) => firstWords(ruleset, ['combatant', 'situation', 'round', 'announcement'])),
    );
    const outer = new Set(rulesets.flatMap((ruleset) => firstWords(ruleset, ['file', 'scenario'])));
    for (const word of [...outer].filter((each) => !inner.has(each))) assert.match(`  ${word} `, outdents);
    for (const word of inner) assert.doesNotMatch(`  ${word} `, outdents);
  });

  it('not before the word is complete, nor for a name that begins with it', () => {
    for (const text of ['  round', '    Round: waits', '  roundly beaten']) assert.doesNotMatch(text, outdents);
  });
});

describe('typing', () => {
  it('adds no mark that the writer didn’t type', () => {
    assert.deepEqual(configuration.autoClosingPairs, []);
    // Without pairs of their own, brackets would be closed automatically.
    assert.equal(defaults['editor.autoClosingBrackets'], 'never');
  });
});

function firstWords(ruleset: Ruleset, places: readonly Place[]): readonly string[] {
  return places
    .flatMap((place) => tableOf(ruleset).rowsOf(place))
    .flatMap(({ nodes: [first] }) => (first?.is === 'literal' ? [first.text] : []));
}
