/** Checks of the actions of an attempt. */
import { mostNeeds } from '../../../chance/index.ts';
import { meantWords, type Meant } from '../../../checking/likely-words.ts';
import { cutBehind, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import { belowAnnouncement, unsaid } from '../../../rewriting.ts';
import type { Scenario, Words } from '../../../scenario.ts';
import { sameSource, type Source } from '../../../source.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { castOf, wordsKey } from '../cast.ts';
import { factsOf, type Action, type QuickShotFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { addedNeeds, chosenNeeds, type WrittenNeed } from '../attempts/needs.ts';
import { chooses } from '../options.ts';
import type { RoundPlan } from '../plan.ts';
import { foundInReadRolls, givenPinned, type PinnedRoll } from './pinned-rolls.ts';
import { idleClauses } from './rounds.ts';
import { foundInAnnouncements, foundInAttempts, missingInRounds, saidQuotes, type Announced } from './written.ts';

function writtenActions({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Action[] {
  return factsOf(clauses, 'action');
}

/** Where the difficulty of an action is written; the action where it isn’t. */
export function placeOfDifficulty(attempt: Attempt, { source }: WrittenNeed): Source {
  return writtenActions(attempt).find((action) => sameSource(action.source, source))?.difficulty?.source ?? source;
}

/** `what` names the thing at the beginning of a sentence; two with the same `key` are the same thing. */
interface Decided {
  readonly key: string;
  readonly what: string;
  readonly counts: 'last' | 'both' | 'once';
}

/** Undefined if any number of them is allowed, or another check reports them. */
function decidedBy(fact: QuickShotFact): Decided | undefined {
  switch (fact.kind) {
    case 'rolls':
      return { key: 'rolls', what: 'What the dice show', counts: 'last' };
    case 'pays':
      return { key: 'pays', what: 'Which pool pays', counts: 'last' };
    case 'called by':
      return { key: 'called by', what: 'Who calls for this check', counts: 'last' };
    case 'declined':
    case 'ruled out':
      return { key: 'unrolled', what: 'That nothing is rolled', counts: 'once' };
    case 'gives':
      return {
        key: `gives ${wordsKey(fact.action.text)}`,
        what: `Which dice “${fact.action.text}” gets`,
        counts: 'once',
      };
    case 'deals wound':
      return { key: `deals ${wordsKey(fact.words.text)}`, what: `The wound “${fact.words.text}”`, counts: 'last' };
    case 'vulgar':
      return { key: `vulgar ${wordsKey(fact.words.text)}`, what: `“${fact.words.text}”`, counts: 'both' };
    case 'worsens':
      return fact.to === undefined
        ? undefined
        : { key: `worsens ${wordsKey(fact.wound.text)}`, what: `How bad “${fact.wound.text}” gets`, counts: 'last' };
    case 'squashes':
      return { key: `squashes ${wordsKey(fact.action?.text ?? '')}`, what: 'That the player squashes', counts: 'last' };
    case 'change':
      return changedBy(fact);
    default:
      return undefined;
  }
}

/** Undefined without a reason: the same change may be intended twice. */
function changedBy({ because, action, way }: Extract<QuickShotFact, { readonly kind: 'change' }>): Decided | undefined {
  if (because === undefined) return undefined;
  return {
    key: `${way} ${wordsKey(because.text)} ${wordsKey(action?.text ?? '')}`,
    what: `“${because.text}”`,
    counts: 'both',
  };
}

/** Whether two facts decide the same thing. Squashing for all actions includes squashing for each. */
function isSameThing(one: QuickShotFact, other: QuickShotFact): boolean {
  if (one.kind === 'squashes' && other.kind === 'squashes' && (one.action === undefined || other.action === undefined))
    return true;
  return decidedBy(one)?.key === decidedBy(other)?.key;
}

/** Whether two facts say the same in the same words. */
function saysTheSame(one: QuickShotFact, other: QuickShotFact): boolean {
  return saying(one) === saying(other);
}

function saying(fact: QuickShotFact): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'source' ? undefined : value));
}

export const unknownAction: LintRule<QuickShotFact> = {
  id: 'unknown-action',
  severity: 'error',
  title: 'An action that isn’t attempted',
  explanation:
    'An action is referred to by its quoted words; one that a wound, a weakness, fatigue or paradox adds, by what it ' +
    'asks for, such as “cope with a grazed arm”. Other words have no effect.',
  messages: {
    unknown: '“{words}” isn’t one of the actions attempted here, so this changes nothing; they are {all}',
    none: '“{words}” isn’t attempted here, so this changes nothing',
    meant: '“{words}” isn’t one of the actions attempted here. Did you mean “{near}”?',
    added:
      '“{words}” is an added action, and only actions that somebody chose become easier or harder; change what adds ' +
      'it',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "lean out"
-     common "shoot the lock" after "laen out"
                                    ^^^^^^^^^^
-     sets go first to "shoot"
                       ^^^^^^^
+     common "shoot the lock" after "lean out"
+     sets go first to "shoot the lock"
`),
  check: ({ scenario }) =>
    missingInRounds(scenario, (plan) => plan.attempts.flatMap((attempt) => unknown(plan, attempt))),
};

/** A shared announcement may name what any of its actors attempts. */
function unknown(plan: RoundPlan, { deed: { announcement } }: Attempt): readonly Finding[] {
  const { cast, fight } = plan.context;
  const together = plan.attempts.filter(({ deed }) => deed.announcement === announcement);
  const chosen = together.flatMap(({ deed, kind }) => chosenNeeds(cast, deed, kind === 'compulsion check'));
  const added = together.flatMap(({ deed }) => addedNeeds(deed, conditionOf(fight, deed.actor.name)));
  const known = new Set([...chosen, ...added].map(({ words }) => wordsKey(words)));
  const all = [...new Set([...chosen, ...added].map(({ words }) => words))];
  return announcement.clauses.flatMap((fact) =>
    namedIn(fact).flatMap((words): readonly Finding[] => {
      const key = wordsKey(words.text);
      const isAdded = fact.kind === 'change' && !chosen.some((action) => wordsKey(action.words) === key);
      if (known.has(key)) return isAdded ? [found(unknownAction, 'added', words.source, { words: words.text })] : [];
      const source = added.find(({ reason }) => wordsKey(reason) === key)?.words;
      const near = source === undefined ? meantWords(words.text, all, wordsKey) : { words: source, certain: true };
      return [near === undefined ? stranger(words, all) : misspelt(words, near)];
    }),
  );
}

function misspelt({ text, source }: Words, near: Meant): Finding {
  return found(
    unknownAction,
    'meant',
    source,
    { words: text, near: near.words },
    { fixes: [write(quoted(near.words), source, near.certain)] },
  );
}

function stranger({ text, source }: Words, all: readonly string[]): Finding {
  const fixes = all.map((words) => write(quoted(words), source));
  return found(
    unknownAction,
    all.length === 0 ? 'none' : 'unknown',
    source,
    { words: text, all: saidQuotes(all) },
    { fixes },
  );
}

/** The actions that a sentence names beside what it says itself. */
function namedIn(fact: QuickShotFact): readonly Words[] {
  switch (fact.kind) {
    case 'action':
      return fact.after === undefined ? [] : [fact.after];
    case 'change':
    case 'squashes':
      return fact.action === undefined ? [] : [fact.action];
    case 'gives':
      return [fact.action];
    case 'critical':
    case 'prefers':
      return fact.actions;
    default:
      return [];
  }
}

export const sameActionTwice: LintRule<QuickShotFact> = {
  id: 'same-action-twice',
  severity: 'warning',
  title: 'Two actions with the same words',
  explanation:
    'Actions are distinguished by their words: where dice are given to one, where a critical falls on one, and in ' +
    'the account of the roll. Two with the same words in one attempt can’t be.',
  messages: {
    again: '“{words}” is already attempted, and nothing distinguishes the two; give one of them other words',
    first: 'First attempted here',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "throw a bone"
-     easy "throw a bone"
           ^^^^^^^^^^^^^^
+     easy "throw another bone"
`),
  check: ({ scenario }) => foundInAttempts(scenario, again),
};

const times = ['first', 'second', 'third', 'fourth', 'fifth'];

function again(attempt: Attempt): readonly Finding[] {
  const actions = writtenActions(attempt).map(({ words }) => ({ words, key: wordsKey(words.text) }));
  return actions.flatMap(({ words: { text, source }, key }, index) => {
    const before = actions.slice(0, index).filter((other) => other.key === key);
    const [first] = before;
    if (first === undefined) return [];
    return [
      found(
        sameActionTwice,
        'again',
        source,
        { words: text },
        {
          fixes: [write(quoted(`${text}, the ${times[before.length] ?? `${before.length + 1}th`} time`), source)],
          related: [{ source: first.words.source, message: 'first' }],
        },
      ),
    ];
  });
}

const most = Array.from({ length: mostNeeds }, (_, at) => `      easy "throw bone ${at + 1}"`).join('\n');

export const tooManyActions: LintRule<QuickShotFact> = {
  id: 'too-many-actions',
  severity: 'error',
  title: 'More actions than can be rolled for',
  explanation:
    'The text has no limit to the actions of one attempt, but each takes a set of its own, and nobody has more ' +
    `than ten dice. Here an attempt of more than ${mostNeeds} actions isn’t rolled.`,
  messages: {
    many:
      '{Name} attempts {actions} actions at once, and no more than {most} are rolled for, so nothing is ' +
      'rolled; take some of them out, or write another attempt for them',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
${most}
-     easy "run for it"
      ^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, crowded),
};

function crowded(attempt: Attempt): readonly Finding[] {
  const {
    needs: { length },
    unrolled,
    deed: { actor, announcement },
  } = attempt;
  if (unrolled?.fault !== 'too many actions') return [];
  const last = writtenActions(attempt).at(-1);
  return [
    found(
      tooManyActions,
      'many',
      unrolled.source,
      { ...naming('name', actor), actions: length, most: mostNeeds },
      { fixes: last === undefined ? [] : [remove(last, announcement)] },
    ),
  ];
}

export const circularDependence: LintRule<QuickShotFact> = {
  id: 'circular-dependence',
  severity: 'error',
  title: 'Actions that wait for each other',
  explanation:
    'One action may depend on another in the same attempt. If actions wait for each other, none can come first.',
  messages: {
    each: '“{action}” waits for “{awaited}”, which waits for it in turn, so neither can come first; remove one “after”',
    itself: '“{action}” waits for itself; name the action that has to succeed first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     easy "lean out" after "shoot the lock"
+     easy "lean out"
      common "shoot the lock" after "lean out"
                                    ^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, circles),
};

/** Each cycle is reported once, at the last of its actions. */
function circles(attempt: Attempt): readonly Finding[] {
  const actions = writtenActions(attempt);
  return actions.flatMap((action, index) => {
    const { words, avoids, after, source } = action;
    const circle = circleFrom(action, actions);
    if (after === undefined || !circle.includes(action) || circle.some((other) => actions.indexOf(other) > index))
      return [];
    return [
      found(
        circularDependence,
        circle.length === 1 ? 'itself' : 'each',
        after.source,
        { action: words.text, awaited: after.text },
        {
          fixes: [cutBehind(avoids.at(-1)?.source ?? words.source, source, `Take out after “${after.text}”`)],
        },
      ),
    ];
  });
}

/** The chain of actions that an action waits for, up to the first repetition. */
function circleFrom(action: Action, actions: readonly Action[]): readonly Action[] {
  const awaited: Action[] = [];
  let next = awaitedBy(action, actions);
  while (next !== undefined && !awaited.includes(next)) {
    awaited.push(next);
    next = awaitedBy(next, actions);
  }
  return awaited;
}

function awaitedBy({ after }: Action, actions: readonly Action[]): Action | undefined {
  return after === undefined ? undefined : actions.find(({ words }) => wordsKey(words.text) === wordsKey(after.text));
}

export const unmetPrerequisiteSuccess: LintRule<QuickShotFact> = {
  id: 'unmet-prerequisite-success',
  severity: 'error',
  title: 'A set for an action that can’t happen',
  explanation:
    'Actions may be attempted together because one depends on the success of another. If that one fails, the action ' +
    'that waits for it fails too, even if there is a set for it.',
  messages: {
    awaited:
      '“{action}” waits for “{awaited}”, which fails here, so it fails too, no matter what it is given; give ' +
      '“{awaited}” its set first',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "lean out"
      common "shoot the lock" after "lean out"
      risk "the dogs wake up"
      rolls 6 6 5 7 8 2 3 4
-     gives 2 sixes to "shoot the lock"
                       ^^^^^^^^^^^^^^^^
+     gives 2 sixes to "lean out"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unmet),
};

/** A set that is too narrow isn’t counted anyway. */
function unmet({ attempt, outcome: { fates } }: PinnedRoll): readonly Finding[] {
  return givenPinned(attempt).flatMap(({ fact, need }) => {
    const awaited = attempt.needs.findIndex(({ key }) => key === need.after);
    const first = attempt.needs[awaited];
    if (first === undefined || first === need || fates[awaited] !== 'failed' || fact.count.value < need.effect)
      return [];
    const instead = fact.count.value < first.effect ? [] : [write(quoted(first.words), fact.action.source)];
    return [
      found(
        unmetPrerequisiteSuccess,
        'awaited',
        fact.action.source,
        { action: need.words, awaited: first.words },
        { fixes: [...instead, remove(fact, attempt.deed.announcement)] },
      ),
    ];
  });
}

export const decidedTwice: LintRule<QuickShotFact> = {
  id: 'decided-twice',
  severity: 'warning',
  title: 'The same thing said twice below an announcement',
  explanation:
    'An attempt is rolled once, with one set of dice; one pool pays for a critical failure, and one person calls for ' +
    'a compulsion check. Something with its own name, such as a wound that is dealt, a vulgar effect or the reason ' +
    'why something is easier, is written once too.',
  messages: {
    last: '{what} is already written, and only the last one counts; keep one of the two',
    same: '{what} is already written, so this changes nothing',
    once: '{what} is already written; keep one of the two',
    both:
      '{what} is already written, and counts a second time here; keep one of the two, or give this one different ' +
      'words',
    first: 'First written here',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 7 7 8 6 1 2 3 4
-     rolls 5 6 7 8 1 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAnnouncements(scenario, (announced) => twice(scenario, announced)),
};

function twice(scenario: Scenario<QuickShotFact>, announced: Announced): readonly Finding[] {
  const { announcement } = announced;
  const facts = announcement.clauses.filter(
    (fact) =>
      decidedBy(fact) !== undefined &&
      idleClauses(announced, fact) === undefined &&
      !maySquash(scenario, announced, fact),
  );
  return facts.flatMap((fact, index) => {
    const first = facts.slice(0, index).findLast((other) => isSameThing(other, fact));
    const decided = decidedBy(fact);
    if (first === undefined || decided === undefined) return [];
    const isSame = saysTheSame(first, fact);
    const stand = belowAnnouncement(announcement);
    const removing = (which: QuickShotFact, title: string): Finding['fixes'][number] => ({
      title,
      certain: isSame,
      intents: unsaid(stand, [which]),
    });
    return [
      found(
        decidedTwice,
        isSame && decided.counts !== 'both' ? 'same' : decided.counts,
        fact.source,
        { what: decided.what },
        {
          fixes: [removing(fact, 'Remove it'), ...(isSame ? [] : [removing(first, 'Remove the first one')])],
          related: [{ source: first.source, message: 'first' }],
        },
      ),
    ];
  });
}

/** If the player squashes, dice of several faces can form one set. */
function maySquash(scenario: Scenario<QuickShotFact>, { announcement }: Announced, { kind }: QuickShotFact): boolean {
  return (
    kind === 'gives' &&
    (!chooses(castOf(scenario).stage, 'squash', 'host') ||
      announcement.clauses.some((each) => each.kind === 'squashes'))
  );
}

export const actionChecks: readonly LintRule<QuickShotFact>[] = [
  unmetPrerequisiteSuccess,
  circularDependence,
  unknownAction,
  sameActionTwice,
  tooManyActions,
  decidedTwice,
];
