/** Checks of sets: their width, their actions, and squashing. */
import { add, remove, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import { die, type Attempt } from '../attempts/attempt.ts';
import { difficultyWords } from '../attempts/difficulty.ts';
import { factsOf, type QuickShotFact } from '../facts.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import { needsThat } from './criticals.ts';
import {
  facesFor,
  foundInReadRolls,
  givenPinned,
  maySquash,
  rollsAt,
  rollsFact,
  shownOf,
  type Given,
  type PinnedRoll,
} from './pinned-rolls.ts';
import { foundInAttempts, missingInAttempts, saidQuotes } from './written.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `sixes`. */
function facesWords(face: number): string {
  const name = names[face - 1] ?? `${face}`;
  return `${name}${name.endsWith('x') ? 'es' : 's'}`;
}

/** `1 six`, `3 sixes`. */
function setWords(count: number, face: number): string {
  return `${count} ${count === 1 ? (names[face - 1] ?? `${face}`) : facesWords(face)}`;
}

function givesSentence(count: number, face: number, action: string): string {
  return `gives ${setWords(count, face)} to ${quoted(action)}`;
}

export const undersizedSet: LintRule<QuickShotFact> = {
  id: 'undersized-set',
  severity: 'error',
  title: 'A set that is too narrow',
  explanation:
    'Each action needs its own set, as wide as its difficulty: 1 die for an easy action, 2 matching ones for a ' +
    'common one, 3 for a hard one, 4 for a difficult one, 5 for an overwhelming one.',
  messages: { narrow: '“{action}” is {difficulty}, and {set} {are} too narrow a set for it, so this doesn’t count' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      risk "the dogs wake up"
      rolls 6 6 6 7 1 2 3 4
-     gives 2 sixes to "run"
            ^
+     gives 3 sixes to "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      givenPinned(attempt)
        .filter((given) => isNarrow(attempt, given))
        .flatMap((given) => narrow(attempt, given)),
    ),
};

/** Dice below the target number are reported by another check. */
function isNarrow(attempt: Attempt, { fact: { face, count, action }, need: { effect } }: Given): boolean {
  return face >= die.target && count.value < effect && !maySquash(attempt, action);
}

function narrow(attempt: Attempt, { fact, need }: Given): readonly Finding[] {
  const { source, face, count } = fact;
  const faces = facesFor(attempt, need);
  return [
    found(
      undersizedSet,
      'narrow',
      count.source,
      {
        action: need.words,
        difficulty: difficultyWords(need.effect),
        set: setWords(count.value, face),
        are: count.value === 1 ? 'is' : 'are',
      },
      {
        fixes:
          faces.length === 0
            ? [remove(fact, attempt.deed.announcement)]
            : (faces.includes(face) ? [face] : faces).map((each) =>
                write(givesSentence(need.effect, each, need.words), source),
              ),
      },
    ),
  ];
}

export const doublyAssignedDie: LintRule<QuickShotFact> = {
  id: 'doubly-assigned-die',
  severity: 'error',
  title: 'A die that is given twice',
  explanation:
    'Each rolled die goes to one action. Matching dice may be shared among several actions, each die once; with ' +
    '“option divide whole” every action needs its own face.',
  messages: {
    more:
      'The dice show {shown} {faces}, and {given} are given here in all, so not all of them can count; give each die ' +
      'once',
    whole: 'The {faces} are already given to “{first}”, and with “option divide whole” every action needs its own face',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      easy "unlock it"
      risk "the dogs wake up"
      rolls 7 7 8 6 1 2 3 4
      gives 2 sevens to "run"
-     gives 1 seven to "unlock it"
            ^
+     gives 1 eight to "unlock it"
`),
  check: ({ scenario }) => foundInAttempts(scenario, (attempt) => (maySquash(attempt) ? [] : doubly(attempt))),
};

/** Other checks report dice below the target number and sets that are too narrow. */
function doubly(attempt: Attempt): readonly Finding[] {
  const wide = givenPinned(attempt).filter(
    ({ fact: { face, count }, need: { effect } }) => face >= die.target && count.value >= effect,
  );
  return wide.flatMap((given, index) => {
    const { face, count } = given.fact;
    const before = wide.slice(0, index).filter(({ fact }) => fact.face === face);
    const sum = before.reduce((dice, { fact }) => dice + fact.count.value, count.value);
    const [shown, first] = [shownOf(attempt, face), before.find(({ need }) => need !== given.need)];
    const data = {
      faces: facesWords(face),
      shown: shown === 0 ? 'no' : shown,
      given: sum,
      first: first?.need.words ?? '',
    };
    if (sum > shown)
      return [
        found(doublyAssignedDie, 'more', count.source, data, {
          fixes: fewer(attempt, given, shown - sum + count.value),
        }),
      ];
    return attempt.dice.divide === 'whole' && first !== undefined
      ? [
          found(doublyAssignedDie, 'whole', count.source, data, {
            fixes: [remove(given.fact, attempt.deed.announcement)],
          }),
        ]
      : [];
  });
}

/** The dice that are left for it, if they are enough. */
function fewer({ deed: { announcement } }: Attempt, { fact, need }: Given, left: number): readonly Fix[] {
  return [left >= need.effect ? write(`${left}`, fact.count.source) : remove(fact, announcement)];
}

export const belowTargetSet: LintRule<QuickShotFact> = {
  id: 'below-target-set',
  severity: 'error',
  title: 'A set below the target number',
  explanation:
    'The target number is 5, so sets of fives, sixes, sevens and eights meet actions, and lower ones don’t. The text ' +
    'doesn’t say what squashing may collect from below; a player who squashes says so.',
  messages: { below: 'Sets of {faces} are below the target number of 5 and meet nothing, so this doesn’t count' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 4 4 6 6 1 2 3 8
-     gives 2 fours to "run"
      ^^^^^^^^^^^^^^^^^^^^^^
+     gives 2 sixes to "run"
`),
  check: ({ scenario }) =>
    foundInAttempts(scenario, (attempt) =>
      givenPinned(attempt)
        .filter(({ fact }) => fact.face < die.target && !maySquash(attempt, fact.action))
        .flatMap((given) => below(attempt, given)),
    ),
};

function below(attempt: Attempt, { fact, need }: Given): readonly Finding[] {
  const better = facesFor(attempt, need).map((face) =>
    write(givesSentence(need.effect, face, need.words), fact.source),
  );
  return [
    found(
      belowTargetSet,
      'below',
      fact.source,
      { faces: facesWords(fact.face) },
      { fixes: [...better, remove(fact, attempt.deed.announcement)] },
    ),
  ];
}

export const unassignedSets: LintRule<QuickShotFact> = {
  id: 'unassigned-sets',
  severity: 'warning',
  title: 'Sets that nobody has given out',
  explanation:
    'If the dice can meet one action or another but not both, somebody has to choose, and the text doesn’t say who. ' +
    'The scenario says which actions get their sets; until then it is left open.',
  messages: {
    either: 'These dice can meet {ways}, but not both, so it is left open; say which gets its set',
    several:
      'These dice can meet {met} of these {all} actions, and nothing says which: {actions}; write which come first, ' +
      'as in {example}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      common "throw the bone"
      risk "the dogs wake up"
      rolls 6 6 5 7 8 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     sets go first to "run"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, open),
};

/** The largest number of ways offered at once. */
const mostWays = 8;

/** Each way names only the actions that the others lack. */
function open(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { selections },
  } = pinned;
  const left = needsThat(pinned, 'open');
  if (left.length === 0) return [];
  const ways = selections
    .map((places) => left.filter((need) => places.includes(attempt.needs.indexOf(need))).map(({ words }) => words))
    .filter((way) => way.length > 0);
  const [message, data] = describe(
    left.map(({ words }) => words),
    ways,
  );
  return [
    found(unassignedSets, message, rollsAt(attempt), data, {
      fixes: ways.slice(0, mostWays).map((way) => add(goingFirst(way), attempt.deed.announcement.source)),
    }),
  ];
}

