/** The pages to read after each page; following them leads through a whole round. */
import { rule, type RuleName } from '../rule-ids.ts';

/** The ids of the pages to read next; undefined where there are none. */
export function nextOf({ id }: RuleName): readonly string[] | undefined {
  return following.get(id)?.map((each) => each.id);
}

const following: ReadonlyMap<string, readonly RuleName[]> = new Map([
  goesOn(rule.check, rule.targetNumber, rule.bonusDie, rule.penaltyDie, rule.degrees),
  goesOn(rule.targetNumber, rule.dieStep),
  goesOn(rule.bonusDie, rule.cancelling),
  goesOn(rule.penaltyDie, rule.cancelling),
  goesOn(rule.cancelling, rule.degrees),
  goesOn(rule.degrees, rule.critExplosion),
  goesOn(rule.considerations, rule.oneRoll, rule.attackRoll),
  goesOn(rule.attackRoll, rule.defences, rule.form, rule.attackBonus, rule.circumstances, rule.oneRoll),
  goesOn(rule.defences, rule.form),
  goesOn(rule.form, rule.dieStep),
  goesOn(rule.attackBonus, rule.bonusDie, rule.followers),
  goesOn(rule.circumstances, rule.bonusDie, rule.penaltyDie, rule.cancelling),
  goesOn(
    rule.oneRoll,
    rule.champion,
    rule.attackRoll,
    rule.countingHits,
    rule.spreading,
    rule.firstHit,
    rule.contested,
  ),
  goesOn(rule.champion, rule.followers, rule.championPenalty),
  goesOn(rule.followers, rule.target),
  goesOn(rule.target, rule.countingHits),
  goesOn(rule.countingHits, rule.spreading),
  goesOn(rule.championPenalty, rule.penaltyDie, rule.countingHits),
  goesOn(rule.spreading, rule.mostEnemies, rule.unevenHits, rule.firstHit),
  goesOn(rule.mostEnemies, rule.unevenHits),
  goesOn(rule.unevenHits, rule.firstHit),
  goesOn(rule.firstHit, rule.laterHits),
  goesOn(rule.laterHits, rule.defeat),
  goesOn(rule.contested, rule.moreHits, rule.fewerHits, rule.contestedTie),
  goesOn(rule.moreHits, rule.firstHit),
  goesOn(rule.fewerHits, rule.spreading),
  goesOn(rule.contestedTie, rule.tiebreakers),
  goesOn(rule.sides, rule.contested),
  goesOn(rule.somethingElse, rule.check),
]);

function goesOn(from: RuleName, ...to: readonly RuleName[]): readonly [string, readonly RuleName[]] {
  return [from.id, to];
}
