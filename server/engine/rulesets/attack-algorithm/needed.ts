/**
 * Completions that fit a place: clauses that apply to the kind of announcement, and what a contested roll still lacks.
 */
import { bodiesNamed } from '../../combatants.ts';
import type { Needed, WritingPlace } from '../../completions.ts';
import type { Announcement, Scenario } from '../../scenario.ts';
import { factsOf, type AttackFact } from './facts.ts';
import { actionKind } from './vocabulary.ts';

export function needed(scenario: Scenario<AttackFact>, { announcement, round }: WritingPlace<AttackFact>): Needed {
  const rows = announcement === undefined ? facts : clauses;
  const never =
    announcement === undefined
      ? []
      : idleUnder(
          scenario,
          announcement,
          factsOf([...scenario.facts, ...(round?.facts ?? [])], 'champion').flatMap(({ who }) => who.id ?? []),
        );
  return { rows, kinds: ['attack', 'check', 'anything else'], never };
}

const facts: readonly string[] = [
  'contested',
  'champion',
  'tie-decision',
  'advantage',
  'disadvantage',
  'has-advantage',
  'defence',
];
const clauses: readonly string[] = [
  'difficulty',
  'with-thing',
  'advantage',
  'disadvantage',
  'on-outcome',
  'note',
  'bonus-dice',
  'penalty-dice',
  'pinned-roll',
];

/** Clauses without effect below an announcement; facts about others belong at the head of the round. */
function idleUnder(
  scenario: Scenario<AttackFact>,
  { kind, actors, clauses: said }: Announcement<AttackFact>,
  champions: readonly string[],
): readonly string[] {
  const pinned = factsOf(said, 'pinned roll').length > 0 ? ['pinned-roll'] : [];
  const armed = factsOf(said, 'with thing').length > 0 ? ['with-thing'] : [];
  switch (actionKind(kind)) {
    case 'attack': {
      const isLed =
        champions.length === 0 ||
        actors.flatMap(({ id }) => bodiesNamed(scenario, id)).some(({ name }) => champions.includes(name));
      return [
        ...ofOthers,
        ...pinned,
        ...armed,
        'difficulty',
        'target-number',
        'next-die-decision',
        'pinned-crit',
        ...(isLed ? [] : ofChampions),
      ];
    }
    case 'check': {
      const isMeasured = factsOf(said, 'difficulty').length > 0 ? ['difficulty'] : [];
      return [...ofOthers, ...pinned, ...isMeasured, 'with-thing', 'next-die-decision', 'pinned-crit'];
    }
    case 'anything else':
      return [
        ...ofOthers,
        ...ofChampions,
        'with-thing',
        'difficulty',
        'target-number',
        'next-die-decision',
        'pinned-roll',
        'pinned-crit',
        'sets-aside',
        'on-outcome',
        'on-happening',
      ];
  }
}

const ofOthers: readonly string[] = ['defence', 'defence-other', 'form-over'];

/** Followers of a champion roll one die, whatever they have. */
const ofChampions: readonly string[] = ['advantage', 'disadvantage', 'bonus-dice', 'penalty-dice'];
