/** The same reason said twice for the same roll. */
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { Deed } from '../attacks.ts';
import { isNamed } from '../cast.ts';
import { isReason, type Reason } from '../circumstances.ts';
import type { AttackFact, TargetNumber } from '../facts.ts';
import { wordsKey } from '../head.ts';
import { deedRolls, type RoundPlan } from '../plan.ts';
import { remove } from '../../../checking/mending.ts';
import { foundInRounds } from './written.ts';

export const saidTwice: LintRule<AttackFact> = {
  id: 'said-twice',
  severity: 'warning',
  title: 'The same reason twice',
  explanation:
    'Each circumstance is worth one die, or as many as are written. The same quoted words are the same circumstance and count once, said as an advantage or as bonus dice, as a disadvantage or as penalty dice. The same goes for changes of the target number.',
  messages: { again: '“{words}” counts already, so this changes nothing', first: 'It is said here first' },
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

/** What is said for everybody that this person faces counts wherever it is said again for fewer. */
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

/** What counts once by its quoted words. */
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

/** Whose it is said to be; empty where it is clear, or nobody is named. */
function ownersIn(fact: Repeatable): readonly NameRef[] {
  return 'of' in fact ? fact.of : [];
}

/** How much it is worth. */
function amountOf(fact: Repeatable): number {
  if (fact.kind === 'target number') return fact.by.value;
  return 'count' in fact ? fact.count.value : 1;
}
