/** Somebody without hit points left, of whom nobody says what follows. */
import { statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Cast } from '../cast.ts';
import { factsOf, type AttackFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { RoundPlayed } from './shown.ts';
import { add } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { shownCourse, shownRounds } from './shown.ts';
import { writtenRounds } from './written.ts';

export const undefinedDefeat: LintRule<AttackFact> = {
  id: 'undefined-defeat',
  severity: 'warning',
  title: 'No hit points left, and nothing follows',
  explanation:
    'The text has damage and no hit points, and doesn’t say when somebody is out of the fight. The Host decides it, by “decides defeat: at 0 HP” or in words; until then everybody fights on. This is told of the rounds as they are shown, which depends on what is rolled.',
  messages: {
    undecided:
      '{Name} is at {points} HP after round {number} as it is shown, and the text is silent on what follows, so {name} fights on; decide when somebody is out of the fight, as “decides defeat: at 0 HP”',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ decides defeat: at 0 HP
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
    HP 3
    ^^^^
  round 1
    Brok loses 2 HP.
    the first hit on Brok rolls 4.
    Ilse: attacks Brok. rolls 1
`),
  *check({ scenario }) {
    if (scenario.unread === true) return;
    const { cast } = writtenRounds(scenario);
    if (
      [...cast.fighters.values()].every(({ hitPoints }) => hitPoints === undefined) ||
      scenario.facts.some(isDecision)
    )
      return;
    yield* shownCourse(scenario).goOn();
    yield* eachOnce(
      [...shownRounds(scenario)].flatMap(([round, played]) => undecided(scenario, cast, played, round.number)),
    );
  },
};

function undecided(
  scenario: Scenario<AttackFact>,
  cast: Cast,
  { plan, after }: RoundPlayed,
  number: number,
): readonly Finding[] {
  if (plan.context.facts.some(isDecision)) return [];
  return [...cast.fighters.values()].flatMap((fighter) => {
    const { hitPoints, ruledOut } = conditionOf(after, fighter.name);
    const stat = statOf(scenario, fighter.combatant, 'HP');
    if (hitPoints === undefined || hitPoints.now > 0 || ruledOut || stat === undefined) return [];
    const heading = scenario.rules.source ?? scenario.source;
    return [
      found(
        undefinedDefeat,
        'undecided',
        stat.source,
        { ...naming('name', fighter), points: String(hitPoints.now).replace('-', '−'), number },
        {
          fixes: ['at 0 HP', 'below 0 HP'].map((at) => add(`decides defeat: ${at}`, heading)),
        },
      ),
    ];
  });
}

/** Whether the Host says when somebody is out of the fight, by numbers or in words. */
function isDecision(fact: AttackFact): boolean {
  return fact.kind === 'defeat decision' || factsOf([fact], 'spoken decision').some(({ about }) => about === 'defeat');
}
