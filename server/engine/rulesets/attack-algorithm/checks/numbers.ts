/** Checks of Attack Bonuses, hit points and other numbers. */
import { add, write } from '../../../checking/mending.ts';
import { sayings } from '../../../checking/sayings.ts';
import { statKey } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import type { Numeral, Scenario, Stat } from '../../../scenario.ts';
import { factsOf, type AttackFact, type HitPointsChange } from '../facts.ts';
import { headFacts } from './written.ts';

export function attackBonuses(scenario: Scenario): readonly Stat[] {
  return statsCalled(scenario, 'attack bonus');
}

function hitPointStats(scenario: Scenario): readonly Stat[] {
  return statsCalled(scenario, 'hp');
}

function statsCalled(scenario: Scenario, key: string): readonly Stat[] {
  return [...scenario.creatures, ...scenario.combatants]
    .flatMap(({ stats }) => stats)
    .filter(({ name }) => statKey(name) === key);
}

export const fractionalAttackBonus: LintRule<AttackFact> = {
  id: 'fractional-attack-bonus',
  severity: 'error',
  title: 'An Attack Bonus that isn’t a whole number',
  explanation: 'Each point of attack bonus is one bonus die. A part of a point adds nothing.',
  messages: { fraction: 'Attack Bonus {points} isn’t a whole number, so it counts as {whole}; write a whole number' },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
-   Attack Bonus 1.5
    ^^^^^^^^^^^^^^^^
+   Attack Bonus 1
`),
  *check({ scenario }) {
    for (const { value, source } of attackBonuses(scenario).filter((stat) => !Number.isInteger(stat.value))) {
      const whole = Math.trunc(value);
      yield found(
        fractionalAttackBonus,
        'fraction',
        source,
        { points: value, whole },
        { fixes: [whole, whole + Math.sign(value)].map((points) => write(`Attack Bonus ${points}`, source)) },
      );
    }
  },
};

export const negativeAttackBonus: LintRule<AttackFact> = {
  id: 'negative-attack-bonus',
  severity: 'warning',
  title: 'An Attack Bonus below 0',
  explanation:
    'The text gives a bonus die for each point of attack bonus, and says nothing about points below 0. They ' +
    'do nothing until the Host decides that they are penalty dice.',
  messages: {
    negative:
      'Attack Bonus {points} changes nothing: the text gives bonus dice for points, and doesn’t say what ' +
      'points below 0 do; decide it',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
+ decides negative bonus: penalty dice
  combatant Ilse (she) of the Players
    Attack Bonus -1
    ^^^^^^^^^^^^^^^
`),
  *check({ scenario }) {
    if (factsOf(headFacts(scenario), 'negative bonus decision').length > 0) return;
    const heading = scenario.rules.source ?? scenario.source;
    for (const { value, source } of attackBonuses(scenario).filter((stat) => stat.value < 0)) {
      yield found(
        negativeAttackBonus,
        'negative',
        source,
        { points: String(value).replace('-', '−') },
        {
          fixes: [
            add('decides negative bonus: penalty dice', heading),
            add('decides negative bonus: nothing', heading),
            write('Attack Bonus 0', source),
          ],
        },
      );
    }
  },
};

export const noSuchNumber: LintRule<AttackFact> = {
  id: 'no-such-number',
  severity: 'error',
  title: 'A number that doesn’t work here',
  explanation:
    'Dice, points of a target number, hit points and hits are counted in whole numbers. Dice, the hit points ' +
    'that somebody has, and those that are lost or regained are at least 1, and a change of the target ' +
    'number isn’t 0.',
  messages: {
    fraction: '{number} isn’t a whole number, so it counts as {whole}',
    none: '{number} counts as 0, so this changes nothing; write at least 1',
    turned: '{number} points {way} are {points} points {contrary}; write that instead',
    'hit points': 'Starting HP must be a whole number, at least 1, not {points}',
    shared: '{number} isn’t a number of hits; write a whole number, 0 or more',
  },
  ...example(`
  scenario "The gate"
  rules attack-algorithm
  combatant Ilse (she) of the Players
  round 1
    Ilse: climbs "the wall" at 3/6.
-     0 bonus dice "a rope"
      ^
-     TN -1.5 "ice"
         ^^^^
+     1 bonus die "a rope"
+     TN -1 "ice"
`),
  *check({ scenario }) {
    for (const { facts } of sayings(scenario)) for (const fact of facts) yield* uncountable(fact);
    for (const stat of hitPointStats(scenario)) yield* started(stat);
  },
};

function uncountable(fact: AttackFact): readonly Finding[] {
  switch (fact.kind) {
    case 'bonus dice':
    case 'penalty dice':
      return counted(fact.count);
    case 'target number':
      return Math.abs(fact.by.value) < 1 ? [numberFinding('none', fact.by, 1)] : whole(fact.by);
    case 'hit points':
      return fact.points.value < 0 ? [turned(fact)] : counted(fact.points);
    case 'shares':
      return fact.shares.flatMap(({ count }) => shared(count));
    default:
      return [];
  }
}

/** Starting HP, or HP left of a base; what is left may be 0. */
function started({ value, of = value, source }: Stat): readonly Finding[] {
  if (Number.isInteger(value) && Number.isInteger(of) && of >= 1) return [];
  const whole = (number: number): number => Math.max(1, Math.trunc(Math.abs(number)));
  const points = (now: number, base: number): string => (now === base ? `${now}` : `${now} of ${base}`);
  return [
    found(
      noSuchNumber,
      'hit points',
      source,
      { points: points(value, of).replaceAll('-', '−') },
      { fixes: [write(`HP ${of === value ? whole(of) : points(Math.trunc(value), whole(of))}`, source)] },
    ),
  ];
}

function counted(numeral: Numeral): readonly Finding[] {
  return numeral.value < 1 ? [numberFinding('none', numeral, 1)] : whole(numeral);
}

function whole(numeral: Numeral): readonly Finding[] {
  return Number.isInteger(numeral.value) ? [] : [numberFinding('fraction', numeral, Math.trunc(numeral.value))];
}

function shared(numeral: Numeral): readonly Finding[] {
  const { value } = numeral;
  return Number.isInteger(value) && value >= 0
    ? []
    : [numberFinding('shared', numeral, Math.max(0, Math.trunc(value)))];
}

function turned({ points, way }: HitPointsChange): Finding {
  const words = { loses: 'lost', regains: 'regained' } as const;
  const contrary = way === 'loses' ? 'regains' : 'loses';
  return found(
    noSuchNumber,
    'turned',
    points.source,
    { number: points.value, way: words[way], points: -points.value, contrary: words[contrary] },
    {
      fixes: [write(String(-points.value), points.source)],
    },
  );
}

function numberFinding(message: string, { value, source }: Numeral, instead: number): Finding {
  return found(
    noSuchNumber,
    message,
    source,
    { number: value, whole: instead },
    { fixes: [write(String(instead), source)] },
  );
}

export const numberChecks: readonly LintRule<AttackFact>[] = [noSuchNumber, negativeAttackBonus, fractionalAttackBonus];
