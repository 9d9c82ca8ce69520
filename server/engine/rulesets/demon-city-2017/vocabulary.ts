/** The vocabulary of the dice edition: how each kind of action is resolved there. */
import type { Vocabulary } from '../../ruleset.ts';
import { vocabularyOf } from '../demon-city/vocabulary.ts';
import { citations, idiomCitations } from './citations.ts';
import { options } from './options.ts';

export const vocabulary: Vocabulary = {
  ...vocabularyOf(
    {
      'close attack':
        'Hand-to-Hand, or else the higher of Agility and Toughness, against the target’s Hand-to-Hand or ' +
        'Agility; against its Toughness once it is grabbed.',
      grab: 'An attack that holds its target instead of hurting it. From then on it is targeted at Toughness.',
      disarm: 'An attack on what the target holds.',
      shot: 'Firearms or Exotic Weapons, or else Agility, against the target’s Agility.',
      power: 'A supernatural ability: its own stat against the stat that it names.',
      defence: 'Only getting out of the way: a Defense Die, and a Situation Die in the round after a success.',
      parry: 'A defence with what is in hand: a better weapon gives a Situation Die.',
      movement: 'Getting somewhere, and nothing else.',
      escape: 'Breaking out of a hold.',
      driving: 'Keeps a vehicle under control: contested like any action where somebody gets in its way.',
      task: 'Anything that is measured against a number, against the Host’s roll or against somebody’s same stat.',
      care: 'Something done with somebody that an ally lets happen: anybody else opposes it with their roll.',
      help:
        'Gives its target the advantage that is written under it. In a Clash it has to wait for its turn like ' +
        'any action.',
      nothing: 'Announces nothing, on purpose.',
    },
    citations,
    idiomCitations,
    [{ word: 'a tie', doc: 'opposed sides shared the highest die of a Clash' }],
  ),
  options,
};
