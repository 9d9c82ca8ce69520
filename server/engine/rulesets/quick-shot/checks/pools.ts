/** Checks of pools of Willpower and of drives. */
import { meantWords } from '../../../checking/likely-words.ts';
import { add, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { creatureOf, statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { count } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario, Stat, Words } from '../../../scenario.ts';
import { castOf, fightersNamed, usualBase, wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type Purse, type QuickShotFact } from '../facts.ts';
import type { RoundPlan } from '../plan.ts';
import { foundInVain, type InVain } from './heads.ts';
import { headFacts, missingInRounds, writtenPlans } from './written.ts';

export const missingGeneralPool: LintRule<QuickShotFact> = {
  id: 'missing-general-pool',
  severity: 'error',
  title: 'A character without a general pool',
  explanation:
    'Every character has a general pool of Willpower, in addition to any drives. Most have 5 WP in it, which is used ' +
    'when nothing is written.',
  messages: {
    missing: '{Name} needs a general pool, like every character; write how much is in it, as in Willpower 5',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
            ^^^^
+   Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  *check({ scenario }) {
    if (scenario.unread === true) return;
    yield* eachOnce([...castOf(scenario).fighters.values()].flatMap((fighter) => poolless(scenario, fighter)));
  },
};

/** An unknown stat may be intended as the pool, and is reported instead. */
function poolless(scenario: Scenario<QuickShotFact>, fighter: Fighter): readonly Finding[] {
  const { combatant, isNpc } = fighter;
  const creature = creatureOf(scenario, combatant);
  const hasStats = [combatant, ...(creature === undefined ? [] : [creature])].some(({ stats }) => stats.length > 0);
  if (isNpc || hasStats || !usesWillpower(scenario, fighter)) return [];
  const { source } = creature ?? combatant;
  return [
    found(missingGeneralPool, 'missing', source, naming('name', fighter), {
      fixes: [add(`Willpower ${usualBase}`, source, true)],
    }),
  ];
}

function usesWillpower(scenario: Scenario<QuickShotFact>, fighter: Fighter): boolean {
  return (
    factsOf(fighter.traits, 'drive').length > 0 ||
    writtenPlans(scenario).some(({ attempts }) => attempts.some(({ deed }) => deed.actor === fighter))
  );
}

export const unknownPool: LintRule<QuickShotFact> = {
  id: 'unknown-pool',
  severity: 'error',
  title: 'An unknown drive',
  explanation:
    'A character’s Willpower is in their general pool and in the drives of their own block. It can’t come from, or ' +
    'go to, any other; and at a rest it goes only from the general pool to drives.',
  messages: {
    unknown: '{Name} has no drive “{drive}”, so this does nothing; add it to {name}’s block, or name another',
    meant: '{Name} has no drive “{drive}”, so this does nothing. Did you mean “{near}”?',
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

export const unpurchasedBase: LintRule<QuickShotFact> = {
  id: 'unpurchased-base',
  severity: 'warning',
  title: 'A base above 5 that isn’t bought',
  explanation:
    'The general pool of most characters has a base of 5 WP, and more is bought with a major charge. The scenario ' +
    'shows that it was: at the head of a round, or by an advantage that mentions Willpower. Willpower above the base ' +
    'needs no reason.',
  messages: {
    unbought:
      'Most characters have a base of 5 WP, and nothing says how {name} got {base}; write an advantage that mentions ' +
      'Willpower, or “buys base Willpower”',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 6 of 7
    ^^^^^^^^^^^^^^^^
+   major advantage "Base Willpower 7" "bought with a major charge"
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  check: ({ scenario }) =>
    eachOnce([...castOf(scenario).fighters.values()].flatMap((fighter) => unbought(scenario, fighter))),
};

/** Skips opponents, whose Willpower nobody uses. */
function unbought(scenario: Scenario<QuickShotFact>, fighter: Fighter): readonly Finding[] {
  const {
    combatant,
    isNpc,
    willpower: { now, base },
  } = fighter;
  const stat = statOf(scenario, combatant, 'Willpower');
  if (
    isNpc ||
    stat === undefined ||
    base <= usualBase ||
    scenario.unread === true ||
    speaksOfWillpower(fighter) ||
    buysBase(scenario, fighter)
  )
    return [];
  return [
    found(
      unpurchasedBase,
      'unbought',
      stat.source,
      { ...naming('name', fighter), base },
      {
        fixes: [
          add(`major advantage "Base Willpower ${base}" "bought with a major charge"`, stat.source),
          write(`Willpower ${now}`, stat.source),
        ],
      },
    ),
  ];
}

function speaksOfWillpower({ traits }: Fighter): boolean {
  return factsOf(traits, 'advantage').some(({ words, about }) =>
    /\b(?:willpower|WP)\b/iu.test(`${words.text} ${about?.text ?? ''}`),
  );
}

function buysBase(scenario: Scenario<QuickShotFact>, fighter: Fighter): boolean {
  return factsOf(headFacts(scenario), 'buys base').some(({ who }) =>
    fightersNamed(castOf(scenario), [who]).includes(fighter),
  );
}

/** Quick Shot, “Critical Failure”: whoever has no suitable WP to lose gets another effect instead of a debt. */
export const negativeWillpower: LintRule<QuickShotFact> = {
  id: 'negative-willpower',
  severity: 'error',
  title: 'Fewer than 0 points of Willpower',
  explanation:
    'A pool of Willpower has 0 points or more. Whoever has no point to lose at a critical failure loses none: the ' +
    'GM adds something worse instead. There is no upper limit, since what is won may accumulate above the base.',
  messages: {
    general: '{Name} can’t have {number} WP, since a pool is empty at 0, so it counts as 0; write how many WP are left',
    base: '{Name} can’t have a base of {number} WP, so it counts as 0; write the base, which is 5 for most characters',
    drive:
      '“{drive}” can’t hold {number} WP, since a drive is empty at 0, so it counts as 0; write how many WP are in it',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
-   Willpower -3
    ^^^^^^^^^^^^
+   Willpower 0
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  check: ({ scenario }) =>
    eachOnce([...castOf(scenario).fighters.values()].flatMap((fighter) => belowNothing(scenario, fighter))),
};

function belowNothing(scenario: Scenario<QuickShotFact>, fighter: Fighter): readonly Finding[] {
  const stat = statOf(scenario, fighter.combatant, 'Willpower');
  const drives = factsOf(fighter.traits, 'drive').filter(({ points }) => points !== undefined && points.value < 0);
  return [
    ...(stat === undefined ? [] : belowNothingInStat(stat, fighter)),
    ...drives.map(({ words, points, source }) =>
      found(negativeWillpower, 'drive', source, { drive: words.text, number: points?.value ?? 0 }),
    ),
  ];
}

function belowNothingInStat({ value, of, source }: Stat, fighter: Fighter): readonly Finding[] {
  if (of !== undefined && of < 0)
    return [found(negativeWillpower, 'base', source, { ...naming('name', fighter), number: of })];
  if (value >= 0) return [];
  const words = `Willpower 0${of === undefined ? '' : ` of ${of}`}`;
  return [
    found(
      negativeWillpower,
      'general',
      source,
      { ...naming('name', fighter), number: value },
      { fixes: [write(words, source)] },
    ),
  ];
}

export const driveCount: LintRule<QuickShotFact> = {
  id: 'drive-count',
  severity: 'info',
  title: 'Few or many drives',
  explanation:
    'There is no limit to how many drives a character has; the text suggests three to five. This is only a note; ' +
    'there is nothing to correct.',
  messages: { number: '{Name} has {drives}; any number is allowed, and 3 to 5 are suggested' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 3
    drive "Stay alive" 1
    ^^^^^^^^^^^^^^^^^^^^
+   drive "Find the forger" 2
  round 1
    Rose: gambles on "the inside of the vault".
      hard "crack the lock"
      risk "the alarm"
`),
  *check({ scenario }) {
    if (scenario.unread !== true)
      yield* eachOnce([...castOf(scenario).fighters.values()].filter(({ isNpc }) => !isNpc).flatMap(unusual));
  },
};

/** No drives at all is common in a short scenario, so it isn’t reported. */
function unusual(fighter: Fighter): readonly Finding[] {
  const drives = factsOf(fighter.traits, 'drive');
  const last = drives.at(-1);
  if (last === undefined || (drives.length >= fewest && drives.length <= most)) return [];
  return [
    found(driveCount, 'number', last.source, { ...naming('name', fighter), drives: count(drives.length, 'drive') }),
  ];
}

const fewest = 3;

const most = 5;

export const unfinishedDriveCompletion: LintRule<QuickShotFact> = {
  id: 'unfinished-drive-completion',
  severity: 'error',
  title: 'A drive that can’t be completed',
  explanation:
    'Many drives go on forever. Only a project, such as a revenge or the search for a certain treasure, can be ' +
    'completed, which frees its Willpower; that of a value or a goal is rearranged on a vacation.',
  messages: {
    lasting:
      '“{drive}” is a {sort}, and only a project can be completed, so its Willpower stays where it is; ' +
      'declare it as a project, or rearrange it on a vacation',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   value "Uphold justice" 4
+   project "Uphold justice" 4
    drive "Stay alive" 1
    drive "Get rich" 1
  round 1
    Rose completes "Uphold justice": 4 WP to "Stay alive".
                   ^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInVain(scenario, ['unfinished-drive-completion'], lasting),
};

function lasting({ head: { who, fact }, data }: InVain): readonly Finding[] {
  if (fact.kind !== 'completion') return [];
  return [
    found(unfinishedDriveCompletion, 'lasting', fact.project.source, data, {
      fixes: asProject(who, fact.project.text),
    }),
  ];
}

function asProject({ traits }: Fighter, words: string): readonly Fix[] {
  return factsOf(traits, 'drive')
    .filter((drive) => wordsKey(drive.words.text) === wordsKey(words))
    .slice(0, 1)
    .map((drive): Fix => ({
      title: 'Declare it as a project',
      certain: false,
      intents: [
        {
          do: 'replace',
          at: drive.source,
          with: `project ${quoted(drive.words.text)}${drive.points === undefined ? '' : ` ${drive.points.value}`}`,
        },
      ],
    }));
}

export const poolChecks: readonly LintRule<QuickShotFact>[] = [
  unknownPool,
  unpurchasedBase,
  negativeWillpower,
  missingGeneralPool,
  driveCount,
  unfinishedDriveCompletion,
];
