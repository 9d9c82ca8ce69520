/** Checks of breathers, rests and vacations. */
import { removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { count, possessive } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Scenario } from '../../../scenario.ts';
import { leastDays } from '../downtime/rearranging.ts';
import { castOf, fightersNamed, wordsKey, type Cast, type Fighter } from '../cast.ts';
import { factsOf, type Breather, type QuickShotFact, type Rest, type Vacation } from '../facts.ts';
import { conditionOf, type Condition } from '../fight.ts';
import type { RoundPlan } from '../plan.ts';
import { pointsIn, purseWords } from '../willpower-pools.ts';
import { foundInHeads, foundInVain, foundShort, rollsBefore, type InVain } from './heads.ts';
import { headFacts } from './written.ts';

/** Rewrites a rest so that it moves nothing. */
export function movingNothing(rest: Rest): Fix {
  const { for: lasting } = rest;
  return saying(
    rest,
    'Move nothing',
    `${verb(rest, 'rests', 'rest')}${lasting === undefined ? '' : ` for ${lasting.count.value} ${lasting.unit}`}`,
  );
}

function asRest(breather: Breather): Fix {
  return saying(breather, 'Make it a rest', verb(breather, 'rests', 'rest'));
}

function asBreather(rest: Rest, [only, ...others]: readonly Fighter[]): Fix {
  const whose = only === undefined || others.length > 0 ? 'their' : possessive(only.combatant.pronoun);
  return saying(rest, 'Make it a breather', `${verb(rest, 'catches', 'catch')} ${whose} breath`);
}

/** Keeps the names as they are written. */
function saying({ who, source }: Rest | Breather, title: string, words: string): Fix {
  const start = who.at(-1)?.source.end ?? source.start;
  return { title, certain: false, intents: [{ do: 'replace', at: { ...source, start }, with: ` ${words}` }] };
}

function verb({ who }: Rest | Breather, one: string, several: string): string {
  return who.length > 1 ? several : one;
}

/** Reports faults in vacations; `holds` is what the drive has from which points are taken. */
function foundInVacations(
  scenario: Scenario<QuickShotFact>,
  check: (vacation: Vacation, holds: number) => readonly Finding[],
): Iterable<Finding> {
  return foundInHeads(scenario, ({ who, fact }, plan) =>
    fact.kind === 'vacation' ? check(fact, pointsIn(before(plan, who.name), fact.from) ?? 0) : [],
  );
}

function before({ found }: RoundPlan, name: string): Condition {
  return conditionOf(found, name);
}

/** The points that arrive: half of those taken, rounded down. */
function arriving(taken: number): number {
  return Math.trunc(taken / 2);
}

