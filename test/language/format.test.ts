/** The one canonical layout. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { rulesets } from '../../server/engine/index.ts';
import { formatEdits, readText, withEdits } from '../../server/language/index.ts';
import { inRound, read } from './helper.ts';

function format(text: string): string {
  return withEdits(text, formatEdits(read(text)));
}

const cases: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'sentences stand by what they belong to',
    '  round 1\nAnn: waits\nrolls 4\n',
    'round 1\n  Ann: waits\n    rolls 4\n',
  ],
  [
    'a cast is indented',
    'combatant Ann of the Players\nMight 4\n\tcarries knife\n',
    'combatant Ann of the Players\n  Might 4\n  carries knife\n',
  ],
  ['blanks at line ends go', 'round 1  \n  Ann: waits \t\n', 'round 1\n  Ann: waits\n'],
  ['at most one blank line stands between', '\n\nround 1\n\n\n\nround 2\n\n\n', 'round 1\n\nround 2\n'],
  ['the file ends with a line break', 'round 1', 'round 1\n'],
  ['columns within a line stay', 'round 1\n  Ann: waits.      rolls 4\n', 'round 1\n  Ann: waits.      rolls 4\n'],
  [
    'further lines of a sentence stand one step deeper',
    'note "one\ntwo"\nround 1\nedge "x" for Ann,\n Bo\n',
    'note "one\n  two"\nround 1\n  edge "x" for Ann,\n    Bo\n',
  ],
  [
    'comments stand like the sentence below',
    'round 1\n// one\nAnn: waits\n    // two\nrolls 4\n',
    'round 1\n  // one\n  Ann: waits\n    // two\n    rolls 4\n',
  ],
  ['what can’t be read keeps its indentation', 'round 1\n     gibberish here\n', 'round 1\n     gibberish here\n'],
  ['line breaks stay as they are', 'round 1\r\nAnn: waits \r\n', 'round 1\r\n  Ann: waits\r\n'],
  [
    'what is read over in spelling is written as it is read',
    inRound('- ann hits the bear'),
    inRound('Ann: hits the Bear'),
  ],
  ['an empty file stays empty', '', ''],
];

describe('formatting', () => {
  for (const [name, before, after] of cases)
    it(name, () => {
      assert.equal(format(before), after);
    });

  it('changes nothing the second time', () => {
    const lines = fc.constantFrom(
      'round 1',
      'Ann: waits',
      '  rolls 4',
      '',
      '   ',
      '// x',
      '/* a',
      'b */',
      'note "one',
      '  two"',
      'gibberish',
      '\tcarries knife',
      'combatant Ann of the Host',
      'edge "x",',
      'quietly  ',
    );
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 25 }), (each) => {
        const once = format(each.join('\n'));
        assert.equal(format(once), once);
      }),
      { numRuns: 500 },
    );
  });

  it('normalises letter case and alternative forms', () => {
    const duel =
      'scenario "x"\nrules attack-algorithm\ncombatant Ann (she) of the Players\ncombatant Dov (he) of the Host\nround 1\n  Ann: attacks Dov.\n  Dov: Attack.\n';
    assert.equal(
      withEdits(duel, formatEdits(readText(duel, { file: 'duel.clash', rulesets }))),
      duel.replace('Attack.', 'attacks.'),
    );
  });

  it('changes nothing if a mistake may be corrected in two ways', () => {
    const text = 'round 1 Sniper: shoots Alex\n';
    assert.deepEqual(formatEdits(readText(text, { file: 'x.clash', rulesets })), []);
  });

  it('doesn’t change the meaning', () => {
    const text = inRound('Ann: hits the Bear', '  note "a', 'b"', 'edge "x" for Ann,', 'Bear');
    assert.deepEqual(
      read(format(text)).statements.map(({ parts }) => parts.map(({ row }) => row.id)),
      read(text).statements.map(({ parts }) => parts.map(({ row }) => row.id)),
    );
  });

  for (const name of readdirSync(new URL('../../samples/', import.meta.url)).filter((each) =>
    each.endsWith('.clash'),
  )) {
    it(`leaves ${name} unchanged`, () => {
      const text = readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8');
      assert.equal(withEdits(text, formatEdits(readText(text, { file: name, rulesets }))), text);
    });
  }
});
