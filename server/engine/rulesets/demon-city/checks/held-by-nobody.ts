/** Getting free while nobody holds on, or of somebody who doesn't. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Fighter } from '../cast.ts';
import { bodiesOf } from '../deeds.ts';
import { factsOf, type DemonCityFact } from '../facts.ts';
import { naming } from '../../../checking/naming.ts';
import { actorsOf, writtenRounds, type WrittenRound } from './written.ts';
import { actionKind } from '../vocabulary.ts';
import type { Announcement, NameRef } from '../../../scenario.ts';

export const heldByNobody: LintRule<DemonCityFact> = {
  id: 'held-by-nobody',
  severity: 'warning',
  title: 'Getting free of nobody',
  explanation:
    'Who breaks free is held by somebody: by a grab that has succeeded in an earlier round, or because a sentence says so (`Ann is grabbed by Bill`). What has to be beaten is the throw of whoever holds on.',
  messages: {
    free: 'Nobody holds {name} when this round begins, and nobody has tried to in a round before it, so there is nothing to get free of; write who does, in the situation or at the head of the round: “{name} is grabbed by …”',
    other: '{Other} doesn’t hold {name}: what {name} has to beat is the throw of {holders}',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
+ situation "a cellar"
+   Ann is grabbed by Bill.
  round 1
    Bill: punches Ann.
    Ann: breaks free from Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) {
        if (actionKind(announcement.kind) === 'escape') yield* freeOf(written, announcement);
      }
    }
  },
};

function freeOf(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  const { cast } = written;
  const actors = actorsOf(cast, announcement);
  const [actor] = actors;
  if (actor === undefined) return [];
  const held = actors.map((each) => mayHold(written, each)).filter((holds) => holds !== 'nobody');
  if (held.length === 0) return [found(heldByNobody, 'free', announcement.source, naming('name', actor))];
  const holders = [...new Set(held.flatMap((each) => (each === 'anybody' ? [] : each)))];
  if (actors.length > 1 || held.includes('anybody')) return [];
  return announcement.targets.flatMap((target) => {
    const others = target.id === undefined ? [] : bodiesOf(cast, target.id);
    if (others.length === 0 || others.some((other) => holders.includes(other))) return [];
    return [
      found(
        heldByNobody,
        'other',
        target.source,
        { ...naming('name', actor), ...naming('other', ...others), ...naming('holders', ...holders) },
        { fixes: rightly(target, holders) },
      ),
    ];
  });
}

/** The holder in place of whoever is named, where there is but one. */
function rightly(target: NameRef, holders: readonly Fighter[]): Finding['fixes'] {
  const [holder] = holders;
  if (holder === undefined || holders.length > 1) return [];
  return [
    {
      title: `Write ${holder.name}`,
      certain: false,
      intents: [{ do: 'replace', at: target.source, with: holder.name }],
    },
  ];
}

/**
 * Whom any sentence up to this round makes a possible holder; anybody, where a sentence says that somebody holds on and
 * not who.
 */
function mayHold(
  { scenario, cast, round: { number } }: WrittenRound,
  actor: Fighter,
): readonly Fighter[] | 'anybody' | 'nobody' {
  const before = scenario.rounds.filter((each) => each.number <= number);
  const isNamed = (refs: readonly NameRef[]): boolean =>
    refs.some(({ id }) => id !== undefined && bodiesOf(cast, id).includes(actor));
  const said = factsOf([...scenario.facts, ...before.flatMap((each) => each.facts)], 'state').filter(({ who }) =>
    isNamed(who),
  );
  const grabbed = [...factsOf(actor.traits, 'state'), ...said]
    .filter(({ state }) => state === 'grabbed')
    .map(({ by }) => (by?.id === undefined ? [] : bodiesOf(cast, by.id)));
  if (grabbed.some((by) => by.length === 0)) return 'anybody';
  const grabs = before
    .filter((each) => each.number < number)
    .flatMap((each) => each.announcements)
    .filter(({ kind, targets }) => actionKind(kind) === 'grab' && isNamed(targets));
  const holders = [...grabbed.flat(), ...grabs.flatMap((grab) => actorsOf(cast, grab))];
  return holders.length === 0 ? 'nobody' : holders;
}
