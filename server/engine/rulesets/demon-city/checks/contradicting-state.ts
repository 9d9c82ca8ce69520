/** States that can't be at the same time. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { DemonCityFact } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { isDownState, statesSaid, type SaidOf } from './states.ts';

export const contradictingState: LintRule<DemonCityFact> = {
  id: 'contradicting-state',
  severity: 'warning',
  title: 'States that contradict each other',
  explanation:
    'Out of the fight is who is below 0 Toughness; hurt is who has been and is up again. Somebody is held by one other, who is in the fight. Where two sentences contradict each other, the last counts, and out of the fight counts above all.',
  messages: {
    hurt: '{name} is out of the fight here, and that counts: hurt is who is up again; keep one of the two',
    standing:
      '{name} has Toughness {value} left in this block, and who is out of the fight has less than 0: it counts −1',
    holders: '{name} is grabbed by {first} already; of two who hold the same person the last counts',
    self: '{name} can’t be held by {name}, so this changes nothing',
    'holder down': '{by} is out of the fight here and can’t hold {name}, who counts as held all the same',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    is grabbed by Dora
-   is grabbed by Carl
    ^^^^^^^^^^^^^^^^^^
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
-   Agility 2  Toughness 1 of 3
+   Agility 2  Toughness 3
    is out of the fight
    ^^^^^^^^^^^^^^^^^^^
  combatant Dora (she) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
    Bill is down.
-   Bill is hurt.
    ^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* eachOnce(statesSaid(scenario).flatMap((said) => [...falls(said), ...holds(said)]));
  },
};

/** What is said beside somebody's being out of the fight. */
function falls({ name, states, toughness }: SaidOf): readonly Finding[] {
  const down = states.find(isDownState);
  if (down === undefined) return [];
  const hurt = states.find(({ state }) => state === 'hurt');
  const standing = toughness?.of !== undefined && toughness.value >= 0;
  return [
    ...(hurt === undefined
      ? []
      : [found(contradictingState, 'hurt', hurt.source, { name }, { fixes: [remove(hurt, undefined, false)] })]),
    ...(standing ? [found(contradictingState, 'standing', down.source, { name, value: toughness.value })] : []),
  ];
}

/** Who holds somebody, and whether they can. */
function holds({ name, states, down }: SaidOf): readonly Finding[] {
  const grabs = states.filter((state) => state.by?.id !== undefined);
  return grabs.flatMap((grab, index) => {
    const by = grab.by?.id ?? '';
    const other = grabs[index - 1]?.by?.id;
    if (by === name)
      return [found(contradictingState, 'self', grab.source, { name }, { fixes: [remove(grab, undefined, false)] })];
    if (other !== undefined && other !== by)
      return [
        found(
          contradictingState,
          'holders',
          grab.source,
          { name, first: other },
          { fixes: [remove(grab, undefined, false)] },
        ),
      ];
    return down.has(by) ? [found(contradictingState, 'holder down', grab.source, { name, by })] : [];
  });
}
