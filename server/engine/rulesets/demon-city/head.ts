/** The head of a round: its changes of places and conditions, in ascending Agility (reading t10). */
import { known } from '../../combatants.ts';
import { isPosition, movedTo, withPosition, type PositionFact, type Positions } from '../../positions.ts';
import type { NameRef, Round } from '../../scenario.ts';
import type { Cast, Fighter } from './cast.ts';
import type { Change, RuleKey } from './change.ts';
import { bodiesOf } from './deeds.ts';
import { factsOf, sameWords, withoutEnded, type DemonCityFact, type Regains, type StateFact } from './facts.ts';
import { conditionOf, withCondition, withState, type Fight } from './fight.ts';
import { announcingOrder } from './order.ts';
import { list, sentence } from '../../play/words.ts';
import { regainWords } from './play/regaining.ts';
import { regained } from './states.ts';

/** The sentences before the first announcement of a round. */
type RoundHead = Pick<Round<DemonCityFact>, 'facts' | 'source'>;

/** The facts in force in the round, and the changes that its head makes, one by one. */
export function headOf(
  cast: Cast,
  found: Fight,
  round: RoundHead,
  endsInjury: boolean,
): {
  readonly facts: readonly DemonCityFact[];
  readonly order: readonly Fighter[];
  readonly changes: readonly Change[];
} {
  const ended = factsOf(round.facts, 'no longer').map((fact) => sameWords(fact.words.text));
  const facts = [...withoutEnded(found.facts, ended), ...round.facts];
  const order = announcingOrder(cast, found.order, facts);
  const inOrder = <T extends { readonly who: readonly NameRef[] }>(all: readonly T[]): readonly T[] =>
    [...all].sort((a, b) => first(cast, order, a.who) - first(cast, order, b.who));
  return {
    facts,
    order,
    changes: [
      ...inOrder(round.facts.filter(isPosition)).map((fact) => placed(cast, found, fact)),
      ...inOrder(factsOf(round.facts, 'state')).map((fact) => stated(cast, fact)),
      ...inOrder(factsOf(round.facts, 'regains')).map((fact) => restored(cast, found, fact, endsInjury)),
      ...stayed(cast, found, round, order),
    ],
  };
}

/** All positions of a head apply together: places first, since moving voids the old distances. */
export function headPositions(
  positions: Positions,
  cast: Cast,
  order: readonly Fighter[],
  { facts: said }: Pick<RoundHead, 'facts'>,
): Positions {
  const facts = [...said.filter(isPosition)].sort((a, b) => first(cast, order, a.who) - first(cast, order, b.who));
  const moved = facts
    .flatMap(({ who, place }) => (place === undefined ? [] : known(who).map((name) => ({ name, place: place.text }))))
    .reduce((now, { name, place }) => movedTo(now, name, place), positions);
  return facts
    .map(({ kind, source, who, feet, from }) => ({ kind, source, who, from, ...(feet === undefined ? {} : { feet }) }))
    .reduce(withPosition, moved);
}

function placed(cast: Cast, found: Fight, fact: PositionFact): Change {
  const movers = bodies(cast, fact.who);
  const free = movers.filter(({ name }) => conditionOf(found, name).mayPlace);
  return {
    kind: free.length > 0 ? 'placement' : 'place',
    about: [
      ...movers.map(({ name }) => name),
      fact.place?.text ?? '',
      ...bodies(cast, fact.from).map(({ name }) => name),
    ].join(' '),
    ...actorOf(movers),
    tone: 'plain',
    title: sentence(`${called(movers)} ${is(movers)} ${placeWords(cast, fact)}`),
    text:
      free.length === 0
        ? ''
        : `${sentence(called(free))} earned it last round: anywhere within 60 ft of the old place.`,
    rule: free.length > 0 ? 'placement' : 'range',
    source: fact.source,
    to: (fight) => settled({ ...fight, positions: withPosition(fight.positions, fact) }, free),
  };
}