export const baseReachingBreather: LintRule<QuickShotFact> = {
  id: 'base-reaching-breather',
  severity: 'error',
  title: 'A breather that reaches the base',
  explanation:
    'In a few minutes, a worn-out character may get back one point, as long as the general pool is still below its ' +
    'base afterwards. Only a rest brings it back to the base.',
  messages: {
    reaches:
      '{Name} has {holds} WP in the general pool, and a breather can’t bring it to its base of {base}, so no WP come ' +
      'back; it takes a rest',
    full: '{Name}’s general pool isn’t below its base of {base}, so a breather brings nothing back',
  },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 4 of 5
  combatant Tom (he) of the Players
    Willpower 2 of 5
  round 1
-   Rose and Tom catch their breath.
    ^^^^
+   Rose and Tom rest.
`),
  check: ({ scenario }) => foundShort(scenario, ['base-reaching-breather'], (vain) => reaching(scenario, vain)),
};

/** Earlier rolls may have lost a point. If a group takes a breather, members who don’t need one aren’t reported. */
function reaching(
  scenario: Scenario<QuickShotFact>,
  { head, data: { holds, base }, plan }: InVain,
): readonly Finding[] {
  const { who, fact } = head;
  if (fact.kind !== 'breather' || holds === undefined || base === undefined || rollsBefore(scenario, plan, who) > 0)
    return [];
  const isFull = Number(holds) >= Number(base);
  const isAlone = fact.who.length === 1;
  if (isFull && !isAlone) return [];
  const named = fact.who.find((ref) => fightersNamed(plan.context.cast, [ref]).includes(who));
  return [
    found(
      baseReachingBreather,
      isFull ? 'full' : 'reaches',
      isAlone || named === undefined ? fact.source : named.source,
      { ...naming('name', who), holds, base },
      {
        fixes: [isFull ? removeSentence(fact.source) : asRest(fact)],
      },
    ),
  ];
}

export const oversizedBreather: LintRule<QuickShotFact> = {
  id: 'oversized-breather',
  severity: 'error',
  title: 'A breather of more than 1 WP',
  explanation:
    'A few minutes bring back one point of Willpower and no more. A rest of some hours brings the general pool back ' +
    'to its base.',
  messages: { one: 'A breather brings back 1 WP, not {points}' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 1 of 5
  round 1
-   Rose catches her breath: 2 WP.
                             ^
+   Rose catches her breath: 1 WP.
`),
  check: ({ scenario }) =>
    eachOnce(
      factsOf(headFacts(scenario), 'breather').flatMap(({ points }): readonly Finding[] =>
        points === undefined || points.value === 1
          ? []
          : [
              found(
                oversizedBreather,
                'one',
                points.source,
                { points: points.value },
                { fixes: [write('1', points.source, true)] },
              ),
            ],
      ),
    ),
};

export const underlongRest: LintRule<QuickShotFact> = {
  id: 'underlong-rest',
  severity: 'warning',
  title: 'A rest of minutes',
  explanation:
    'A rest takes some hours. In a few minutes, characters only catch their breath, which may bring back a single ' +
    'point.',
  messages: { short: 'A rest takes hours, and this one lasts {time}; a few minutes are only a breather' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 2 of 5
  round 1
-   Rose rests for 20 minutes.
                   ^^
+   Rose catches her breath.
`),
  check: ({ scenario }) =>
    eachOnce(factsOf(headFacts(scenario), 'rest').flatMap((rest) => tooBrief(castOf(scenario), rest))),
};

/** The text doesn’t say how many hours a rest takes, so one is enough. */
function tooBrief(cast: Cast, fact: Rest): readonly Finding[] {
  const { who, for: lasting, moves } = fact;
  if (lasting === undefined || lasting.count.value / perHour[lasting.unit] >= 1) return [];
  const { count: number, unit } = lasting;
  return [
    found(
      underlongRest,
      'short',
      number.source,
      { time: count(number.value, unit.slice(0, -1)) },
      { fixes: moves.length > 0 ? [] : [asBreather(fact, fightersNamed(cast, who))] },
    ),
  ];
}

const perHour = { minutes: 60, hours: 1, days: 1 / 24 };

export const shortVacation: LintRule<QuickShotFact> = {
  id: 'short-vacation',
  severity: 'error',
  title: 'A vacation of less than a week',
  explanation:
    'Willpower is rearranged on an extended vacation, which lasts at least a week; moving much of it may take ' +
    'longer, or a good reason for a change of life.',
  messages: { short: 'An extended vacation lasts at least 7 days, and this one {days}, so nothing is moved' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 3 days: 4 WP from "Get rich" to "Stay alive".
                              ^
+   Rose goes on vacation for 7 days: 4 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundInVain(scenario, ['short-vacation'], tooFewDays),
};

function tooFewDays({ head: { fact } }: InVain): readonly Finding[] {
  if (fact.kind !== 'vacation' || fact.days === undefined) return [];
  const { value, source } = fact.days;
  return [
    found(shortVacation, 'short', source, { days: count(value, 'day') }, { fixes: [write(`${leastDays}`, source)] }),
  ];
}

export const oddVacationAmount: LintRule<QuickShotFact> = {
  id: 'odd-vacation-amount',
  severity: 'warning',
  title: 'A point that buys nothing',
  explanation:
    'On an extended vacation, every two points taken from one drive become one point in another. With an odd number, ' +
    'the last point is lost for nothing.',
  messages: { odd: '{taken} WP taken {are} only {arrives} WP in the other drive, so 1 WP is lost for nothing' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 10 days: 3 WP from "Get rich" to "Stay alive".
                                       ^
+   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive".
`),
  check: ({ scenario }) => foundInVacations(scenario, odd),
};

