/** Getting free while nobody holds on. */
import { found, type LintRule } from '../../../finding.ts';
import type { Cast, Fighter } from '../cast.ts';
import { bodiesOf } from '../deeds.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { naming } from './naming.ts';
import { actorsOf, writtenRounds } from './written.ts';
import { actionKind } from '../vocabulary.ts';
import type { Round } from '../../../scenario.ts';

export const heldByNobody: LintRule<DemonCityFact> = {
  id: 'held-by-nobody',
  severity: 'warning',
  title: 'Getting free of nobody',
  explanation: 'Who breaks free is held by somebody: by a grab that has succeeded in an earlier round, or because a sentence says so (`Ann is grabbed by Bill`).',
  messages: { free: 'Nobody holds {name}, and nobody has tried to; write who does: “{who} is grabbed by …”' },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Bill: punches Ann.
  Ann: breaks free from Bill.
//^^^^^^^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a cellar"
  Ann is grabbed by Bill.
round 1
  Bill: punches Ann.
  Ann: breaks free from Bill.
`,
  *check({ scenario }) {
    for (const { cast, round } of writtenRounds(scenario)) {
      for (const announcement of round.announcements) {
        const actors = actorsOf(cast, announcement);
        if (actionKind(announcement.kind) !== 'escape' || actors.some((actor) => mayBeHeld(cast, round, actor))) continue;
        const [actor] = actors;
        if (actor !== undefined) yield found(heldByNobody, 'free', announcement.source, { who: actor.name, ...naming('name', actor) });
      }
    }
  },
};

/** Whether any sentence up to this round makes it possible. */
function mayBeHeld(cast: Cast, { number }: Round<DemonCityFact>, actor: Fighter): boolean {
  const { scenario } = cast;
  const before = scenario.rounds.filter((each) => each.number <= number);
  const said = [...scenario.facts, ...before.flatMap((each) => each.facts)];
  const isNamed = (refs: readonly { readonly id?: string }[]): boolean => refs.some(({ id }) => id !== undefined && bodiesOf(cast, id).includes(actor));
  if (factsOf(actor.traits, 'state').some(({ state }) => state === 'grabbed')) return true;
  if (factsOf(said, 'state').some(({ state, who }) => state === 'grabbed' && isNamed(who))) return true;
  return before.some((each) => each.number < number && each.announcements.some(({ kind, targets }) => actionKind(kind) === 'grab' && isNamed(targets)));
}
