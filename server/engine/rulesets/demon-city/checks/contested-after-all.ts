/**
 * `uncontested` although somebody is in the way. Tarot edition, "Resolved Any Uncontested Actions"; dice edition, step
 * 4.
 */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { isContestedAfterAll, reaches, type Deed } from '../deeds.ts';
import { factsOf, lastFact, type DemonCityFact } from '../facts.ts';
import { isAttack } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds } from './written.ts';

export const contestedAfterAll: LintRule<DemonCityFact> = {
  id: 'contested-after-all',
  severity: 'warning',
  title: 'Called uncontested, and contested',
  explanation:
    'An action is uncontested where nobody wants to stop it and nothing that is announced can get in its way. Who is attacked, or in whose way somebody gets, or who attacks somebody or gets in their way, is in a Clash.',
  messages: {
    targeted: '{Other} is after {actor} in this round, so this is contested: it is {so}',
    interfered: '{Other} gets in {actor}’s way in this round, so this is contested: it is {so}',
    attack: '{Actor} attacks, and an attack can’t be uncontested: its target has a say in it: it is {so}',
    own: '{Actor} gets in {other}’s way, so this is contested: it is {so}',
    announced: 'It is announced here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
-   Ann: climbs "the stair", uncontested.
                             ^^^^^^^^^^^
+   Ann: climbs "the stair".
    Bill: grabs Ann.
`),
  *check({ scenario }) {
    for (const { deeds } of writtenRounds(scenario)) {
      for (const deed of deeds.values()) yield* contestedIn(deed, deeds);
    }
  },
};

function contestedIn(deed: Deed, deeds: ReadonlyMap<string, Deed>): readonly Finding[] {
  const { actor, announcement, clauses } = deed;
  const claim = lastFact(clauses, 'uncontested');
  if (claim === undefined) return [];
  const so = isContestedAfterAll(deed, deeds) ? 'thrown for in the Clash' : 'played as it is written';
  const fixes = [remove(claim, announcement, false, 'Let it be contested')];
  if (isAttack(deed.kind) && deed.targets.length > 0)
    return [found(contestedAfterAll, 'attack', claim.source, { ...naming('actor', actor), so }, { fixes })];
  const hampered = factsOf(clauses, 'interferes')
    .flatMap((fact) => known(fact.with))
    .flatMap((name) => deeds.get(name) ?? [])
    .filter((each) => each !== deed);
  if (hampered.length > 0)
    return [
      found(
        contestedAfterAll,
        'own',
        claim.source,
        { ...naming('actor', actor), so, ...naming('other', ...hampered.map((each) => each.actor)) },
        { fixes },
      ),
    ];
  const other = [...deeds.values()].find((each) => each !== deed && reaches(each).includes(actor.name));
  if (other === undefined) return [];
  const message = other.targets.includes(actor) ? 'targeted' : 'interfered';
  return [
    found(
      contestedAfterAll,
      message,
      claim.source,
      { ...naming('actor', actor), so, ...naming('other', other.actor) },
      {
        fixes,
        related: [{ source: other.announcement.source, message: 'announced' }],
      },
    ),
  ];
}