function describe(
  actions: readonly string[],
  ways: readonly (readonly string[])[],
): readonly ['either' | 'several', Finding['data']] {
  if (actions.length === 2) return ['either', { ways: saidQuotes(actions, 'or') }];
  const counts = [...new Set(ways.map(({ length }) => length))].sort((one, other) => one - other);
  return [
    'several',
    { met: counts.join(' or '), all: actions.length, actions: saidQuotes(actions), example: goingFirst(ways[0] ?? []) },
  ];
}

function goingFirst(way: readonly string[]): string {
  return `sets go first to ${list(way.map(quoted))}`;
}

export const squashForbidden: LintRule<QuickShotFact> = {
  id: 'squash-forbidden',
  severity: 'error',
  title: 'Squashing against the option',
  explanation:
    'The text lets players squash sets and doesn’t say how. By default, the scenario says when they do; with “option ' +
    'squash none” nobody squashes, and with “once” or “gather” the effect of squashing is computed.',
  messages: {
    none: 'With “option squash none” nobody squashes sets; remove this, or choose “option squash host”',
    computed:
      'With “option squash {value}” squashing is computed from the dice, so this has no effect; remove it, or choose ' +
      '“option squash host”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  option squash none
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 5 6 8 2 1 2 3 4
-     squashes for "run": "the five joins the six"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, forbidden),
};

