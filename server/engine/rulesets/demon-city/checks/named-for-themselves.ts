/** Sentences in which somebody is set against themselves. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef } from '../../../scenario.ts';
import type { DemonCityFact } from '../facts.ts';
import { actionKind, isAttack } from '../vocabulary.ts';
import { remove } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';

export const namedForThemselves: LintRule<DemonCityFact> = {
  id: 'named-for-themselves',
  severity: 'warning',
  title: 'Somebody set against themselves',
  explanation:
    'Defences, help, advantages, shocks and the like are about somebody else than whoever has or does them. About oneself they mean nothing, and nothing comes of them.',
  messages: {
    does: '{name} can’t do this to {name}, so it is done to nobody; name somebody else, or nobody',
    over: '{name} can’t be better off than {name}, so this gives nothing',
    above: '{name} can’t be above {name}, so this is a plain advantage',
    unaware: '{name} can’t be unaware of {name}, so this changes nothing',
    shocks: '{name} is no shock to {name}; the Calm Check is thrown as it is written',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
-   Agility 3  Toughness 2  Calm 3
-   Calm Check 4
+   Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
-   advantage "the high ground" for Ann over Ann.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-   Bill is unaware of Bill.
    ^^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the high ground" for Ann over Bill.
  round 1
-   Ann shocks Ann.
    ^^^^^^^^^^^^^^
-   Ann: dodges Ann.
                ^^^
+   Ann: dodges Bill.
    Bill: punches Ann.
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      for (const fact of facts) yield* aboutThemselves(fact, announcement);
      if (announcement !== undefined) yield* againstThemselves(announcement);
    }
  },
};

/** Attacks on oneself have a finding of their own. */
function againstThemselves({ kind, actors, targets }: Announcement<DemonCityFact>): readonly Finding[] {
  if (isAttack(actionKind(kind))) return [];
  return targets
    .filter((target) => actors.length === 1 && sameOne(actors, [target]))
    .map((target) => found(namedForThemselves, 'does', target.source, { name: target.id ?? target.text }));
}

function aboutThemselves(
  fact: DemonCityFact,
  announcement: Announcement<DemonCityFact> | undefined,
): readonly Finding[] {
  const tell = (message: string, [ref]: readonly NameRef[]): readonly Finding[] => [
    found(
      namedForThemselves,
      message,
      fact.source,
      { name: ref?.id ?? ref?.text ?? '' },
      {
        fixes: [remove(fact, announcement, false)],
      },
    ),
  ];
  switch (fact.kind) {
    case 'advantage': {
      const owners = fact.for.length > 0 ? fact.for : (announcement?.actors ?? []);
      if (sameOne(owners, fact.over)) return tell('over', owners);
      return fact.above !== undefined && sameOne(owners, [fact.above]) ? tell('above', owners) : [];
    }
    case 'distraction':
      return sameOne(fact.on, fact.of) ? tell('unaware', fact.on) : [];
    case 'shock':
      return sameOne([fact.by], fact.on) ? tell('shocks', fact.on) : [];
    default:
      return [];
  }
}

/** Whether two lists name one and the same combatant, and nobody else. */
function sameOne(one: readonly NameRef[], other: readonly NameRef[]): boolean {
  const [a, b] = [known(one), known(other)];
  return one.length === 1 && other.length === 1 && a[0] !== undefined && a[0] === b[0];
}
