/**
 * What a writer of either edition needs at a place: verbs that go with what somebody carries, and clauses that count
 * under an announcement.
 */
import { bodiesNamed, carriedBy } from '../../combatants.ts';
import type { Needed, WritingPlace } from '../../completions.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Scenario } from '../../scenario.ts';
import type { DemonCityFact } from './facts.ts';
import { idleClauses } from './idle-clauses.ts';
import type { ActionKind } from './vocabulary.ts';
import { bareVerbs, verbsWith } from './weapon-verbs.ts';

/** `strangers` are the rows of the other edition that mean nothing in this one. */
export function neededIn(strangers: readonly string[]): NonNullable<Ruleset<DemonCityFact>['needed']> {
  return (scenario, place) => {
    const { never, ...others } = needed(scenario, place);
    return { ...others, never: [...strangers, ...never] };
  };
}

function needed(
  scenario: Scenario<DemonCityFact>,
  { actors, announcement, round }: WritingPlace<DemonCityFact>,
): Needed {
  const [actor] = actors.flatMap(({ id }) => bodiesNamed(scenario, id));
  const things = actor === undefined ? [] : carriedBy(scenario, actor).map(({ text }) => text);
  const verbs = [...new Set([...things.flatMap((thing) => verbsWith(scenario, thing)), ...bareVerbs])];
  const idle = announcement === undefined || round === undefined ? [] : idleClauses(scenario, round, announcement);
  return {
    rows: announcement === undefined ? facts : clauses,
    kinds: kindsWith(verbs),
    verbs,
    never: [...derived, ...idle],
  };
}

/** In the order of use; what takes a thing that somebody doesn’t have comes late, and what announces nothing last. */
function kindsWith(verbs: readonly string[]): readonly ActionKind[] {
  const isArmed = (verb: string, kind: ActionKind): readonly ActionKind[] => (verbs.includes(verb) ? [kind] : []);
  return [
    ...isArmed('shoots', 'shot'),
    'close attack',
    'grab',
    'defence',
    'parry',
    'movement',
    'task',
    'help',
    'care',
    'nothing',
    'escape',
    'disarm',
    'driving',
    'shot',
    'power',
  ];
}

/** What the game works out by itself, and is written only to say that it doesn’t hold. */
const derived: readonly string[] = ['claimed-throw', 'claimed-loss', 'superior-advantage'];

const facts: readonly string[] = ['advantage', 'hindrance', 'distance', 'place', 'unaware'];

const clauses: readonly string[] = [
  'with-thing',
  'to-beat',
  'against',
  'with-stat',
  'advantage',
  'called-shot',
  'hindrance',
  'on-outcome',
  'note',
  'unaware-target',
  'distraction',
  'running',
  'throws',
];
