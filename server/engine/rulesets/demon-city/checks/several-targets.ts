/** One action aimed at several foes. */
import { example } from '../../../example.ts';
import { found, type Fix, type LintRule } from '../../../finding.ts';
import type { Source } from '../../../source.ts';
import type { DemonCityFact } from '../facts.ts';
import { hasOneTarget } from '../vocabulary.ts';
import { reachesSeveral } from '../weapons.ts';

export const severalTargets: LintRule<DemonCityFact> = {
  id: 'several-targets',
  severity: 'error',
  title: 'One action, several targets',
  explanation:
    'An action has one foe as its target. Only some weapons and abilities reach more: declare the weapon with `hits many`.',
  messages: {
    several:
      '{names} are {count} targets, and an action has one unless its weapon hits many; here it is played against all of them',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 1  Toughness 3
  round 1
-   Ann: punches Bill and Carl.
                 ^^^^^^^^^^^^^
+   Carl: waits.
+   Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const round of scenario.rounds) {
      for (const announcement of round.announcements) {
        const [first, ...more] = announcement.targets;
        const last = more.at(-1);
        if (
          first === undefined ||
          last === undefined ||
          !hasOneTarget(announcement.kind) ||
          reachesSeveral(scenario, announcement)
        )
          continue;
        const names = announcement.targets.map((target) => target.text).join(' and ');
        const at = { ...first.source, end: last.source.end };
        yield found(
          severalTargets,
          'several',
          at,
          { names, count: announcement.targets.length },
          { fixes: announcement.targets.map((target) => only(target.text, at)) },
        );
      }
    }
  },
};

function only(name: string, at: Source): Fix {
  return { title: `Aim at ${name} only`, certain: false, intents: [{ do: 'replace', at, with: name }] };
}
