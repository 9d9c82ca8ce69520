/** The checks of Quick Shot by what their tests share: a scenario of attempts, of people, or of Willpower. */
import type { LintRule } from '../../../server/engine/index.ts';
import { actionChecks } from '../../../server/engine/rulesets/quick-shot/checks/actions.ts';
import { attackChecks } from '../../../server/engine/rulesets/quick-shot/checks/attacks.ts';
import { betChecks } from '../../../server/engine/rulesets/quick-shot/checks/bets.ts';
import { chargeChecks } from '../../../server/engine/rulesets/quick-shot/checks/charges.ts';
import { compulsionChecks } from '../../../server/engine/rulesets/quick-shot/checks/compulsions.ts';
import { criticalChecks } from '../../../server/engine/rulesets/quick-shot/checks/criticals.ts';
import { diceChecks } from '../../../server/engine/rulesets/quick-shot/checks/dice.ts';
import { difficultyChecks } from '../../../server/engine/rulesets/quick-shot/checks/difficulties.ts';
import { downtimeChecks } from '../../../server/engine/rulesets/quick-shot/checks/downtime.ts';
import { gambleChecks } from '../../../server/engine/rulesets/quick-shot/checks/gambles.ts';
import { hindranceChecks } from '../../../server/engine/rulesets/quick-shot/checks/hindrances.ts';
import { lossChecks } from '../../../server/engine/rulesets/quick-shot/checks/losses.ts';
import { movingChecks } from '../../../server/engine/rulesets/quick-shot/checks/moving.ts';
import { opponentChecks } from '../../../server/engine/rulesets/quick-shot/checks/opponents.ts';
import { paradoxChecks } from '../../../server/engine/rulesets/quick-shot/checks/paradox.ts';
import { poolChecks } from '../../../server/engine/rulesets/quick-shot/checks/pools.ts';
import { roundChecks } from '../../../server/engine/rulesets/quick-shot/checks/rounds.ts';
import { setChecks } from '../../../server/engine/rulesets/quick-shot/checks/sets.ts';
import { teamWorkChecks } from '../../../server/engine/rulesets/quick-shot/checks/team-work.ts';
import { tradeChecks } from '../../../server/engine/rulesets/quick-shot/checks/trades.ts';
import { traitChecks } from '../../../server/engine/rulesets/quick-shot/checks/traits.ts';
import { woundChecks } from '../../../server/engine/rulesets/quick-shot/checks/wounds.ts';
import type { QuickShotFact } from '../../../server/engine/rulesets/quick-shot/facts.ts';

type Checks = readonly LintRule<QuickShotFact>[];

export const attemptsChecks: Checks = [
  ...difficultyChecks,
  ...gambleChecks,
  ...actionChecks,
  ...diceChecks,
  ...setChecks,
  ...teamWorkChecks,
  ...criticalChecks,
];

export const peopleChecks: Checks = [
  ...woundChecks,
  ...hindranceChecks,
  ...traitChecks,
  ...compulsionChecks,
  ...opponentChecks,
  ...attackChecks,
  ...paradoxChecks,
  ...roundChecks,
];

export const willpowerChecks: Checks = [
  ...betChecks,
  ...poolChecks,
  ...chargeChecks,
  ...tradeChecks,
  ...downtimeChecks,
  ...movingChecks,
  ...lossChecks,
];
