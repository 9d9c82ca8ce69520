/** A round that can't be reached because another one with its number is always played before it. */
import { found, type Condition, type LintRule, type Round, example } from '../../engine/index.ts';

export const roundNeverPlayed: LintRule = {
  id: 'round-never-played',
  severity: 'warning',
  title: 'A round that is never played',
  explanation:
    'Of several rounds with the same number, the first whose condition holds is played. A round after one ' +
    'without a condition, after `otherwise`, or after the same condition is never reached. Give it a ' +
    'condition and put it first, or give it its own number.',
  messages: {
    after: 'This round {number} is never played: the one before it has no condition, so it always comes first',
    otherwise: 'This round {number} is never played: it comes after “otherwise”; put it before that',
    same: 'This round {number} is never played: it has the same condition as one before it',
    alone: 'No other round {number} comes before this “otherwise”, so it is always played',
    first: 'This is played instead',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  round 1
    Ann: punches Bill.
-   round 1
    ^^^^^^^
+ round 2 if Ann succeeded
    Ann: kicks Bill.
-   round 2 otherwise
    ^^^^^^^^^^^^^^^^^
+ round 2 otherwise
    Ann: punches Bill.
-   round 2 if Ann succeeded
    ^^^^^^^^^^^^^^^^^^^^^^^^
-   Ann: kicks Bill.
  round 3 if Ann succeeded
    Ann: punches Bill.
-   round 3 if Ann succeeded
    ^^^^^^^^^^^^^^^^^^^^^^^^
+ round 3 if Ann failed
    Ann: kicks Bill.
`),
  *check({ scenario }) {
    const before = new Map<number, Round[]>();
    for (const round of scenario.rounds) {
      const earlier = before.get(round.number) ?? [];
      before.set(round.number, [...earlier, round]);
      const data = { number: round.number };
      const open = earlier.find((other) => typeof other.when === 'string' && !isUnclear(other));
      const same = earlier.find((other) => sameCondition(other.when, round.when));
      const [message, rival] =
        open !== undefined
          ? ([open.when === 'otherwise' ? 'otherwise' : 'after', open] as const)
          : (['same', same] as const);
      if (rival !== undefined)
        yield found(roundNeverPlayed, message, round.source, data, {
          related: [{ source: rival.source, message: 'first' }],
        });
      else if (round.when === 'otherwise' && earlier.length === 0)
        yield found(roundNeverPlayed, 'alone', round.source, data);
    }
  },
};

/** A condition that can’t be read is missing, like others; that is reported already. */
function isUnclear({ when, unread }: Round): boolean {
  return when === 'always' && unread === true;
}

function sameCondition(one: Round['when'], other: Round['when']): boolean {
  return typeof one !== 'string' && typeof other !== 'string' && asked(one) === asked(other);
}

/** A key for a condition, independent of its place. */
function asked(condition: Condition): string {
  switch (condition.kind) {
    case 'acted':
      return `acted(${condition.side.id ?? condition.side.text})`;
    case 'happened':
      return `happened(${condition.what})`;
    case 'did':
      return `${condition.what}(${condition.who.id ?? condition.who.text})`;
    case 'is':
      return `${condition.state}(${condition.who.id ?? condition.who.text})`;
    case 'not':
      return `not(${asked(condition.of)})`;
    default:
      return `${condition.kind}(${condition.of.map(asked).sort().join()})`;
  }
}
