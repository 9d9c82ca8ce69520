/** The checks of attacks, wounds, advantages, flaws and paradox. */
import type { LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { acceptedAndAvoidedAttack } from './accepted-and-avoided-attack.ts';
import { actionlessWound } from './actionless-wound.ts';
import { avoidanceWithoutAttack } from './avoidance-without-attack.ts';
import { compulsionWpPool } from './compulsion-wp-pool.ts';
import { doubleEffectWeakness } from './double-effect-weakness.ts';
import { duplicateFatigueAction } from './duplicate-fatigue-action.ts';
import { duplicateWoundAction } from './duplicate-wound-action.ts';
import { effectlessWeakness } from './effectless-weakness.ts';
import { harderInsteadOfAction } from './harder-instead-of-action.ts';
import { idleClause } from './idle-clause.ts';
import { initiativeOrder } from './initiative-order.ts';
import { leftOutAction } from './left-out-action.ts';
import { misdirectedWorsening } from './misdirected-worsening.ts';
import { missingParadoxAction } from './missing-paradox-action.ts';
import { namedTwice } from './named-twice.ts';
import { npcAttackRoll } from './npc-attack-roll.ts';
import { npcBet } from './npc-bet.ts';
import { npcGamble } from './npc-gamble.ts';
import { npcWoundAction } from './npc-wound-action.ts';
import { outOfCampaignParadox } from './out-of-campaign-paradox.ts';
import { outOfScopeWoundAction } from './out-of-scope-wound-action.ts';
import { overlookedOpponentWound } from './overlooked-opponent-wound.ts';
import { routineGmCheck } from './routine-gm-check.ts';
import { scopeNotNamed } from './scope-not-named.ts';
import { scopelessWound } from './scopeless-wound.ts';
import { secondAttemptInRound } from './second-attempt-in-round.ts';
import { sharedAvoidance } from './shared-avoidance.ts';
import { silentInjuryFailure } from './silent-injury-failure.ts';
import { temptationWithoutStakes } from './temptation-without-stakes.ts';
import { typedMundaneGear } from './typed-mundane-gear.ts';
import { unansweredAttack } from './unanswered-attack.ts';
import { uncommonPlayerCheck } from './uncommon-player-check.ts';
import { undeclaredAdvantage } from './undeclared-advantage.ts';
import { undescribedAdvantage } from './undescribed-advantage.ts';
import { undescribedAttack } from './undescribed-attack.ts';
import { unestablishedCompulsion } from './unestablished-compulsion.ts';
import { unexplainedHealing } from './unexplained-healing.ts';
import { unknownHindrance } from './unknown-hindrance.ts';
import { unknownScope } from './unknown-scope.ts';
import { untypedAdvantage } from './untyped-advantage.ts';
import { unwitnessedParadoxDifficulty } from './unwitnessed-paradox-difficulty.ts';
import { wpHealing } from './wp-healing.ts';

export const peopleChecks: readonly LintRule<QuickShotFact>[] = [
  npcAttackRoll,
  npcGamble,
  npcBet,
  unansweredAttack,
  undescribedAttack,
  avoidanceWithoutAttack,
  sharedAvoidance,
  acceptedAndAvoidedAttack,
  initiativeOrder,
  secondAttemptInRound,
  idleClause,
  namedTwice,
  duplicateWoundAction,
  leftOutAction,
  outOfScopeWoundAction,
  unknownHindrance,
  harderInsteadOfAction,
  scopelessWound,
  scopeNotNamed,
  unknownScope,
  actionlessWound,
  silentInjuryFailure,
  misdirectedWorsening,
  unexplainedHealing,
  wpHealing,
  npcWoundAction,
  overlookedOpponentWound,
  duplicateFatigueAction,
  undeclaredAdvantage,
  untypedAdvantage,
  undescribedAdvantage,
  typedMundaneGear,
  effectlessWeakness,
  doubleEffectWeakness,
  unestablishedCompulsion,
  uncommonPlayerCheck,
  temptationWithoutStakes,
  routineGmCheck,
  compulsionWpPool,
  outOfCampaignParadox,
  missingParadoxAction,
  unwitnessedParadoxDifficulty,
];
