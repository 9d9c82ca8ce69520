/** A round that no course reaches. */
import {
  found,
  isExact,
  isPartlyUnread,
  sameSource,
  withoutPinsIn,
  type OutcomeRule,
  type RoundOdds,
  type Ruleset,
  type Scenario,
  type Source,
  example,
} from '../../engine/index.ts';
import { isFoundIn } from './contests.ts';

export const roundNeverReached: OutcomeRule = {
  id: 'round-never-reached',
  severity: 'info',
  title: 'A round that no throw leads to',
  explanation:
    'The condition of this round makes sense, but nothing that can be thrown before fulfils it: where ' +
    'everybody in a Clash attacks, the highest card always takes effect, so there is no stalemate. The round ' +
    'is never played.',
  messages: {
    never: 'This round {number} is never played: its condition isn’t met, whatever is thrown before',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 3  Toughness 2
  round 1
    Ann: punches Bill.
    Bill: punches Ann.
- round 2 if a stalemate happened
             ^^^^^^^^^^^^^^^^^^^^
+ round 2 if a tie happened
    Ann: kicks Bill.
`),
  *check({ scenario, ruleset, odds, findings }) {
    for (const round of odds.rounds.filter(isNeverReached)) {
      if (isFoundIn(findings, round.source) || isUnsure(scenario, round) || isPinnedBefore(scenario, ruleset, round))
        continue;
      yield found(roundNeverReached, 'never', placeOf(scenario, round), { number: round.round });
    }
  },
};

function isNeverReached({ reached }: RoundOdds): boolean {
  return reached !== undefined && isExact(reached) && reached.chance.equals(0);
}

/** Whether an earlier part has sentences that couldn't be read. */
function isUnsure(scenario: Scenario, { round }: RoundOdds): boolean {
  return scenario.unread === true || scenario.rounds.some((each) => each.number < round && isPartlyUnread(each));
}

/** Whether earlier throws are pinned: a course without the pins may well reach the round. */
function isPinnedBefore(scenario: Scenario, ruleset: Ruleset, { round }: RoundOdds): boolean {
  const earlier = scenario.rounds.filter(({ number }) => number < round);
  return earlier.some(({ number }) => withoutPinsIn(scenario, number, (fact) => ruleset.isPin(fact)) !== scenario);
}

/** Its condition, or its heading if it has none. */
function placeOf({ rounds }: Scenario, { source }: RoundOdds): Source {
  const when = rounds.find((each) => sameSource(each.source, source))?.when;
  return when === undefined || typeof when === 'string' ? source : when.source;
}
