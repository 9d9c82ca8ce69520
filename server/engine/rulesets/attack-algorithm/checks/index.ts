/** The checks of the New attack algorithm, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import type { AttackFact } from '../facts.ts';
import { malformedDifficulty } from './malformed-difficulty.ts';
import { certainOrHopelessBase } from './certain-or-hopeless-base.ts';
import { unknownDieSize } from './unknown-die-size.ts';
import { steppedUpDie } from './stepped-up-die.ts';
import { stepBeyondEight } from './step-beyond-eight.ts';
import { targetNumberWithoutReason } from './target-number-without-reason.ts';
import { dieWithoutReason } from './die-without-reason.ts';
import { cancelledPool } from './cancelled-pool.ts';
import { saidTwice } from './said-twice.ts';
import { tooManyDice } from './too-many-dice.ts';
import { noSuchNumber } from './no-such-number.ts';
import { pinnedRollOutsideDie } from './pinned-roll-outside-die.ts';
import { wrongPinnedCount } from './wrong-pinned-count.ts';
import { critWithoutOption } from './crit-without-option.ts';
import { clauseForNothing } from './clause-for-nothing.ts';
import { unknownDefenceGrade } from './unknown-defence-grade.ts';
import { twoDefenceGrades } from './two-defence-grades.ts';
import { defenceForUnusedAttack } from './defence-for-unused-attack.ts';
import { unstatedDefenceGrade } from './unstated-defence-grade.ts';
import { mutualFormSuperiority } from './mutual-form-superiority.ts';
import { crossingForms } from './crossing-forms.ts';
import { formOverAlly } from './form-over-ally.ts';
import { formOfNobody } from './form-of-nobody.ts';
import { formUnmet } from './form-unmet.ts';
import { circumstanceForNobody } from './circumstance-for-nobody.ts';
import { circumstanceUnmet } from './circumstance-unmet.ts';
import { endsNothing } from './ends-nothing.ts';
import { negativeAttackBonus } from './negative-attack-bonus.ts';
import { fractionalAttackBonus } from './fractional-attack-bonus.ts';
import { missingChampion } from './missing-champion.ts';
import { secondChampion } from './second-champion.ts';
import { idleChampion } from './idle-champion.ts';
import { unusedFollowerDice } from './unused-follower-dice.ts';
import { weakChampion } from './weak-champion.ts';
import { penalisedChampion } from './penalised-champion.ts';
import { missingTarget } from './missing-target.ts';
import { idleAnnouncement } from './idle-announcement.ts';
import { moreTargetsThanAttackers } from './more-targets-than-attackers.ts';
import { spreadAgainstOrder } from './spread-against-order.ts';
import { undecidedSpreadOrder } from './undecided-spread-order.ts';
import { equalEnemies } from './equal-enemies.ts';
import { unevenSpread } from './uneven-spread.ts';
import { wrongSpreadSum } from './wrong-spread-sum.ts';
import { sharesOfOpenRoll } from './shares-of-open-roll.ts';
import { notAttacked } from './not-attacked.ts';
import { unusualHitDie } from './unusual-hit-die.ts';
import { noSuchDie } from './no-such-die.ts';
import { differingHitDice } from './differing-hit-dice.ts';
import { oneSidedContest } from './one-sided-contest.ts';
import { thirdSide } from './third-side.ts';
import { bothSidesAttack } from './both-sides-attack.ts';
import { undecidedContestedTie } from './undecided-contested-tie.ts';
import { tiedTiebreak } from './tied-tiebreak.ts';
import { unstatedInitiative } from './unstated-initiative.ts';
import { contradictingChoice } from './contradicting-choice.ts';
import { undefinedDefeat } from './undefined-defeat.ts';
import { conditionWithoutDefeat } from './condition-without-defeat.ts';

export const checks: readonly LintRule<AttackFact>[] = [
  malformedDifficulty,
  certainOrHopelessBase,
  unknownDieSize,
  steppedUpDie,
  stepBeyondEight,
  targetNumberWithoutReason,
  dieWithoutReason,
  cancelledPool,
  saidTwice,
  tooManyDice,
  noSuchNumber,
  pinnedRollOutsideDie,
  wrongPinnedCount,
  critWithoutOption,
  clauseForNothing,
  unknownDefenceGrade,
  twoDefenceGrades,
  defenceForUnusedAttack,
  unstatedDefenceGrade,
  mutualFormSuperiority,
  crossingForms,
  formOverAlly,
  formOfNobody,
  formUnmet,
  circumstanceForNobody,
  circumstanceUnmet,
  endsNothing,
  negativeAttackBonus,
  fractionalAttackBonus,
  missingChampion,
  secondChampion,
  idleChampion,
  unusedFollowerDice,
  weakChampion,
  penalisedChampion,
  missingTarget,
  idleAnnouncement,
  moreTargetsThanAttackers,
  spreadAgainstOrder,
  undecidedSpreadOrder,
  equalEnemies,
  unevenSpread,
  wrongSpreadSum,
  sharesOfOpenRoll,
  notAttacked,
  unusualHitDie,
  noSuchDie,
  differingHitDice,
  oneSidedContest,
  thirdSide,
  bothSidesAttack,
  undecidedContestedTie,
  tiedTiebreak,
  unstatedInitiative,
  contradictingChoice,
  undefinedDefeat,
  conditionWithoutDefeat,
];
