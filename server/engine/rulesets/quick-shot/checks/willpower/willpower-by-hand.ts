/** Willpower that the text moves by hand, where it is worked out. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import type { Announcement } from '../../../../scenario.ts';
import { diceFor } from '../../bets.ts';
import { factsOf, type Foreign, type QuickShotFact } from '../../facts.ts';
import { announcementsIn } from '../written.ts';
import { removeBelow, write } from '../../../../checking/mending.ts';

export const willpowerByHand: LintRule<QuickShotFact> = {
  id: 'willpower-by-hand',
  severity: 'error',
  title: 'Willpower moved by hand',
  explanation:
    'Willpower isn’t spent on an attempt, but bet. A bet stays where it is if all actions succeed, brings nothing extra, and is lost if any of them fails. A critical changes Willpower by 1 for the whole attempt, however many actions it has, and what it wins goes to the general pool. All of this is worked out from the dice.',
  messages: {
    spends:
      'No Willpower is spent on an attempt, so this does nothing; Willpower is bet, and lost only if an action fails',
    gains:
      'What an attempt wins is worked out, so this does nothing: 1 WP for the general pool on a critical success, and nothing extra for a bet',
    keeps:
      'What becomes of a bet is worked out, so this does nothing: it stays if every action succeeds, and is lost if one fails',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      common "silence the guard"
      bets 1 WP
      risk "the alarm"
-     spends 1 WP
      ^^^^^^^^^^^
-     gains 2 WP
      ^^^^^^^^^^
-     keeps her bet
      ^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const announcement of announcementsIn(scenario)) {
      for (const fact of factsOf(announcement.clauses, 'foreign')) yield* byHand(announcement, fact);
    }
  },
};

function byHand(announcement: Announcement<QuickShotFact>, fact: Foreign): readonly Finding[] {
  switch (fact.what) {
    case 'spends':
      return [found(willpowerByHand, 'spends', fact.source, {}, { fixes: spent(announcement, fact) })];
    case 'gains':
      return [found(willpowerByHand, 'gains', fact.source, {}, { fixes: [removeBelow(fact, announcement, true)] })];
    case 'keeps the bet':
      return [found(willpowerByHand, 'keeps', fact.source, {}, { fixes: [removeBelow(fact, announcement, true)] })];
    default:
      return [];
  }
}

/** Beside a bet it says the same again; otherwise a bet may be meant: any of them where none is of so much. */
function spent(announcement: Announcement<QuickShotFact>, fact: Foreign): readonly Fix[] {
  const [bet] = factsOf(announcement.clauses, 'bet');
  const amount = fact.number?.value ?? 0;
  const meant = diceFor.has(amount) ? [amount] : amount > 0 ? [...diceFor.keys()] : [];
  return [
    ...(bet === undefined ? meant.map((each) => write(`bets ${each} WP`, fact.source)) : []),
    removeBelow(fact, announcement, bet?.amount.value === amount),
  ];
}
