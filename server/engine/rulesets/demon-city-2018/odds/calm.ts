/** The odds of the Calm Checks of a round. */
import { none, type Contest } from '../../../chance/index.ts';
import type { ContestOdds, OutcomeOdds } from '../../../odds.ts';
import { noDecks, type Throwing } from '../contests.ts';
import { host } from '../play/calm-parties.ts';
import { calmContest, calmHands, type CalmCheckDue } from '../play/calm.ts';
import { checkOdds } from './figures.ts';
import { checkId, checkOutcome, checkOutcomes } from './outcomes.ts';
import { pinnedContest, type RoundPins } from './pinned.ts';
import { chancesOf } from './contest-counts.ts';
import type { Supply } from './supply.ts';

/** A check and its hands, with ids that no other hand of the round has. */
export interface CalmThrow {
  readonly check: CalmCheckDue;
  readonly hands: Throwing['hands'];
  readonly id: string;
}

/** A combatant can be checked twice in a round, and also throw for their announcement. */
export function calmThrows(checks: readonly CalmCheckDue[]): readonly CalmThrow[] {
  return checks.map((check, place) => ({
    check,
    id: checkId(place),
    hands: calmHands(check).map(({ hand, wish }) => {
      const id = `${hand.id} in Calm Check ${place + 1}`;
      return { hand: { ...hand, id }, wish: { ...wish, id } };
    }),
  }));
}

/** The name of the check in the odds. */
export const calmCheck = 'calm check';

/** The parties, by the names that steps use too. */
export function partiesOf({ check: { who } }: Pick<CalmThrow, 'check'>): readonly string[] {
  return [who.name, host];
}

/** Empty where it isn’t known which cards it is thrown from. */
export function calmOdds(
  { id, check, hands }: CalmThrow,
  supply: Supply | undefined,
  pins: RoundPins,
): readonly ContestOdds[] {
  if (supply?.sure !== true || hands.some(({ hand }) => supply.sizes.get(hand.id) !== hand.draws)) return [];
  const {
    shock: { source },
    who: { name },
  } = check;
  const contest: Contest = {
    ...calmContest(check, noDecks),
    decks: supply.decks,
    hands: hands.map(({ hand }) => hand),
  };
  const given = pinnedContest(contest, pins);
  return [
    {
      id,
      kind: calmCheck,
      parties: partiesOf({ check }),
      source,
      outcomes: checkOutcomes,
      goals: new Map([[name, checkOutcome(true)]]),
      odds: oddsOf(contest, name),
      ...(given === undefined ? {} : { pinned: oddsOf(given, name) }),
    },
  ];
}

function oddsOf(contest: Contest, who: string): OutcomeOdds {
  return checkOdds(chancesOf(contest).sides.get(who)?.wins ?? none);
}
