/** Checks of critical successes and failures. */
import { add, remove, write } from '../../../checking/mending.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { list } from '../../../play/words.ts';
import { quoted } from '../../../words/quoting.ts';
import { belowAnnouncement, said } from '../../../rewriting.ts';
import type { Words } from '../../../scenario.ts';
import { die, type Attempt, type Need } from '../attempts/attempt.ts';
import { factsOf, type Critical, type QuickShotFact } from '../facts.ts';
import { placeOf, type ActionResult } from '../attempts/outcome.ts';
import { couldBeCritical, criticalOn } from '../play/action-outcomes.ts';
import { prosesOfAction, type Came } from '../play/prose.ts';
import { foundInReadRolls, rollsAt, shownOf, type PinnedRoll } from './pinned-rolls.ts';
import { foundInAttempts, missingInAttempts, saidQuotes } from './written.ts';

function criticalFacts({
  deed: {
    announcement: { clauses },
  },
}: Attempt): readonly Critical[] {
  return factsOf(clauses, 'critical');
}

/** An action that the writer says a critical falls on, as named. */
interface CriticalOn {
  readonly words: Words;
  readonly need: Need;
  readonly fate: ActionResult;
}

/** Those that exist, in text order. */
function criticalsIn({ attempt, outcome: { fates } }: PinnedRoll): readonly CriticalOn[] {
  return criticalFacts(attempt)
    .flatMap(({ actions }) => actions)
    .flatMap((words) => {
      const place = placeOf(attempt.needs, words.text);
      const [need, fate] = [attempt.needs[place], fates[place]];
      return need === undefined || fate === undefined ? [] : [{ words, need, fate }];
    });
}

/** The actions with this result by the dice. */
export function needsThat({ attempt: { needs }, outcome: { fates } }: PinnedRoll, fate: ActionResult): readonly Need[] {
  return needs.filter((_, place) => fates[place] === fate);
}

function criticalSentence(...actions: readonly string[]): string {
  return `the critical falls on ${list(actions.map(quoted))}`;
}

/**
 * Whether prose is written for the whole attempt, or for an action that the critical falls on, or may fall on if none
 * is picked or it is open which gets the sets.
 */
function saysWhatItBrings(pinned: PinnedRoll, came: Came): boolean {
  const {
    deed: { announcement },
    needs,
  } = pinned.attempt;
  return (
    announcement.prose.some(({ when, of }) => when === came && of === undefined) ||
    placesOfCritical(pinned).some((place) => {
      const need = needs[place];
      return need !== undefined && prosesOfAction(announcement, need, [came]).length > 0;
    })
  );
}

function placesOfCritical({ attempt, outcome }: PinnedRoll): readonly number[] {
  const picked = criticalOn(attempt, outcome);
  const open = outcome.fates.flatMap((fate, place) => (fate === 'open' ? [place] : []));
  return [...(picked.length > 0 ? picked : couldBeCritical(outcome)), ...open];
}

