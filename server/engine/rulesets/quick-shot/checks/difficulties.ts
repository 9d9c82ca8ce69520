/** Checks of difficulties. */
import { meantWords } from '../../../checking/likely-words.ts';
import { add, removeSentence, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { bodiesNamed, calledInFull } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type Fix, type LintRule } from '../../../finding.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Announcement, Scenario, Words } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isGivenUp, type Attempt } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';
import { effectAfter, excessOf, mostEffect, type Need } from '../attempts/computed-needs.ts';
import { difficulties, difficultyAt, difficultyWords, effectOf, likeliest } from '../attempts/difficulty.ts';
import type { QuickShotFact } from '../facts.ts';
import { chargeTypes } from '../fight.ts';
import { strangeDifficulty, type StrangeDifficulty, type WrittenNeed } from '../attempts/needs.ts';
import { withoutDifficulty } from '../problems.ts';
import { rule } from '../rule-ids.ts';
import { placeOfDifficulty } from './actions.ts';
import { lessened, letHappen } from './mending.ts';
import { announcementsIn, blocksIn, foundInAttempts, headFacts, missingInAttempts } from './written.ts';

/** `at` is the range that the name of a difficulty replaces; `number` is set if a whole number is written. */
interface WrittenDifficulty {
  readonly words: Words;
  readonly at: Source;
  readonly number?: number;
  /** Whether a number is allowed there. */
  readonly isCounted: boolean;
}

/** Reports faults in the difficulties of a scenario, each place once. */
function foundInDifficulties(
  scenario: Scenario<QuickShotFact>,
  check: (written: WrittenDifficulty) => readonly Finding[],
): Iterable<Finding> {
  const facts = [
    ...blocksIn(scenario).flatMap(({ traits }) => traits),
    ...headFacts(scenario),
    ...announcementsIn(scenario).flatMap(({ clauses }) => clauses),
  ];
  return eachOnce(facts.flatMap(difficultyIn).flatMap(check));
}

function difficultyIn(fact: QuickShotFact): readonly WrittenDifficulty[] {
  switch (fact.kind) {
    // “hard” replaces all of “difficulty 3”.
    case 'action':
      return written(fact.difficulty, true, fact.source.start);
    case 'vulgar':
      return written(fact.difficulty, true);
    case 'weakness':
      return written(fact.adds, true);
    case 'wound':
    case 'fatigue':
    case 'takes wound':
    case 'deals wound':
    case 'tires':
      return written(fact.difficulty, false);
    case 'worsens':
      return written(fact.to, false);
    default:
      return [];
  }
}

function written(
  words: Words | undefined,
  isCounted: boolean,
  start = words?.source.start ?? 0,
): readonly WrittenDifficulty[] {
  if (words === undefined) return [];
  const number = /^\d+$/u.test(words.text) ? { number: Number(words.text) } : {};
  return [{ words, isCounted, at: { ...words.source, start }, ...number }];
}

/** The kind of invalid difficulty; undefined if the word or number is a valid one. */
function strangeIn({ words, number, isCounted }: WrittenDifficulty): StrangeDifficulty | undefined {
  const isKnown = effectOf(words.text) !== undefined || (number !== undefined && isCounted);
  return isKnown ? undefined : strangeDifficulty(words.text);
}

