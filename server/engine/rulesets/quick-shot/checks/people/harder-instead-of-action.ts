/** A wound, fatigue or vulgar effect that makes an action harder instead of adding one. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type Change, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { foundInAttempts } from '../written.ts';
import { counts, hindrancesOf, type Hindrance } from './hindrances.ts';
import { remove, write } from '../../../../checking/mending.ts';

export const harderInsteadOfAction: LintRule<QuickShotFact> = {
  id: 'harder-instead-of-action',
  severity: 'error',
  title: 'A harder difficulty instead of an action more',
  explanation:
    'Damage, fatigue and vulgar effects leave the difficulty of what somebody attempts as it is. Each adds an action of its own to the roll, which can fail by itself: then the wound gets worse, or paradox strikes.',
  messages: {
    add: 'The {kind} “{words}” adds an action of its own, and makes no other action harder; write “despite "{words}"”',
    counts: 'The {kind} “{words}” adds an action of its own to this attempt already, and makes no other action harder',
  },
  ...example(`
  scenario "The docks"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    easy wound "a grazed forearm" on "firing a gun"
  round 1
    Rose: gambles on "the lamp on the boat".
      common "shoot it out"
-     1 harder "a grazed forearm"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     despite "a grazed forearm"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, ({ deed }, plan) =>
      factsOf(deed.announcement.clauses, 'change')
        .filter(({ way }) => way === 'harder')
        .flatMap((change) => harder(plan, deed, change)),
    ),
};

/**
 * What makes it harder, if it is something that adds an action; a weakness may do either, and is what its block says.
 */
function harder(plan: RoundPlan, deed: Deed, change: Change): readonly Finding[] {
  const { because } = change;
  if (because === undefined) return [];
  const key = wordsKey(because.text);
  const effects = factsOf(deed.announcement.clauses, 'vulgar').map((vulgar) => ({
    kind: 'vulgar effect' as const,
    words: vulgar.words.text,
  }));
  const own = hindrancesOf(plan, deed).filter(({ kind }) => kind !== 'weakness');
  const cause = [...own, ...effects].find(({ kind, words }) => key.includes(wordsKey(words)) || key === others[kind]);
  if (cause === undefined) return [];
  const isThere = cause.kind === 'vulgar effect' || counts(deed, cause);
  const data = { kind: cause.kind, words: cause.words };
  return [
    found(harderInsteadOfAction, isThere ? 'counts' : 'add', change.source, data, {
      fixes: [mended(deed, change, isThere ? undefined : cause)],
    }),
  ];
}

/** The word for each kind by itself. */
const others: Readonly<Record<'wound' | 'weakness' | 'fatigue' | 'vulgar effect', string>> = {
  wound: 'wound',
  weakness: 'weakness',
  fatigue: 'tired',
  'vulgar effect': 'vulgar',
};

/** Said with just its words, there is no doubt about what is meant. */
function mended({ announcement }: Deed, change: Change, missing: Pick<Hindrance, 'words'> | undefined): Fix {
  const isOnlyThat = missing !== undefined && wordsKey(change.because?.text ?? '') === wordsKey(missing.words);
  return missing === undefined
    ? remove(change, announcement)
    : write(`despite ${quoted(missing.words)}`, change.source, isOnlyThat);
}
