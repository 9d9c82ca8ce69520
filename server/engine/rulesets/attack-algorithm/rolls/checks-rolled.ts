/** Rolls of checks: everything with a written difficulty apart from attacks ("Dice tech basics"). */
import type { Problem } from '../../../game/index.ts';
import { recountOf } from '../../../worth/recount.ts';
import type { Announcement } from '../../../scenario.ts';
import type { Deed } from '../attacks.ts';
import { circumstancesOf } from '../circumstances.ts';
import { targetChanges } from '../clauses.ts';
import { difficultyText, growthOf, isPossible, mostFaces, type Difficulty } from './difficulty.ts';
import { lastFact, type AttackFact, type DifficultyFact } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import { chooses } from '../options.ts';
import { pinnedDice } from './pinned.ts';
import { rolledPool, type RolledPool } from './pools.ts';
import { rule } from '../rule-ids.ts';

export interface CheckRoll extends RolledPool {
  readonly deed: Deed;
  /** Whether a pool of only hits, or only misses, rolls for more degrees (aa-015). */
  readonly exploding: boolean;
}

/**
 * A difficulty that can’t be rolled; `written` is missing where none is written, `difficulty` where only half of one
 * is.
 */
export interface NoDifficulty extends Problem {
  readonly written?: DifficultyFact;
  readonly difficulty?: Difficulty;
}

/** The difficulty as written. */
export function writtenDifficulty({ clauses, verb }: Announcement<AttackFact>): Difficulty | NoDifficulty {
  const written = lastFact(clauses, 'difficulty');
  if (written === undefined) return { check: 'malformed-difficulty', source: verb.source };
  const { hit, of, source } = written;
  if (of === undefined) return { check: 'malformed-difficulty', source, written };
  const difficulty = { hit: hit.value, of: of.value };
  if (isPossible(difficulty) && of.value <= mostFaces) return difficulty;
  return { check: 'certain-or-hopeless-base', source: { ...hit.source, end: of.source.end }, written, difficulty };
}

export function isRefused(difficulty: Difficulty | NoDifficulty): difficulty is NoDifficulty {
  return 'check' in difficulty;
}

/** Undefined where no valid difficulty is written. */
export function checkRoll(context: RoundContext, deed: Deed): CheckRoll | undefined {
  const base = writtenDifficulty(deed.announcement);
  if (isRefused(base)) return undefined;
  const {
    cast: { stage },
    facts,
  } = context;
  const { actor, announcement } = deed;
  const rolled = rolledPool({
    who: actor.name,
    base,
    because: `The check is ${difficultyText(base)}: one die with ${base.of} faces.`,
    baseRule: rule.check,
    changes: targetChanges(deed),
    growth: growthOf(stage, [...facts, ...announcement.clauses]),
    dice: circumstancesOf(context.cast, facts, deed, undefined),
    whole: true,
    counts: { bonus: 'one if any', penalty: 'one if all' },
    pinned: pinnedDice(deed, 'pinned roll'),
    recount: recountOf(context.change, deed),
    source: announcement.source,
  });
  return { ...rolled, deed, exploding: chooses(stage, 'crit explosion', 'on') };
}
