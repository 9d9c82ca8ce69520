/** `despite` of a wound that doesn’t bear on what the attempt is about. */
import { example } from '../../../../example.ts';
import { found, type Finding, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { saidQuotes } from '../said-quotes.ts';
import { foundInAttempts } from '../written.ts';
import { hindrancesOf, named } from './hindrances.ts';
import { append } from '../../../../checking/mending.ts';
import { withoutEntry } from './mending.ts';

export const outOfScopeWoundAction: LintRule<QuickShotFact> = {
  id: 'out-of-scope-wound-action',
  severity: 'warning',
  title: 'A wound that doesn’t bear on the attempt',
  explanation:
    'A wound adds its action to rolls that it is relevant to: a leg wound to attempts to move, not to talking. Where an attempt says what it involves, a wound of something else doesn’t belong to it.',
  messages: {
    other:
      '“{words}” counts for {scope}, and this attempt involves {involved}; leave it out, or say that {scope} is involved',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    hard wound "a broken leg" on "moving"
    minor weakness "A stammer": adds easy on "talking"
  round 1
    Rose: gambles on "the skipper’s help".
      common "talk him round"
      involves "talking"
-     despite "a broken leg"
              ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => outOfScope(plan, deed)),
};

function outOfScope(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const { announcement } = deed;
  const involves = factsOf(announcement.clauses, 'involves');
  const involved = involves.flatMap(({ scopes }) => scopes);
  const last = involved.at(-1);
  if (last === undefined) return [];
  const own = hindrancesOf(plan, deed);
  return factsOf(announcement.clauses, 'despite').flatMap((fact) =>
    fact.what.flatMap((entry) => {
      const scope = named(own, entry.text)?.scope?.text;
      if (scope === undefined || involved.some(({ text }) => wordsKey(text) === wordsKey(scope))) return [];
      const data = { words: entry.text, scope: `“${scope}”`, involved: saidQuotes(involved.map(({ text }) => text)) };
      return [
        found(outOfScopeWoundAction, 'other', entry.source, data, {
          fixes: [
            withoutEntry({ fact, word: 'despite', all: fact.what }, entry, announcement),
            append(`, ${quoted(scope)}`, last.source),
          ],
        }),
      ];
    }),
  );
}
