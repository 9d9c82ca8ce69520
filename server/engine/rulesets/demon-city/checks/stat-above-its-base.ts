/** More of a stat left than there is of it. */
import { write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../facts.ts';

export const statAboveItsBase: LintRule<DemonCityFact> = {
  id: 'stat-above-its-base',
  severity: 'warning',
  title: 'More left than there is',
  explanation:
    'In `Toughness 3 of 5` the first number is what is left, and the second is all that there is. What is left can’t be more than all of it.',
  messages: {
    above: '{stat} {value} of {base} is more than all of it, and counts as it stands; did you mean {base} of {value}?',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 5 of 3
               ^^^^^^^^^^^^^^^^
+   Agility 3  Toughness 3 of 5
`),
  *check({ scenario }) {
    yield* eachOnce(
      [...scenario.creatures, ...scenario.combatants]
        .flatMap((block) => block.stats)
        .flatMap(({ name, value, of, source }) => {
          if (of === undefined || value <= of) return [];
          const turned = `${name} ${of} of ${value}`;
          return [
            found(
              statAboveItsBase,
              'above',
              source,
              { stat: name, value, base: of },
              {
                fixes: [write(turned, source)],
              },
            ),
          ];
        }),
    );
  },
};
