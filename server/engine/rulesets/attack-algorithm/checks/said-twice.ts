/** The same circumstance said twice of the same person. */
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { sameSource } from '../../../source.ts';
import type { Deed } from '../attacks.ts';
import { isNamed } from '../cast.ts';
import type { AttackFact, Circumstance } from '../facts.ts';
import { wordsKey } from '../head.ts';
import type { RoundPlan } from '../plan.ts';
import { remove } from './mending.ts';
import { rollsIn } from './rolls.ts';
import { foundInRounds } from './written.ts';

export const saidTwice: LintRule<AttackFact> = {
  id: 'said-twice',
  severity: 'warning',
  title: 'The same circumstance twice',
  explanation: 'Each circumstance is worth one die. The same quoted words are the same circumstance, and count once however often they are said.',
  messages: { again: '“{words}” counts already, so this changes nothing', first: 'It is said here first' },
  bad: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
situation "a gate"
  advantage "the high ground" for Ilse.
round 1
  Ilse: attacks Brok.
    advantage "The high ground"
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^
`,
  good: `scenario "The gate"
rules attack-algorithm
combatant Ilse (she) of the Players
combatant Brok (he) of the Host
situation "a gate"
  advantage "the high ground" for Ilse.
round 1
  Ilse: attacks Brok.
`,
  *check({ scenario }) {
    yield* foundInRounds(scenario, (plan) => {
      const standing = plan.moment.facts.filter(isCircumstance);
      return rollsIn(plan).flatMap(({ deed }) => again(plan, standing, deed));
    });
  },
};

/** What is said for everybody that this person faces counts wherever it is said again for fewer. */
function again({ moment: { cast } }: RoundPlan, said: readonly Circumstance[], { actor, announcement }: Deed): readonly Finding[] {
  const standing = said.filter(({ of }) => isNamed(cast, of, actor));
  const own = announcement.clauses.filter(isCircumstance).filter(({ of }) => of.length === 0 || isNamed(cast, of, actor));
  const all = [...standing, ...own];
  return all.flatMap((fact, index) => {
    const first = all.slice(0, index).find((other) => isSame(other, fact) && !sameSource(other.source, fact.source));
    const isWhole = fact.of.length < 2;
    return first === undefined || !isWhole ? [] : [found(saidTwice, 'again', fact.source, { words: fact.words?.text ?? '' }, {
      fixes: [remove(fact, announcement, true)], related: [{ source: first.source, message: 'first' }],
    })];
  });
}

function isSame(one: Circumstance, other: Circumstance): boolean {
  if (one.kind !== other.kind || one.words === undefined || other.words === undefined) return false;
  return wordsKey(one.words.text) === wordsKey(other.words.text) && one.facing.length === 0;
}

function isCircumstance(fact: AttackFact): fact is Circumstance {
  return fact.kind === 'advantage' || fact.kind === 'disadvantage';
}
