/** Two decisions on one thing, of which only one can be. */
import { known } from '../../../combatants.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import { factsOf, sameWords, type Decision, type DemonCityFact } from '../facts.ts';
import { remove } from './mending.ts';
import { saidTogether } from './together.ts';

export const contradictingDecision: LintRule<DemonCityFact> = {
  id: 'contradicting-decision',
  severity: 'warning',
  title: 'Decisions that contradict each other',
  explanation: 'A tie, a recovery or a panic is decided once. Of two decisions on the same thing in one place the last counts. Who is out of the fight for good doesn’t get up again, whatever a later round decides.',
  messages: {
    twice: 'This is decided already, and differently: the last one counts; keep one of the two',
    'for good': '{name} is out of the fight for good already, so this decides nothing',
    first: 'It is decided here first',
  },
  bad: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a cellar"
  Bill is out of the fight.
  decides tie "the floor gives way".
  decides tie "the roof comes down".
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
round 1
  decides recovery of Bill: out for good.
  Ann: waits.
round 2
  decides recovery of Bill: back up.
//^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Ann: waits.
`,
  good: `scenario "The cellar"
rules demon-city-2018
combatant Ann (she) of the Players
  Agility 3  Toughness 2
combatant Bill (he) of the Host
  Agility 2  Toughness 3
situation "a cellar"
  Bill is out of the fight.
  decides tie "the floor gives way".
round 1
  decides recovery of Bill: out for good.
  Ann: waits.
round 2
  Ann: waits.
`,
  *check({ scenario }) {
    for (const facts of saidTogether(scenario)) yield* twice(factsOf(facts, 'decision'));
    yield* afterAll(scenario);
  },
};

/** Decisions of one place that decide the same thing differently. */
function twice(decisions: readonly Decision[]): readonly Finding[] {
  return decisions.flatMap((decision, index) => {
    const first = decisions.slice(0, index).find((other) => thing(other) === thing(decision) && saying(other) !== saying(decision));
    if (first === undefined) return [];
    return [found(contradictingDecision, 'twice', decision.source, {}, { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] })];
  });
}

/** What is decided. How a panic ends, and what is done in it, are two things. */
function thing({ about, who, words }: Decision): string {
  return `${about}/${who?.id ?? who?.text ?? ''}/${about === 'panic' && words !== undefined ? 'deed' : ''}`;
}

function saying({ about, who, words, recovery, calming }: Decision): string {
  return about === 'ally tie' ? who?.id ?? who?.text ?? '' : sameWords(words?.text ?? recovery ?? calming ?? '');
}

/** Recoveries after an end for good in a round that is played in any case, where no sentence has brought that person back. */
function* afterAll({ rounds }: Scenario<DemonCityFact>): Iterable<Finding> {
  for (const round of rounds) {
    const before = rounds.filter(({ number, when }) => number < round.number && when === 'always');
    const said = factsOf(rounds.filter(({ number }) => number <= round.number).flatMap(({ facts }) => facts), 'state').flatMap(({ who }) => known(who));
    for (const decision of factsOf(round.facts, 'decision')) {
      const name = decision.who?.id;
      if (decision.recovery === undefined || decision.recovery === 'out for good' || name === undefined || said.includes(name)) continue;
      const first = before.flatMap(({ facts }) => factsOf(facts, 'decision')).find(({ recovery, who }) => recovery === 'out for good' && who?.id === name);
      if (first === undefined) continue;
      yield found(contradictingDecision, 'for good', decision.source, { name }, { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] });
    }
  }
}
