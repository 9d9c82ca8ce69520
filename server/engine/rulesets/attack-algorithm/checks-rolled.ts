/** Checks of a stated difficulty: everything that somebody tries beside attacking ("Dice tech basics"). */
import { recountOf } from '../../recount.ts';
import type { Deed } from './attacks.ts';
import { circumstancesOf } from './circumstances.ts';
import { targetChanges } from './clauses.ts';
import { difficultyText, growthOf, isPossible, mostFaces, type Difficulty } from './difficulty.ts';
import { lastFact, type DifficultyFact } from './facts.ts';
import type { Moment } from './moment.ts';
import { chooses } from './options.ts';
import { pinnedDice } from './pinned.ts';
import { rolledPool, type RolledPool } from './pools.ts';
import { rule } from './rule-ids.ts';

export interface CheckRoll extends RolledPool {
  readonly deed: Deed;
  /** Whether a pool of only hits, or only misses, rolls for more degrees (aa-015). */
  readonly exploding: boolean;
}

/** The difficulty as it is written; undefined where it is none that a check can have. */
export function writtenDifficulty({ announcement }: Deed): Difficulty | undefined {
  const written = lastFact(announcement.clauses, 'difficulty');
  return written === undefined ? undefined : difficultyIn(written);
}

function difficultyIn({ hit, of }: DifficultyFact): Difficulty | undefined {
  if (of === undefined || of.value > mostFaces) return undefined;
  const difficulty = { hit: hit.value, of: of.value };
  return isPossible(difficulty) ? difficulty : undefined;
}

/** Undefined where no difficulty is written that could be rolled. */
export function checkRoll(moment: Moment, deed: Deed): CheckRoll | undefined {
  const base = writtenDifficulty(deed);
  if (base === undefined) return undefined;
  const {
    cast: { stage },
    facts,
  } = moment;
  const { actor, announcement } = deed;
  const rolled = rolledPool({
    who: actor.name,
    base,
    because: `The check is ${difficultyText(base)}: one die with ${base.of} faces.`,
    baseRule: rule.check,
    changes: targetChanges(deed),
    growth: growthOf(stage, [...facts, ...announcement.clauses]),
    dice: circumstancesOf(moment.cast, facts, deed, undefined),
    whole: true,
    counts: { bonus: 'one if any', penalty: 'one if all' },
    pinned: pinnedDice(deed, 'pinned roll'),
    recount: recountOf(moment.change, deed),
    source: announcement.source,
  });
  return { ...rolled, deed, exploding: chooses(stage, 'crit explosion', 'on') };
}
