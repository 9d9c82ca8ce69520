/** A hurt opponent who is no easier to deal with. */
import { naming } from '../../../../checking/naming.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { NameRef } from '../../../../scenario.ts';
import type { Attempt } from '../../attempt.ts';
import { fightersNamed, type Fighter } from '../../cast.ts';
import { factsOf, type Action, type QuickShotFact } from '../../facts.ts';
import { conditionOf } from '../../fight.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInAttempts } from '../written.ts';
import { add } from './mending.ts';

export const overlookedOpponentWound: LintRule<QuickShotFact> = {
  id: 'overlooked-opponent-wound',
  severity: 'info',
  title: 'A hurt opponent who is no easier to deal with',
  explanation:
    'When an opponent is hurt, some things may become easier for the characters: to catch a man with a leg wound, to dodge the fire of one with a broken arm. By how much is up to the GM, and whether it is so at all.',
  messages: { hurt: '{Foe} has a wound, “{words}”; if it makes this easier, write by how much, as 1 easier “{words}”' },
  bad: `scenario "The docks"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
combatant the Runner (he) of the Host
  wound "a lame leg"
round 1
  Rose: grabs the Runner.
//                ^^^^^^
    hard "catch him up"
`,
  good: `scenario "The docks"
rules quick-shot
combatant Rose (she) of the Players
  Willpower 5
combatant the Runner (he) of the Host
  wound "a lame leg"
round 1
  Rose: grabs the Runner.
    1 easier "a lame leg"
    hard "catch him up"
`,
  check: ({ scenario }) => missingInAttempts(scenario, overlooked),
};

/** Nothing where all is easy already, or where something is said to be easier. */
function overlooked({ deed: { announcement }, needs, unrolled }: Attempt, plan: RoundPlan): readonly Finding[] {
  const { targets, clauses } = announcement;
  const isEasier = factsOf(clauses, 'change').some(({ way }) => way === 'easier');
  if (isEasier || unrolled !== undefined) return [];
  const aimed = needs.some(({ nature, effect }) => nature === 'primary' && effect > 1)
    ? targets.map((ref): Met => ({ ref }))
    : [];
  const avoided = factsOf(clauses, 'action')
    .filter((action) => needs.some(({ source, effect }) => source === action.source && effect > 1))
    .flatMap((action) => action.avoids.map((ref): Met => ({ ref, action })));
  return [...aimed, ...avoided].flatMap(({ ref, action }) =>
    fightersNamed(plan.moment.cast, [ref]).flatMap((foe) =>
      hurt(plan, foe, ref, (words) =>
        add(
          [`1 easier ${quoted(words)}${action === undefined ? '' : ` for ${quoted(action.words.text)}`}`],
          action?.source ?? announcement.source,
        ),
      ),
    ),
  );
}

/** An opponent whom somebody aims at, or whose attack an action avoids. */
interface Met {
  readonly ref: NameRef;
  readonly action?: Action;
}

function hurt(
  { moment }: RoundPlan,
  foe: Fighter,
  { source }: NameRef,
  easier: (words: string) => Fix,
): readonly Finding[] {
  const wound = foe.isNpc ? conditionOf(moment.fight, foe.name).wounds.at(-1) : undefined;
  return wound === undefined
    ? []
    : [
        found(
          overlookedOpponentWound,
          'hurt',
          source,
          { ...naming('foe', foe), words: wound.words },
          { fixes: [easier(wound.words)] },
        ),
      ];
}
