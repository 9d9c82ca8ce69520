/** A weakness that does nothing. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import type { Scenario } from '../../../../scenario.ts';
import type { QuickShotFact } from '../../facts.ts';
import { append } from '../../../../checking/mending.ts';
import { foundInBlocks, isCharacters } from './owners.ts';

export const effectlessWeakness: LintRule<QuickShotFact> = {
  id: 'effectless-weakness',
  severity: 'warning',
  title: 'A weakness without an effect',
  explanation:
    'A weakness either makes certain tasks harder, as poor health does where somebody fights a disease, or adds an action to attempts in some circumstances, as a bad back does where it is strained.',
  messages: { neither: '“{words}” makes nothing harder and adds no action; write which, as “adds easy” or “harder 1”' },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor weakness "A bad back" on "straining"
                   ^^^^^^^^^^^^
+   minor weakness "A bad back": adds easy on "straining"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
`),
  *check({ scenario }) {
    yield* foundInBlocks(scenario, (fact, name) => effectless(scenario, fact, name));
  },
};

/** Nobody rolls for an opponent, so that theirs need none. */
function effectless(scenario: Scenario<QuickShotFact>, fact: QuickShotFact, owner: string): readonly Finding[] {
  if (
    fact.kind !== 'weakness' ||
    fact.harder !== undefined ||
    fact.adds !== undefined ||
    !isCharacters(scenario, owner)
  )
    return [];
  const scope = fact.scope === undefined && fact.everything === undefined ? ' on "…"' : '';
  const at = fact.about?.source ?? fact.words.source;
  return [
    found(
      effectlessWeakness,
      'neither',
      fact.words.source,
      { words: fact.words.text },
      { fixes: [append(`: adds easy${scope}`, at), append(`: harder 1${scope}`, at)] },
    ),
  ];
}
