/** The check of places and distances. */
import { known } from '../../../combatants.ts';
import { example } from '../../../example.ts';
import { found, type Finding, type LintRule } from '../../../finding.ts';
import { isPosition, type PositionFact } from '../../../positions.ts';
import type { Source } from '../../../source.ts';
import type { DemonCityFact } from '../facts.ts';

export const contradictingPositions: LintRule<DemonCityFact> = {
  id: 'contradicting-positions',
  severity: 'warning',
  title: 'Places or distances that contradict each other',
  explanation:
    'The sentences of one situation, or of one round’s head, describe one moment: everybody is at one place, ' +
    'and two people are one distance apart. If two sentences contradict each other, the last one counts. ' +
    'Write who has moved at the head of the next round.',
  messages: {
    distance: '{one} and {other} are already {before} ft apart; the last distance counts',
    place: '{one} is already at “{before}”; the last place counts',
    self: '{one} can’t have a distance from {one}, so this is left out',
    first: 'The first is here',
  },
  ...example(`
  scenario "The cellar"
  rules demon-city-2018
  combatant Ann (she) of the Players
    Agility 3  Toughness 2
  combatant Bill (he) of the Host
    Agility 2  Toughness 2
  situation "a cellar"
    Ann is at "the stair".
    Ann is 10 ft from Bill.
-   Bill is 20 ft from Ann.
    ^^^^^^^^^^^^^^^^^^^^^^
-   Ann is at "the shelves".
    ^^^^^^^^^^^^^^^^^^^^^^^
-   Bill is 5 ft from Bill.
    ^^^^^^^^^^^^^^^^^^^^^^
  round 1
+   Ann is at "the shelves", 20 ft from Bill.
    Ann: punches Bill.
`),
  *check({ scenario }) {
    for (const facts of [scenario.facts, ...scenario.rounds.map((round) => round.facts)])
      yield* contradictions(facts.filter(isPosition));
  },
};

interface Said<T> {
  readonly value: T;
  readonly source: Source;
}

/**
 * Contradictions within one place, sentence by sentence: a new place for somebody ends the distances from the old one.
 */
function* contradictions(positions: readonly PositionFact[]): Iterable<Finding> {
  const places = new Map<string, Said<string>>();
  const distances = new Map<string, Said<number>>();
  for (const { who, place, feet, from, source } of positions) {
    for (const one of known(who)) {
      const before = places.get(one);
      if (place !== undefined && before !== undefined && before.value.toLowerCase() !== place.text.toLowerCase()) {
        yield findingOf('place', source, { one, before: before.value }, before.source);
      }
      if (place !== undefined) {
        places.set(one, { value: place.text, source });
        for (const key of [...distances.keys()].filter((pair) => pair.split('\n').includes(one))) distances.delete(key);
      }
    }
    if (feet === undefined) continue;
    for (const one of known(who)) {
      for (const other of known(from)) {
        const key = [one, other].sort().join('\n');
        const before = distances.get(key);
        if (one === other) yield found(contradictingPositions, 'self', source, { one });
        else if (before !== undefined && before.value !== feet.value)
          yield findingOf('distance', source, { one, other, before: before.value }, before.source);
        distances.set(key, { value: feet.value, source });
      }
    }
  }
}

function findingOf(message: string, source: Source, data: Finding['data'], first: Source): Finding {
  return found(contradictingPositions, message, source, data, { related: [{ source: first, message: 'first' }] });
}

export const positionChecks: readonly LintRule<DemonCityFact>[] = [contradictingPositions];
