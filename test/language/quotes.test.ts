/** Completion in quotes: what a game is asked about the place, and where the words are inserted. */
import assert from 'node:assert/strict';
import type { QuotePlace, Ruleset } from '../../server/engine/index.ts';
import { completionsAt, readText } from '../../server/language/index.ts';
import { cursor, file } from './helper.ts';
import { smallGame } from './small-game.ts';

const cast = 'combatant Ann Bly (she) of the Players\n  Might 4\ncombatant the Bear (it) of the Host\n';

/** Returns for every place whose it is and what it is. */
const told: Ruleset = {
  ...smallGame,
  vocabulary: {
    ...smallGame.vocabulary,
    verbs: [
      ...smallGame.vocabulary.verbs,
      { word: 'signs', kind: 'walk', takes: '{object}', doc: 'To sign', from: 'Verbs' },
    ],
  },
  sentences: [
    ...smallGame.sentences,
    {
      id: 'sign',
      places: ['combatant'],
      words: 'sign {words:prose} [on {day:prose}]',
      example: 'sign "the goat"',
      doc: 'A sign',
      means: (_slots, source) => ({ piece: 'fact', fact: { kind: 'sign', source } }),
    },
  ],
  quotable: (_scenario, place) => [{ words: wordsOf(place), doc: 'the place' }],
};

function wordsOf({ row, slot, verbKind, said, actors, round, announcement, block }: QuotePlace): string {
  const known = [
    verbKind,
    said.has('words') ? `words ${said.words('words').text}` : undefined,
    round === undefined ? undefined : `round ${round.number}`,
    announcement === undefined ? undefined : `verb ${announcement.verb.text}`,
    actors.length === 0 ? undefined : `by ${actors.map(({ id }) => id ?? 'nobody').join()}`,
    block?.name,
  ];
  return [row, slot, ...known.flatMap((each) => each ?? [])].join(' ');
}

function completed(text: string, game = told): { readonly labels: readonly string[]; readonly replaced: string } {
  const { text: plain, at } = cursor(cast + text);
  const { items, range } = completionsAt(readText(plain, { file, rulesets: [game] }), at, [game]);
  return { labels: items.map(({ label }) => label), replaced: plain.slice(range.start, range.end) };
}

function offered(text: string, game = told): readonly string[] {
  return completed(text, game).labels;
}

describe('completion in quotes', () => {
  it('asks with the round, the announcement and those who announce', () => {
    const before = 'round 1\n  Ann: ducks.\nround 2\n  the Bear: hits Ann.\n';
    assert.deepEqual(offered(`${before}    aims at "$0"`), ['aim aim round 2 verb hits by Bear']);
    assert.deepEqual(offered(`${before}  Ann: ducks, aims at "$0"`), ['aim aim round 2 verb ducks by Ann Bly']);
    assert.deepEqual(offered(`${before}  Ann: runs "$0"`).slice(0, 1), [
      'announcement-runs object walk round 2 verb runs by Ann Bly',
    ]);
    assert.equal(offered(`${before}  Ann: signs $0`)[0], '"announcement-signs object walk round 2 by Ann Bly"');
    assert.equal(offered(`${before}  Ann: frobs, aims at $0`)[0], '"aim aim round 2 by Ann Bly"');
    assert.deepEqual(offered(`${before}  rope beats knife.\n  edge "$0"`), ['edge words round 2']);
    assert.deepEqual(offered(`${before}round 3\n  edge "$0"`), ['edge words round 3']);
    assert.deepEqual(offered(`${before}    aims at "$0"\n  Ann: runs.\nround 3\n  Ann: runs.`), [
      'aim aim round 2 verb hits by Bear',
    ]);
  });

  it('asks without what can’t be read', () => {
    assert.deepEqual(offered('round 1\n  Ann: ducks.\n  Bear hits 3 3.\n    aims at "$0"'), ['aim aim round 1']);
    assert.deepEqual(offered('round 1\n  Cy: ducks.\n    aims at "$0"'), ['aim aim round 1 verb ducks by nobody']);
  });

  it('asks with the block, and the slots of the sentence so far', () => {
    assert.deepEqual(offered('creature Rat\n  sign "$0"'), ['sign words Rat']);
    assert.deepEqual(offered('combatant Cy of the Host\n  sign "goat" on "$0"'), ['sign day words goat Cy']);
  });

  it('offers words with their quotes, or with the missing one', () => {
    assert.deepEqual(completed('creature Rat\n  sign $0').labels, ['"sign words Rat"']);
    assert.deepEqual(completed('creature Rat\n  sign "wo$0'), { labels: ['sign words Rat"'], replaced: 'wo' });
    assert.deepEqual(completed('creature Rat\n  sign “wo$0'), { labels: ['sign words Rat”'], replaced: 'wo' });
    assert.deepEqual(completed('creature Rat\n  sign "wo$0"'), { labels: ['sign words Rat'], replaced: 'wo' });
  });

  it('replaces everything between the quotes', () => {
    assert.deepEqual(completed('creature Rat\n  sign "wo$0lf cub" on "x"'), {
      labels: ['sign words Rat'],
      replaced: 'wolf cub',
    });
    assert.deepEqual(completed('creature Rat\n  sign "wo$0lf\n   cub"'), {
      labels: ['sign words Rat'],
      replaced: 'wo',
    });
    assert.deepEqual(completed('creature Rat\n  sign "wolf$0 on "x"'), {
      labels: ['sign words Rat"'],
      replaced: 'wolf',
    });
  });

  it('offers nothing twice in a sentence, and nothing without quotes', () => {
    const fixed = (...words: readonly string[]): Ruleset => ({
      ...told,
      quotable: () => words.map((each) => ({ words: each, doc: '' })),
    });
    assert.deepEqual(offered('creature Rat\n  sign "goat" on "$0"', fixed('goat', 'ram', '', 'ram')), ['ram']);
    assert.deepEqual(offered('creature Rat\n  sign "$0"', smallGame), []);
  });

  it('belongs to what is above, not to what follows', () => {
    const game: Ruleset = {
      ...told,
      sentences: told.sentences.map((row) => (row.id === 'aim' ? { ...row, words: '{aim:prose} is aimed at' } : row)),
    };
    const offer = '"aim aim round 1 verb ducks by Ann Bly"';
    for (const line of ['$0', '  $0', '    $0'])
      assert.ok(offered(`round 1\n  Ann: ducks.\n${line}\n  the Bear: hits Ann.\n`, game).includes(offer), line);
  });

  it('continues a row rather than beginning another', () => {
    const [aim] = told.sentences.filter(({ id }) => id === 'aim');
    assert.ok(aim);
    const shout = { ...aim, id: 'shout', words: '{loud:prose} resounds' };
    const cry = { ...aim, id: 'cry', words: 'hoots {all:prose…}' };
    const game: Ruleset = {
      ...told,
      sentences: [...told.sentences, shout, cry],
      quotable: (_scenario, { row }) => [{ words: row, doc: '' }],
    };
    assert.deepEqual(offered('round 1\n  Ann: ducks.\n    hoots "ho", "$0"', game), ['cry']);
    assert.deepEqual(offered('round 1\n  Ann: ducks.\n    "$0"', game), ['shout']);
  });
});
