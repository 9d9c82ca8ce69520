/** The vocabulary of the tarot edition: how each kind of action is resolved there. */
import type { Vocabulary } from '../../ruleset.ts';
import { vocabularyOf } from '../demon-city/vocabulary.ts';
import { citations, idiomCitations } from './citations.ts';
import { options } from './options.ts';

export const vocabulary: Vocabulary = {
  ...vocabularyOf(
    {
      'close attack': 'Hand-to-Hand, or else Toughness, against the target’s Hand-to-Hand or Agility.',
      grab: 'An attack that holds its target instead of hurting it.',
      disarm: 'An attack on what the target holds. It costs a throw unless it is done without harm.',
      shot: 'Firearms or Exotic Weapons, or else Agility, against the target’s Agility.',
      power: 'A supernatural ability: its own stat against the stat that resists it.',
      defence: 'Only getting out of the way: one extra throw, and a free place within 60 ft after a success.',
      parry: 'A defence with what is in hand: it counts for the Weapon Throw.',
      movement: 'Up to 60 ft and nothing else.',
      escape: 'Breaking out of a hold: it has to beat the holder’s throw.',
      driving: 'Keeps a vehicle under control. Rival drivers are a Clash of their own, whatever their passengers do.',
      task: 'Anything that has to beat a number, or a throw of the Host’s.',
      care: 'Something done with somebody that an ally lets happen: anybody else opposes it with their throw.',
      help:
        'Gives its target the advantage that is written under it, unless somebody gets in the helper’s way: ' +
        'what has to wait for the Clash comes too late for a throw in it.',
      nothing: 'Announces nothing, on purpose.',
    },
    citations,
    idiomCitations,
    [
      { word: 'a tie', doc: 'opposed sides shared the highest throw of a Clash' },
      { word: 'a stalemate', doc: 'the winning side’s highest attack failed' },
    ],
  ),
  options,
};
