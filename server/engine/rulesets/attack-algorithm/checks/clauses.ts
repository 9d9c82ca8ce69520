/** Checks of clauses that do nothing, say something twice, or contradict each other. */
import { remove, removeSentence } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { bodiesNamed } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Announcement, NameRef, Option, Scenario } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import { announcedKind } from '../announced-kind.ts';
import type { Deed } from '../attacks.ts';
import { castOf, isNamed, thingKey, type Fighter } from '../cast.ts';
import { isReason, type Reason } from '../circumstances.ts';
import { tieOptionOf } from '../exchange.ts';
import { lastFact, type AttackFact, type TargetNumber } from '../facts.ts';
import { wordsKey } from '../head.ts';
import { allDicePins } from '../rolls/pinned.ts';
import { deedRolls, type RoundPlan } from '../plan.ts';
import type { ActionKind } from '../vocabulary.ts';
import { foundInRounds, keepOne, saidTogether } from './written.ts';

export const clauseForNothing: LintRule<AttackFact> = {
  id: 'clause-for-nothing',
  severity: 'warning',
  title: 'A clause without effect',
  explanation:
    'Attacks count hits, start at 5/6, and have no difficulty of their own. A check isn’t made against ' +
    'anybody, so defences and form don’t count in it. Anything else isn’t rolled, unless a difficulty makes ' +
    'it a check.',
  messages: {
    attack:
      'Every attack starts at 5/6 and counts its hits, so this difficulty is ignored; make the target harder ' +
      'to hit with a defence or a disadvantage',
    check:
      '“{verb}” is a check, which isn’t made against anybody, so this changes nothing; write what makes it ' +
      'harder, for example 1 penalty die “wet stone”',
    stranger: '{Name} doesn’t announce this, so this pins nothing',
    nothing: 'Nothing is rolled for “{verb}”, so this changes nothing',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
-   Ilse: attacks Brok, at 3/6.
                        ^^^^^^
+   Ilse: attacks Brok.
  round 2
    Ilse: climbs "the wall" at 3/6.
-     Brok defends fully.
      ^^^^^^^^^^^^^^^^^^
    Brok: waits.
-     rolls 3
      ^^^^^^^
`),
  *check({ scenario }) {
    for (const announcement of scenario.rounds.flatMap(({ announcements }) => announcements)) {
      yield* idleIn(announcement);
      yield* strangersIn(scenario, announcement);
    }
  },
};

function idleIn(announcement: Announcement<AttackFact>): readonly Finding[] {
  const kind = announcedKind(announcement);
  return announcement.clauses.flatMap((fact) => {
    const message = messageFor(kind, fact.kind);
    return message === undefined
      ? []
      : [
          found(
            clauseForNothing,
            message,
            fact.source,
            { verb: announcement.verb.text },
            { fixes: [remove(fact, announcement, true)] },
          ),
        ];
  });
}

/** Pins for combatants who don’t make this announcement. */
function strangersIn(scenario: Scenario<AttackFact>, announcement: Announcement<AttackFact>): readonly Finding[] {
  const { fighters } = castOf(scenario);
  const named = (ref: NameRef): readonly Fighter[] =>
    bodiesNamed(scenario, ref.id).flatMap(({ name }) => fighters.get(name) ?? []);
  const announcing = announcement.actors.flatMap(named);
  const pins = [...allDicePins(announcement, 'pinned roll'), ...allDicePins(announcement, 'pinned crit')];
  return announcedKind(announcement) === 'anything else'
    ? []
    : pins.flatMap((pin) => {
        const whose = pin.of === undefined ? [] : named(pin.of);
        if (whose.length === 0 || whose.some((each) => announcing.includes(each))) return [];
        return [
          found(clauseForNothing, 'stranger', pin.source, naming('name', ...whose), {
            fixes: [remove(pin, announcement, true)],
          }),
        ];
      });
}

function messageFor(kind: ActionKind, fact: AttackFact['kind']): string | undefined {
  switch (kind) {
    case 'attack':
      return fact === 'difficulty' ? 'attack' : undefined;
    case 'check':
      return againstSomebody.has(fact) ? 'check' : undefined;
    case 'anything else':
      return fact === 'with thing' ? undefined : 'nothing';
  }
}

const againstSomebody: ReadonlySet<AttackFact['kind']> = new Set(['defence', 'form over']);

export const saidTwice: LintRule<AttackFact> = {
  id: 'said-twice',
  severity: 'warning',
  title: 'The same reason twice',
  explanation:
    'Each circumstance is worth one die, or the number of dice written. The same quoted words are the same ' +
    'circumstance and count once, whether written as an advantage or as bonus dice, as a disadvantage or as ' +
    'penalty dice. The same goes for changes of the target number.',
  messages: { again: '“{words}” already counts, so this changes nothing', first: 'First written here' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    advantage "the high ground" for Ilse.
  round 1
    Ilse: attacks Brok.
-     advantage "The high ground"
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    yield* foundInRounds(scenario, (plan) => {
      const standing = plan.context.facts.filter(isReason);
      return deedRolls(plan).flatMap(({ deed }) => again(plan, standing, deed));
    });
  },
};

/**
 * Reasons of this actor that repeat an earlier one; an earlier reason against everybody also covers a later one against
 * fewer.
 */
function again(
  { context: { cast } }: RoundPlan,
  said: readonly Reason[],
  { actor, announcement }: Deed,
): readonly Finding[] {
  const standing = said.filter((fact) => isNamed(cast, ownersIn(fact), actor));
  const own = announcement.clauses
    .filter(isRepeatable)
    .filter((fact) => ownersIn(fact).length === 0 || isNamed(cast, ownersIn(fact), actor));
  const all: readonly Repeatable[] = [...standing, ...own];
  return all.flatMap((fact, index) => {
    const first = all.slice(0, index).find((other) => isSame(other, fact) && !sameSource(other.source, fact.source));
    const isWhole = ownersIn(fact).length < 2;
    return first === undefined || !isWhole
      ? []
      : [
          found(
            saidTwice,
            'again',
            fact.source,
            { words: fact.words?.text ?? '' },
            {
              fixes: [remove(fact, announcement, amountOf(fact) === amountOf(first))],
              related: [{ source: first.source, message: 'first' }],
            },
          ),
        ];
  });
}

/** Facts that count once for the same quoted words. */
type Repeatable = Reason | TargetNumber;

function isRepeatable(fact: AttackFact): fact is Repeatable {
  return isReason(fact) || fact.kind === 'target number';
}

function isSame(one: Repeatable, other: Repeatable): boolean {
  if (effects[one.kind] !== effects[other.kind] || one.words === undefined || other.words === undefined) return false;
  return wordsKey(one.words.text) === wordsKey(other.words.text) && !('facing' in one && one.facing.length > 0);
}

const effects: Readonly<Record<Repeatable['kind'], 'helps' | 'hinders' | 'changes'>> = {
  advantage: 'helps',
  'bonus dice': 'helps',
  disadvantage: 'hinders',
  'penalty dice': 'hinders',
  'target number': 'changes',
};

/** The named owners; empty where nobody is named. */
function ownersIn(fact: Repeatable): readonly NameRef[] {
  return 'of' in fact ? fact.of : [];
}

/** Its number of dice, or the change of the target number. */
function amountOf(fact: Repeatable): number {
  if (fact.kind === 'target number') return fact.by.value;
  return 'count' in fact ? fact.count.value : 1;
}

export const contradictingChoice: LintRule<AttackFact> = {
  id: 'contradicting-choice',
  severity: 'warning',
  title: 'Decisions that contradict each other',
  explanation:
    'What the text leaves open is decided once in one place: at the start, or at the head of a round, which ' +
    'overrules what was decided before. If there are two decisions, the last one counts.',
  messages: {
    twice: 'This is already decided differently, and the last decision counts; keep one of the two',
    option: 'An option of this scenario decides ties differently, but {choice} counts; keep one of the two',
    first: 'First decided here',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  option champion penalty every-hit
-   option champion penalty one-hit-if-all-hit
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  round 1
    contested
    decides contested tie: full damage
-   decides contested tie: minimum damage
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: attacks Brok.
    Brok: attacks Ilse.
`),
  *check({ scenario }) {
    yield* secondOptions(scenario.options);
    yield* againstOption(scenario);
    for (const facts of saidTogether(scenario)) yield* secondDecisions(facts);
    for (const announcement of scenario.rounds.flatMap(({ announcements }) => announcements))
      yield* secondDecisions(announcement.clauses, announcement);
  },
};

