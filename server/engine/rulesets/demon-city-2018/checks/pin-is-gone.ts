/** A pinned card that has left the deck before it is thrown. */
import { example } from '../../../example.ts';
import { found, type LintRule } from '../../../finding.ts';
import type { Result } from '../../../results.ts';
import type { CardName, DemonCityFact, Pin } from '../../demon-city/facts.ts';
import { cardMark } from '../cards.ts';
import { inDeck, pinWords, shortPins } from '../pin-problems.ts';
import { hasPins } from './pins.ts';
import { shownCourse } from './shown-course.ts';
import { thrownPins } from './thrown-pins.ts';

export const pinIsGone: LintRule<DemonCityFact> = {
  id: 'pin-is-gone',
  severity: 'warning',
  late: true,
  title: 'A pinned card that is gone',
  explanation:
    'Cards that were thrown are out of their deck until it is shuffled, and nobody throws them a second time before that. A pin for one of them is left out in the course that is shown, and another card is thrown. A pinned card counts only where enough others are left that it counts against. `option shuffling rounds` has the decks shuffled before every round.',
  messages: {
    gone: 'In the course that is shown the deck of the {hand} no longer has {card} for this throw: it goes without the pin',
    outdone:
      'In the course that is shown the deck of the {hand} has too few cards beside which {card} would count, so another one does',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
+ option shuffling rounds
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: dodges.
    Bill: punches Ann.
      throws 10
  round 2
    Ann: dodges.
    Bill: punches Ann.
      throws 10
      ^^^^^^^^^
`),
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    const told = new Set<Pin>();
    const course = shownCourse(scenario);
    yield* course.goOn();
    for (const {
      played: { plan, steps },
    } of course.rounds) {
      const short = shortPins(plan).map(({ source }) => source);
      for (const { pin, hand, thrown } of thrownPins(plan, steps)) {
        const card = pin.cards
          .slice(0, thrown.length)
          .find((_each, index, all) => !holds(thrown, all.slice(0, index + 1)));
        const outdone = card === undefined && isOutdone(pin, thrown) ? pin.cards[0] : undefined;
        if (outdone !== undefined && !told.has(pin)) {
          told.add(pin);
          yield found(pinIsGone, 'outdone', pin.source, { hand, card: pinWords(outdone) });
        }
        if (card === undefined || told.has(pin) || short.includes(pin.source) || !inDeck(plan, hand, pin.cards))
          continue;
        told.add(pin);
        yield found(pinIsGone, 'gone', pin.source, { hand, card: pinWords(card) });
      }
    }
  },
};

/** Whether a pin of the card that counts is thrown, and another card counts. */
function isOutdone(pin: Pin, thrown: readonly Result[]): boolean {
  return (
    pin.cards.length === 1 &&
    thrown.some(({ pinned }) => pinned === pin.source) &&
    thrown.some(({ kept, pinned }) => kept && pinned === undefined)
  );
}

/** Whether all these cards are among those thrown. */
function holds(thrown: readonly Result[], pins: readonly CardName[]): boolean {
  const left = [...thrown];
  return [...pins]
    .sort((one) => ('name' in one ? -1 : 1))
    .every((pin) => {
      const place = left.findIndex((card) =>
        'name' in pin ? cardMark(card.name ?? '') === cardMark(pin.name) : card.value === pin.number,
      );
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
}