/** A free place that isn’t used lapses with the round that it was earned for. */
function stayed(cast: Cast, found: Fight, round: RoundHead, order: readonly Fighter[]): readonly Change[] {
  const movers = round.facts.filter(isPosition).flatMap((fact) => bodies(cast, fact.who));
  const idle = order.filter((fighter) => conditionOf(found, fighter.name).mayPlace && !movers.includes(fighter));
  if (idle.length === 0) return [];
  return [
    {
      kind: 'placement',
      about: 'unused',
      ...actorOf(idle),
      tone: 'plain',
      title: sentence(`${called(idle)} ${idle.length === 1 ? 'stays' : 'stay'} put`),
      text: 'Free to stand anywhere within 60 ft this round; no new place is written.',
      rule: 'placement',
      source: round.source,
      to: (fight) => settled(fight, idle),
    },
  ];
}

const ruleOfState: Readonly<Record<StateFact['state'], RuleKey | undefined>> = {
  hurt: 'injury',
  panicked: 'panic',
  down: 'recovery',
  'out of the fight': 'recovery',
  grabbed: undefined,
};

function stated(cast: Cast, fact: StateFact): Change {
  const who = bodies(cast, fact.who);
  const rule = ruleOfState[fact.state];
  const by = fact.by === undefined ? '' : ` by ${called(bodies(cast, [fact.by])) || fact.by.text}`;
  return {
    kind: 'state',
    about: `${who.map(({ name }) => name).join(' ')} ${fact.state}`,
    ...actorOf(who),
    tone: 'plain',
    text: '',
    title: sentence(`${called(who)} ${is(who)} ${fact.state === 'down' ? 'out of the fight' : fact.state}${by}`),
    ...(rule === undefined ? {} : { rule }),
    source: fact.source,
    to: (fight) => withState(cast, fight, fact),
  };
}

function restored(cast: Cast, found: Fight, fact: Regains, endsInjury: boolean): Change {
  const who = bodies(cast, fact.who);
  return {
    kind: 'regain',
    about: `${who.map(({ name }) => name).join(' ')} ${fact.stat}`,
    ...actorOf(who),
    tone: 'good',
    title: sentence(`${called(who)} ${who.length === 1 ? 'regains' : 'regain'} ${fact.points.value} ${fact.stat}`),
    text: regainWords(who, found, fact, endsInjury),
    ...(fact.stat === 'Toughness' ? { rule: 'injury' as const } : { rule: 'panic' as const }),
    source: fact.source,
    to: (fight) =>
      who.reduce(
        (now, { name }) => withCondition(now, name, regained(conditionOf(now, name), fact, endsInjury)),
        fight,
      ),
  };
}

function settled<F extends Fight>(fight: F, who: readonly Fighter[]): F {
  return who.reduce((now, { name }) => withCondition(now, name, { mayPlace: false }), fight);
}

/** The announcing index of the slowest of them. */
function first(cast: Cast, order: readonly Fighter[], who: readonly NameRef[]): number {
  return Math.min(...bodies(cast, who).map((fighter) => order.indexOf(fighter)));
}

function bodies(cast: Cast, refs: readonly NameRef[]): readonly Fighter[] {
  return refs.flatMap((ref) => (ref.id === undefined ? [] : bodiesOf(cast, ref.id)));
}

function actorOf(who: readonly Fighter[]): { readonly actor?: string } {
  const [only] = who;
  return only === undefined ? {} : { actor: only.name };
}

function placeWords(cast: Cast, { place, feet, from }: PositionFact): string {
  const at = place === undefined ? [] : [`at “${place.text}”`];
  const distance = feet === undefined ? [] : [`${feet.value} ft from ${called(bodies(cast, from))}`];
  return [...at, ...distance].join(', ');
}

function called(who: readonly Fighter[]): string {
  return list(who.map((fighter) => fighter.called));
}

function is(who: readonly Fighter[]): string {
  return who.length === 1 ? 'is' : 'are';
}
