/** Something is announced for somebody in a panic. Tarot edition, step 2. */
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Announcement, Round } from '../../../scenario.ts';
import { naming } from '../../../checking/naming.ts';
import { actorsOf, mayBeBack, writtenRounds, type WrittenRound } from '../../demon-city/checks/written.ts';
import { decisionAbout } from '../../demon-city/change.ts';
import type { DemonCityFact } from '../../demon-city/facts.ts';
import { conditionOf, isDown, isIneffective } from '../../demon-city/fight.ts';
import { actionKind } from '../../demon-city/vocabulary.ts';

export const announcesInPanic: LintRule<DemonCityFact> = {
  id: 'announces-in-panic',
  severity: 'warning',
  title: 'An announcement of somebody in a panic',
  explanation:
    'Who has no Calm left has to throw to regain it before announcing anything. How that is thrown stands nowhere in the text: the Host decides it, by `decides panic of NAME: calm again` at the head of the round or before, or says by `decides panic of NAME "…"` what they do instead.',
  messages: {
    panicked: '{Name} is in a panic, and nobody has decided that {name} is calm again, so this doesn’t happen',
    still: '{Name} is decided to be in a panic still, so this doesn’t happen',
    below: '{Name} is below 0 Calm and does nothing, so this doesn’t happen',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2  Calm 0 of 3
    is panicked
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  round 1
+   decides panic of Ann: calm again.
    Bill: waits.
    Ann: punches Bill.
    ^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    for (const written of writtenRounds(scenario)) {
      for (const announcement of written.round.announcements) yield* panicIn(written, announcement);
    }
  },
};

/** One sentence for several bodies holds for those of them who are calm. */
function panicIn(written: WrittenRound, announcement: Announcement<DemonCityFact>): readonly Finding[] {
  if (actionKind(announcement.kind) === 'nothing') return [];
  const actors = actorsOf(written.cast, announcement);
  const findings = actors.flatMap(({ name }) => panicOf(written, announcement, name));
  return findings.length === actors.length ? findings.slice(0, 1) : [];
}

/** What is decided to happen in place of an announcement is told by the play. */
function panicOf(written: WrittenRound, announcement: Announcement<DemonCityFact>, name: string): readonly Finding[] {
  const { cast, plan, round } = written;
  const who = cast.fighters.get(name);
  const condition = conditionOf(plan.fight, name);
  if (who === undefined || !condition.panicked || isDown(condition)) return [];
  const decision = decisionAbout(plan.context.facts, 'panic', who);
  if (decision?.calming === 'still panicked')
    return [found(announcesInPanic, 'still', announcement.source, naming('name', who))];
  if (decision !== undefined || mayBeBack(written, name, 'panic')) return [];
  if (isIneffective(condition)) return [found(announcesInPanic, 'below', announcement.source, naming('name', who))];
  return [
    found(announcesInPanic, 'panicked', announcement.source, naming('name', who), { fixes: [calmAgain(name, round)] }),
  ];
}

function calmAgain(name: string, round: Round<DemonCityFact>): Fix {
  return {
    title: `Decide that ${name} is calm again`,
    certain: false,
    intents: [{ do: 'add sentence after', at: round.source, text: `decides panic of ${name}: calm again.` }],
  };
}
