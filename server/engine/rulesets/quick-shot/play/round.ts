/**
 * One round from its head to what comes of it: all is announced before anything is rolled (qs-087). The order of
 * throws: the attempts in the order of the text, each with its dice; what is pinned isn’t thrown.
 */
import { CountedThrows } from '../../../play/counted-throws.ts';
import { StepLog } from '../../../play/step-log.ts';
import type { Round } from '../../../scenario.ts';
import type { Step, Throws } from '../../../timeline.ts';
import { isUndecided } from '../attempt.ts';
import type { Cast } from '../cast.ts';
import type { QuickShotFact } from '../facts.ts';
import type { Fight } from '../fight.ts';
import { planRound, rolledIn, type RoundPlan } from '../plan.ts';
import { announceAll } from './announcing.ts';
import { tellHead } from './heading.ts';
import { rollAttempt } from './rolling.ts';
import { Tale } from './tale.ts';
import { tellTeams } from './teaming.ts';
import { tellUnmet } from './threatening.ts';

/** A round as it was played. */
export interface RoundPlayed {
  readonly plan: RoundPlan;
  readonly steps: readonly Step[];
  /** Missing where nobody asks for the steps. */
  readonly picks?: number;
  readonly after: Fight;
}

export function playRound(cast: Cast, found: Fight, round: Round<QuickShotFact>, throws: Throws): RoundPlayed {
  const counted = new CountedThrows(throws);
  const tale = new Tale(planRound(cast, found, round), counted, new StepLog(round.number, counted));
  tellHead(tale);
  announceAll(tale);
  return { ...rolled(tale), picks: counted.picks };
}

/**
 * The same without any steps, for whoever asks only what comes of it; announcements change nothing, and aren’t gone
 * through.
 */
export function rollRound(cast: Cast, found: Fight, round: Round<QuickShotFact>, throws: Throws): RoundPlayed {
  const tale = new Tale(planRound(cast, found, round), throws);
  tellHead(tale);
  return rolled(tale);
}

function rolled(tale: Tale): RoundPlayed {
  if (tale.plan.attempts.some(({ unrolled }) => unrolled !== undefined && isUndecided(unrolled)))
    tale.events.leaveOpen();
  const outcomes = new Map(
    rolledIn(tale.plan).flatMap((attempt, contest) => {
      const outcome = rollAttempt(tale, attempt, contest);
      return outcome === undefined ? [] : [[attempt, outcome] as const];
    }),
  );
  if (!tale.isMute) tellTeams(tale, outcomes);
  tellUnmet(tale);
  return { plan: tale.plan, steps: tale.steps, after: tale.ending() };
}
