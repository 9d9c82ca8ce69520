/** Stat blocks as printed in rulebooks become sentences. */
import assert from 'node:assert/strict';
import { rulesets } from '../../../server/engine/index.ts';
import { errorsOf, tarot, taken, titlesOf, turns } from './pasting.ts';

const title = 'Read these lines as a stat block';

describe('a printed stat block', () => {
  it('continues if its first line isn’t read', () => {
    const head = 'creature The Hollow Nun\n\nCalm: 8\nAgility: 5\nToughness: 4\n';
    const now = taken(
      `${tarot}${head}Knowledge: 6 (though she can't count past three)

Calm check: 7
Cards: The Moon (18)
Weapons: Thurible, close. Chain, reach.

Special Abilities:

Unseen: she can't be seen in a mirror.

Regeneration: regains 1 Toughness
at the end of each round.
`,
      title,
    );
    assert.equal(
      now,
      `${tarot}weapon thurible: close\n${head}  Knowledge 6
  Calm Check 7
  carries thurible, chain
  note "Knowledge: though she can't count past three"
  note "Cards: The Moon (18)"
  note "Unseen: she can't be seen in a mirror."
  note "Regeneration: regains 1 Toughness at the end of each round."
`,
    );
    assert.deepEqual(errorsOf(now), []);
  });

  it('declares unknown weapons above it', () => {
    assert.equal(
      taken(
        `${tarot}creature Nun\nCalm check: 7 (8 when she attacks)\nAgility: 5 (on walls too)\nWeapons: Thurible, close. Chain, reach.\n`,
        title,
      ),
      `${tarot}weapon thurible: close\ncreature Nun\n  Agility 5\n  Calm Check 7\n  carries thurible, chain\n  note "Calm check: 8 when she attacks"\n  note "Agility: on walls too"\n`,
    );
  });

  it('below a bare name is a creature, or a combatant of either side', () => {
    const written = 'The Drowned Bride\nCalm: 8\nAgility: 5\nToughness: 4\nShe walks on water.\n';
    assert.deepEqual(titlesOf(tarot + written), [
      title,
      'Read these lines as a combatant of the Host',
      'Read these lines as a combatant of the Players',
    ]);
    turns(
      tarot,
      written,
      title,
      'creature Drowned Bride\n  Calm 8  Agility 5  Toughness 4\n  note "She walks on water."\n',
    );
    turns(
      tarot,
      written,
      'Read these lines as a combatant of the Host',
      'combatant the Drowned Bride of the Host\n  Calm 8  Agility 5  Toughness 4\n  note "She walks on water."\n',
    );
  });

  it('without any name is a creature whose name is still to be written', () => {
    turns(tarot, 'Calm: 8\nAgility: 5\nToughness: 4\n', title, 'creature Name Me\n  Calm 8  Agility 5  Toughness 4\n');
  });

  it('ends where other sentences begin', () => {
    turns(
      tarot,
      'Ghoul\nAgility: 3\nToughness: 4\nround 1\n  note "Nobody is here."\n',
      title,
      'creature Ghoul\n  Agility 3  Toughness 4\nround 1\n  note "Nobody is here."\n',
    );
  });

  it('isn’t a single line with a mistake', () => {
    assert.deepEqual(titlesOf(`${tarot}combatant Ann (she) of the Players\n  Agility 4  Toughnes: 2\n`), []);
  });
});

for (const { id, title: name, vocabulary } of rulesets) {
  it(`a stat block below a bare name is recognised in ${name}`, () => {
    const [first, second = first] = vocabulary.stats;
    const text = `scenario "The pier"\nrules ${id}\n\nThe Hollow Nun\n${first?.word ?? ''}: 4\n${second?.word ?? ''}: 3\nWeapons: chain. Thurible.\nUnseen: she can’t be seen in a mirror.\n`;
    const now = taken(text, title);
    assert.match(
      now,
      new RegExp(
        `creature Hollow Nun\n {2}${first?.word ?? ''} 4 .*\n {2}carries chain, thurible\n {2}note "Unseen: she can’t be seen in a mirror."\n`,
        'u',
      ),
    );
    assert.deepEqual(errorsOf(now), []);
  });
}