export const criticalWithoutOnes: LintRule<QuickShotFact> = {
  id: 'critical-without-ones',
  severity: 'error',
  title: 'A critical without ones',
  explanation:
    'A roll is critical if it has a set of ones, which is two or more. With fewer, nothing is a critical, however ' +
    'well or badly it goes.',
  messages: {
    none: 'No die shows a 1 here, so there is no critical; it takes two ones',
    few: 'Only one die shows a 1 here, so there is no critical; it takes two ones',
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
      rolls 5 5 6 7 1 2 3 4
-     the critical falls on "run"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  check: ({ scenario }) => foundInAttempts(scenario, uncritical),
};

/** A die that is still rolled may show a 1. */
function uncritical(attempt: Attempt): readonly Finding[] {
  const ones = shownOf(attempt, 1);
  if (attempt.pins.length === 0 || ones >= die.ones) return [];
  return criticalFacts(attempt).map((fact) =>
    found(
      criticalWithoutOnes,
      ones === 0 ? 'none' : 'few',
      fact.source,
      {},
      { fixes: [remove(fact, attempt.deed.announcement)] },
    ),
  );
}

export const misplacedCritical: LintRule<QuickShotFact> = {
  id: 'misplaced-critical',
  severity: 'error',
  title: 'A critical in the wrong place',
  explanation:
    'If some of the actions fail, the critical falls on one of these, and Willpower is lost. Only if all succeed is ' +
    'it a critical success, which wins a point and costs none.',
  messages: {
    success: '“{action}” succeeds here while others fail, so the critical can’t fall on it; it falls on {failed}',
    cost: 'Everything succeeds here, so the ones make it a critical success, which costs nothing',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      hard "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "draw the bolt"
                            ^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, (pinned) => [...onSuccess(pinned), ...costing(pinned)]),
};

/** Only if it is already certain which actions fail. */
function onSuccess(pinned: PinnedRoll): readonly Finding[] {
  const failed = needsThat(pinned, 'failed');
  if (pinned.outcome.result !== 'critical-failure' || failed.length === 0) return [];
  return criticalsIn(pinned)
    .filter(({ fate }) => fate === 'met')
    .map(({ words }) =>
      found(
        misplacedCritical,
        'success',
        words.source,
        {
          action: words.text,
          failed: saidQuotes(
            failed.map((need) => need.words),
            'or',
          ),
        },
        { fixes: failed.map((need) => write(quoted(need.words), words.source)) },
      ),
    );
}

function costing({
  attempt: {
    deed: { announcement },
  },
  outcome: { result },
}: PinnedRoll): readonly Finding[] {
  if (result !== 'critical-success') return [];
  const costs = [...factsOf(announcement.clauses, 'pays'), ...factsOf(announcement.clauses, 'grave setback')];
  return costs.map((fact) =>
    found(misplacedCritical, 'cost', fact.source, {}, { fixes: [remove(fact, announcement)] }),
  );
}

export const unnamedCriticalFailure: LintRule<QuickShotFact> = {
  id: 'unnamed-critical-failure',
  severity: 'warning',
  title: 'A critical failure without its action',
  explanation:
    'When a critical is rolled and several actions fail, at least one of them is the critical failure. The text ' +
    'doesn’t say who chooses; the scenario names it. The point of Willpower is lost once.',
  messages: { which: 'This roll is critical, and {failed} fail; name at least one of them as the critical failure' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      hard "kick it open"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     the critical falls on "kick it open"
      on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unnamed),
};

/** Nothing while it is open which actions fail. */
function unnamed(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { result },
  } = pinned;
  const failed = needsThat(pinned, 'failed');
  if (
    result !== 'critical-failure' ||
    failed.length < 2 ||
    needsThat(pinned, 'open').length > 0 ||
    criticalFacts(attempt).length > 0
  )
    return [];
  return [
    found(
      unnamedCriticalFailure,
      'which',
      rollsAt(attempt),
      { failed: saidQuotes(failed.map(({ words }) => words)) },
      {
        fixes: failed.map(({ words }) => add(criticalSentence(words), attempt.deed.announcement.source)),
      },
    ),
  ];
}

export const unpickedCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'unpicked-critical-success',
  severity: 'warning',
  title: 'A critical success without its action',
  explanation:
    'When several actions all succeed and a critical is rolled, the player picks which of them is the critical ' +
    'success.',
  messages: {
    which: 'This roll is critical, and everything succeeds; say which action the player picks as the critical success',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, unpicked),
};

/** The action that holds off paradox may be picked too, but the text prefers the magical one. */
function unpicked({ attempt, outcome: { result } }: PinnedRoll): readonly Finding[] {
  const {
    needs,
    deed: { announcement },
  } = attempt;
  if (result !== 'critical-success' || needs.length < 2 || criticalFacts(attempt).length > 0) return [];
  return [
    found(
      unpickedCriticalSuccess,
      'which',
      rollsAt(attempt),
      {},
      {
        fixes: needs
          .filter(({ nature }) => nature !== 'paradox')
          .map(({ words }) => add(criticalSentence(words), announcement.source)),
      },
    ),
  ];
}

export const secondCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'second-critical-success',
  severity: 'error',
  title: 'A second critical success',
  explanation:
    'When all actions of an attempt succeed and a critical is rolled, the player picks one of them as the critical ' +
    'success. Several failures may be critical together; several successes may not.',
  messages: {
    second: 'Only one action is picked as the critical success, here “{first}”; remove “{action}”, or pick it instead',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      easy "draw the bolt"
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "run" and "draw the bolt"
                                      ^^^^^^^^^^^^^^^
+     the critical falls on "run"
      on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, second),
};

function second(pinned: PinnedRoll): readonly Finding[] {
  const {
    attempt,
    outcome: { result },
  } = pinned;
  const [first, ...others] = criticalsIn(pinned);
  if (result !== 'critical-success' || first === undefined) return [];
  const stand = belowAnnouncement(attempt.deed.announcement);
  const picking = (action: string) => ({
    title: `Pick “${action}”`,
    certain: false,
    intents: said(stand, criticalFacts(attempt), criticalSentence(action)),
  });
  return others
    .filter(({ need }) => need !== first.need)
    .map(({ words, need }) =>
      found(
        secondCriticalSuccess,
        'second',
        words.source,
        { first: first.need.words, action: need.words },
        {
          fixes: [picking(first.need.words), picking(need.words)],
        },
      ),
    );
}

export const missingCriticalBonus: LintRule<QuickShotFact> = {
  id: 'missing-critical-bonus',
  severity: 'info',
  title: 'A critical success without a bonus',
  explanation:
    'A critical success wins a point of Willpower, and where possible the GM gives a minor bonus as well; players ' +
    'may well suggest it.',
  messages: { bonus: 'This is a critical success, which brings a minor bonus where possible; say what it is' },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      common "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     on critical success "she shuts the gate behind her"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, withoutBonus),
};

