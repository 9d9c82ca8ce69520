/** A round in which more cards are thrown at once than the deck holds. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { shortages } from '../shortages.ts';
import { plannedRounds } from './plans.ts';

export const deckTooSmall: LintRule<DemonCityFact> = {
  id: 'deck-too-small',
  severity: 'warning',
  title: 'A deck too small for the throws of a round',
  explanation:
    'All Clashes of a round are thrown at once. Where the deck has fewer cards than that takes, everybody gets one card in the order of announcing, then a second each, until none is left. A task and a Calm Check are thrown by themselves. Damage is thrown from what the throw before it has left of the deck, and from the whole deck only where that is nothing. The text doesn’t say what happens; this default is Clashwright’s, and the odds are counted with it, so the round may stay as it is.',
  messages: {
    short: '{who} {needed} cards at once in this round, and the deck has {size}, so some get fewer',
    alone: '{who} {needed} cards at once for what {name} does, and the deck has {size}, so no more are thrown',
    calm: '{who} {needed} cards at once for the Calm Check of {name}, and the deck has {size}, so no more are thrown',
    damage: '{who} {needed} cards at once for the damage to {target}, and the deck has {size}, so no more are thrown',
    left: '{before} of {whose} {size} cards are on the table by then, and {needed} are needed for the damage to {target}, so no more than {left} can be thrown; let fewer act in this round or have fewer throws, or leave it at that',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
- deck of the Players: 7
+ deck of the Players: 7 to 8
  combatant Ann (she) of the Host
    Agility 3  Toughness 2
  combatant Bill (he) of the Players
    Agility 2  Toughness 2
    round 1
    ^^^^^^^
    Ann: punches Bill.
    Bill: dodges.
`),
  *check({ scenario }) {
    yield* eachOnce(roundByRound(plannedRounds(scenario)));
  },
};

function* roundByRound(rounds: ReturnType<typeof plannedRounds>): Found {
  for (const { cast, plan } of rounds) {
    yield undefined;
    for (const { message, source, data } of shortages(cast, plan)) yield found(deckTooSmall, message, source, data);
  }
}
