/** The rules that must have a page, by the numbers of our reading’s ledger (section 1). */
import { rule, type RuleName } from './rule-ids.ts';

export interface RequiredPages {
  readonly row: number;
  readonly name: string;
  /** The ids of the pages that tell the rule. */
  readonly pages: readonly string[];
}

export const requiredPages: readonly RequiredPages[] = [
  told(1, 'a way to roll attacks', rule.attackRoll, rule.oneRoll),
  told(2, 'difficulty x/y', rule.check),
  told(3, 'a hit succeeds', rule.check),
  told(4, 'a changed target number', rule.targetNumber),
  told(5, 'never certain, never hopeless', rule.dieStep),
  told(6, 'the two given steps', rule.dieStep),
  told(7, 'advantages as dice', rule.bonusDie, rule.penaltyDie),
  told(8, 'bonus die', rule.bonusDie),
  told(9, 'penalty die', rule.penaltyDie),
  told(10, 'cancelling', rule.cancelling),
  told(11, 'degrees', rule.degrees),
  told(12, 'degrees of a success with bonus dice', rule.degrees),
  told(13, 'degrees of a failure with penalty dice', rule.degrees),
  told(14, 'degree 1 otherwise', rule.degrees),
  told(15, 'exploding criticals, considered only', rule.critExplosion),
  told(16, 'attacker’s skill', rule.considerations, rule.attackBonus),
  told(17, 'kind of attack', rule.considerations, rule.defences),
  told(18, 'defender’s defences', rule.considerations, rule.defences),
  told(19, 'form', rule.considerations, rule.form),
  told(20, 'other advantages and drawbacks', rule.considerations, rule.circumstances),
  told(21, 'details left open', rule.considerations),
  told(22, 'attack at 5/6', rule.attackRoll),
  told(23, 'fully effective defences', rule.defences),
  told(24, 'partially effective defences', rule.defences),
  told(25, 'barely effective defences', rule.defences),
  told(26, 'attacker’s superior form', rule.form),
  told(27, 'defender’s superior form', rule.form),
  told(28, 'dice of the attack bonus', rule.attackBonus),
  told(29, 'dice of advantages', rule.circumstances),
  told(30, 'dice of disadvantages', rule.circumstances),
  told(31, 'one roll for a side', rule.oneRoll, rule.somethingElse),
  told(32, 'a champion', rule.champion),
  told(33, 'the whole pool', rule.champion, rule.championPenalty),
  told(34, 'one die for the others', rule.followers),
  told(35, 'the others’ difficulty', rule.followers, rule.target),
  told(36, 'counting hits', rule.countingHits, rule.championPenalty),
  told(37, 'sharing hits out', rule.spreading),
  told(38, 'at most as many enemies as attackers', rule.mostEnemies),
  told(39, 'as even as can be', rule.spreading),
  told(40, 'more for the weaker', rule.unevenHits),
  told(41, 'first hit', rule.firstHit, rule.defeat),
  told(42, 'later hits', rule.laterHits),
  told(43, 'contested roll', rule.contested, rule.sides),
  told(44, 'comparing hits', rule.contested),
  told(45, 'more hits', rule.moreHits),
  told(46, 'fewer hits', rule.fewerHits),
  told(47, 'equal hits, undecided', rule.contestedTie),
  told(48, 'tiebreakers, imagined', rule.tiebreakers),
];

function told(row: number, name: string, ...rules: readonly RuleName[]): RequiredPages {
  return { row, name, pages: rules.map(({ id }) => id) };
}
