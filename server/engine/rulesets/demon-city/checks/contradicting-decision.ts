/** Two decisions on one thing, of which only one can be. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { NameRef, Scenario } from '../../../scenario.ts';
import { castOf, type Cast } from '../cast.ts';
import { factsOf, sameWords, type Decision, type DemonCityFact } from '../facts.ts';
import { remove } from '../../../checking/mending.ts';
import { saidTogether } from './together.ts';

export const contradictingDecision: LintRule<DemonCityFact> = {
  id: 'contradicting-decision',
  severity: 'warning',
  title: 'Decisions that contradict each other',
  explanation:
    'A tie, a recovery or a panic is decided once. Of two decisions on the same thing in one place the last counts. Who is out of the fight for good doesn’t get up again, whatever a later round decides.',
  messages: {
    twice: 'This is decided already, and differently: the last one counts; keep one of the two',
    'for good': 'It is decided already that {name} is out of the fight for good; keep one of the two',
    first: 'It is decided here first',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 3
  situation "a cellar"
    Bill is out of the fight.
    decides tie "the floor gives way".
-   decides tie "the roof comes down".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  round 1
    decides recovery of Bill: out for good.
    Ann: waits.
  round 2
-   decides recovery of Bill: back up.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Ann: waits.
`),
  *check({ scenario }) {
    for (const facts of saidTogether(scenario))
      yield* eachOnce([...twice(castOf(scenario), factsOf(facts, 'decision').flatMap(ofEach))]);
    yield* afterAll(scenario);
  },
};

/** A decision as it is about one of those whom it is about, or about nobody. */
interface OfOne extends Decision {
  readonly who?: NameRef;
}

function ofEach(decision: Decision): readonly OfOne[] {
  return decision.whom.length === 0 ? [decision] : decision.whom.map((who) => ({ ...decision, who }));
}

/** Decisions of one place that decide the same thing differently. */
function twice(cast: Cast, decisions: readonly OfOne[]): readonly Finding[] {
  return decisions.flatMap((decision, index) => {
    const first = decisions
      .slice(0, index)
      .find((other) => thing(cast, other) === thing(cast, decision) && saying(other) !== saying(decision));
    if (first === undefined) return [];
    return [
      found(
        contradictingDecision,
        'twice',
        decision.source,
        {},
        { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] },
      ),
    ];
  });
}

/**
 * What is decided. How a panic ends, and what is done in it, are two things; of ties between allies each side may have
 * its own.
 */
function thing(cast: Cast, { about, who, words }: OfOne): string {
  if (about === 'tie') return about;
  if (about === 'ally tie') return `${about}/${sideOf(cast, who?.id ?? '')}`;
  return `${about}/${who?.id ?? who?.text ?? ''}/${about === 'panic' && words !== undefined ? 'deed' : ''}`;
}

/** Four allies can have two ties in one round; fewer can't. */
function sideOf(cast: Cast, name: string): string {
  const group = cast.fighters.get(name)?.group;
  const allies = [...cast.fighters.values()].filter((each) => each.group === group);
  return group === undefined || allies.length > 3 ? name : `all of ${group}`;
}

function saying({ about, who, words, recovery, calming }: OfOne): string {
  return about === 'ally tie' ? (who?.id ?? who?.text ?? '') : sameWords(words?.text ?? recovery ?? calming ?? '');
}

/**
 * Recoveries after an end for good at the start or in a round that is played in any case, where no sentence has said
 * more of that person’s state.
 */
function* afterAll({ facts: start, shared, rounds }: Scenario<DemonCityFact>): Iterable<Finding> {
  for (const round of rounds) {
    const before = rounds.filter(({ number, when }) => number < round.number && when === 'always');
    const said = factsOf(
      rounds.filter(({ number }) => number <= round.number).flatMap(({ facts }) => facts),
      'state',
    ).flatMap(({ who }) => known(who));
    for (const decision of factsOf(round.facts, 'decision').flatMap(ofEach)) {
      const name = decision.who?.id;
      if (
        decision.recovery === undefined ||
        decision.recovery === 'out for good' ||
        name === undefined ||
        said.includes(name)
      )
        continue;
      const first = factsOf([...start.slice(shared), ...before.flatMap(({ facts }) => facts)], 'decision')
        .flatMap(ofEach)
        .find(({ recovery, who }) => recovery === 'out for good' && who?.id === name);
      if (first === undefined) continue;
      yield found(
        contradictingDecision,
        'for good',
        decision.source,
        { name },
        { fixes: [remove(decision, undefined, false)], related: [{ source: first.source, message: 'first' }] },
      );
    }
  }
}
