/** An advantage or disadvantage that nobody ever has. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, Scenario } from '../../../scenario.ts';
import { fightersNamed, type Cast } from '../cast.ts';
import type { AttackFact, Circumstance } from '../facts.ts';
import { actionKind } from '../vocabulary.ts';
import { append, remove } from '../../../checking/mending.ts';
import { withoutFacing } from './mending.ts';
import { naming } from '../../../checking/naming.ts';
import { sayings } from '../../../checking/sayings.ts';
import { writtenRounds } from './written.ts';

export const circumstanceForNobody: LintRule<AttackFact> = {
  id: 'circumstance-for-nobody',
  severity: 'warning',
  title: 'A circumstance that counts for nobody',
  explanation:
    'At the head of a round or in the situation, an advantage or disadvantage says whose it is. Under an announcement it is that of whoever announces. Against whom it counts are enemies, and a check is made against nobody.',
  messages: {
    nobody: 'Nobody is said to have this {kind}, so it counts for nobody; write “for” and whose it is',
    allies: '{Name} and {other} are on one side, and this {kind} counts between enemies alone, so it counts for nobody',
    other: 'This stands under what {actor} does, and {name} isn’t one of those, so it counts for nobody',
    check: 'A check is made against nobody, so this {kind} doesn’t count; leave out against whom it is',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Tam (he) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
-   advantage "the high ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   advantage "longer arms" for Tam over Ilse.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the high ground" for Ilse.
  round 1
    Ilse: attacks Brok.
-     disadvantage "mud" for Tam
      ^^^^^^^^^^^^^^^^^^^^^^^^^^
    Tam: climbs "the wall" at 3/6.
-     disadvantage "arrows" against Brok
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     disadvantage "arrows"
`),
  *check({ scenario }) {
    const { cast } = writtenRounds(scenario);
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of facts) {
        if (fact.kind === 'advantage' || fact.kind === 'disadvantage')
          yield* ofNobody(scenario, cast, fact, announcement);
      }
    }
  },
};

function ofNobody(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  fact: Circumstance,
  announcement: Announcement<AttackFact> | undefined,
): readonly Finding[] {
  const tell = (
    message: string,
    data: Finding['data'] = {},
    fixes = [remove(fact, announcement)],
  ): readonly Finding[] => [
    found(circumstanceForNobody, message, fact.source, { kind: fact.kind, ...data }, { fixes }),
  ];
  const actors = fightersNamed(cast, announcement?.actors ?? []);
  const [owners, facing] = [
    fact.of.length > 0 ? fightersNamed(cast, fact.of) : actors,
    fightersNamed(cast, fact.facing),
  ];
  const [owner, foe] = [owners[0], facing[0]];
  if (announcement === undefined && fact.of.length === 0) {
    const at = fact.words?.source ?? { ...fact.source, end: fact.source.start + fact.kind.length };
    return tell(
      'nobody',
      {},
      attackersIn(scenario, cast).map((name) => append(` for ${name}`, at)),
    );
  }
  if (owner === undefined) return [];
  const [actor] = actors;
  if (actor !== undefined && owners.every((each) => !actors.includes(each)))
    return tell('other', { ...naming('actor', ...actors), ...naming('name', owner) });
  if (foe === undefined) return [];
  if (announcement !== undefined && actionKind(announcement.kind) === 'check')
    return tell('check', {}, [withoutFacing(fact)]);
  return owners.every(({ group }) => facing.every((other) => other.group === group))
    ? tell('allies', { ...naming('name', owner), ...naming('other', foe) })
    : [];
}

/** Those of whom a writer may have thought, up to a handful. */
function attackersIn({ rounds }: Scenario<AttackFact>, cast: Cast): readonly string[] {
  const names = fightersNamed(
    cast,
    rounds.flatMap(({ announcements }) => announcements).flatMap(({ actors }) => actors),
  ).map(({ called }) => called);
  return names.slice(0, 6);
}
