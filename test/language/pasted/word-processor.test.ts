/**
 * Text from a word processor: other line breaks, invisible marks, non-breaking spaces, typographic quotes and dashes.
 */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { duo, errorsOf, taken, takenAll } from './pasting.ts';

const fight = `${duo}round 1\n  Ann: shoots Bill with her revolver.\n    read aloud "It is loud."\n  Bill: punches Ann.\n`;

function announced(text: string): readonly string[] {
  return (analyze(text, { file: 'test.clash' }).scenarios[0]?.scenario.rounds ?? []).flatMap(({ announcements }) =>
    announcements.map(({ actors, verb, targets }) => `${actors[0]?.id ?? ''} ${verb.text} ${targets[0]?.id ?? ''}`),
  );
}

describe('a text from a word processor', () => {
  for (const [what, change] of [
    ['with carriage returns and line feeds', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with carriage returns alone', (text: string) => text.replaceAll('\n', '\r')],
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    ['with hard spaces', (text: string) => text.replaceAll(' ', '\u00a0')],
    [
      'with soft hyphens',
      (text: string) => text.replaceAll('shoots', 'sho\u00adots').replaceAll('revolver', 'revol\u00adver'),
    ],
    ['with spaces of no width', (text: string) => text.replaceAll('Bill', '\u200bBill')],
    ['with typographic quotes', (text: string) => text.replaceAll(/"([^"]*)"/gu, '“$1”')],
    ['with quotes as in other languages', (text: string) => text.replaceAll(/"([^"]*)"/gu, '„$1“')],
    ['with form feeds between its pages', (text: string) => text.replaceAll('\n\n', '\n\n\f')],
    ['with tabs for indentation', (text: string) => text.replaceAll('\n  ', '\n\t')],
  ] as const) {
    it(`${what} is read`, () => {
      assert.deepEqual(errorsOf(change(fight)), []);
      assert.deepEqual(announced(change(fight)), ['Ann shoots Bill', 'Bill punches Ann']);
    });
  }

  it('keeps its line breaks and its byte order mark where lines are replaced', () => {
    const text =
      '\ufeff# The moor\r\n\r\nPlayers\r\n- Ada, Agility 4, Toughness 2\r\n- Bob, Agility 4, Toughness 2\r\nround 1\r\n  note "Nothing."\r\n';
    assert.equal(
      takenAll(text),
      '\ufeffscenario "The moor"\r\n\r\ncombatant Ada of the Players\r\n  Agility 4  Toughness 2\r\n\r\ncombatant Bob of the Players\r\n  Agility 4  Toughness 2\r\nround 1\r\n  note "Nothing."\r\n',
    );
  });

  it('has a paragraph with all of it displayed as plain words', () => {
    const text = `${duo}It’s\u00a0cold in\u00adside –\r\nand “very” dark…\r\n`;
    assert.match(
      taken(text, 'Make it read aloud'),
      /situation\r?\n {2}read aloud "It’s cold inside – and “very” dark…"/u,
    );
  });
});
