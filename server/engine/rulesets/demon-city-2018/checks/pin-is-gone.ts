/** A pinned card that has left the deck before it is thrown. */
import { found, type LintRule } from '../../../finding.ts';
import type { Step } from '../../../timeline.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import type { CardName, DemonCityFact, Pin } from '../../demon-city/facts.ts';
import { cardMark } from '../cards.ts';
import { hasPins, inDeck, pinOf, pinWords, shortPins } from './pins.ts';
import { shownCourse } from './shown-course.ts';

export const pinIsGone: LintRule<DemonCityFact> = {
  id: 'pin-is-gone',
  severity: 'warning',
  late: true,
  title: 'A pinned card that is gone',
  explanation: 'Cards that were thrown are out of their deck until it is shuffled, and nobody throws them a second time before that. A pin for one of them is left out in the course that is shown, and another card is thrown. `option shuffling rounds` has the decks shuffled before every round.',
  messages: { gone: 'In the course that is shown the deck of the {hand} no longer has {card} for this throw: it goes without the pin' },
  bad: `scenario "The cellar"
rules demon-city-2018
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
//  ^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
option shuffling rounds
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
`,
  *check({ scenario }) {
    if (!hasPins(scenario)) return;
    const told = new Set<Pin>();
    for (const { played: { plan, steps } } of shownCourse(scenario).rounds) {
      const short = shortPins(plan).map(({ pin }) => pin);
      for (const deed of plan.moment.deeds.values()) {
        for (const { pin, thrown } of throwsOf(steps, deed)) {
          const card = pin.cards.slice(0, thrown.length).find((_each, index, all) => !holds(thrown, all.slice(0, index + 1)));
          if (card === undefined || told.has(pin) || short.includes(pin) || !inDeck(plan, deed.actor.hand, pin.cards)) continue;
          told.add(pin);
          yield found(pinIsGone, 'gone', pin.source, { hand: deed.actor.hand, card: pinWords(card) });
        }
      }
    }
  },
};

type Cards = readonly { readonly value: number; readonly name?: string }[];

/** The pinned throws of a deed as they lay on the table: its own, and the first damage throw after it. */
function throwsOf(steps: readonly Step[], deed: Deed): readonly { readonly pin: Pin; readonly thrown: Cards }[] {
  const { name } = deed.actor;
  const own = steps.flatMap((step) => step.parties ?? []).find((party) => party.who === name)?.results;
  const damage = steps.find((step) => step.kind === 'damage' && step.actor === name)?.results;
  return ([['action', own], ['damage', damage]] as const).flatMap(([what, thrown]) => {
    const pin = pinOf(deed, what);
    return pin === undefined || thrown === undefined ? [] : [{ pin, thrown }];
  });
}

/** Whether all these cards are among those thrown. */
function holds(thrown: Cards, pins: readonly CardName[]): boolean {
  const left = [...thrown];
  return [...pins].sort((one) => ('name' in one ? -1 : 1)).every((pin) => {
    const place = left.findIndex((card) => ('name' in pin ? cardMark(card.name ?? '') === cardMark(pin.name) : card.value === pin.number));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
