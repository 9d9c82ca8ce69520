/** The checks that hold in both editions, in the order in which their findings are told. */
import type { LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../facts.ts';
import { backwardsRange } from './backwards-range.ts';
import { givenAndTaken } from './given-and-taken.ts';
import { missingStat } from './missing-stat.ts';
import { orderAgainstAgility } from './order-against-agility.ts';
import { repeatedFact } from './repeated-fact.ts';
import { severalTargets } from './several-targets.ts';
import { statOutOfRange } from './stat-out-of-range.ts';
import { unknownWeapon } from './unknown-weapon.ts';
import { contradictingState } from './contradicting-state.ts';
import { handToHandBelow } from './hand-to-hand-below.ts';
import { humanAndSupernatural } from './human-and-supernatural.ts';
import { humanToughness } from './human-toughness.ts';
import { statAboveItsBase } from './stat-above-its-base.ts';
import { wornTwice } from './worn-twice.ts';
import { contradictingDecision } from './contradicting-decision.ts';
import { contradictingPositions } from './contradicting-positions.ts';
import { contradictingWeapons } from './contradicting-weapons.ts';
import { neverHurt } from './never-hurt.ts';
import { nothingToEnd } from './nothing-to-end.ts';
import { orderInACircle } from './order-in-a-circle.ts';
import { needlessRecovery } from './needless-recovery.ts';
import { needlessRegaining } from './needless-regaining.ts';
import { announcesWhileOut } from './announces-while-out.ts';
import { belongsElsewhere } from './belongs-elsewhere.ts';
import { clauseWithoutEffect } from './clause-without-effect.ts';
import { contestedAfterAll } from './contested-after-all.ts';
import { distractionOfTheReady } from './distraction-of-the-ready.ts';
import { fasterFoeNamed } from './faster-foe-named.ts';
import { heldByNobody } from './held-by-nobody.ts';
import { ifThen } from './if-then.ts';
import { namedForThemselves } from './named-for-themselves.ts';
import { neverFaced } from './never-faced.ts';
import { pinnedTwice } from './pinned-twice.ts';
import { nothingAnnounced } from './nothing-announced.ts';
import { reasonForNobody } from './reason-for-nobody.ts';
import { sameAsNothing } from './same-as-nothing.ts';
import { unsetDifficulty } from './unset-difficulty.ts';
import { twoWordings } from './two-wordings.ts';

export const sharedChecks: readonly LintRule<DemonCityFact>[] = [
  statOutOfRange,
  missingStat,
  severalTargets,
  repeatedFact,
  givenAndTaken,
  orderAgainstAgility,
  backwardsRange,
  unknownWeapon,
  statAboveItsBase,
  handToHandBelow,
  humanToughness,
  humanAndSupernatural,
  wornTwice,
  contradictingState,
  contradictingPositions,
  contradictingWeapons,
  contradictingDecision,
  nothingToEnd,
  orderInACircle,
  needlessRecovery,
  needlessRegaining,
  neverHurt,
  ifThen,
  announcesWhileOut,
  fasterFoeNamed,
  contestedAfterAll,
  distractionOfTheReady,
  clauseWithoutEffect,
  belongsElsewhere,
  heldByNobody,
  reasonForNobody,
  namedForThemselves,
  neverFaced,
  sameAsNothing,
  pinnedTwice,
  unsetDifficulty,
  twoWordings,
  nothingAnnounced,
];
