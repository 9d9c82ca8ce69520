/** The checks of Quick Shot, in the order in which their findings are listed. */
import type { LintRule } from '../../../finding.ts';
import type { QuickShotFact } from '../facts.ts';
import { actionChecks } from './actions.ts';
import { attackChecks } from './attacks.ts';
import { betChecks } from './bets.ts';
import { chargeChecks } from './charges.ts';
import { compulsionChecks } from './compulsions.ts';
import { criticalChecks } from './criticals.ts';
import { diceChecks } from './dice.ts';
import { difficultyChecks } from './difficulties.ts';
import { downtimeChecks } from './downtime.ts';
import { gambleChecks } from './gambles.ts';
import { hindranceChecks } from './hindrances.ts';
import { lossChecks } from './losses.ts';
import { movingChecks } from './moving.ts';
import { opponentChecks } from './opponents.ts';
import { paradoxChecks } from './paradox.ts';
import { poolChecks } from './pools.ts';
import { roundChecks } from './rounds.ts';
import { setChecks } from './sets.ts';
import { teamWorkChecks } from './team-work.ts';
import { tradeChecks } from './trades.ts';
import { traitChecks } from './traits.ts';
import { woundChecks } from './wounds.ts';

export const checks: readonly LintRule<QuickShotFact>[] = [
  ...betChecks,
  ...lossChecks,
  ...poolChecks,
  ...movingChecks,
  ...downtimeChecks,
  ...chargeChecks,
  ...tradeChecks,
  ...difficultyChecks,
  ...gambleChecks,
  ...diceChecks,
  ...setChecks,
  ...actionChecks,
  ...teamWorkChecks,
  ...criticalChecks,
  ...attackChecks,
  ...roundChecks,
  ...opponentChecks,
  ...hindranceChecks,
  ...woundChecks,
  ...traitChecks,
  ...compulsionChecks,
  ...paradoxChecks,
];
