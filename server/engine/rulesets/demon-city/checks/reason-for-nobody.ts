/** An advantage, a hindrance or a distraction of which nobody says whose it is. */
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { calledInFull } from '../../../combatants.ts';
import {
  claimedExtra,
  claimedLoss,
  type Advantage,
  type DemonCityFact,
  type Distraction,
  type Hindrance,
} from '../facts.ts';
import type { Source } from '../../../source.ts';
import { sayings } from '../../../checking/sayings.ts';
import { remove } from '../../../checking/mending.ts';

type Reason = Advantage | Distraction | Hindrance;

export const reasonForNobody: LintRule<DemonCityFact> = {
  id: 'reason-for-nobody',
  severity: 'warning',
  title: 'A reason that counts for nobody',
  explanation:
    'Under an announcement an advantage or a hindrance is that of whoever announces, and a distraction that of the target. In the situation and at the head of a round it has to be said whose it is: `advantage "the high ground" for Ann`, `hindrance "the mud" on Bill`, `distraction "the siren" on Bill`.',
  messages: { nobody: 'Nobody is said to have this {kind}, so it counts for nobody; write “{word}” and whose it is' },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
-   advantage "the stairs".
    ^^^^^^^^^^^^^^^^^^^^^^
+   advantage "the stairs" for Ann.
  round 1
-   hindrance "the mud".
    ^^^^^^^^^^^^^^^^^^^
+   hindrance "the mud" on Bill.
    Bill: punches Ann.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const { facts, announcement } of sayings(scenario)) {
      if (announcement === undefined)
        yield* eachOnce(
          facts.flatMap((fact) => (isReason(fact) && isOfNobody(fact) ? [ofNobody(scenario, fact)] : [])),
        );
    }
  },
};

/** What the rules give of themselves has a finding of its own. */
function isReason(fact: DemonCityFact): fact is Reason {
  if (fact.kind === 'advantage') return claimedExtra(fact.words.text) === undefined;
  return fact.kind === 'distraction' || (fact.kind === 'hindrance' && claimedLoss(fact.words.text) === undefined);
}

function isOfNobody(fact: Reason): boolean {
  return fact.kind === 'advantage' ? fact.for.length === 0 : fact.on.length === 0;
}

function ofNobody(scenario: Scenario<DemonCityFact>, fact: Reason): Finding {
  const word = fact.kind === 'advantage' ? 'for' : 'on';
  const names = owners(scenario).map((name): Fix => ({
    title: `Add “${word} ${name}”`,
    certain: false,
    intents: [{ do: 'replace', at: behindWords(fact), with: ` ${word} ${name}` }],
  }));
  return found(
    reasonForNobody,
    'nobody',
    fact.source,
    { kind: fact.kind, word },
    { fixes: [...names, remove(fact, undefined, false)] },
  );
}

/** The place behind its words and what they are the same as, or behind the word for it. */
function behindWords({ words, same, source, kind }: Reason): Source {
  const last = (same ?? words)?.source;
  return last === undefined
    ? { ...source, start: source.start + kind.length, end: source.start + kind.length }
    : { ...last, start: last.end };
}

/** So many are offered. */
const mostOwners = 4;

/** Those who announce something, as they come. */
function owners({ rounds, combatants }: Scenario<DemonCityFact>): readonly string[] {
  const acting = new Set(
    rounds.flatMap(({ announcements }: Round<DemonCityFact>) =>
      announcements.flatMap(({ actors }) => actors.flatMap(({ id }) => id ?? [])),
    ),
  );
  return combatants
    .filter(({ name }) => acting.has(name))
    .slice(0, mostOwners)
    .map(calledInFull);
}
