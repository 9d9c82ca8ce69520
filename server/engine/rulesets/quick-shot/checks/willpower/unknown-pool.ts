/** A drive that nobody has, where Willpower is bet, paid or moved. */
import { example } from '../../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../../finding.ts';
import { meantWords } from '../../../../checking/likely-words.ts';
import { naming } from '../../../../checking/naming.ts';
import { quoted } from '../../../../quoting.ts';
import type { Words } from '../../../../scenario.ts';
import { wordsKey, type Fighter } from '../../cast.ts';
import { factsOf, type Purse, type QuickShotFact } from '../../facts.ts';
import type { RoundPlan } from '../../plan.ts';
import { missingInRounds } from '../written.ts';
import { add, write } from '../../../../checking/mending.ts';

export const unknownPool: LintRule<QuickShotFact> = {
  id: 'unknown-pool',
  severity: 'error',
  title: 'A drive that isn’t there',
  explanation:
    'Somebody’s Willpower lies in their general pool and in the drives of their own block. It can’t come from any other, nor go there; and at a rest it goes from the general pool to drives alone.',
  messages: {
    unknown: '{Name} has no drive “{drive}”, so this does nothing; add it to what drives {name}, or name another',
    meant: '{Name} has no drive “{drive}”, so this does nothing; did you mean “{near}”?',
    rest: 'At a rest Willpower goes from the general pool to drives, so this moves nothing; name a drive',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 7 of 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose rests: 1 WP to "Stay alife".
                        ^^^^^^^^^^^^
+   Rose rests: 1 WP to "Stay alive".
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
-     serves "Get ritch"
             ^^^^^^^^^^^
-     bets 1 WP from "Get ritch"
                     ^^^^^^^^^^^
+     serves "Get rich"
+     bets 1 WP from "Get rich"
      risk "the alarm"
`),
  check: ({ scenario }) => missingInRounds(scenario, unknownIn),
};

function unknownIn({ head, attempts }: RoundPlan): readonly Finding[] {
  const moved = head.flatMap(({ who, fact }) => [
    ...drivesAt(fact).flatMap((drive) => unknown(who, drive)),
    ...(fact.kind === 'rest' ? offDrives(fact) : []),
  ]);
  const used = attempts.flatMap(({ deed: { actor, announcement } }) =>
    announcement.clauses.flatMap(drivesBelow).flatMap((drive) => unknown(actor, drive)),
  );
  return [...eachOnce([...moved, ...used])];
}

function unknown({ traits, combatant, ...who }: Fighter, { text, source }: Words): readonly Finding[] {
  const drives = factsOf(traits, 'drive').map(({ words }) => words.text);
  if (drives.some((drive) => wordsKey(drive) === wordsKey(text))) return [];
  const near = meantWords(text, drives, wordsKey);
  const data = { ...naming('name', who), drive: text };
  if (near !== undefined)
    return [
      found(
        unknownPool,
        'meant',
        source,
        { ...data, near: near.words },
        { fixes: [write(quoted(near.words), source, near.certain)] },
      ),
    ];
  return [
    found(unknownPool, 'unknown', source, data, {
      fixes: [...drives.map((drive) => write(quoted(drive), source)), add(`drive ${quoted(text)}`, combatant.source)],
    }),
  ];
}

/** The drives that are named below an announcement. */
function drivesBelow(fact: QuickShotFact): readonly Words[] {
  switch (fact.kind) {
    case 'serves':
      return fact.drives;
    case 'bet':
      return (fact.parts.length === 0 ? [fact.purse] : fact.parts.map(({ purse }) => purse)).flatMap(driveIn);
    case 'pays':
      return driveIn(fact.purse);
    default:
      return [];
  }
}

/** The drives that are named at the head of a round. */
function drivesAt(fact: QuickShotFact): readonly Words[] {
  switch (fact.kind) {
    case 'rest':
      return fact.moves.flatMap(({ purse }) => driveIn(purse));
    case 'vacation':
      return [...driveIn(fact.from), fact.to];
    case 'completion':
      return [fact.project, ...fact.moves.flatMap(({ purse }) => driveIn(purse))];
    case 'assigns':
    case 'converts':
      return driveIn(fact.to);
    default:
      return [];
  }
}

function driveIn(purse: Purse): readonly Words[] {
  return purse.in === 'drive' ? [purse.drive] : [];
}

function offDrives({ moves }: Extract<QuickShotFact, { readonly kind: 'rest' }>): readonly Finding[] {
  return moves.filter(({ purse }) => purse.in !== 'drive').map(({ source }) => found(unknownPool, 'rest', source));
}
