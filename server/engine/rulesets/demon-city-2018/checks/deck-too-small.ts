/** A round in which more cards are thrown at once than the deck holds. */
import { deckSize } from '../../../chance/index.ts';
import { found, type LintRule } from '../../../finding.ts';
import { startingDecks } from '../cards.ts';
import { throwingOf, wishesOf } from '../contests.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { mostThrows } from '../pools/index.ts';
import { plannedRounds } from './plans.ts';
import { throwsIn } from './too-many-throws.ts';

export const deckTooSmall: LintRule<DemonCityFact> = {
  id: 'deck-too-small',
  severity: 'warning',
  title: 'A deck too small for the throws of a round',
  explanation: 'All Clashes of a round are thrown at once. Where the deck has fewer cards than that takes, everybody gets one card in the order of announcing, then a second each, until none is left. The text doesn’t say what happens; this is a default of ours.',
  messages: { short: '{who} {needed} cards at once in this round, and the deck has {size}, so some get fewer' },
  bad: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 7
combatant Ann (she) of the Host
  Agility 3  Toughness 2
combatant Bill (he) of the Players
  Agility 2  Toughness 2
  round 1
//^^^^^^^
  Ann: punches Bill.
  Bill: dodges.
`,
  good: `scenario "The cellar"
rules demon-city-2018
deck of the Players: 7 to 8
combatant Ann (she) of the Host
  Agility 3  Toughness 2
combatant Bill (he) of the Players
  Agility 2  Toughness 2
  round 1
  Ann: punches Bill.
  Bill: dodges.
`,
  *check({ scenario }) {
    for (const { cast, round, plan } of plannedRounds(scenario)) {
      if ([...plan.pools.actions.values()].some((pool) => throwsIn(pool) > mostThrows)) continue;
      const decks = startingDecks(cast);
      const wishes = plan.clashes.flatMap((deeds) => wishesOf(throwingOf(plan, deeds)));
      for (const hand of ['Players', 'Host'] as const) {
        const needed = wishes.filter((each) => each.deck === hand).reduce((sum, each) => sum + each.wish.size, 0);
        const size = deckSize(decks[hand]);
        if (size > 0 && needed > size) yield found(deckTooSmall, 'short', round.source, { who: hand === 'Host' ? 'The Host throws' : 'The Players throw', needed, size });
      }
    }
  },
};
