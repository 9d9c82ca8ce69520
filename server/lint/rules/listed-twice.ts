/** Somebody who is listed twice among actors or targets. */
import {
  found,
  namingNames,
  sameSource,
  type Announcement,
  type Fix,
  type LintRule,
  type NameRef,
  example,
} from '../../engine/index.ts';

export const listedTwice: LintRule = {
  id: 'listed-twice',
  severity: 'warning',
  title: 'Somebody is named twice',
  explanation:
    'One action is done by somebody, or to somebody, once. Somebody who is listed twice in an announcement ' +
    'counts once; what is done to them again is another announcement.',
  messages: { again: '{Name} is named {times} here, but counts once' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2017
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
-   Ann: punches Bill, Bill.
                       ^^^^
+   Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const { announcements } of scenario.rounds) {
      for (const announcement of announcements) {
        for (const [name, ...more] of repetitions(announcement)) {
          const times = more.length === 0 ? 'twice' : `${more.length + 2} times`;
          const data = { ...namingNames(scenario, 'name', name.id ?? name.text), times };
          yield found(listedTwice, 'again', name.source, data, { fixes: fixesFor(announcement, [name, ...more]) });
        }
      }
    }
  },
};

/** Repeated names, grouped by list and name; the first occurrence isn't included. */
function repetitions({ verb, namedAgain = [] }: Announcement): Iterable<Repetition> {
  const byList = new Map<string, Repetition>();
  for (const name of namedAgain) {
    const list = name.source.start < verb.source.start ? 'actors' : 'targets';
    const key = `${list} ${name.id ?? name.text}`;
    byList.set(key, [...(byList.get(key) ?? []), name]);
  }
  return byList.values();
}

type Repetition = readonly [NameRef, ...NameRef[]];

/** No fix for a word that stands for several people, such as `everybody`: removing it would remove the others too. */
function fixesFor({ actors, targets, namedAgain = [] }: Announcement, again: Repetition): readonly Fix[] {
  const [name] = again;
  const stands = [...actors, ...targets, ...namedAgain].filter(({ source }) => sameSource(source, name.source));
  if (stands.length > 1) return [];
  return [
    {
      title: `Name ${name.id ?? name.text} once`,
      certain: true,
      intents: again.map(({ source }) => ({ do: 'remove', at: source })),
    },
  ];
}
