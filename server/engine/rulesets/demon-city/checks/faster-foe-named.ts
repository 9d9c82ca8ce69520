/** A defence against a foe who announces only later. Both editions: the slowest announces first. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { attacks, type Deed } from '../deeds.ts';
import { valueOf } from '../cast.ts';
import type { DemonCityFact } from '../facts.ts';
import { isDefence } from '../vocabulary.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const fasterFoeNamed: LintRule<DemonCityFact> = {
  id: 'faster-foe-named',
  severity: 'info',
  title: 'A slower defender who knows what a faster foe will do',
  explanation:
    'The less agile announce first and without knowing what the quicker will choose. Where there are several foes, a defence without a name holds against whoever attacks; one that names a foe who announces later takes for known what hasn’t been said yet.',
  messages: {
    later:
      '{Actor} announces before {foe} and can’t know of the attack; without the name it is a defence against whoever attacks',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Carl (he) of the Players
    Agility 1  Toughness 3
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
    Carl: moves "to the door".
-   Bill: dodges Ann.
                 ^^^
+   Bill: dodges.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const deed of written.deeds.values()) yield* foreseen(written, deed);
    }
  },
};

/**
 * The equally agile announce in an order that chance gives, and a single foe is no guess: neither is a slip of the
 * writer.
 */
function foreseen({ cast, plan, deeds }: WrittenRound, deed: Deed): readonly Finding[] {
  const {
    actor,
    announcement: { actors, targets, verb },
  } = deed;
  const later = deed.targets.filter(
    (foe) =>
      valueOf(cast, foe, 'Agility') > valueOf(cast, actor, 'Agility') &&
      plan.order.indexOf(foe) > plan.order.indexOf(actor) &&
      attacks(deeds.get(foe.name), actor),
  );
  const [foe] = later;
  const ref = targets.find(
    (target) => target.id !== undefined && (target.id === foe?.name || target.id === foe?.combatant.creature?.id),
  );
  const last = targets.at(-1);
  if (!isDefence(deed.kind) || foe === undefined || ref === undefined || last === undefined || actors.length !== 1)
    return [];
  const foes = [...deeds.values()].filter((other) => other.actor.group !== actor.group && other.kind !== 'nothing');
  if (foes.length < 2) return [];
  const attackers = [...deeds.values()].filter((other) => attacks(other, actor));
  const same = attackers.every((other) => deed.targets.includes(other.actor));
  return [
    found(
      fasterFoeNamed,
      'later',
      ref.source,
      { ...naming('actor', actor), ...naming('foe', foe) },
      {
        fixes: [
          {
            title: 'Leave the name out',
            certain: same,
            intents: [{ do: 'replace', at: { ...verb.source, end: last.source.end }, with: verb.text }],
          },
        ],
      },
    ),
  ];
}
