/** The thresholds of a throw in words. */
import type { HandOutcome } from '../../../chance/index.ts';
import { statWords, type Fighter } from '../../demon-city/cast.ts';
import { difficultyId, difficultyNumber, hasDifficulty, meetsAttack } from '../contests.ts';
import { opposers, type Deed } from '../../demon-city/deeds.ts';
import { lastFact } from '../../demon-city/facts.ts';
import type { RoundPlan } from '../fight.ts';
import { resistingStat } from '../pools/index.ts';
import { isAttack } from '../../demon-city/vocabulary.ts';
import { list } from '../../../play/words.ts';

type Outcomes = ReadonlyMap<string, HandOutcome>;

/** A threshold in words, and whether it was exceeded. */
interface Obstacle {
  readonly words: string;
  readonly exceeded: boolean;
}

/**
 * `9 is above Bill’s throw of 7`, `4 is not above 6`, `9 is above Ann’s throw of 7, but not above Bill’s throw of 10`;
 * empty where there was nothing to beat.
 */
export function measuredWords(plan: RoundPlan, deed: Deed, outcomes: Outcomes): string {
  const own = outcomes.get(deed.actor.name);
  if (own === undefined) return '';
  const obstacles = obstaclesOf(plan, deed, outcomes).map((words, at): Obstacle => ({
    words,
    exceeded: own.exceeds[at] === true,
  }));
  const [above, below] = [true, false].map((exceeded) =>
    list(obstacles.filter((each) => each.exceeded === exceeded).map(({ words }) => words)),
  );
  if (above === '' && below === '') return '';
  return (
    `${own.value} is ` +
    `${above === '' ? '' : `above ${above}${below === '' ? '' : ', but '}`}${below === '' ? '' : `not above ${below}`}`
  );
}

/** In the order of the contest. */
function obstaclesOf(plan: RoundPlan, deed: Deed, outcomes: Outcomes): readonly string[] {
  if (isAttack(deed.kind)) return deed.targets.map((target) => targetWords(plan, deed, target, outcomes));
  return [
    ...opposers(deed, plan.context.deeds).flatMap((other) => throwWords(other.actor, outcomes)),
    ...difficultyWords(deed, outcomes),
  ];
}

/** The target’s throw where they attack or avoid the attacker, otherwise the stat that resists; with the reason. */
function targetWords(plan: RoundPlan, deed: Deed, target: Fighter, outcomes: Outcomes): string {
  const theirs = plan.context.deeds.get(target.name);
  const [thrown] = theirs !== undefined && meetsAttack(plan, theirs, deed) ? throwWords(target, outcomes) : [];
  if (thrown !== undefined) return thrown;
  const stat = statWords(plan.context.cast, target, resistingStat(plan.context.cast, deed, target));
  return (
    `${target.called}’s ${stat}, which is all there is to beat: ${target.called} neither attacks nor avoids ` +
    deed.actor.called
  );
}

function throwWords(foe: Fighter, outcomes: Outcomes): readonly string[] {
  const value = outcomes.get(foe.name)?.value;
  return value === undefined ? [] : [`${foe.called}’s throw of ${value}`];
}

function difficultyWords(deed: Deed, outcomes: Outcomes): readonly string[] {
  const host = outcomes.get(difficultyId(deed.actor.name))?.value;
  if (host !== undefined) return [`the Host’s throw of ${host}`];
  return hasDifficulty(deed) && lastFact(deed.clauses, 'difficulty')?.thrownFor === false
    ? [`${difficultyNumber(deed)}`]
    : [];
}
