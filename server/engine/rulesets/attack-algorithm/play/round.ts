/**
 * One round from its head to its damage. The order of throws: the checks in the order of the text, each with its dice
 * and then those for more degrees; after them each exchange in turn, first the dice of all attackers, side by side in
 * the order of the text, then for each side the damage die of each enemy that is hit, in the order in which enemies are
 * declared. What is pinned isn’t thrown.
 */
import { CountedThrows } from '../../../play/counted-throws.ts';
import { StepLog } from '../../../play/step-log.ts';
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
  /** Missing where nobody asks for the steps. */
  readonly picks?: number;
  readonly after: Fight;
}

export function playRound(cast: Cast, found: Fight, round: Round<AttackFact>, throws: Throws): RoundPlayed {
  const counted = new CountedThrows(throws);
  const tale = begun(new Tale(planRound(cast, found, round), counted, new StepLog(round.number, counted)));
  nominateAll(tale);
  announceAll(tale);
  return { ...rolled(tale), picks: counted.picks };
}

/**
 * The same without any steps, for whoever asks only what comes of it; champions and announcements change nothing, and
 * aren’t gone through.
 */
export function rollRound(cast: Cast, found: Fight, round: Round<AttackFact>, throws: Throws): RoundPlayed {
  return rolled(begun(new Tale(planRound(cast, found, round), throws)));
}

function begun(tale: Tale): Tale {
  tellHead(tale);
  return tale;
}

function rolled(tale: Tale): RoundPlayed {
  rollChecks(tale);
  rollExchanges(tale);
  return { plan: tale.plan, steps: tale.steps, after: tale.ending() };
}
