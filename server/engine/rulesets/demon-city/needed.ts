/**
 * Completions that fit a place, for both editions: verbs for what a combatant carries, and clauses that apply to an
 * announcement.
 */
import { bodiesNamed, carriedBy } from '../../combatants.ts';
import type { Needed, WritingPlace } from '../../completions.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Scenario } from '../../scenario.ts';
import type { DemonCityFact } from './facts.ts';
import { idleClauses } from './idle-clauses.ts';
import type { ActionKind } from './vocabulary.ts';
import { bareVerbs, verbsWith } from './weapon-verbs.ts';

/** `strangers` are rows of the other edition without effect in this one. */
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

/**
 * Sorted by frequency of use; verbs for a thing that the combatant lacks come late, those that announce nothing last.
 */
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

/** What the game derives by itself; it is written only to deny it. */
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
