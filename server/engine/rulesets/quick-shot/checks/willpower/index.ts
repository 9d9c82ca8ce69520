/** The checks of bets, pools, rests, charges and tass. */
import type { LintRule } from '../../../../finding.ts';
import type { QuickShotFact } from '../../facts.ts';
import { undefinedBetAmount } from './undefined-bet-amount.ts';
import { betFromSeveralPools } from './bet-from-several-pools.ts';
import { uncoveredBet } from './uncovered-bet.ts';
import { unservedDrive } from './unserved-drive.ts';
import { unknownPool } from './unknown-pool.ts';
import { secondBolster } from './second-bolster.ts';
import { lateBet } from './late-bet.ts';
import { compulsionCheckBolster } from './compulsion-check-bolster.ts';
import { willpowerByHand } from './willpower-by-hand.ts';
import { criticalCostsOne } from './critical-costs-one.ts';
import { missingLossPool } from './missing-loss-pool.ts';
import { unmarkedGraveSetback } from './unmarked-grave-setback.ts';
import { evadedCriticalLoss } from './evaded-critical-loss.ts';
import { unpurchasedBase } from './unpurchased-base.ts';
import { missingGeneralPool } from './missing-general-pool.ts';
import { subBaseTransfer } from './sub-base-transfer.ts';
import { underlongRest } from './underlong-rest.ts';
import { baseReachingBreather } from './base-reaching-breather.ts';
import { oversizedBreather } from './oversized-breather.ts';
import { driveCount } from './drive-count.ts';
import { unfinishedDriveCompletion } from './unfinished-drive-completion.ts';
import { setAsideUse } from './set-aside-use.ts';
import { overdrawnPool } from './overdrawn-pool.ts';
import { wrongVacationRate } from './wrong-vacation-rate.ts';
import { oddVacationAmount } from './odd-vacation-amount.ts';
import { generalPoolVacation } from './general-pool-vacation.ts';
import { shortVacation } from './short-vacation.ts';
import { overspentCharges } from './overspent-charges.ts';
import { wrongCombinationRate } from './wrong-combination-rate.ts';
import { skippedChargeStep } from './skipped-charge-step.ts';
import { chargeSplitting } from './charge-splitting.ts';
import { unworkedCombination } from './unworked-combination.ts';
import { mismatchedCharge } from './mismatched-charge.ts';
import { unequalWeaknessTrade } from './unequal-weakness-trade.ts';
import { reusedWeaknessTrade } from './reused-weakness-trade.ts';
import { purchasedCompulsion } from './purchased-compulsion.ts';
import { undeclaredTrade } from './undeclared-trade.ts';
import { mundaneTassPurchase } from './mundane-tass-purchase.ts';
import { tassWithoutResource } from './tass-without-resource.ts';
import { oversizedTassConversion } from './oversized-tass-conversion.ts';
import { unpricedImprovement } from './unpriced-improvement.ts';

export const willpowerChecks: readonly LintRule<QuickShotFact>[] = [
  undefinedBetAmount,
  betFromSeveralPools,
  uncoveredBet,
  unservedDrive,
  unknownPool,
  secondBolster,
  lateBet,
  compulsionCheckBolster,
  willpowerByHand,
  criticalCostsOne,
  missingLossPool,
  unmarkedGraveSetback,
  evadedCriticalLoss,
  unpurchasedBase,
  missingGeneralPool,
  subBaseTransfer,
  underlongRest,
  baseReachingBreather,
  oversizedBreather,
  driveCount,
  unfinishedDriveCompletion,
  setAsideUse,
  overdrawnPool,
  wrongVacationRate,
  oddVacationAmount,
  generalPoolVacation,
  shortVacation,
  overspentCharges,
  wrongCombinationRate,
  skippedChargeStep,
  chargeSplitting,
  unworkedCombination,
  mismatchedCharge,
  unequalWeaknessTrade,
  reusedWeaknessTrade,
  purchasedCompulsion,
  undeclaredTrade,
  mundaneTassPurchase,
  tassWithoutResource,
  oversizedTassConversion,
  unpricedImprovement,
];
