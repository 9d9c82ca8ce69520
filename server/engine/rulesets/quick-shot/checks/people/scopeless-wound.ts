/** A wound or weakness of which nobody knows when it counts. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario, Words } from '../../../../scenario.ts';
import { isAnythingUnread } from '../../../../unread.ts';
import { castOf, fightersNamed, wordsKey } from '../../cast.ts';
import {
  factsOf,
  type DealsWound,
  type QuickShotFact,
  type TakesWound,
  type Weakness,
  type Wound,
} from '../../facts.ts';
import { announcementsIn, blocksIn, headFacts } from '../written.ts';
import { append } from '../../../../checking/mending.ts';
import { isCharacters } from './owners.ts';

export const scopelessWound: LintRule<QuickShotFact> = {
  id: 'scopeless-wound',
  severity: 'error',
  title: 'A wound that bears on nothing',
  explanation:
    'A wound adds its action to the rolls that it is relevant to: those that involve firing a gun, those that move somebody, or all. A weakness does so in some circumstances, or makes certain tasks harder. One that says neither, and that no attempt has to cope with, never counts.',
  messages: {
    wound:
      'Nothing says which rolls the wound “{words}” bears on, and no attempt is made despite it, so it never counts',
    weakness:
      'Nothing says which rolls the weakness “{words}” bears on, and no attempt is made despite it, so it never counts',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   easy wound "a grazed forearm"
               ^^^^^^^^^^^^^^^^^^
+   easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    if (isAnythingUnread(scenario)) return;
    const coped = new Set(
      announcementsIn(scenario)
        .flatMap(({ clauses }) => factsOf(clauses, 'despite'))
        .flatMap(({ what }) => what)
        .map(({ text }) => wordsKey(text)),
    );
    for (const fact of concerned(scenario)) {
      if (fact.everything === undefined && fact.scope === undefined && !coped.has(wordsKey(fact.words.text)))
        yield scopeless(fact);
    }
  },
};

type Bearing = Wound | Weakness | TakesWound | DealsWound;

/** Those of players’ characters, and those that are dealt to them. */
function concerned(scenario: Scenario<QuickShotFact>): readonly Bearing[] {
  const cast = castOf(scenario);
  const own = blocksIn(scenario)
    .filter(({ name }) => isCharacters(scenario, name))
    .flatMap(({ traits }) => [...factsOf(traits, 'wound'), ...factsOf(traits, 'weakness').filter(isWorking)]);
  const taken = factsOf(headFacts(scenario), 'takes wound').filter(({ who }) =>
    fightersNamed(cast, who).some(({ isNpc }) => !isNpc),
  );
  const dealt = announcementsIn(scenario)
    .filter(({ targets }) => fightersNamed(cast, targets).some(({ isNpc }) => !isNpc))
    .flatMap(({ clauses }) => factsOf(clauses, 'deals wound'));
  return [...own, ...taken, ...dealt];
}

/** A weakness that does something. */
function isWorking({ harder, adds }: Weakness): boolean {
  return harder !== undefined || adds !== undefined;
}

function scopeless(fact: Bearing): Finding {
  const end = endOf(fact);
  return found(
    scopelessWound,
    fact.kind === 'weakness' ? 'weakness' : 'wound',
    fact.words.source,
    { words: fact.words.text },
    {
      fixes: [append(' on "…"', end), append(' on everything', end)],
    },
  );
}

/** Behind what its scope is written. */
function endOf(fact: Bearing): Words['source'] {
  if (fact.kind === 'weakness') return fact.source;
  return 'about' in fact ? fact.about.source : fact.words.source;
}