/** A wrong rate or too short a time is reported instead. */
function odd(vacation: Vacation, holds: number): readonly Finding[] {
  const {
    taken: { value, source },
    adds,
    days,
  } = vacation;
  if (days !== undefined && days.value < leastDays) return [];
  if (value % 2 !== 1 || (adds !== undefined && adds.value !== arriving(value))) return [];
  const even = [value - 1, value + 1].filter((each) => each > 0 && (each < value || each <= holds));
  return [
    found(
      oddVacationAmount,
      'odd',
      source,
      { taken: value, are: value === 1 ? 'is' : 'are', arrives: arriving(value) },
      { fixes: even.map((each) => taking(vacation, each)) },
    ),
  ];
}

function taking({ taken, adds }: Vacation, amount: number): Fix {
  return {
    title: `Take ${amount} WP`,
    certain: false,
    intents: [
      { do: 'replace', at: taken.source, with: `${amount}` },
      ...(adds === undefined ? [] : [{ do: 'replace' as const, at: adds.source, with: `${arriving(amount)}` }]),
    ],
  };
}

export const wrongVacationRate: LintRule<QuickShotFact> = {
  id: 'wrong-vacation-rate',
  severity: 'error',
  title: 'A rate other than two for one',
  explanation:
    'On an extended vacation, every two points taken from one drive become one point in another. How much arrives ' +
    'needn’t be written; if it is, it is half of what is taken.',
  messages: { rate: '{taken} WP taken from one drive become {arrives} WP in another, not {adds}' },
  ...example(`
  scenario "The vault"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
    drive "Get rich" 6
    drive "Stay alive" 1
    drive "Find the forger" 2
  round 1
-   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive", adding 4.
                                                                                    ^
+   Rose goes on vacation for 10 days: 4 WP from "Get rich" to "Stay alive", adding 2.
`),
  check: ({ scenario }) => foundInVacations(scenario, wrong),
};

function wrong({ taken, adds }: Vacation, holds: number): readonly Finding[] {
  const arrives = arriving(taken.value);
  if (adds === undefined || adds.value === arrives) return [];
  const fixes: readonly Fix[] = [
    ...(arrives > 0 ? [write(`${arrives}`, adds.source)] : []),
    ...(2 * adds.value <= holds && adds.value > 0
      ? [{ ...write(`${2 * adds.value}`, taken.source), title: `Take ${2 * adds.value} WP` }]
      : []),
  ];
  return [found(wrongVacationRate, 'rate', adds.source, { taken: taken.value, arrives, adds: adds.value }, { fixes })];
}

export const generalPoolVacation: LintRule<QuickShotFact> = {
  id: 'general-pool-vacation',
  severity: 'warning',
  title: 'A vacation for the general pool',
  explanation:
    'On an extended vacation, Willpower goes from one drive to another. The text doesn’t say whether the general ' +
    'pool may take part; what it has above its base goes to drives at a rest.',
  messages: {
    silent:
      'Vacations move Willpower from one drive to another, and the rules don’t mention {pool} here, so nothing is ' +
      'moved; name a drive, or move it at a rest',
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

/** The same amount from another drive that has it. */
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

/** At a rest, points above the base go to a drive, one for one. */
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
      title: 'Move it at a rest',
    },
  ];
}

export const downtimeChecks: readonly LintRule<QuickShotFact>[] = [
  underlongRest,
  baseReachingBreather,
  oversizedBreather,
  wrongVacationRate,
  oddVacationAmount,
  generalPoolVacation,
  shortVacation,
];