export const loneEasyRoll: LintRule<QuickShotFact> = {
  id: 'lone-easy-roll',
  severity: 'warning',
  title: 'An easy action rolled for by itself',
  explanation:
    'People who know what they are doing manage easy things without thinking. A GM usually asks for a roll only when ' +
    'an easy action is attempted together with others.',
  messages: {
    easy:
      '“{action}” is easy and is all that is attempted here, so usually nothing is rolled; just let it happen, or ' +
      'make it part of something bigger',
    made:
      '“{action}” becomes easy and is all that is attempted here, so usually nothing is rolled; just let it happen, ' +
      'or make it part of something bigger',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "a look inside".
      easy "open the door"
      ^^^^
+     common "stay unseen"
`),
  check: ({ scenario }) => missingInAttempts(scenario, lone),
};

/** Compulsion checks have a usual difficulty, which another check looks at. */
function lone(attempt: Attempt): readonly Finding[] {
  const [only, ...more] = attempt.needs;
  if (
    attempt.kind !== 'gamble' ||
    attempt.unrolled !== undefined ||
    only === undefined ||
    more.length > 0 ||
    only.effect !== 1 ||
    !isChosen(only)
  )
    return [];
  return [
    found(
      loneEasyRoll,
      only.written > 1 ? 'made' : 'easy',
      placeOfDifficulty(attempt, only),
      { action: only.words },
      { fixes: withoutRoll(attempt, only) },
    ),
  ];
}

function isChosen({ nature }: Need): boolean {
  return nature === 'primary' || nature === 'avoidance';
}

/** Offered only if nothing else is written about the attempt. */
function withoutRoll({ deed: { announcement } }: Attempt, { nature, words }: Need): readonly Fix[] {
  const { object, clauses, targets, prose } = announcement;
  return nature !== 'primary' || clauses.length > 1 || prose.length > 0 || targets.length > 0
    ? []
    : [letHappen(announcement, object?.text ?? words)];
}

export const difficultyBelowEasy: LintRule<QuickShotFact> = {
  id: 'difficulty-below-easy',
  severity: 'error',
  title: 'Easier than easy',
  explanation:
    'Easy needs an effect of 1, which is a single die, and no difficulty is below it. Anything that would make an ' +
    'easy action easier leaves it as it is.',
  messages: {
    number: '{number} isn’t a difficulty: nothing is below easy (1); write “easy”, or let it happen without a roll',
    nothing: '“{action}” can’t become easier than easy, so this changes nothing',
    partly: '“{action}” can’t become easier than easy, so it becomes only {amount} easier, not {whole}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
-     difficulty 0 "unlock it"
      ^^^^^^^^^^^^
+     easy "unlock it"
      easy "kick it open"
-     1 easier "it is rotten" for "kick it open"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInDifficulties(scenario, belowEasy);
    yield* foundInAttempts(scenario, eased);
  },
};

function belowEasy({ words, number, isCounted, at }: WrittenDifficulty): readonly Finding[] {
  return !isCounted || number === undefined || number >= 1
    ? []
    : [found(difficultyBelowEasy, 'number', at, { number: words.text }, { fixes: [write('easy', at)] })];
}

/** A change that applies to several actions is reported only if none of them can use it. */
function eased(attempt: Attempt): readonly Finding[] {
  const actions = [...attempt.needs, ...attempt.beyond].filter(({ written }) => written >= 1);
  return actions.flatMap((need) => {
    const [last, lacking] = [need.changes.findLast(({ amount }) => amount > 0), 1 - effectAfter(need)];
    const isForOthers = actions.some(
      (other) =>
        other !== need && effectAfter(other) >= 1 && other.changes.some(({ source }) => source === last?.source),
    );
    if (last === undefined || lacking <= 0 || isForOthers) return [];
    const counts = last.amount - lacking;
    const data = { action: need.words, amount: counts, whole: last.amount };
    const fixes = last.rule === rule.teamWork.id ? [removeSentence(last.source)] : lessened(last, counts, attempt);
    return [found(difficultyBelowEasy, counts > 0 ? 'partly' : 'nothing', last.source, data, { fixes })];
  });
}

export const difficultyAboveOverwhelming: LintRule<QuickShotFact> = {
  id: 'difficulty-above-overwhelming',
  severity: 'error',
  title: 'Harder than overwhelming',
  explanation:
    'Overwhelming needs an effect of 5, and the text names nothing above it. What seems beyond that is still ' +
    'overwhelming, or the GM rules the attempt out. Nothing is rolled for an action that would be harder.',
  messages: {
    number:
      '{number} isn’t a difficulty: the text names none above overwhelming (5); write “overwhelming”, or rule the ' +
      'attempt out',
    harder:
      '“{action}” is {difficulty}, and the text names nothing above overwhelming, so nothing is rolled; remove this, ' +
      'or rule the attempt out',
    weak:
      '“{words}” makes “{action}” harder than overwhelming, and there is no such difficulty, so nothing is rolled; ' +
      'set a lower difficulty, or rule the attempt out',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     difficulty 6 "lift it off its hinges"
      ^^^^^^^^^^^^
+     overwhelming "lift it off its hinges"
  round 2
    Rose: gambles on "the roof".
      overwhelming "jump up there"
-     1 harder "it is wet"
      ^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInDifficulties(scenario, aboveOverwhelming);
    yield* foundInAttempts(scenario, (attempt) =>
      isGivenUp(attempt) ? [] : attempt.beyond.flatMap((beyond) => hardened(attempt, beyond)),
    );
  },
};

function aboveOverwhelming({ words, number, isCounted, at }: WrittenDifficulty): readonly Finding[] {
  return !isCounted || number === undefined || number <= mostEffect
    ? []
    : [
        found(
          difficultyAboveOverwhelming,
          'number',
          at,
          { number: words.text },
          { fixes: [write('overwhelming', at)] },
        ),
      ];
}

function hardened(attempt: Attempt, need: Need): readonly Finding[] {
  const { words: action, written } = need;
  const [because, excess] = [excessOf(need), need.effect - mostEffect];
  if (because.of === 'written') return [];
  const { harder } = because;
  if (because.of === 'weakness') {
    const [at, lower] = [placeOfDifficulty(attempt, need), difficultyAt(written - excess)];
    return [
      found(
        difficultyAboveOverwhelming,
        'weak',
        at,
        { words: harder.words ?? '', action },
        { fixes: lower === undefined ? [] : [write(lower, at)] },
      ),
    ];
  }
  return [
    found(
      difficultyAboveOverwhelming,
      'harder',
      harder.source,
      { action, difficulty: difficultyWords(written) },
      { fixes: lessened(harder, -harder.amount - excess, attempt) },
    ),
  ];
}

export const unknownDifficulty: LintRule<QuickShotFact> = {
  id: 'unknown-difficulty',
  severity: 'error',
  title: 'A difficulty that doesn’t exist',
  explanation:
    'There are five difficulties: easy, common, hard, difficult and overwhelming. They apply to all actions, ' +
    'including those that wounds, weaknesses, fatigue and paradox add.',
  messages: {
    word: '“{word}” isn’t a difficulty; write easy, common, hard, difficult or overwhelming',
    meant: '“{word}” isn’t a difficulty. Did you mean “{near}”?',
    number: 'A difficulty is written as a word here; write “{near}” instead of {word}',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     difficulty comon "run"
      ^^^^^^^^^^^^^^^^
+     common "run"
`),
  check: ({ scenario }) => foundInDifficulties(scenario, unknown),
};

