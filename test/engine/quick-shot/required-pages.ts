/** The rules that must have a page, by the numbers of our reading’s ledger (section 1). */
import { rule, type RuleName } from '../../../server/engine/rulesets/quick-shot/rule-ids.ts';

/** Adjacent rows that the same pages cover: from the first to the last. */
export interface RequiredPages {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** The ids of the pages that cover these rules. */
  readonly pages: readonly string[];
}

export const requiredPages: readonly RequiredPages[] = [
  told(1, 3, 'what needs no dice', rule.noRoll),
  told(4, 5, 'a gamble and its three steps', rule.gamble),
  told(6, 8, 'goal, resources and how they help', rule.initiation),
  told(9, 10, 'difficulty and what could follow', rule.clarification),
  told(11, 11, 'the table of five combinations', rule.difficulties, rule.squashing, rule.bolstering),
  told(12, 12, 'the table of twenty combinations', rule.multiAction, rule.squashing),
  told(13, 24, 'easy, with its examples', rule.difficulties),
  told(25, 31, 'common, with its examples', rule.difficulties),
  told(32, 37, 'hard, with its examples', rule.difficulties),
  told(38, 41, 'difficult, with its examples', rule.difficulties),
  told(42, 44, 'overwhelming, and what is ruled out', rule.difficulties, rule.goingForIt),
  told(45, 48, 'several actions at once', rule.multiAction),
  told(49, 50, 'going on, or not', rule.goingForIt),
  told(51, 52, 'eight dice against five', rule.pool),
  told(53, 55, 'working together', rule.teamWork),
  told(56, 62, 'bets', rule.bolstering),
  told(63, 63, 'effect, and squashing', rule.sets, rule.squashing),
  told(64, 64, 'a set of ones', rule.criticals),
  told(65, 68, 'criticals of several actions', rule.spreadCriticals),
  told(69, 70, 'success', rule.success),
  told(71, 75, 'critical success', rule.criticalSuccess),
  told(76, 78, 'failure', rule.failure),
  told(79, 84, 'critical failure', rule.criticalFailure),
  told(85, 89, 'fights and rounds', rule.combat),
  told(90, 98, 'attacks of opponents', rule.attacks),
  told(99, 99, 'Tom and three thugs', rule.attacks),
  told(100, 100, 'Rose shoots to slow', rule.combat),
  told(101, 101, 'Rose succeeds', rule.success),
  told(102, 102, 'Rose succeeds critically', rule.criticalSuccess),
  told(103, 103, 'Rose fails', rule.failure),
  told(104, 104, 'Rose fails critically', rule.criticalFailure),
  told(105, 105, 'Alex and the sniper', rule.attacks),
  told(106, 106, 'Alex succeeds', rule.success),
  told(107, 108, 'Alex succeeds critically, and an easier wish', rule.criticalSuccess),
  told(109, 117, 'damage', rule.damage),
  told(118, 118, 'healing', rule.healing),
  told(119, 122, 'hurt opponents', rule.hurtOpponents),
  told(123, 125, 'fatigue', rule.fatigue),
  told(126, 131, 'advantages', rule.advantages),
  told(132, 142, 'three types', rule.types),
  told(143, 149, 'charges', rule.charges),
  told(150, 168, 'example advantages', rule.types),
  told(169, 173, 'weaknesses', rule.weaknesses),
  told(174, 174, 'compulsions tempt', rule.compulsions),
  told(175, 184, 'compulsion checks', rule.compulsionChecks),
  told(185, 185, 'compulsions aren’t bought', rule.compulsions),
  told(186, 192, 'Willpower and its pools', rule.willpower),
  told(193, 196, 'rests and breathers', rule.rests),
  told(197, 202, 'drives', rule.drives),
  told(203, 205, 'projects', rule.projects),
  told(206, 209, 'vacations', rule.rearranging),
  told(210, 216, 'paradox', rule.paradox),
  told(217, 225, 'improvement, tass and ordinary equipment', rule.improvement),
];

function told(from: number, to: number, name: string, ...rules: readonly RuleName[]): RequiredPages {
  return { from, to, name, pages: rules.map(({ id }) => id) };
}
