/**
 * One round from its head to its damage. The order of throws: the checks in the order of the text, each with its dice and then
 * those for more degrees; after them each exchange in turn, first the dice of all attackers, side by side in the order of the
 * text, then for each side the damage die of each enemy that is hit, in the order in which enemies are declared. What is
 * pinned isn’t thrown.
 */
import type { Round } from '../../../scenario.ts';
import type { Step, Throws } from '../../../timeline.ts';
import type { Cast } from '../cast.ts';
import type { AttackFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { planRound, type RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { rollChecks } from './checks.ts';
import { rollExchanges } from './exchanges.ts';
import { tellHead } from './heading.ts';
import { nominateAll } from './nominating.ts';
import { Tale } from './tale.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: RoundPlan;
  readonly steps: readonly Step[];
  readonly after: Fight;
}

export function playRound(cast: Cast, found: Fight, round: Round<AttackFact>, throws: Throws): RoundPlayed {
  const plan = planRound(cast, found, round);
  const tale = new Tale(plan, throws);
  tellHead(tale);
  nominateAll(tale);
  announceAll(tale);
  rollChecks(tale);
  rollExchanges(tale);
  return { plan, steps: tale.steps, after: tale.ending() };
}
