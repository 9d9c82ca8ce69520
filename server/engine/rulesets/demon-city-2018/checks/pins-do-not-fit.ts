/** Pinned throws that the pool or the deck can't give. */
import { countsByValue } from '../../../chance/index.ts';
import { known } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Pool } from '../../../pool.ts';
import type { Cast } from '../../demon-city/cast.ts';
import { cardMark, startingDecks } from '../cards.ts';
import { bodiesOf } from '../../demon-city/deeds.ts';
import { factsOf, type CardName, type DemonCityFact, type Pin } from '../../demon-city/facts.ts';
import { plannedRounds } from './plans.ts';

export const pinsDoNotFit: LintRule<DemonCityFact> = {
  id: 'pins-do-not-fit',
  severity: 'error',
  title: 'Pinned throws that can’t be',
  explanation: 'A pin names the card that counts, or every card of the throw: as many as there are throws, and each one in the deck.',
  messages: {
    count: '{name} has {throws}, so {pins} cards can’t be pinned; pin the one that counts, or all of them',
    card: 'The deck of the {hand} has no {card} to throw',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
    throws 12
//  ^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 3  Toughness 2
round 1
  Ann: punches Bill.
  Bill: punches Ann.
    throws 10
`,
  *check({ scenario }) {
    if (!hasPins(scenario.rounds)) return;
    for (const { cast, round, plan } of plannedRounds(scenario)) {
      const pools = plan.pools.actions;
      for (const announcement of round.announcements) {
        for (const pin of factsOf(announcement.clauses, 'pin')) {
          const actor = known(announcement.actors).flatMap((id) => bodiesOf(cast, id))[0];
          const pool = actor === undefined ? undefined : pools.get(actor.name);
          if (actor === undefined) continue;
          if (pool !== undefined && pin.what === 'action') yield* misfit(pin, actor.name, pool);
          yield* missing(pin, cast, actor.hand);
        }
      }
    }
  },
};

/** Later rounds may find other pools than the start of the fight does, but never more pins than these allow. */
function* misfit(pin: Pin, name: string, pool: Pool): Iterable<Finding> {
  if (pin.cards.length === 1 || pin.cards.length === pool.size) return;
  const throws = pool.size === 1 ? 'one throw' : `${pool.size} throws`;
  yield found(pinsDoNotFit, 'count', pin.source, { name, throws, pins: pin.cards.length });
}

function* missing(pin: Pin, cast: Cast, hand: 'Players' | 'Host'): Iterable<Finding> {
  const deck = startingDecks(cast)[hand];
  const has = (card: CardName): boolean => ('name' in card ? deck.some((row) => row.mark === cardMark(card.name)) : countsByValue(deck).has(card.number));
  for (const card of pin.cards) {
    if (!has(card)) yield found(pinsDoNotFit, 'card', pin.source, { hand, card: 'name' in card ? `“${card.name}”` : card.number });
  }
}

function hasPins(rounds: readonly { readonly announcements: readonly { readonly clauses: readonly DemonCityFact[] }[] }[]): boolean {
  return rounds.some((round) => round.announcements.some((each) => each.clauses.some((fact) => fact.kind === 'pin')));
}
