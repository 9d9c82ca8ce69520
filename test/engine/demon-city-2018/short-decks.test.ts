/**
 * Decks with fewer cards than a round needs: who gets how many, what is reported about it, and what is found. The text
 * is silent (readings t30, t38).
 */
import assert from 'node:assert/strict';
import { analyze } from '../../../server/analysis/index.ts';
import { partiesOf } from '../../../server/engine/index.ts';
import { chanceInPlay } from './every-play.ts';
import { fight } from './fight.ts';

const cast = `combatant Ann of the Players
  Agility 0  Toughness 1
combatant Bo of the Host
  Agility 0  Toughness 4
combatant Cy of the Players
  Agility 0  Toughness 1
combatant Di of the Host
  Agility 3  Toughness 3
`;

describe('a deck that is short for several Clashes', () => {
  // Of three cards for four throws, Bo announces first and gets the second card.
  const text = `rules demon-city-2018\ndeck of the Host: 5, 6, 9\ndeck of the Players: 1, 7, 9, 10\n${cast}round 1\nAnn: punches Di. without harm\nBo: punches Cy. without harm\nCy: dodges.\nDi: punches Ann. without harm\n`;

  it('is dealt in the order of announcing, whichever Clash somebody is in', () => {
    const parties = fight(text).steps('clash').flatMap(partiesOf);
    assert.deepEqual(
      ['Bo', 'Di'].map((who) => parties.find((each) => each.who === who)?.results.length),
      [2, 1],
    );
  });

  it('reports an extra throw for which there was no card as not dealt, and by which rule', () => {
    const parties = fight(text).steps('clash').flatMap(partiesOf);
    const told = (name: string): readonly unknown[] =>
      parties
        .filter(({ who }) => who === name)
        .map(({ pool: { size, short, modifiers } }) => [
          size,
          short?.of,
          ...modifiers.map(({ title, standing, uncounted }) => [title, standing, uncounted?.short, uncounted?.rule]),
        ]);
    assert.deepEqual(told('Bo'), [[2, undefined, ['Higher Stat Throw', 'counted', undefined, undefined]]]);
    assert.deepEqual(told('Di'), [[1, 2, ['Higher Stat Throw', 'capped', 'not dealt', 'demon-city-2018/reshuffling']]]);
  });

  it('has the right odds', () => {
    const acts = (who: string): string =>
      chanceInPlay(text, ({ rounds }) =>
        rounds[0]!.steps.some(({ kind, actor }) => kind === 'effect' && actor === who),
      );
    for (const who of ['Bo', 'Di']) assert.equal(fight(text).takesEffect(who), acts(who));
  });
});

describe('a deck with fewer cards than there are attackers', () => {
  const text = `scenario "Many"
rules demon-city-2018
deck of the Host: 5, 9
deck of the Players: 1, 7
creature Ghoul (it)
  Agility 2  Toughness 3
combatant Ann of the Players
  Agility 2  Toughness 3
combatants Una, Duo, Ter and Qua of the Host, each a Ghoul
round 1
  every Ghoul: punches Ann. without harm
  Ann: dodges.
`;

  it('leaves those without a card idle, who achieve nothing in any course', () => {
    const { idle, actions } = fight(text);
    const without = ['Ter', 'Qua'];
    assert.deepEqual(
      idle(),
      without.map((who) => `${who}: no card is left`),
    );
    assert.deepEqual(
      actions(1)
        .map(({ actor }) => actor)
        .filter((who) => without.includes(who)),
      [],
    );
    for (const who of without)
      assert.equal(
        chanceInPlay(text, ({ rounds }) =>
          rounds[0]!.steps.some((step) =>
            partiesOf(step).some((party) => party.who === who && party.results.length > 0),
          ),
        ),
        '0',
      );
    for (const who of ['Una', 'Duo'])
      assert.equal(
        chanceInPlay(text, ({ rounds }) =>
          rounds[0]!.steps.some((step) =>
            partiesOf(step).some((party) => party.who === who && party.results.length > 0),
          ),
        ),
        '1',
      );
  });

  it('has a row at the Clash for those without, not even whose first throw was dealt', () => {
    const parties = partiesOf(fight(text).steps('clash')[0]);
    const rows = parties.map(({ who, results, outcome, pool: { size, short } }) => [
      who,
      results.length,
      size,
      short?.of,
      outcome === 'no card is left',
    ]);
    assert.deepEqual(rows.toSorted(), [
      ['Ann', 2, 2, undefined, false],
      ['Duo', 1, 1, 2, false],
      ['Qua', 0, 0, 2, true],
      ['Ter', 0, 0, 2, true],
      ['Una', 1, 1, 2, false],
    ]);
    assert.match(
      parties.find(({ who }) => who === 'Ter')!.why!,
      /The text doesn’t say what happens then; this default is Clashwright’s: they throw nothing/,
    );
  });

  it('leaves nobody idle where there are as many', () => {
    assert.deepEqual(fight(text.replace('5, 9', '5, 6, 8, 9')).idle(), []);
  });
});

describe('damage for which a deck has too few cards', () => {
  const text = (deck: string): string =>
    `scenario "Short"\nrules demon-city-2018\ndeck of the Players: ${deck}\ncombatant Ann of the Players\n  Agility 0  Toughness 0\n  Hand-to-Hand 9\ncombatant Bo of the Host\n  Agility 0  Toughness 4\nround 1\n  Ann: punches Bo.\n  Bo: waits.\n`;
  const damage = (deck: string): string => fight(text(deck)).steps('damage')[0]!.text;
  const found = (deck: string): readonly string[] =>
    analyze(text(deck), { file: 'test.clash' })
      .findings.filter(({ rule }) => rule === 'deck-too-small')
      .map(({ message }) => message);

  it('says how many it needs and how many are left', () => {
    // Ann throws three for the Clash, and leaves three of six.
    assert.match(
      damage('2 of each 7 to 9'),
      /It takes 4 cards, one for each point of Bo’s base Toughness, and the deck had no more than 3 left\. The text is silent on that/,
    );
    assert.doesNotMatch(damage('2 of each 7 to 9'), /\(one card for each point/);
    assert.match(damage('3 of each 7 to 9'), /\(one card for each point of Bo’s base Toughness\)/);
    assert.doesNotMatch(damage('3 of each 7 to 9'), /no more than/);
  });

  it('is found beforehand', () => {
    assert.deepEqual(found('2 of each 7 to 9'), ['left']);
    assert.deepEqual(found('3 of each 7 to 9'), []);
    // With no card left everything is shuffled in again.
    assert.deepEqual(found('3 to 5'), ['damage']);
  });
});
