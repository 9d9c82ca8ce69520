/** A ruled distraction of somebody who is set against the very one who acts. Tarot edition, "Distraction Throw"; dice edition, "Distraction Die". */
import { known } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, type DemonCityFact, type Distraction } from '../facts.ts';
import { isAttack, isDefence } from '../vocabulary.ts';
import { remove } from './mending.ts';
import { naming } from './naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const distractionOfTheReady: LintRule<DemonCityFact> = {
  id: 'distraction-of-the-ready',
  severity: 'warning',
  title: 'A distraction of somebody who is ready',
  explanation: 'Distracted is who isn’t set to defend themselves against the one who acts, or to strike back: they are busy with somebody or something else, or don’t know of it. Who aims at that very person, or defends against them, has their eyes on them.',
  messages: {
    attacks: '{Target} attacks {actor} in this round, and so isn’t distracted from {actor}; it counts as it is written',
    defends: '{Target} defends against {actor} in this round, and so isn’t distracted from {actor}; it counts as it is written',
    announced: 'It is announced here',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Bill: punches Ann.
  Ann: punches Bill.
    distraction "the lamp falls"
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
round 1
  Bill: punches Ann.
  Ann: punches Bill.
`,
  *check({ scenario }) {
    for (const { round, deeds } of writtenRounds(scenario)) {
      for (const deed of deeds.values()) {
        for (const fact of factsOf(deed.clauses, 'distraction')) yield* ready(deeds, deed, fact, true);
        // What holds for the whole round is about everybody else too, unless it names the one who acts.
        for (const fact of factsOf(round.facts, 'distraction')) if (known(fact.of).includes(deed.actor.name)) yield* ready(deeds, deed, fact, false);
      }
    }
  },
};

function ready(deeds: WrittenRound['deeds'], deed: Deed, fact: Distraction, under: boolean): readonly Finding[] {
  const concerned = deed.targets.filter((target) => (under && fact.on.length === 0) || known(fact.on).includes(target.name));
  const set = concerned.flatMap((target) => deeds.get(target.name) ?? []).filter((theirs) => isSetAgainst(theirs, deed));
  const [first] = set;
  if (first === undefined || set.length < concerned.length) return [];
  const only = under ? deed.announcement.actors.length === 1 : fact.on.length === 1 && fact.of.length === 1;
  return [found(distractionOfTheReady, isAttack(first.kind) ? 'attacks' : 'defends', fact.source, { ...naming('target', first.actor), ...naming('actor', deed.actor) }, {
    fixes: only ? [remove(fact, under ? deed.announcement : undefined, true)] : [],
    related: [{ source: first.announcement.source, message: 'announced' }],
  })];
}

/** Only who names the actor: a defence against whoever attacks may well overlook somebody. */
function isSetAgainst(theirs: Deed, deed: Deed): boolean {
  return (isAttack(theirs.kind) || isDefence(theirs.kind)) && theirs.targets.includes(deed.actor);
}
