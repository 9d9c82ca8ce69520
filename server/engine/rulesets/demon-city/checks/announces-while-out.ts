/** Something is announced for somebody who is out of the fight. Tarot edition, step 2; dice edition, step 8. */
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Announcement, Round } from '../../../scenario.ts';
import { decisionAbout } from '../change.ts';
import { actionKind } from '../vocabulary.ts';
import type { DemonCityFact } from '../facts.ts';
import { conditionOf, isDown } from '../fight.ts';
import { naming } from '../../../checking/naming.ts';
import { actorsOf, mayBeBack, writtenRounds, type WrittenRound } from './written.ts';

export const announcesWhileOut: LintRule<DemonCityFact> = {
  id: 'announces-while-out',
  severity: 'warning',
  title: 'An announcement of somebody who is out of the fight',
  explanation:
    'Who is below 0 Toughness does nothing until they are up again, and how that is thrown for stands nowhere in the text: the Host decides it, by `decides recovery of NAME: back up` at the head of the round or before. Without that they stay down, and what is announced for them doesn’t happen.',
  messages: {
    out: '{Name} is out of the fight, and nobody has decided that {name} is back up, so this doesn’t happen',
    still: '{Name} is decided to be still down, so this doesn’t happen',
    dead: '{Name} is out of the fight for good, so this doesn’t happen',
    decided: 'It is decided here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
    is out of the fight
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
-   Bill: waits.
-   Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
- round 2
-   decides recovery of Ann: out for good.
-   Bill: waits.
- round 3
+   decides recovery of Ann: back up.
    Bill: waits.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) yield* outIn(written, announcement);
    }
  },
};

/** One sentence for several bodies holds for those of them who are up. */
function outIn(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  if (actionKind(announcement.kind) === 'nothing') return [];
  const actors = actorsOf(written.cast, announcement);
  const findings = actors.flatMap(({ name }) => outOf(written, announcement, name));
  return findings.length === actors.length ? findings.slice(0, 1) : [];
}

function outOf(written: WrittenRound, announcement: Announcement<DemonCityFact>, name: string): readonly Finding[] {
  const { cast, plan, round } = written;
  const who = cast.fighters.get(name);
  if (who === undefined || !isDown(conditionOf(plan.fight, name))) return [];
  const decision = decisionAbout(plan.context.facts, 'recovery', who);
  const related = decision === undefined ? {} : { related: [{ source: decision.source, message: 'decided' }] };
  if (decision?.recovery === 'out for good')
    return [found(announcesWhileOut, 'dead', announcement.source, naming('name', who), related)];
  if (decision?.recovery === 'still down')
    return [found(announcesWhileOut, 'still', announcement.source, naming('name', who), related)];
  if (mayBeBack(written, name, 'recovery')) return [];
  return [found(announcesWhileOut, 'out', announcement.source, naming('name', who), { fixes: [backUp(name, round)] })];
}

function backUp(name: string, round: Round<DemonCityFact>): Fix {
  return {
    title: `Decide that ${name} is back up`,
    certain: false,
    intents: [{ do: 'add sentence after', at: round.source, text: `decides recovery of ${name}: back up.` }],
  };
}
