/** What VS Code does by itself while a scenario is typed: which words there are, and where the next line begins. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

interface Configuration {
  readonly wordPattern: { readonly pattern: string; readonly flags: string };
  readonly onEnterRules: readonly { readonly beforeText: string; readonly action: { readonly indent: string } }[];
}

const file = new URL('../../syntaxes/language-configuration.json', import.meta.url);
const configuration = JSON.parse(readFileSync(file, 'utf8')) as Configuration;

describe('a word of a scenario', () => {
  const { pattern, flags } = configuration.wordPattern;
  const words = (text: string): readonly string[] => text.match(new RegExp(pattern, `g${flags}`)) ?? [];

  for (const name of ['Señora', 'O\'Hara', 'O’Hara', 'Hand-to-Hand', 'Ödön', 'Лукас', '春子', 'Zoë']) {
    it(`may be ${name}`, () => assert.deepEqual(words(name), [name]));
  }

  it('ends at a mark', () => {
    assert.deepEqual(words('Ann: kicks Bill. “Down!”'), ['Ann', 'kicks', 'Bill', 'Down']);
  });

  it('doesn\'t begin or end with a quote', () => {
    assert.deepEqual(words('\'Ann\''), ['Ann']);
  });
});

const meanings = { indent: 'goes in', outdent: 'goes out', none: 'stays' } as const;

describe('the line after', () => {
  const rows = [
    ['round 1 "Grey light" if the Players acted', 'indent'],
    ['combatant Ann (she) of the Players', 'indent'],
    ['creature Deckhand (he)', 'indent'],
    ['situation "the larder"', 'indent'],
    ['  Marta: dodges the Bride', 'indent'],
    ['  Marta: dodges the Bride,', 'indent'],
    ['  Marta: dodges the Bride.', undefined],
    ['  every Deckhand: stabs Vidal with his boathook.', undefined],
    ['read aloud "Two storeys up,', 'indent'],
    ['    note "Ann\'s 9 wins the Clash', 'indent'],
    ['    on success “the shutter starts', 'indent'],
    ['      Bill is busy with Ann."', 'outdent'],
    ['    on success "the shutter starts to rise."', undefined],
    ['  carries boathook', undefined],
    ['  wins with "The Moon": "she draws her victim down."', undefined],
    ['scenario "The larder"', undefined],
    ['weapon revolver: ranged', undefined],
    ['combatants Ash, Bree and Cole of the Host, each a Deckhand', undefined],
    ['  ', 'outdent'],
    ['', undefined],
  ] as const;

  for (const [before, indent] of rows) {
    it(`${JSON.stringify(before)} ${meanings[indent ?? 'none']}`, () => {
      const rule = configuration.onEnterRules.find(({ beforeText }) => new RegExp(beforeText).test(before));
      assert.equal(rule?.action.indent, indent);
    });
  }
});
