/** Completions that fit a place: verbs for what somebody carries, and clauses that their deed can have. */
import type { Needed, WritingPlace } from '../../completions.ts';
import type { Announcement, Round, Scenario } from '../../scenario.ts';
import { castOf, fightersNamed, weaponNamed, type Cast, type Fighter } from './cast.ts';
import { hourlyReasons } from './exploration/passing-time.ts';
import { factsOf, type MoveablesFact } from './facts.ts';
import { rollsDice } from './play/head-pins.ts';
import { actionKind, testedIfWritten, type ActionKind } from './verbs.ts';

export function needed(scenario: Scenario<MoveablesFact>, place: WritingPlace<MoveablesFact>): Needed {
  const { actors, announcement, block, round } = place;
  const cast = castOf(scenario);
  const people = fightersNamed(cast, actors);
  const rows = block !== undefined ? blockRows : announcement === undefined ? headRows : clauseRows;
  const hasDice = round !== undefined && rollsInHead(scenario, round);
  return {
    rows,
    kinds: kindsFor(cast, people),
    never: announcement !== undefined ? idleBelow(people, announcement) : hasDice ? [] : ['head-dice'],
  };
}

/** Whether the head of a round has dice to pin; those of each hour may be asked for before the rounds. */
function rollsInHead({ facts }: Scenario<MoveablesFact>, round: Round<MoveablesFact>): boolean {
  return round.facts.some(rollsDice) || hourlyReasons([...facts, ...round.facts]) !== undefined;
}

const blockRows = ['armour', 'below-zero', 'languages', 'skills', 'carried-rows', 'mental-rows', 'keeps', 'insulation'];

const headRows = [
  'hit-points',
  'state',
  'head-dice',
  'encounter-check',
  'short-rest',
  'burns-down',
  'fall',
  'fire',
  'water',
  'cold',
];

const twice = ['advantage', 'disadvantage'];

/** Clauses that belong to some kinds of deeds only, in the usual order. */
const ofKinds: Readonly<Partial<Record<ActionKind, readonly string[]>>> = {
  'melee attack': ['with-thing', 'harder', 'easier'],
  'ranged attack': ['with-thing', 'harder', 'easier', 'cover'],
  test: ['attributes', ...twice],
  contest: ['attributes', ...twice],
  grenade: twice,
  reload: ['hurrying', ...twice],
  'first aid': ['with-thing', ...twice],
  spell: ['magic-dice', 'from-thing', 'on-magic-dice'],
  summons: ['magic-dice', 'from-thing', 'on-magic-dice'],
  blast: ['magic-dice', 'on-magic-dice'],
  flight: twice,
  crawl: twice,
  'playing dead': twice,
  'picking a lock': ['with-thing', ...twice],
  'kicking a door': twice,
  'lifting bars': twice,
  speech: ['attributes', 'holding', ...twice],
  swimming: ['rows-occupied', ...twice],
  'treading water': ['rows-occupied'],
  shedding: twice,
  searching: ['attributes', ...twice],
  examining: ['attributes', ...twice],
  'anything else': ['attributes', 'with-thing', ...twice],
};

const particular = [...new Set(Object.values(ofKinds).flat())];

const clauseRows = [...particular, 'on-outcome', 'note', 'free', 'free-thing', 'pinned-roll'];

/** Of which one says it all. */
const once: Readonly<Record<string, MoveablesFact['kind']>> = {
  'with-thing': 'with thing',
  attributes: 'attributes',
  'magic-dice': 'magic dice',
  'from-thing': 'from thing',
  hurrying: 'hurrying',
  'rows-occupied': 'rows occupied',
  'pinned-roll': 'pinned roll',
};

/** Kinds that are tested only with one of these clauses; without it nothing is rolled. */
const testedWith: Readonly<Partial<Record<ActionKind, MoveablesFact['kind']>>> = {
  reload: 'hurrying',
  speech: 'attributes',
  searching: 'attributes',
  examining: 'attributes',
  'anything else': 'attributes',
};

/** Clauses without effect below an announcement. */
function idleBelow(people: readonly Fighter[], announcement: Announcement<MoveablesFact>): readonly string[] {
  const { clauses } = announcement;
  const kind = actionKind(announcement.kind);
  const own = ofKinds[kind] ?? [];
  const has = (fact: MoveablesFact['kind']): boolean => factsOf(clauses, fact).length > 0;
  const magic = people.some(({ knows: spells, holds }) => spells.length + holds.length > 0);
  const test = testedWith[kind];
  const isUntested = test !== undefined && !has(test);
  const isTwice = has('advantage') || has('disadvantage');
  return [
    ...particular.filter((row) => !own.includes(row)),
    ...Object.entries(once).flatMap(([row, fact]) => (has(fact) ? [row] : [])),
    ...(isTwice || isUntested ? twice : []),
    ...(isUntested && testedIfWritten.has(kind) ? ['on-outcome'] : []),
    ...(people.some((each) => knowsSpell(each, announcement)) ? ['from-thing'] : []),
    ...(own.includes('advantage') || own.includes('harder') ? [] : ['sets-aside']),
    ...(magic ? [] : ['dispels', 'dismisses']),
  ];
}

/** Whether the spell is in their own mind, and so comes from nowhere else. */
function knowsSpell({ knows }: Fighter, { thing, object }: Announcement<MoveablesFact>): boolean {
  const spell = thing?.id ?? thing?.text ?? object?.text;
  return spell !== undefined && knows.some(({ id, text }) => (id ?? text) === spell);
}

/** The likeliest first: what somebody is armed for, and their magic. */
function kindsFor(cast: Cast, people: readonly Fighter[]): readonly ActionKind[] {
  const [fighter] = people;
  if (fighter === undefined) return usual;
  const reaches = fighter.carries.flatMap(({ id, text }) => weaponNamed(cast, id ?? text)?.reach ?? []);
  const armed = reaches.map((reach): ActionKind =>
    reach === 'close' ? 'melee attack' : reach === 'ranged' ? 'ranged attack' : 'grenade',
  );
  const magic: readonly ActionKind[] = fighter.magicDice > 0 ? ['spell', 'summons'] : [];
  return [...new Set([...armed, ...magic, ...usual])];
}

const usual: readonly ActionKind[] = ['test', 'melee attack', 'move', 'first aid', 'flight', 'anything else'];
