/**
 * Somebody who is out of the fight before their own Clash is resolved achieves nothing in it, and their odds say so. In
 * the tarot edition this happens to drivers, who have a Clash of their own (T18 "Throw For A Clash", reading t32).
 */
import assert from 'node:assert/strict';
import type { Timeline } from '../../../server/engine/index.ts';
import { chanceInPlay, took } from './every-play.ts';
import { fight } from './fight.ts';

const body = (name: string, side: string, toughness: number, more = ''): string =>
  `combatant ${name} of the ${side}\n  Agility 3  Toughness ${toughness}\n${more}`;
const chase = (toughness: number, decks: string, more = ''): string =>
  `${more}${body('Tobit', 'Players', 2, '  carries shotgun\n')}${body('Oda', 'Players', 2)}${body('Gant', 'Host', toughness)}${decks}`;
const few = 'deck of the Players: 2, 4, 8\ndeck of the Host: 3, 5\n';
const round = (shot = '', gant = '', more = ''): string =>
  `round 1\nTobit: shoots Gant. no distraction\n${shot}Oda: drives "the bus".\nGant: drives "the lorry".\n${gant}${more}`;
const gantDrives = (timeline: Timeline): boolean => took(timeline, 'Gant');

describe('a driver who may be out of the fight before the drivers’ Clash is resolved', () => {
  it('acts only if that isn’t so', () => {
    // Any damage is too much for Gant, and only Tobit’s 2 misses him. Then Oda throws the 4 or the 8: his 5 is above
    // one of them, his 3 above none. 1/3 of 1/4.
    const text = `${chase(0, few)}${round()}`;
    assert.equal(fight(text).takesEffect('Gant'), '1/12');
    assert.equal(chanceInPlay(text, gantDrives), '1/12');
    assert.equal(
      fight(text).takesEffect('Oda'),
      chanceInPlay(text, (timeline) => took(timeline, 'Oda')),
    );
  });

  it('has the odds of all plays: with The Fool and more damage, given pins, and between two guns', () => {
    const wider = 'deck of the Players: 2, 4, 6, 8, "The Fool"\ndeck of the Host: 3, 5, 9\n';
    const six = 'deck of the Players: 1, 2, 4, 6, 8, 9\ndeck of the Host: 7\n';
    const ivo = body('Ivo', 'Players', 2, '  carries gun\n');
    const pinned = `${chase(1, few)}${round('', '  throws 5\n')}`;
    for (const text of [
      `${chase(2, wider)}${round()}`,
      `${chase(1, six, ivo)}${round('', '', 'Ivo: shoots Gant. no distraction\n')}`,
    ]) {
      assert.equal(fight(text).takesEffect('Gant'), chanceInPlay(text, gantDrives), text);
    }
    assert.equal(fight(pinned).pinned('Gant'), chanceInPlay(pinned, gantDrives));
  });

  it('has at most the chance of the throws where the damage is unknown', () => {
    const short = 'deck of the Players: 4, 8\ndeck of the Host: 3, 5\n';
    const odds = fight(`${chase(2, short)}${round()}`)
      .actions(1)
      .find(({ actor }) => actor === 'Gant')!.odds;
    const { bound, chance, caveat } = odds.get('succeeds')!;
    assert.deepEqual(
      [bound, chance.toFraction(), caveat],
      ['at most', '1/4', 'unless they are out of the fight before'],
    );
  });
});
