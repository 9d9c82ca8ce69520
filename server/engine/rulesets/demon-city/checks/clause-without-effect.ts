/** Clauses that do nothing under the action they stand under. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { known } from '../../../combatants.ts';
import { bodiesOf, type Deed } from '../deeds.ts';
import type { Cast, Fighter } from '../cast.ts';
import type { DemonCityFact, Pin } from '../facts.ts';
import { harms } from '../play/consequences.ts';
import { isAttack } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const clauseWithoutEffect: LintRule<DemonCityFact> = {
  id: 'clause-without-effect',
  severity: 'warning',
  title: 'A clause without effect',
  explanation:
    'Who waits throws nothing. Damage is thrown for attacks that harm; grabs, and what is done `without harm`, throw none. An action always gets in the way of whomever it is aimed at. A distraction is that of a target.',
  messages: {
    throws: '{Actor} waits and throws nothing, so no throw can be pinned',
    damage: 'What {actor} does throws no damage, so none can be pinned',
    harmless: 'What {actor} does harms nobody in any case, so this changes nothing',
    self: '{Actor} can’t get in {actor}’s own way, so this changes nothing',
    target: '{Actor} is after {other}, and so in {other}’s way already: this changes nothing',
    nobody: '{Actor} is after nobody, so nobody’s distraction counts',
    stranger: '{Other} doesn’t announce this, so this pins nothing',
    untouched: '{Actor} isn’t after {other}, so this pins nothing',
    waiting: '{Actor} waits, so no advantage or hindrance counts',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  combatant Carl (he) of the Host
    Agility 2  Toughness 3
  round 1
    Carl: waits.
-     throws 7
      ^^^^^^^^
    Bill: grabs Ann.
-     damage throws 2
      ^^^^^^^^^^^^^^^
-     without harm
      ^^^^^^^^^^^^
-     interferes with Ann
      ^^^^^^^^^^^^^^^^^^^
-   Ann: dodges, distraction "the lamp falls".
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Ann: dodges.
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const deed of written.deeds.values()) {
        if (isFirst(written, deed)) for (const fact of deed.clauses) yield* idle(written, deed, fact);
      }
    }
  },
};

/** One sentence for several bodies is looked at once. */
function isFirst({ deeds }: WrittenRound, deed: Deed): boolean {
  return [...deeds.values()].find(({ announcement }) => announcement === deed.announcement) === deed;
}

/** A pin for one who doesn’t announce this, or who isn’t a target of it. */
function ofSomebodyElse(
  cast: Cast,
  { announcement: { actors }, targets }: Deed,
  { of, to }: Pin,
): readonly { readonly message: string; readonly name: Finding['data'] }[] {
  const [named, hurt] = [of, to].map((ref) => (ref?.id === undefined ? [] : bodiesOf(cast, ref.id)));
  const announcing = known(actors).flatMap((id) => bodiesOf(cast, id));
  const isElse = (those: readonly Fighter[] | undefined, among: readonly Fighter[]): boolean =>
    those !== undefined && those.length > 0 && !those.some((each) => among.includes(each));
  return [
    ...(isElse(named, announcing) ? [{ message: 'stranger', name: naming('other', ...(named ?? [])) }] : []),
    ...(isElse(hurt, targets) ? [{ message: 'untouched', name: naming('other', ...(hurt ?? [])) }] : []),
  ];
}

function idle({ cast }: WrittenRound, deed: Deed, fact: DemonCityFact): readonly Finding[] {
  const tell = (message: string, data: Finding['data'] = {}): readonly Finding[] => [
    found(
      clauseWithoutEffect,
      message,
      fact.source,
      { ...naming('actor', deed.actor), ...data },
      {
        fixes: [remove(fact, deed.announcement, true)],
      },
    ),
  ];
  switch (fact.kind) {
    case 'pin': {
      if (deed.kind === 'nothing') return tell('throws');
      if (fact.what === 'damage' && !harms(deed)) return tell('damage');
      return ofSomebodyElse(cast, deed, fact).flatMap(({ message, name }) => tell(message, name));
    }
    case 'without harm':
      return isAttack(deed.kind) && deed.kind !== 'grab' ? [] : tell('harmless');
    case 'advantage':
    case 'hindrance':
      return deed.kind === 'nothing' ? tell('waiting') : [];
    case 'distraction':
      return deed.targets.length === 0 && deed.announcement.targets.length === 0 ? tell('nobody') : [];
    case 'interferes': {
      const others = known(fact.with).flatMap((id) => bodiesOf(cast, id));
      if (others.length > 0 && others.every((other) => other === deed.actor)) return tell('self');
      const touched = deed.kind === 'help' ? [] : deed.targets;
      return others.length > 0 && others.every((other) => touched.includes(other))
        ? tell('target', naming('other', ...others))
        : [];
    }
    default:
      return [];
  }
}
