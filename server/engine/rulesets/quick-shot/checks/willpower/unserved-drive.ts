/** Willpower of a drive in an attempt that isn't said to further it. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Source } from '../../../../source.ts';
import type { Attempt } from '../../attempt.ts';
import { isServed } from '../../bets.ts';
import { wordsKey } from '../../cast.ts';
import { factsOf, type Purse, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { generalPool, pointsIn } from '../../purses.ts';
import { missingInAttempts } from '../written.ts';
import { faultyBets } from './faulty-bets.ts';
import { add, write } from '../../../../checking/mending.ts';
import { purseText } from './bet-words.ts';

export const unservedDrive: LintRule<QuickShotFact> = {
  id: 'unserved-drive',
  severity: 'error',
  title: 'A drive that the attempt doesn’t serve',
  explanation:
    'Willpower in a drive is bet, and pays for a critical failure, only in attempts whose success would further what the drive stands for. The attempt says so: “serves” and the drive.',
  messages: {
    bet: 'Nothing says that success would further “{drive}”, so its Willpower can’t be bet; write what it serves, or bet from another pool',
    loss: 'Nothing says that success would further “{drive}”, so it can’t pay for a critical failure; write what it serves, or let another pool pay',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
+     serves "Get rich"
      bets 3 WP from "Get rich"
                     ^^^^^^^^^^
      risk "the alarm"
-     pays from "Stay alive"
                ^^^^^^^^^^^^
+     pays from the general pool
`),
  check: ({ scenario }) => missingInAttempts(scenario, unserved),
};

/**
 * A drive that is bet and pays too is named once; one that is served and isn’t there may be meant for it, and is found
 * as that.
 */
function unserved(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  if (servesStranger(attempt, plan)) return [];
  const bets = faultyBets(attempt, plan, 'unserved-drive-bet').flatMap(({ bet: { stakes } }) =>
    stakes.flatMap(({ purse, count }) => findingsOf(attempt, plan, purse, count)),
  );
  const pays = factsOf(attempt.deed.announcement.clauses, 'pays').flatMap(({ purse }) =>
    findingsOf(attempt, plan, purse),
  );
  const told = bets.map(({ data }) => String(data.drive));
  return [
    ...eachOnce(bets),
    ...pays.filter(({ data }) => !told.some((drive) => wordsKey(drive) === wordsKey(String(data.drive)))),
  ];
}

function servesStranger({ deed: { actor, announcement } }: Attempt, { context }: RoundPlan): boolean {
  const condition = conditionOf(context.fight, actor.name);
  return factsOf(announcement.clauses, 'serves')
    .flatMap(({ drives }) => drives)
    .some((drive) => pointsIn(condition, { in: 'drive', drive }) === undefined);
}

/** `bet` is how much is bet; nothing where the drive pays. */
function findingsOf({ deed }: Attempt, plan: RoundPlan, purse: Purse, bet?: number): readonly Finding[] {
  const { actor, announcement } = deed;
  const condition = conditionOf(plan.context.fight, actor.name);
  if (
    purse.in !== 'drive' ||
    pointsIn(condition, purse) === undefined ||
    isServed(announcement.clauses, purse.drive.text)
  )
    return [];
  const { text, source } = purse.drive;
  const serves = add(`serves ${quoted(text)}`, announcement.source);
  return [
    found(
      unservedDrive,
      bet === undefined ? 'loss' : 'bet',
      source,
      { drive: text },
      { fixes: [serves, ...fromGeneral(condition.general, source, bet)] },
    ),
  ];
}

function fromGeneral(holds: number, at: Source, bet = 1): readonly Fix[] {
  return holds < bet ? [] : [write(purseText(generalPool), at)];
}