/** A type of advantage in its place is reported by another check. */
function unknown(written: WrittenDifficulty): readonly Finding[] {
  const {
    words: { text: word },
    number,
    at,
  } = written;
  if (strangeIn(written) !== 'unknown') return [];
  const counted = number === undefined ? undefined : difficultyAt(number);
  if (counted !== undefined)
    return [found(unknownDifficulty, 'number', at, { word, near: counted }, { fixes: [write(counted, at)] })];
  const near = meantWords(word, difficulties, wordsKey);
  if (near !== undefined)
    return [
      found(
        unknownDifficulty,
        'meant',
        at,
        { word, near: near.words },
        { fixes: [write(near.words, at, near.certain)] },
      ),
    ];
  return [found(unknownDifficulty, 'word', at, { word }, { fixes: difficulties.map((each) => write(each, at)) })];
}

export const minorAsDifficulty: LintRule<QuickShotFact> = {
  id: 'minor-as-difficulty',
  severity: 'warning',
  title: 'A type in place of a difficulty',
  explanation:
    'Minor, significant and major are types of advantages, weaknesses and charges. Where the text discusses damage, ' +
    'it once lists a minor action along with a common and a hard one; it most likely means easy.',
  messages: {
    type:
      '“{word}” is a type of advantage, not a difficulty, so it has no effect here; you most likely ' +
      'mean “{likely}”',
    action:
      '“{word}” is a type of advantage, not a difficulty, so nothing can be rolled; you most likely ' +
      'mean “{likely}”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
-   minor wound "a graze" on everything
    ^^^^^
+   easy wound "a graze" on everything
  round 1
    Rose: gambles on "the far gate".
      common "run"
`),
  check: ({ scenario }) => foundInDifficulties(scenario, typed),
};

/** From the text’s three examples: a slight injury is minor, a moderate one common, a serious one hard. */
function typed(written: WrittenDifficulty): readonly Finding[] {
  const {
    words: { text },
    at,
    isCounted,
  } = written;
  const place = chargeTypes.findIndex((type) => type === text.toLowerCase());
  const likely = difficultyAt(place + 1);
  if (strangeIn(written) !== 'type' || likely === undefined) return [];
  return [
    found(minorAsDifficulty, isCounted ? 'action' : 'type', at, { word: text, likely }, { fixes: [write(likely, at)] }),
  ];
}

export const missingDifficulty: LintRule<QuickShotFact> = {
  id: 'missing-difficulty',
  severity: 'error',
  title: 'No difficulty',
  explanation:
    'Before the roll, the GM sets the difficulty of every action of an attempt, by common sense and with the ' +
    'players’ advice. Without it, nothing can be rolled.',
  messages: {
    action: '“{action}” has no difficulty, so nothing is rolled; write one of the five in place of “action”',
    none:
      'What {name} does has no difficulty, so nothing is rolled; write it with its difficulty on the next line, ' +
      'as in “{example}”',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
-     action "run"
      ^^^^^^
+     common "run"
  round 2
    Rose: gambles on "the roof".
          ^^^^^^^
+     hard "climb the drainpipe"
`),
  *check({ scenario }) {
    yield* foundInAttempts(scenario, (attempt) => withoutDifficulty(attempt).map(unset));
    yield* missingInAttempts(scenario, (attempt) => nothing(scenario, attempt));
  },
};

