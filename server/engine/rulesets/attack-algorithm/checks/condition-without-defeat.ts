/** A round that asks whether somebody is out of the fight, where nothing says when anybody is. */
import { naming } from '../../../checking/naming.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Condition, Round, Scenario } from '../../../scenario.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { castOf, fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, lastFact, type AttackFact } from '../facts.ts';
import { add } from '../../../checking/mending.ts';

export const conditionWithoutDefeat: LintRule<AttackFact> = {
  id: 'condition-without-defeat',
  severity: 'warning',
  title: 'A condition that waits for a defeat that nothing brings',
  explanation:
    'The text has damage and no hit points, and doesn’t say when somebody is out of the fight. A round that asks for it waits in vain as long as the Host hasn’t decided when that is, by “decides defeat: at 0 HP”, or of whom, as by “Brok is out of the fight” at the head of an earlier round. Who has no HP is never out of the fight by damage.',
  messages: {
    undecided:
      'No damage takes {name} out of the fight here, so this never holds; decide when somebody is out of it, as “decides defeat: at 0 HP”',
    'no hit points':
      '{Name} has no HP, so no damage takes {name} out of the fight, and this never holds; write how many {name} has, as “HP 6”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ decides defeat: at 0 HP
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
    HP 30
  round 1
    Ilse: attacks Brok. rolls 1
  round 2 if Brok is out of the fight
             ^^^^^^^^^^^^^^^^^^^^^^^^
    Ilse: waits.
`),
  *check({ scenario }) {
    if (scenario.unread === true) return;
    for (const round of scenario.rounds) {
      if (typeof round.when === 'string') continue;
      const earlier = scenario.rounds.filter(({ number }) => number < round.number);
      if (!earlier.some(isPartlyUnread)) yield* waiting(scenario, round.when, earlier);
    }
  },
};

function waiting(
  scenario: Scenario<AttackFact>,
  condition: Condition,
  earlier: readonly Round<AttackFact>[],
): readonly Finding[] {
  const cast = castOf(scenario);
  const facts = [...scenario.facts, ...earlier.flatMap((round) => round.facts)];
  const isDecided = lastFact(facts, 'defeat decision') !== undefined;
  const heading = scenario.rules.source ?? scenario.source;
  return defeatsIn(condition).flatMap(({ who, source }) => {
    const asked = fightersNamed(cast, [who]);
    const inVain = ({ hitPoints }: Fighter): boolean => !isDecided || hitPoints === undefined;
    const [first] = asked;
    if (first === undefined || !asked.every((each) => inVain(each) && !isRuledOut(cast, facts, each))) return [];
    const fixes = isDecided ? [] : ['at 0 HP', 'below 0 HP'].map((at) => add(`decides defeat: ${at}`, heading));
    const message = isDecided ? 'no hit points' : 'undecided';
    return [found(conditionWithoutDefeat, message, source, naming('name', first), { fixes })];
  });
}

/** The parts of a condition that ask whether somebody is out of the fight. */
function defeatsIn(condition: Condition): readonly Extract<Condition, { readonly kind: 'is' }>[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.of.flatMap(defeatsIn);
    case 'not':
      return defeatsIn(condition.of);
    case 'is':
      return condition.state === 'down' || condition.state === 'out of the fight' ? [condition] : [];
    default:
      return [];
  }
}

/** Whether the Host may have said so of somebody, in any round before. */
function isRuledOut(cast: Cast, facts: readonly AttackFact[], fighter: Fighter): boolean {
  return factsOf(facts, 'state').some(
    ({ state, who }) => state === 'out of the fight' && fightersNamed(cast, who).includes(fighter),
  );
}
