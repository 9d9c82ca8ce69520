/** Pages on cards: the minimum throw, the card that counts, the values of cards, and the decks. */
import type { RulePage } from '../../../ruleset.ts';
import { deckTooSmall, hostDeckNumbers, unknownCard } from '../checks/decks.ts';
import { pinsDoNotFit } from '../checks/pins.ts';
import { unpaidThrow } from '../checks/throws.ts';
import { rule } from '../rule-ids.ts';
import { duel, of, pagesOf } from './page.ts';

const page = pagesOf('Throws and cards');
const taken = 'Figure Out How Many Throws They Get And Take Cards Face Down';

export const cardPages: readonly RulePage[] = [
  page(
    rule.startingThrow,
    taken,
    'Everybody who acts has one throw to begin with. What goes on around them adds to it, and may then ' +
      'take some away. There is no maximum.',
    {
      silent: 'To guard against mistakes, nobody gets more than 100 throws here.',
      good: duel('round 1\n  Ann: searches for "the light switch" with Perception to beat 4.', {
        ann: 'Agility 3  Toughness 2  Perception 2',
      }),
      checks: ['too-many-throws'],
    },
  ),
  page(
    rule.minimum,
    'LOST THROWS',
    'Anybody who can act throws at least one card: the last throw can’t be lost. Instead, the opponent, ' +
      'if there is one, gets an extra throw.',
    {
      ...of(unpaidThrow),
      checks: ['unpaid-throw'],
    },
  ),
  page(
    rule.highestCard,
    'Whichever Side Has The Highest Throw Wins',
    'However many cards somebody throws, the highest of them is the one that counts.',
    {
      silent:
        'Pins are Clashwright’s, and so is how figures given the pins are computed. `throws 9` lays the 9 ' +
        'down, and the rest of the hand is drawn evenly from those cards of the deck that aren’t higher; ' +
        'where the lowest counts, from those that aren’t lower. If too few such cards are left, the rest is ' +
        'drawn from the whole deck, and the pinned card may not be the one that counts. So the figures ' +
        'aren’t those of hands whose highest card happens to be a 9.',
      written: '`throws 9` pins the card that counts, `throws 3, 9` all of them.',
      ...of(pinsDoNotFit),
      checks: ['pins-do-not-fit', 'pinned-twice'],
    },
  ),
  page(
    rule.decks,
    taken,
    'The players share one deck, in which their Significators are. The Host throws from another that is put ' +
      'together for the adventure, the Horror’s Deck. The cards are taken unseen, and all are turned over at ' +
      'once.',
    {
      silent:
        'The text doesn’t say here what else is in a deck. If none is written, the Horror’s Deck is one each ' +
        'of 1 to 10, and the players’ is what it leaves of the four suits’ numbers, with The Fool: three of ' +
        'each 1 to 10 where the Horror’s Deck has one of each. If the Horror’s Deck has more of a card than ' +
        'one tarot holds, or every number of it, the players’ is a complete one of its own: four of each 1 ' +
        'to 10, and The Fool. If one is written, the Host’s is expected to have every number from 1 to 10, ' +
        'and a card that stands for its Horror.',
      written:
        '`deck of the Host: 1 to 10, "The Moon"`; `deck of the Players: 3 of each 1 to 10, "The Fool"`. ' +
        'Significators are added automatically.',
      ...of(hostDeckNumbers),
      checks: [
        'host-deck-numbers',
        'host-deck-special',
        'more-cards-than-a-tarot',
        'deck-written-twice',
        'deck-of-neither-side',
        'empty-deck',
        'oversized-deck',
        'impossible-card',
        'backwards-range',
      ],
    },
  ),
  page(
    rule.cardValues,
    'Whichever Side Has The Highest Throw Wins',
    'Every card of the tarot has a number, and the number is all that decides who is higher.',
    {
      silent:
        'The text gives no list of numbers. Here an ace counts as 1, other numbered cards and the majors up ' +
        'to ten as their own number, The Fool as 0, and court cards as 10. Majors above ten also count as 10.',
      written: '`option majors printed` makes majors above ten count as the number printed on them.',
      ...of(unknownCard),
      checks: ['unknown-card'],
    },
  ),
  page(
    rule.reshuffling,
    'TIP: LEAVE YOUR THROWS ON THE TABLE',
    'Thrown cards may lie on the table until the next throw is due: so everybody still sees how many there ' +
      'were, and can throw as many again.',
    {
      silent:
        'The text doesn’t say when a deck is shuffled. Here thrown cards go on a pile when the next throw ' +
        'begins, and the pile is shuffled in when a deck can’t serve a throw. If it still can’t, the cards ' +
        'are dealt one each in the order of announcing until none is left.',
      written: '`option shuffling rounds` shuffles before every round, `option shuffling throws` before every throw.',
      ...of(deckTooSmall),
      checks: ['deck-too-small', 'pin-is-gone'],
    },
  ),
];
