/** A base above the usual one that nobody has bought. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { naming } from '../../../../checking/naming.ts';
import { statOf } from '../../../../combatants.ts';
import type { Scenario } from '../../../../scenario.ts';
import { castOf, fightersNamed, usualBase, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { headFacts } from '../written.ts';
import { add, write } from '../../../../checking/mending.ts';

export const unpurchasedBase: LintRule<QuickShotFact> = {
  id: 'unpurchased-base',
  severity: 'warning',
  title: 'A base above 5 that isn’t bought',
  explanation:
    'The general pool of most characters has a base of 5 WP, and more is bought with a major charge. The scenario shows that it was: at the head of a round, or by an advantage that speaks of Willpower. Willpower above the base needs no reason.',
  messages: {
    unbought:
      'Most characters have a base of 5 WP, and nothing says how {name} came by {base}; write an advantage that speaks of Willpower, or “buys base Willpower”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 6 of 7
    ^^^^^^^^^^^^^^^^
+   major advantage "Base Willpower 7" "bought with a major charge"
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  check: ({ scenario }) =>
    eachOnce([...castOf(scenario).fighters.values()].flatMap((fighter) => unbought(scenario, fighter))),
};

/** Nobody uses an opponent’s Willpower. */
function unbought(scenario: Scenario<QuickShotFact>, fighter: Fighter): readonly Finding[] {
  const {
    combatant,
    isNpc,
    willpower: { now, base },
  } = fighter;
  const stat = statOf(scenario, combatant, 'Willpower');
  if (
    isNpc ||
    stat === undefined ||
    base <= usualBase ||
    scenario.unread === true ||
    speaksOfWillpower(fighter) ||
    buysBase(scenario, fighter)
  )
    return [];
  return [
    found(
      unpurchasedBase,
      'unbought',
      stat.source,
      { ...naming('name', fighter), base },
      {
        fixes: [
          add(`major advantage "Base Willpower ${base}" "bought with a major charge"`, stat.source),
          write(`Willpower ${now}`, stat.source),
        ],
      },
    ),
  ];
}

function speaksOfWillpower({ traits }: Fighter): boolean {
  return factsOf(traits, 'advantage').some(({ words, about }) =>
    /\b(?:willpower|WP)\b/iu.test(`${words.text} ${about?.text ?? ''}`),
  );
}

function buysBase(scenario: Scenario<QuickShotFact>, fighter: Fighter): boolean {
  return factsOf(headFacts(scenario), 'buys base').some(({ who }) =>
    fightersNamed(castOf(scenario), [who]).includes(fighter),
  );
}