function withoutBonus(pinned: PinnedRoll): readonly Finding[] {
  const { attempt, outcome } = pinned;
  const { announcement } = attempt.deed;
  if (outcome.result !== 'critical-success' || saysWhatItBrings(pinned, 'critical success')) return [];
  return [
    found(
      missingCriticalBonus,
      'bonus',
      rollsAt(attempt),
      {},
      { fixes: [add('on critical success "…"', announcement.source)] },
    ),
  ];
}

export const missingCriticalSetback: LintRule<QuickShotFact> = {
  id: 'missing-critical-setback',
  severity: 'info',
  title: 'A critical failure without a setback',
  explanation:
    'A critical failure costs a point of Willpower, and where possible the GM describes something bad beyond the ' +
    'failure: another obstacle, which needn’t be a dead end.',
  messages: {
    setback: 'This is a critical failure, which brings something bad beyond the failure where possible; say what it is',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far gate".
      hard "run"
      risk "the dogs wake up"
      rolls 1 1 5 5 6 2 3 4
      ^^^^^^^^^^^^^^^^^^^^^
+     on critical failure "the gate falls shut for good"
`),
  check: ({ scenario }) => foundInReadRolls(scenario, withoutSetback),
};

function withoutSetback(pinned: PinnedRoll): readonly Finding[] {
  const { attempt, outcome } = pinned;
  const { announcement } = attempt.deed;
  if (outcome.result !== 'critical-failure' || saysWhatItBrings(pinned, 'critical failure')) return [];
  return [
    found(
      missingCriticalSetback,
      'setback',
      rollsAt(attempt),
      {},
      { fixes: [add('on critical failure "…"', announcement.source)] },
    ),
  ];
}

export const paradoxCriticalSuccess: LintRule<QuickShotFact> = {
  id: 'paradox-critical-success',
  severity: 'warning',
  title: 'A critical success against paradox',
  explanation:
    'A vulgar effect adds an action that holds off paradox. The player picks which action is the critical success, ' +
    'and the text says that the magical one is more fitting.',
  messages: {
    paradox: 'A critical success fits the magical action better than holding off paradox; pick {others}',
    open:
      'If all of this succeeds, a critical success fits the magical action better than holding off paradox; pick ' +
      '{others}, or pin a roll that fails',
  },
  ...example(`
  scenario "The yard"
  rules quick-shot
  option campaign delta-green
  combatant Rose (she) of the Players
    Willpower 5
  round 1
    Rose: gambles on "the far side".
      easy "walk through the wall"
      vulgar "she walks through the wall": common paradox "two guards are looking"
      risk "the wall closes around her"
      rolls 1 1 5 5 6 2 3 4
-     the critical falls on "hold off paradox"
                            ^^^^^^^^^^^^^^^^^^
+     the critical falls on "walk through the wall"
      on critical success "the guards take her for one of them"
`),
  *check({ scenario }) {
    yield* foundInReadRolls(scenario, ({ attempt, outcome: { result } }) =>
      result === 'critical-success' ? onParadox('paradox', attempt) : [],
    );
    yield* missingInAttempts(scenario, (attempt) =>
      attempt.unrolled === undefined && !isPinned(attempt) ? onParadox('open', attempt) : [],
    );
  },
};

function isPinned({ pins }: Attempt): boolean {
  return pins.length > 0 && !pins.includes(undefined);
}

/** If several are picked, that is the fault instead. */
function onParadox(message: 'paradox' | 'open', attempt: Attempt): readonly Finding[] {
  const { needs } = attempt;
  const [only, ...more] = criticalFacts(attempt)
    .flatMap(({ actions }) => actions)
    .filter(({ text }) => placeOf(needs, text) >= 0);
  const others = needs.filter(({ nature }) => nature === 'primary');
  if (
    only === undefined ||
    needs[placeOf(needs, only.text)]?.nature !== 'paradox' ||
    more.length > 0 ||
    others.length === 0
  )
    return [];
  return [
    found(
      paradoxCriticalSuccess,
      message,
      only.source,
      {
        others: saidQuotes(
          others.map(({ words }) => words),
          'or',
        ),
      },
      {
        fixes: others.map(({ words }) => write(quoted(words), only.source)),
      },
    ),
  ];
}

export const criticalChecks: readonly LintRule<QuickShotFact>[] = [
  criticalWithoutOnes,
  misplacedCritical,
  unnamedCriticalFailure,
  unpickedCriticalSuccess,
  secondCriticalSuccess,
  missingCriticalBonus,
  missingCriticalSetback,
  paradoxCriticalSuccess,
];
