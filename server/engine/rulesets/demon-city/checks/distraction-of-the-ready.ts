/**
 * A ruled distraction of somebody who is set against the very one who acts. Tarot edition, "Distraction Throw"; dice
 * edition, "Distraction Die".
 */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, type DemonCityFact, type Distraction } from '../facts.ts';
import { isAttack, isDefence } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { writtenRounds, type WrittenRound } from './written.ts';

export const distractionOfTheReady: LintRule<DemonCityFact> = {
  id: 'distraction-of-the-ready',
  severity: 'warning',
  title: 'A distraction of somebody who is ready',
  explanation:
    'Distracted is who isn’t set to defend themselves against the one who acts, or to strike back: they are busy with somebody or something else, or don’t know of it. Who aims at that very person, or defends against them, has their eyes on them. Who only defends, and against nobody in particular, is as a rule ready for everybody: that is for the Host to rule, and only remarked upon.',
  messages: {
    attacks: '{Target} attacks {actor} in this round, and so isn’t distracted from {actor}; it counts as it is written',
    defends:
      '{Target} defends against {actor} in this round, and so isn’t distracted from {actor}; it counts as it is written',
    ready:
      '{Target} only defends in this round, and so is ready for {actor} too, unless the Host rules otherwise; it counts as it is written',
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
    Bill: punches Ann.
    Ann: punches Bill.
-     distraction "the lamp falls"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const { round, deeds } of writtenRounds(scenario)) {
      for (const deed of deeds.values()) {
        for (const fact of factsOf(deed.clauses, 'distraction')) yield* ready(deeds, deed, fact, true);
        // What holds for the whole round is about everybody else too, unless it names the one who acts.
        for (const fact of factsOf(round.facts, 'distraction'))
          if (known(fact.of).includes(deed.actor.name)) yield* ready(deeds, deed, fact, false);
      }
    }
  },
};

function ready(deeds: WrittenRound['deeds'], deed: Deed, fact: Distraction, under: boolean): readonly Finding[] {
  const concerned = deed.targets.filter(
    (target) => (under && fact.on.length === 0) || known(fact.on).includes(target.name),
  );
  const set = concerned
    .flatMap((target) => deeds.get(target.name) ?? [])
    .filter((theirs) => isSetAgainst(theirs, deed) || isReady(theirs));
  const [first] = set;
  if (first === undefined || set.length < concerned.length) return [];
  const only = under ? deed.announcement.actors.length === 1 : fact.on.length === 1 && fact.of.length === 1;
  const unsaid = set.find(isReady);
  return [
    found(
      unsaid === undefined ? distractionOfTheReady : { ...distractionOfTheReady, severity: 'info' },
      messageOf(unsaid ?? first),
      fact.source,
      { ...naming('target', (unsaid ?? first).actor), ...naming('actor', deed.actor) },
      {
        fixes: only ? [remove(fact, under ? deed.announcement : undefined, unsaid === undefined)] : [],
        related: [{ source: (unsaid ?? first).announcement.source, message: 'announced' }],
      },
    ),
  ];
}

function messageOf(theirs: Deed): 'attacks' | 'defends' | 'ready' {
  if (isAttack(theirs.kind)) return 'attacks';
  return isReady(theirs) ? 'ready' : 'defends';
}

/** Who defends against nobody in particular: the Host may rule that they overlook somebody. */
function isReady({ kind, announcement }: Deed): boolean {
  return isDefence(kind) && announcement.targets.length === 0;
}

/** Who names the actor. */
function isSetAgainst(theirs: Deed, deed: Deed): boolean {
  return (isAttack(theirs.kind) || isDefence(theirs.kind)) && theirs.targets.includes(deed.actor);
}
