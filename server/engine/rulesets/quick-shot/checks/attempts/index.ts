/** The checks of difficulties, dice, sets, criticals and team work. */
import type { LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { alteredBasePool } from './altered-base-pool.ts';
import { alteredTargetNumber } from './altered-target-number.ts';
import { belowTargetSet } from './below-target-set.ts';
import { circularDependence } from './circular-dependence.ts';
import { criticalWithoutOnes } from './critical-without-ones.ts';
import { diceCountMismatch } from './dice-count-mismatch.ts';
import { decidedTwice } from './decided-twice.ts';
import { difficultyAboveOverwhelming } from './difficulty-above-overwhelming.ts';
import { difficultyBelowEasy } from './difficulty-below-easy.ts';
import { doublyAssignedDie } from './doubly-assigned-die.ts';
import { loneEasyRoll } from './lone-easy-roll.ts';
import { minorAsDifficulty } from './minor-as-difficulty.ts';
import { misplacedCritical } from './misplaced-critical.ts';
import { missingCriticalBonus } from './missing-critical-bonus.ts';
import { missingCriticalSetback } from './missing-critical-setback.ts';
import { missingDifficulty } from './missing-difficulty.ts';
import { missingGoal } from './missing-goal.ts';
import { outOfRangeFace } from './out-of-range-face.ts';
import { oversizedTeamRelief } from './oversized-team-relief.ts';
import { paradoxCriticalSuccess } from './paradox-critical-success.ts';
import { attemptRuledOut } from './attempt-ruled-out.ts';
import { rollNotMade } from './roll-not-made.ts';
import { sameActionTwice } from './same-action-twice.ts';
import { secondCriticalSuccess } from './second-critical-success.ts';
import { soloTeamWork } from './solo-team-work.ts';
import { splitTaskTeamWork } from './split-task-team-work.ts';
import { squashForbidden } from './squash-forbidden.ts';
import { squashWithoutRoll } from './squash-without-roll.ts';
import { stakelessGamble } from './stakeless-gamble.ts';
import { tooManyActions } from './too-many-actions.ts';
import { unassignedSets } from './unassigned-sets.ts';
import { unchangedFailure } from './unchanged-failure.ts';
import { undersizedSet } from './undersized-set.ts';
import { unjustifiedTeamWork } from './unjustified-team-work.ts';
import { unknownAction } from './unknown-action.ts';
import { unknownDifficulty } from './unknown-difficulty.ts';
import { unmetPrerequisiteSuccess } from './unmet-prerequisite-success.ts';
import { unnamedCriticalFailure } from './unnamed-critical-failure.ts';
import { unpickedCriticalSuccess } from './unpicked-critical-success.ts';
import { unspokenRisk } from './unspoken-risk.ts';

export const attemptsChecks: readonly LintRule<QuickShotFact>[] = [
  loneEasyRoll,
  difficultyBelowEasy,
  difficultyAboveOverwhelming,
  unknownDifficulty,
  minorAsDifficulty,
  missingDifficulty,
  missingGoal,
  unspokenRisk,
  stakelessGamble,
  unchangedFailure,
  rollNotMade,
  attemptRuledOut,
  diceCountMismatch,
  alteredBasePool,
  alteredTargetNumber,
  outOfRangeFace,
  undersizedSet,
  doublyAssignedDie,
  belowTargetSet,
  unassignedSets,
  unmetPrerequisiteSuccess,
  circularDependence,
  unknownAction,
  sameActionTwice,
  tooManyActions,
  decidedTwice,
  squashForbidden,
  squashWithoutRoll,
  soloTeamWork,
  splitTaskTeamWork,
  oversizedTeamRelief,
  unjustifiedTeamWork,
  criticalWithoutOnes,
  misplacedCritical,
  unnamedCriticalFailure,
  unpickedCriticalSuccess,
  secondCriticalSuccess,
  missingCriticalBonus,
  missingCriticalSetback,
  paradoxCriticalSuccess,
];
