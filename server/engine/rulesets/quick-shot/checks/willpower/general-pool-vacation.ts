/** Willpower of the general pool rearranged on a vacation. */
import { example } from '../../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../../finding.ts';
import { quoted } from '../../../../quoting.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type QuickShotFact, type Vacation } from '../../facts.ts';
import { conditionOf, type Condition } from '../../fight.ts';
import { pointsIn, purseWords } from '../../purses.ts';
import { foundInVain, type InVain } from './heads.ts';
import { write } from '../../../../checking/mending.ts';

export const generalPoolVacation: LintRule<QuickShotFact> = {
  id: 'general-pool-vacation',
  severity: 'warning',
  title: 'A vacation for the general pool',
  explanation:
    'On an extended vacation Willpower goes from one drive to another. Whether the general pool may take part the text doesn’t say; what it has above its base goes to drives at a rest.',
  messages: {
    silent:
      'Vacations move Willpower from one drive to another, and the rules say nothing of {pool} here, so nothing is moved; name a drive, or let it go at a rest',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 10 days: 4 WP from the general pool to "Stay alive".
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundInVain(scenario, ['general-pool-vacation'], silent),
};

/** What could be moved instead: as much from another drive that has it. */
function silent({ head: { who, fact }, plan }: InVain): readonly Finding[] {
  if (fact.kind !== 'vacation') return [];
  const { taken, from, to } = fact;
  const condition = conditionOf(plan.found, who.name);
  const others = factsOf(who.traits, 'drive')
    .map(({ words }) => words)
    .filter(
      (drive) =>
        wordsKey(drive.text) !== wordsKey(to.text) && (pointsIn(condition, { in: 'drive', drive }) ?? 0) >= taken.value,
    );
  const at = { ...taken.source, end: to.source.end };
  return [
    found(
      generalPoolVacation,
      'silent',
      at,
      { pool: purseWords(from) },
      {
        fixes: [
          ...others.map(({ text }) => ({
            ...write(`${taken.value} WP from ${quoted(text)} to ${quoted(to.text)}`, at),
            title: `Take it from “${text}”`,
          })),
          ...atRest(who, condition, fact),
        ],
      },
    ),
  ];
}

/** What a pool has above its base goes to a drive at a rest, one for one. */
function atRest(
  { called }: Fighter,
  { general, base }: Condition,
  { source, days, taken, from, to }: Vacation,
): readonly Fix[] {
  if (from.in !== 'general' || general - base < taken.value) return [];
  const time = days === undefined ? '' : ` for ${days.value} ${days.value === 1 ? 'day' : 'days'}`;
  return [
    {
      ...write(`${called} rests${time}: ${taken.value} WP to ${quoted(to.text)}`, source),
      title: 'Let it go at a rest',
    },
  ];
}
