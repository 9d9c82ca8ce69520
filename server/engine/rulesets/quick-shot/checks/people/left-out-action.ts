/** `without` what counts all the same. */
import { write } from '../../../../checking/mending.ts';
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type Coping, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';
import { counts, hindrancesOf, named } from './hindrances.ts';
import { withoutEntry } from './mending.ts';

export const leftOutAction: LintRule<QuickShotFact> = {
  id: 'left-out-action',
  severity: 'error',
  title: 'An action that can’t be left out',
  explanation:
    'A wound, a weakness or fatigue adds its action to every attempt that it bears on, for as long as it is there. Nobody chooses to leave it out; what the GM doesn’t want to count is set aside.',
  messages: {
    everything: 'The {kind} “{words}” counts for everything, so this attempt has its action; heal it, or set it aside',
    here: 'The {kind} “{words}” bears on this attempt, so its action is there; leave out what brings it in, or set it aside',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    common wound "a concussion" on everything
  round 1
    Rose: gambles on "the boat".
      common "leap aboard"
-     without "a concussion"
              ^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, ({ deed }, plan) => leftOut(plan, deed)),
};

function leftOut(plan: RoundPlan, deed: Deed): readonly Finding[] {
  const own = hindrancesOf(plan, deed);
  return factsOf(deed.announcement.clauses, 'leaving out').flatMap((fact) =>
    fact.what.flatMap((entry) => {
      const hindrance = named(own, entry.text);
      if (hindrance === undefined || !counts(deed, hindrance)) return [];
      const data = { words: entry.text, kind: hindrance.kind };
      return [
        found(leftOutAction, hindrance.everything === true ? 'everything' : 'here', entry.source, data, {
          fixes: [
            withoutEntry({ fact, word: 'without', all: fact.what }, entry, deed.announcement),
            ...settingAside(fact),
          ],
        }),
      ];
    }),
  );
}

/** The sentence by which every game has something not count. */
function settingAside({ what, source }: Coping): readonly Fix[] {
  const [only] = what;
  if (only === undefined || what.length > 1) return [];
  const text = `sets aside ${quoted(only.text)}`;
  return [write(text, source)];
}