function unset({ words, source }: WrittenNeed): Finding {
  const at = { ...source, end: source.start + 'action'.length };
  return found(missingDifficulty, 'action', at, { action: words }, { fixes: likeliest.map((each) => write(each, at)) });
}

/** A compulsion check has a usual difficulty; a gamble needs its own action, even if wounds add some. */
function nothing(scenario: Scenario<QuickShotFact>, attempt: Attempt): readonly Finding[] {
  const { actor, announcement } = attempt.deed;
  if (attempt.unrolled?.fault !== 'no actions') return [];
  const what = quoted(deedOf(scenario, announcement));
  return [
    found(
      missingDifficulty,
      'none',
      announcement.verb.source,
      { ...naming('name', actor), example: `common ${what}` },
      {
        fixes: likeliest.map((each) => add(`${each} ${what}`, announcement.source)),
      },
    ),
  ];
}

/** `runs to the door`, `shoots the Runner`: the words of the announcement; quoted or tried words stand alone. */
function deedOf(scenario: Scenario<QuickShotFact>, { verb, targets, object }: Announcement<QuickShotFact>): string {
  if (object !== undefined && isInQuotes(object)) return object.text;
  if (object !== undefined && verbsOfTrying.has(verb.text)) return object.text.replace(/^to /u, '');
  const names = targets.flatMap(({ id }) => bodiesNamed(scenario, id)).map(calledInFull);
  return [verb.text, object?.text ?? names.join(' and ')].filter((words) => words !== '').join(' ');
}

const verbsOfTrying = new Set(['tries', 'attempts']);

function isInQuotes({ text, source: { start, end } }: Words): boolean {
  return end - start === text.length + '""'.length;
}

export const difficultyChecks: readonly LintRule<QuickShotFact>[] = [
  loneEasyRoll,
  difficultyBelowEasy,
  difficultyAboveOverwhelming,
  unknownDifficulty,
  minorAsDifficulty,
  missingDifficulty,
];
