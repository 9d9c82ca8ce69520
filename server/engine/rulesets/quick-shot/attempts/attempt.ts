/** An attempt, ready to be rolled: its actions with their difficulties, its dice, and the reasons for them. */
import { mostNeeds, type SetsPool } from '../../../chance/index.ts';
import type { Pool } from '../../../pool.ts';
import type { Source } from '../../../source.ts';
import { betAskedAbout, betsOf, type WrittenBet } from './bets.ts';
import { deedKind, type Deed } from '../deeds.ts';
import { computeNeeds, type Difficulties } from './computed-needs.ts';
import { conditionOf } from '../fight.ts';
import { lastFact } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import { checkCalledBy, isChosen } from './needs.ts';
import { chooses, squashIn } from '../options.ts';
import type { PinnedDie } from '../../../play/pinned-dice.ts';
import { pinsOf, type Mispinned } from '../pinned.ts';
import { leastFace, poolOf } from './pool.ts';
import { rule, type RuleName } from '../rule-ids.ts';

export type { Need } from './computed-needs.ts';

/** Why nothing is rolled, as the end of a sentence, with its source. */
export interface Unrolled {
  readonly fault:
    'declined' | 'ruled out' | 'no actions' | 'no difficulty' | 'beyond difficulties' | 'too many actions';
  readonly why: string;
  readonly rule: RuleName;
  readonly source: Source;
}

/** Whether something is missing, as opposed to a decision not to roll. */
export function isUndecided({ fault }: Unrolled): boolean {
  return fault !== 'declined' && fault !== 'ruled out';
}

/** Whether nothing is rolled because the player or the GM says so. */
export function isGivenUp({ unrolled }: Attempt): boolean {
  return unrolled !== undefined && !isUndecided(unrolled);
}

/** `pins` are the pinned dice, empty where they don’t fit the pool; `mispinned` are the reasons why they don’t. */
export interface Attempt extends Difficulties {
  readonly deed: Deed;
  readonly kind: 'gamble' | 'compulsion check';
  readonly askedBy?: 'player' | 'GM';
  readonly bets: readonly WrittenBet[];
  /** The bet that is made. */
  readonly bet?: WrittenBet;
  readonly pool: Pool;
  /** The dice without pins. */
  readonly dice: SetsPool;
  readonly pins: readonly (PinnedDie | undefined)[];
  readonly mispinned: readonly Mispinned[];
  readonly unrolled?: Unrolled;
}

/** The properties of every roll of the game (qs-051, qs-052, qa-01, qa-05). */
export const die = { of: 8, target: leastFace, ones: 2 } as const;

export function attemptOf(context: RoundContext, deed: Deed): Attempt {
  const kind = deedKind(deed) === 'compulsion check' ? 'compulsion check' : 'gamble';
  const askedBy = kind === 'compulsion check' ? checkCalledBy(deed) : undefined;
  const condition = conditionOf(context.fight, deed.actor.name);
  const asked = betAskedAbout(context.change, deed);
  const bets = asked === undefined ? betsOf(deed, condition, askedBy === 'player') : [asked];
  const { modifiers, ...difficulties } = computeNeeds(context, deed, kind);
  const { pool, bet } = poolOf(context, deed, bets, modifiers);
  const { stage } = context.cast;
  const dice: SetsPool = {
    ...die,
    dice: pool.size,
    needs: difficulties.needs.map(({ effect }) => effect),
    squash: squashIn(stage),
    divide: chooses(stage, 'divide', 'whole') ? 'whole' : 'shared',
  };
  const unrolled = unrolledIn(deed, difficulties);
  return {
    deed,
    kind,
    ...difficulties,
    bets,
    pool,
    dice,
    ...pinsOf(deed, pool.size),
    ...(askedBy === undefined ? {} : { askedBy }),
    ...(bet === undefined ? {} : { bet }),
    ...(unrolled === undefined ? {} : { unrolled }),
  };
}

function unrolledIn(
  { announcement: { clauses, source } }: Deed,
  { needs, unset, beyond }: Difficulties,
): Unrolled | undefined {
  const declined = lastFact(clauses, 'declined');
  if (declined !== undefined)
    return {
      fault: 'declined',
      why: `the player goes no further${reason(declined.words?.text)}`,
      rule: rule.goingForIt,
      source: declined.source,
    };
  const ruledOut = lastFact(clauses, 'ruled out');
  if (ruledOut !== undefined)
    return {
      fault: 'ruled out',
      why: `the GM doesn’t allow it${reason(ruledOut.words?.text)}`,
      rule: rule.clarification,
      source: ruledOut.source,
    };
  if (![...needs, ...unset, ...beyond].some(isChosen))
    return { fault: 'no actions', why: 'no action has a difficulty', rule: rule.clarification, source };
  const [open] = unset;
  if (open !== undefined)
    return {
      fault: 'no difficulty',
      why: `no difficulty is set for “${open.words}”`,
      rule: rule.clarification,
      source: open.source,
    };
  const [far] = beyond;
  if (far !== undefined)
    return {
      fault: 'beyond difficulties',
      why: `the text names no difficulty above overwhelming, and “${far.words}” would be one`,
      rule: rule.difficulties,
      source: far.source,
    };
  return needs.length > mostNeeds
    ? {
        fault: 'too many actions',
        why: `it has more than ${mostNeeds} actions`,
        rule: rule.multiAction,
        source: lastFact(clauses, 'action')?.source ?? source,
      }
    : undefined;
}

function reason(words: string | undefined): string {
  return words === undefined ? '' : `: “${words}”`;
}