function forbidden(
  { deed: { announcement } }: Attempt,
  {
    context: {
      cast: { stage },
    },
  }: RoundPlan,
): readonly Finding[] {
  const value = (['none', 'once', 'gather'] as const).find((each) => chooses(stage, 'squash', each));
  const option = stage.options.findLast(({ name }) => name === 'squash');
  if (value === undefined) return [];
  const host: readonly Fix[] = option === undefined ? [] : [write('option squash host', option.source)];
  return factsOf(announcement.clauses, 'squashes').map((fact) =>
    found(
      squashForbidden,
      value === 'none' ? 'none' : 'computed',
      fact.source,
      { value },
      { fixes: [remove(fact, announcement), ...host] },
    ),
  );
}

export const squashWithoutRoll: LintRule<QuickShotFact> = {
  id: 'squash-without-roll',
  severity: 'warning',
  title: 'Sets of dice that aren’t pinned',
  explanation:
    'Which dice go to which action, and that a player squashes, can be said only of pinned dice. If the dice are ' +
    'still to be rolled, only “sets go first to” says who gets them.',
  messages: {
    gives: 'No dice are pinned here, so there are none to give; pin the dice, or write which action gets its set first',
    squashes: 'No dice are pinned here, so nobody knows yet what there is to squash; pin the dice with “rolls”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      common "throw the bone"
-     gives 2 sixes to "run"
      ^^^^^^^^^^^^^^^^^^^^^^
-     squashes for "throw the bone"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+     sets go first to "run"
`),
  check: ({ scenario }) => missingInAttempts(scenario, unpinned),
};

/** Squashing against the option is reported by another check. */
function unpinned(
  attempt: Attempt,
  {
    context: {
      cast: { stage },
    },
  }: RoundPlan,
): readonly Finding[] {
  const { announcement } = attempt.deed;
  const { clauses } = announcement;
  if (rollsFact(attempt) !== undefined) return [];
  return [
    ...factsOf(clauses, 'gives').map((fact) =>
      found(
        squashWithoutRoll,
        'gives',
        fact.source,
        {},
        {
          fixes: [write(`sets go first to ${quoted(fact.action.text)}`, fact.source), remove(fact, announcement)],
        },
      ),
    ),
    ...(chooses(stage, 'squash', 'host') ? factsOf(clauses, 'squashes') : []).map((fact) =>
      found(squashWithoutRoll, 'squashes', fact.source, {}, { fixes: [remove(fact, announcement)] }),
    ),
  ];
}

export const setChecks: readonly LintRule<QuickShotFact>[] = [
  undersizedSet,
  doublyAssignedDie,
  belowTargetSet,
  unassignedSets,
  squashForbidden,
  squashWithoutRoll,
];