function* secondOptions(options: readonly Option[]): Iterable<Finding> {
  const chosen = new Map<string, Option>();
  for (const option of options) {
    const first = chosen.get(option.name);
    if (first !== undefined && first.value !== option.value) {
      yield found(
        contradictingChoice,
        'twice',
        option.source,
        {},
        {
          fixes: [removeSentence(option.source)],
          related: [{ source: first.source, message: 'first' }],
        },
      );
    }
    chosen.set(option.name, option);
  }
}

/** A decision about ties at the start that contradicts the scenario’s option; a round may overrule both. */
function* againstOption(scenario: Scenario<AttackFact>): Iterable<Finding> {
  const [chosen, decided] = [tieOptionOf(scenario), lastFact(scenario.facts, 'tie decision')];
  const option = scenario.options.findLast(({ name }) => name === 'contested tie');
  if (option === undefined || chosen === undefined || decided === undefined || chosen === decided.choice) return;
  yield found(
    contradictingChoice,
    'option',
    decided.source,
    { choice: decided.choice },
    { fixes: [remove(decided)], related: [{ source: option.source, message: 'first' }] },
  );
}

/** Decisions in one place that contradict an earlier one there: at a head, or in an announcement’s clauses. */
function* secondDecisions(facts: readonly AttackFact[], announcement?: Announcement<AttackFact>): Iterable<Finding> {
  const decided = new Map<string, { readonly fact: AttackFact; readonly as: string }>();
  for (const fact of facts) {
    const decision = decisionIn(fact);
    if (decision === undefined) continue;
    const first = decided.get(decision.on);
    if (first !== undefined && first.as !== decision.as) {
      yield found(
        contradictingChoice,
        'twice',
        fact.source,
        {},
        {
          fixes: keepOne(fact, first.fact, announcement),
          related: [{ source: first.fact.source, message: 'first' }],
        },
      );
    }
    decided.set(decision.on, { fact, as: decision.as });
  }
}

/** The subject of a decision and its value; undefined for other facts. */
function decisionIn(fact: AttackFact): { readonly on: string; readonly as: string } | undefined {
  switch (fact.kind) {
    case 'tie decision':
      return { on: fact.kind, as: fact.choice };
    case 'die decision':
      return { on: fact.about, as: thingKey(fact.die.text) };
    case 'defeat decision':
      return { on: fact.kind, as: fact.at };
    case 'negative bonus decision':
      return { on: fact.kind, as: fact.as };
    case 'initiative':
      return { on: fact.kind, as: fact.side.id ?? fact.side.text };
    case 'difficulty':
      return { on: fact.kind, as: `${fact.hit.value}/${fact.of?.value ?? ''}` };
    default:
      return undefined;
  }
}

export const clauseChecks: readonly LintRule<AttackFact>[] = [saidTwice, clauseForNothing, contradictingChoice];
