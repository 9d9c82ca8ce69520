/** The pages to read after each page; following them leads through a whole gamble. */
import { rule, type RuleName } from '../rule-ids.ts';

/** The ids of the pages to read next. */
export function nextOf({ id }: RuleName): readonly string[] {
  return (following.get(id) ?? []).map((each) => each.id);
}

const following: ReadonlyMap<string, readonly RuleName[]> = new Map([
  goesOn(rule.noRoll, rule.gamble, rule.difficulties),
  goesOn(rule.gamble, rule.initiation, rule.combat),
  goesOn(rule.initiation, rule.clarification, rule.advantages),
  goesOn(rule.clarification, rule.difficulties, rule.goingForIt),
  goesOn(rule.difficulties, rule.multiAction, rule.teamWork, rule.squashing),
  goesOn(rule.multiAction, rule.sets, rule.spreadCriticals, rule.paradox),
  goesOn(rule.goingForIt, rule.pool, rule.bolstering),
  goesOn(rule.pool, rule.bolstering, rule.sets, rule.criticals),
  goesOn(rule.teamWork, rule.difficulties, rule.multiAction),
  goesOn(rule.bolstering, rule.willpower, rule.drives, rule.criticalFailure),
  goesOn(rule.sets, rule.squashing, rule.success, rule.failure),
  goesOn(rule.squashing, rule.criticals, rule.difficulties),
  goesOn(rule.criticals, rule.criticalSuccess, rule.criticalFailure, rule.spreadCriticals),
  goesOn(rule.spreadCriticals, rule.criticalSuccess, rule.criticalFailure),
  goesOn(rule.success, rule.criticalSuccess, rule.failure),
  goesOn(rule.criticalSuccess, rule.willpower, rule.failure),
  goesOn(rule.failure, rule.criticalFailure, rule.damage),
  goesOn(rule.criticalFailure, rule.drives, rule.rests),
  goesOn(rule.combat, rule.attacks, rule.multiAction),
  goesOn(rule.attacks, rule.damage, rule.hurtOpponents),
  goesOn(rule.damage, rule.healing, rule.fatigue, rule.weaknesses),
  goesOn(rule.healing, rule.rests, rule.damage),
  goesOn(rule.hurtOpponents, rule.attacks, rule.clarification),
  goesOn(rule.fatigue, rule.damage, rule.rests),
  goesOn(rule.advantages, rule.types, rule.clarification),
  goesOn(rule.types, rule.charges, rule.weaknesses),
  goesOn(rule.charges, rule.improvement, rule.weaknesses),
  goesOn(rule.weaknesses, rule.compulsions, rule.charges),
  goesOn(rule.compulsions, rule.compulsionChecks, rule.drives),
  goesOn(rule.compulsionChecks, rule.criticals, rule.willpower),
  goesOn(rule.willpower, rule.rests, rule.drives, rule.bolstering),
  goesOn(rule.rests, rule.drives, rule.rearranging),
  goesOn(rule.drives, rule.projects, rule.bolstering, rule.criticalFailure),
  goesOn(rule.projects, rule.rearranging, rule.drives),
  goesOn(rule.rearranging, rule.rests, rule.projects),
  goesOn(rule.paradox, rule.multiAction, rule.spreadCriticals),
  goesOn(rule.improvement, rule.charges, rule.advantages),
]);

function goesOn(from: RuleName, ...to: readonly RuleName[]): readonly [string, readonly RuleName[]] {
  return [from.id, to];
}
