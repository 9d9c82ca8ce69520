/** Checks of defeat, of conditions that need it, and of facts that end. */
import { add, remove, write } from '../../../checking/mending.ts';
import { naming } from '../../../checking/naming.ts';
import { statOf } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { eachOnce, found, type Finding, type LintRule } from '../../../finding.ts';
import type { Condition, Round, Scenario } from '../../../scenario.ts';
import { isPartlyUnread } from '../../../unread.ts';
import { castOf, fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { factsOf, lastFact, type AttackFact } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { quotedWords, wordsKey } from '../head.ts';
import { shownCourse, shownRounds, writtenRounds, type RoundPlayed } from './written.ts';

export const undefinedDefeat: LintRule<AttackFact> = {
  id: 'undefined-defeat',
  severity: 'warning',
  title: 'No hit points left, and nothing follows',
  explanation:
    'The text has damage but no hit points, and doesn’t say when somebody is out of the fight. The Host ' +
    'decides it, with “decides defeat: at 0 HP” or in words; until then everybody fights on. This is ' +
    'reported for the rounds as they are shown, which depend on what is rolled.',
  messages: {
    undecided:
      '{Name} is at {points} HP after round {number} as shown, and the text doesn’t say what happens then, so ' +
      '{name} fights on; decide when somebody is out of the fight, for example “decides defeat: at 0 HP”',
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

/** Whether this is the Host’s decision about defeat, by numbers or in words. */
function isDecision(fact: AttackFact): boolean {
  return fact.kind === 'defeat decision' || factsOf([fact], 'spoken decision').some(({ about }) => about === 'defeat');
}

export const conditionWithoutDefeat: LintRule<AttackFact> = {
  id: 'condition-without-defeat',
  severity: 'warning',
  title: 'A condition that waits for a defeat that can’t happen',
  explanation:
    'The text has damage but no hit points, and doesn’t say when somebody is out of the fight. A round with ' +
    'this condition is never played unless the Host decides when that is, with “decides defeat: at 0 HP”, ' +
    'or who is out, with “Brok is out of the fight” at the head of an earlier round. Damage never puts ' +
    'somebody without HP out of the fight.',
  messages: {
    undecided:
      'Damage never puts {name} out of the fight here, so this condition is never met; decide when somebody ' +
      'is out, for example “decides defeat: at 0 HP”',
    'no hit points':
      '{Name} has no HP, so damage never puts {name} out of the fight, and this condition is never met; write ' +
      'how many {name} has, for example “HP 6”',
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

/** The parts of a condition that are about somebody being out of the fight. */
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

/** Whether a fact, possibly of an earlier round, puts this fighter out of the fight. */
function isRuledOut(cast: Cast, facts: readonly AttackFact[], fighter: Fighter): boolean {
  return factsOf(facts, 'state').some(
    ({ state, who }) => state === 'out of the fight' && fightersNamed(cast, who).includes(fighter),
  );
}

export const endsNothing: LintRule<AttackFact> = {
  id: 'ends-nothing',
  severity: 'warning',
  title: 'Nothing to end',
  explanation:
    '“no longer” at the head of a later round ends what was written with the same quoted words. What is ' +
    'written in somebody’s block stays with them and doesn’t end.',
  messages: { nothing: 'Nothing written before is called “{words}”, so nothing ends here' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  combatant Brok (he) of the Host
  situation "a gate"
    advantage "the high ground" for Ilse.
  round 1
-   no longer "the higher ground".
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
+   no longer "the high ground".
    Ilse: attacks Brok.
`),
  *check({ scenario }) {
    for (const { facts, number } of scenario.rounds) {
      for (const fact of factsOf(facts, 'no longer')) {
        const standing = wordsBefore(scenario, number);
        if (!standing.some((words) => wordsKey(words) === wordsKey(fact.words.text))) yield nothing(fact, standing);
      }
    }
  },
};

function nothing(fact: AttackFact & { readonly kind: 'no longer' }, standing: readonly string[]): Finding {
  return found(
    endsNothing,
    'nothing',
    fact.source,
    { words: fact.words.text },
    {
      fixes: [...[...new Set(standing)].slice(-3).map((words) => write(`"${words}"`, fact.words.source)), remove(fact)],
    },
  );
}

/** The quoted words of all facts that may hold when a round begins. */
function wordsBefore(scenario: Scenario<AttackFact>, number: number): readonly string[] {
  const facts = [
    ...scenario.facts,
    ...scenario.rounds.filter((round) => round.number < number).flatMap((round) => round.facts),
  ];
  return facts
    .filter(({ kind }) => kind !== 'no longer' && kind !== 'spoken decision')
    .flatMap((fact) => quotedWords(fact) ?? []);
}

export const defeatChecks: readonly LintRule<AttackFact>[] = [endsNothing, undefinedDefeat, conditionWithoutDefeat];
