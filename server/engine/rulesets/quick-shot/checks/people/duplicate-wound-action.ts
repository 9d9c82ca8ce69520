/** `despite` of what counts already. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';
import { hindrancesOf, named } from './hindrances.ts';
import { withoutEntry } from './mending.ts';

export const duplicateWoundAction: LintRule<QuickShotFact> = {
  id: 'duplicate-wound-action',
  severity: 'error',
  title: 'One action of a wound, asked for twice',
  explanation:
    'A wound adds one action to each attempt that it bears on, and so do a weakness and fatigue. What counts for everything adds it without being named; named twice, it adds no more.',
  messages: {
    everything: '“{words}” counts for everything, and adds its one action without being named',
    again: '“{words}” is named already, and adds one action to this attempt',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a concussion" on everything
    easy wound "a grazed forearm"
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     despite "a grazed forearm", "a concussion"
                                  ^^^^^^^^^^^^^^
-     despite "the grazed forearm"
              ^^^^^^^^^^^^^^^^^^^^
+     despite "a grazed forearm"
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => again(plan, deed)),
};

function again(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const { announcement } = deed;
  const all = factsOf(announcement.clauses, 'despite').flatMap((fact) => fact.what.map((entry) => ({ fact, entry })));
  const own = hindrancesOf(plan, deed);
  return all.flatMap(({ fact, entry }, index) => {
    const isEverything = named(own, entry.text)?.everything === true;
    const isAgain = all.slice(0, index).some((before) => wordsKey(before.entry.text) === wordsKey(entry.text));
    if (!isEverything && !isAgain) return [];
    return [
      found(
        duplicateWoundAction,
        isAgain ? 'again' : 'everything',
        entry.source,
        { words: entry.text },
        {
          fixes: [withoutEntry({ fact, word: 'despite', all: fact.what }, entry, announcement, true)],
        },
      ),
    ];
  });
}
