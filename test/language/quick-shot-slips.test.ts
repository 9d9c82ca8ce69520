/** What writers try in Quick Shot: how it is read, or how it is said instead. */
import assert from 'node:assert/strict';
import { rulesets } from '../../server/engine/index.ts';
import { readText, type Reading } from '../../server/language/index.ts';
import { findingsOf, plain } from './helper.ts';
import { cast } from './quick-shot-quoting.ts';

function read(text: string): Reading {
  return readText(cast + text, { file: 'test.clash', rulesets });
}

const inBlock = (line: string): string => `combatant Una (she) of the Players\n  ${line}\n`;
const atHead = (line: string): string => `round 1\n  ${line}\n`;
const below = (line: string): string => `round 1\n  Rose: gambles on "the door".\n    common "run"\n    ${line}\n`;

/** What is offered in place of a sentence. */
function offered(text: string): readonly string[] {
  return read(text).problems.flatMap(({ fixes }) => fixes.map(({ title }) => title));
}

/** The sentence that is offered, which reads where it is to stand. */
function meant(place: (line: string) => string, line: string): string {
  const [only = '', ...others] = offered(place(line));
  const better = only.replace(/^Write /u, '');
  assert.deepEqual(others, []);
  assert.deepEqual(findingsOf(read(place(better))), [], better);
  return better;
}

/** What is read of the last line below the gamble. */
function clause(line: string): unknown {
  const reading = read(below(line));
  assert.deepEqual(findingsOf(reading), []);
  return plain(reading.scenarios[0]?.scenario.rounds[0]?.announcements[0]?.clauses.at(-1));
}

describe('a slip in Quick Shot', () => {
  it('of how difficult something is, is the nearest of the five', () => {
    assert.equal(meant(below, 'tricky "talk"'), 'common "talk"');
    assert.equal(meant(below, 'trivial "talk"'), 'easy "talk"');
    assert.equal(meant(below, 'tough "duck" avoids the Thug'), 'hard "duck" avoids the Thug');
    assert.equal(meant(below, 'legendary "talk"'), 'overwhelming "talk"');
    assert.deepEqual(offered(below('purple "talk"')), []);
  });

  it('of the dice or of an imperative is the game’s verb', () => {
    assert.equal(meant(below, 'dice 1 2 3'), 'rolls 1 2 3');
    assert.equal(meant(below, 'dice: 1, 2, 3, 4, 5, 6, 7, 8, 8'), 'rolls 1 2 3 4 5 6 7 8 8');
    assert.equal(meant(below, 'squash'), 'squashes');
    assert.equal(meant(below, 'squash for "run"'), 'squashes for "run"');
    assert.equal(meant(below, 'avoid the Thug'), 'common "how" avoids the Thug');
  });

  it('of a bet is one of WP', () => {
    assert.equal(meant(below, 'bets 1 point'), 'bets 1 WP');
    assert.equal(meant(below, 'bets 1 point from "Get rich"'), 'bets 1 WP from "Get rich"');
  });

  it('of a wound that gets worse puts the word first', () => {
    assert.equal(meant(below, '"a grazed forearm" worsens'), 'worsens "a grazed forearm"');
    assert.equal(meant(below, '"a grazed forearm" worsens to hard: "it opens"'), 'worsens "a grazed forearm" to hard: "it opens"');
  });

  it('of charges and tass lacks their type', () => {
    assert.equal(meant(atHead, 'Rose gains a tass.'), 'Rose gains a minor tass');
    assert.equal(meant(atHead, 'Rose gains tass "luck".'), 'Rose gains a minor tass "luck"');
    assert.equal(meant(atHead, 'Rose and Tom gain 2 charges.'), 'Rose and Tom gain 2 minor charges');
  });

  it('of Willpower that comes back says how', () => {
    assert.equal(meant(atHead, 'Rose gains 1 WP.'), 'Rose catches their breath: 1 WP');
    assert.equal(meant(atHead, 'Rose regains 3 Willpower.'), 'Rose rests for 6 hours');
    assert.equal(meant(atHead, 'Rose gains 1 WP "luck".'), 'Rose gains 1 minor tass "luck"');
  });

  it('of team work names both first', () => {
    assert.equal(meant(atHead, 'Rose works together with Tom on "the gate".'), 'Rose and Tom work together on "the gate"');
    assert.equal(meant(atHead, 'Rose works with Tom on "the gate": "both can".'), 'Rose and Tom work together on "the gate": "both can"');
  });
});

describe('what writers try in Quick Shot and can write', () => {
  it('is a difficulty behind a wound, a weakness without its colon', () => {
    const traits = (line: string): unknown => plain(read(inBlock(line)).scenarios[0]?.scenario.combatants.at(-1)?.traits);
    assert.deepEqual(traits('wound "a cut" easy on "moving"'), traits('easy wound "a cut" on "moving"'));
    assert.deepEqual(traits('minor weakness "Old" adds easy on "moving"'), traits('minor weakness "Old": adds easy on "moving"'));
  });

  it('is Willpower for WP, and a drive that is called one', () => {
    assert.deepEqual(clause('bets 1 Willpower from drive "Get rich"'), clause('bets 1 WP from "Get rich"'));
    assert.deepEqual(clause('pays 1 Willpower from drive "Get rich"'), clause('pays 1 WP from "Get rich"'));
    assert.deepEqual(findingsOf(read(atHead('Rose rests: 2 Willpower to "Get rich", 1 Willpower to drive "Stay alive".'))), []);
  });

  it('is a bet in parts without its sum', () => {
    assert.deepEqual(clause('bets 1 WP from "Get rich", 2 WP from the general pool'), clause('bets 3 WP: 1 WP from "Get rich", 2 WP from the general pool'));
  });

  it('is a list of drives that are served', () => {
    assert.deepEqual(clause('serves "Get rich", "Stay alive": "both"'), {
      kind: 'serves', drives: [{ text: 'Get rich' }, { text: 'Stay alive' }], because: { text: 'both' },
    });
  });

  it('is a vacation in weeks', () => {
    const tail = ': 2 WP from "Get rich" to "Stay alive".';
    const days = (time: string): unknown => plain(read(atHead(`Rose goes on vacation for ${time}${tail}`)).scenarios[0]?.scenario.rounds[0]?.facts);
    assert.deepEqual(days('2 weeks'), days('14 days'));
    assert.deepEqual(days('a week'), days('7 days'));
  });

  it('is being tired, with how much asked for', () => {
    assert.match(findingsOf(read(atHead('Rose is tired.')))[0] ?? '', /needs “:” or the difficulty of the action that it adds, as “easy”$/u);
  });
});
