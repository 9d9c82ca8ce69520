/** A hurt opponent who is no easier to deal with. */
import { naming } from '../../../../checking/naming.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Announcement } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInAttempts } from '../written.ts';
import { add } from '../../../../checking/mending.ts';
import { opponentsMet, type Met } from './opponents-met.ts';

export const overlookedOpponentWound: LintRule<QuickShotFact> = {
  id: 'overlooked-opponent-wound',
  severity: 'info',
  title: 'A hurt opponent who is no easier to deal with',
  explanation:
    'When an opponent is hurt, some things may become easier for the characters: to catch a man with a leg wound, to dodge the fire of one with a broken arm. By how much is up to the GM, and whether it is so at all. It is asked of opponents who are attacked, chased, approached or fled from, and of those whose attacks are avoided.',
  messages: { hurt: '{Foe} has a wound, “{words}”; if it makes this easier, write by how much, as 1 easier “{words}”' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  combatant the Runner (he) of the Host
    wound "a lame leg"
  round 1
    Rose: grabs the Runner.
                    ^^^^^^
+     1 easier "a lame leg"
      hard "catch him up"
`),
  check: ({ scenario }) => missingInAttempts(scenario, overlooked),
};

/** Nothing where something is said to be easier. */
function overlooked(attempt: Attempt, plan: RoundPlan): readonly Finding[] {
  const { announcement } = attempt.deed;
  const isEasier = factsOf(announcement.clauses, 'change').some(({ way }) => way === 'easier');
  if (isEasier || attempt.unrolled !== undefined) return [];
  return opponentsMet(plan.context.cast, attempt).flatMap((met) => hurt(plan, met, announcement));
}

function hurt(
  { context }: RoundPlan,
  { foe, ref, action }: Met,
  { source }: Announcement<QuickShotFact>,
): readonly Finding[] {
  const wound = conditionOf(context.fight, foe.name).wounds.at(-1);
  if (wound === undefined) return [];
  const easier = `1 easier ${quoted(wound.words)}${action === undefined ? '' : ` for ${quoted(action.words.text)}`}`;
  return [
    found(
      overlookedOpponentWound,
      'hurt',
      ref.source,
      { ...naming('foe', foe), words: wound.words },
      { fixes: [add(easier, action?.source ?? source)] },
    ),
  ];
}
