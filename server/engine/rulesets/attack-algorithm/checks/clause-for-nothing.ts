/** What stands under an announcement and means nothing there. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { naming } from '../../../checking/naming.ts';
import { bodiesNamed } from '../../../combatants.ts';
import type { Announcement, NameRef, Scenario } from '../../../scenario.ts';
import { castOf, type Fighter } from '../cast.ts';
import { announcedKind } from '../announced-kind.ts';
import type { AttackFact } from '../facts.ts';
import { allDicePins } from '../pinned.ts';
import type { ActionKind } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';

export const clauseForNothing: LintRule<AttackFact> = {
  id: 'clause-for-nothing',
  severity: 'warning',
  title: 'A clause without effect',
  explanation:
    'Attacks count hits, start at 5/6, and have no difficulty of their own. A check is made against nobody, so no defences and no form count in it. Of what is neither, nothing is rolled, unless a difficulty makes it a check.',
  messages: {
    attack:
      'Every attack starts at 5/6 and counts its hits, so this difficulty is left out; make the target harder to hit by a defence or a disadvantage',
    check:
      '“{verb}” is a check, and is made against nobody, so this changes nothing; write what makes it harder, as 1 penalty die “wet stone”',
    stranger: '{Name} doesn’t announce this, so this pins nothing',
    nothing: 'Nothing is rolled for “{verb}”, so this changes nothing',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   Ilse: attacks Brok, at 3/6.
                        ^^^^^^
+   Ilse: attacks Brok.
  round 2
    Ilse: climbs "the wall" at 3/6.
-     Brok defends fully.
      ^^^^^^^^^^^^^^^^^^
    Brok: waits.
-     rolls 3
      ^^^^^^^
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap(({ announcements }) => announcements)) {
      yield* idleIn(announcement);
      yield* strangersIn(scenario, announcement);
    }
  },
};

function idleIn(announcement: Announcement<AttackFact>): readonly Finding[] {
  const kind = announcedKind(announcement);
  return announcement.clauses.flatMap((fact) => {
    const message = messageFor(kind, fact.kind);
    return message === undefined
      ? []
      : [
          found(
            clauseForNothing,
            message,
            fact.source,
            { verb: announcement.verb.text },
            { fixes: [remove(fact, announcement, true)] },
          ),
        ];
  });
}

/** Pins for those who don’t announce it. */
function strangersIn(scenario: Scenario<AttackFact>, announcement: Announcement<AttackFact>): readonly Finding[] {
  const { fighters } = castOf(scenario);
  const named = (ref: NameRef): readonly Fighter[] =>
    bodiesNamed(scenario, ref.id).flatMap(({ name }) => fighters.get(name) ?? []);
  const announcing = announcement.actors.flatMap(named);
  const pins = [...allDicePins(announcement, 'pinned roll'), ...allDicePins(announcement, 'pinned crit')];
  return announcedKind(announcement) === 'anything else'
    ? []
    : pins.flatMap((pin) => {
        const whose = pin.of === undefined ? [] : named(pin.of);
        if (whose.length === 0 || whose.some((each) => announcing.includes(each))) return [];
        return [
          found(clauseForNothing, 'stranger', pin.source, naming('name', ...whose), {
            fixes: [remove(pin, announcement, true)],
          }),
        ];
      });
}

function messageFor(kind: ActionKind, fact: AttackFact['kind']): string | undefined {
  switch (kind) {
    case 'attack':
      return fact === 'difficulty' ? 'attack' : undefined;
    case 'check':
      return againstSomebody.has(fact) ? 'check' : undefined;
    case 'anything else':
      return fact === 'with thing' ? undefined : 'nothing';
  }
}

const againstSomebody: ReadonlySet<AttackFact['kind']> = new Set(['defence', 'form over']);
