/** A distance below zero. */
import { found, type Fact, type LintRule, type Numeral, example, write } from '../../engine/index.ts';

export const negativeDistance: LintRule = {
  id: 'negative-distance',
  severity: 'error',
  title: 'A distance below zero',
  explanation:
    'A distance is a number of feet from 0 up, whichever way somebody looks. People at 0 ft are at the same place.',
  messages: { negative: 'A distance can’t be below 0 ft; write {feet} ft' },
  ...example(`
  scenario "The hall"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a hall"
-   Ann is -5 ft from Bill.
           ^^
+   Ann is 5 ft from Bill.
  round 1
    Ann: waits.
    Bill: waits.
`),
  *check({ scenario }) {
    const clauses = scenario.rounds.flatMap(({ announcements }) => announcements.flatMap((each) => each.clauses));
    for (const fact of [...scenario.facts, ...scenario.rounds.flatMap(({ facts }) => facts), ...clauses]) {
      const feet = feetIn(fact);
      if (feet === undefined || feet.value >= 0) continue;
      const positive = String(-feet.value);
      yield found(
        negativeDistance,
        'negative',
        feet.source,
        { feet: positive },
        { fixes: [write(positive, feet.source)] },
      );
    }
  },
};

/** The distance in a fact or clause of any game. */
function feetIn(fact: Fact): Numeral | undefined {
  return 'feet' in fact && isNumeral(fact.feet) ? fact.feet : undefined;
}

function isNumeral(value: unknown): value is Numeral {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'source' in value &&
    typeof value.value === 'number'
  );
}
