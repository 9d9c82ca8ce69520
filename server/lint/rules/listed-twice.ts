/** Somebody who stands twice in one list of actors or targets. */
import { found, sameSource, type Announcement, type Fix, type LintRule, type NameRef } from '../../engine/index.ts';

export const listedTwice: LintRule = {
  id: 'listed-twice',
  severity: 'warning',
  title: 'Somebody is named twice',
  explanation:
    'One action is done by somebody, or to somebody, once. Whoever stands twice in the list of an announcement counts once in it; what is done to them again is another announcement.',
  messages: { again: '{name} is named twice here and counts once' },
  bad: `scenario "The cellar"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: punches Bill, Bill.
//                   ^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2017
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 2
round 1
  Ann: punches Bill.
`,
  *check({ scenario }) {
    for (const { announcements } of scenario.rounds) {
      for (const announcement of announcements) {
        const [first, ...others] = announcement.namedAgain ?? [];
        if (first === undefined) continue;
        // Of sixteen times the same name one finding is enough.
        const names = [first, ...others].filter(
          (name, index, all) => all.findIndex((other) => (other.id ?? other.text) === (name.id ?? name.text)) === index,
        );
        for (const name of names)
          yield found(
            listedTwice,
            'again',
            name.source,
            { name: name.id ?? name.text },
            { fixes: fixesFor(announcement, name) },
          );
      }
    }
  },
};

/** A word that stands for several, as `everybody`, says more than the one name. */
function fixesFor({ actors, targets, namedAgain = [] }: Announcement, name: NameRef): readonly Fix[] {
  const stands = [...actors, ...targets, ...namedAgain].filter(({ source }) => sameSource(source, name.source));
  if (stands.length > 1) return [];
  const again = namedAgain.filter(({ id, text }) => (id ?? text) === (name.id ?? name.text));
  return [
    {
      title: `Name ${name.id ?? name.text} once`,
      certain: true,
      intents: again.map(({ source }) => ({ do: 'remove', at: source })),
    },
  ];
}
