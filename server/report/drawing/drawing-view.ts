/** Lays out the drawing of a round (who is after whom), for both the panel and an exported picture. */
import {
  runToEnd,
  calledInFull,
  groupBy,
  derive,
  oneself,
  sentence,
  type Combatant,
  type PlayedRound,
  type Scenario,
} from '../../engine/index.ts';
import type { DrawingGroup, DrawingRow, DrawingView } from '../../protocol/index.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { contestsOf } from '../round-contests.ts';
import { deedsOf, type Deed } from './deeds.ts';
import { arrivalAt, layLines, linesOfAims, type Aim } from './lanes.ts';
import { shortOrder } from './row-order.ts';

type Basics = Pick<ViewContext, 'scenario' | 'ruleset' | 'sides' | 'linesOf'>;

/** A group of the drawing: a contest, or everybody outside contests. `contest` is its index in the round. */
interface Place {
  readonly contest?: number;
  readonly name: string;
  readonly title: string;
  readonly members: readonly string[];
}

/** A round with all its announcements and groups. */
interface Scene {
  readonly context: Basics;
  readonly round: PlayedRound;
  readonly deeds: readonly Deed[];
  readonly byActor: ReadonlyMap<string, readonly Deed[]>;
  readonly places: readonly Place[];
  /** The first group that each combatant is in. */
  readonly homes: ReadonlyMap<string, Place>;
}

/**
 * The contests in the order of play, then those who act outside contests; people who neither act nor are targeted are
 * left out.
 */
export function drawingView(context: Basics, round: PlayedRound): DrawingView {
  return runToEnd(drawingSteps(context, round));
}

/** `drawingView` as a generator. */
export function* drawingSteps(context: Basics, round: PlayedRound): Generator<undefined, DrawingView> {
  const deeds = deedsOf(context, round);
  yield;
  const places = placesOf(context, deeds, round);
  const scene: Scene = {
    context,
    round,
    deeds,
    byActor: groupBy(deeds, ({ who }) => who),
    places,
    homes: homesOf(places),
  };
  const groups: DrawingGroup[] = [];
  for (const place of places) groups.push(yield* groupOf(scene, place));
  return {
    groups,
    words: groups.flatMap((group) => [
      ...(groups.length > 1 ? [group.title] : []),
      ...group.rows.flatMap((row) => rowWords(context, row)),
    ]),
  };
}

function placesOf(context: Basics, deeds: readonly Deed[], round: PlayedRound): readonly Place[] {
  const contests = contestsOf(round);
  const inContest = new Set(contests.flatMap(({ who }) => who));
  const apart = [...new Set(deeds.map(({ who }) => who).filter((who) => !inContest.has(who)))];
  const name = apartWords(context, apart);
  const title = contests.length === 0 ? '' : sentence(name);
  return [
    ...contests.map(({ name: title, who }, contest) => ({
      contest,
      name: contests.length === 1 ? `in the ${title}` : `in ${title}`,
      title,
      members: who,
    })),
    ...(apart.length === 0 ? [] : [{ name, title, members: apart }]),
  ];
}

/** `by itself` for somebody who is alone. */
function apartWords(context: Basics, [only, ...others]: readonly string[]): string {
  const pronoun = only === undefined || others.length > 0 ? undefined : combatantNamed(context, only)?.pronoun;
  return `by ${oneself(pronoun ?? 'they')}`;
}

function* groupOf(scene: Scene, place: Place): Generator<undefined, DrawingGroup> {
  const { context, deeds, homes } = scene;
  const own = deeds.filter(({ who }) => homes.get(who) === place);
  const names = [...new Set([...place.members, ...own.flatMap(({ targets }) => targets)])];
  const sideAt = (name: string): number => context.sides(sideNameOf(combatantNamed(context, name)));
  const placed = aimsOf(own, names, sideAt);
  yield;
  const order = shortOrder(
    names.length,
    linesOfAims(placed).map(({ tails, heads }) => [...tails, ...heads]),
  );
  yield;
  const rows = order.flatMap((at) => rowOf(scene, names[at], place));
  yield;
  return {
    title: place.title,
    ...(place.contest === undefined ? {} : { contest: place.contest }),
    rows,
    ...arrowsOf(
      own,
      rows.map(({ name }) => name),
      sideAt,
    ),
  };
}

/** Words for a target that does nothing. */
function idleWords({ before }: PlayedRound, who: string): string {
  return before.combatants.some(({ name, out }) => name === who && out === true)
    ? 'is out of the fight'
    : 'announces nothing';
}

function homesOf(places: readonly Place[]): ReadonlyMap<string, Place> {
  const homes = new Map<string, Place>();
  for (const place of places) for (const name of place.members) if (!homes.has(name)) homes.set(name, place);
  return homes;
}

function aimsOf(deeds: readonly Deed[], names: readonly string[], sideAt: (name: string) => number): readonly Aim[] {
  const rows = new Map(names.map((name, row) => [name, row]));
  return deeds.flatMap(({ who, targets, attack }) =>
    targets.flatMap((target) => {
      const [from, to] = [rows.get(who), rows.get(target)];
      return from === undefined || to === undefined ? [] : [{ from, to, look: `${sideAt(who)} ${attack}` }];
    }),
  );
}

function arrowsOf(
  deeds: readonly Deed[],
  names: readonly string[],
  sideAt: (name: string) => number,
): Pick<DrawingGroup, 'arrows' | 'lanes'> {
  const laid = layLines(linesOfAims(aimsOf(deeds, names, sideAt)));
  const alike = groupBy(deeds, ({ who, attack }) => `${sideAt(who)} ${attack} ${who}`);
  const arrows = laid.flatMap((line) =>
    line.tails.flatMap((from) =>
      line.heads.flatMap((to) => {
        const { look, lane } = line;
        const deed = alike.get(`${look} ${names[from]}`)?.find(({ targets }) => targets.includes(names[to] ?? ''));
        return deed === undefined
          ? []
          : [{ from, to, lane, arrival: arrivalAt(laid, line, to), verb: deed.verb, attack: deed.attack }];
      }),
    ),
  );
  return { arrows, lanes: Math.max(0, ...laid.map(({ lane }) => lane + 1)) };
}

function rowOf(
  { context, round, byActor, homes }: Scene,
  name: string | undefined,
  here: Place,
): readonly DrawingRow[] {
  const combatant = name === undefined ? undefined : combatantNamed(context, name);
  if (combatant === undefined) return [];
  const home = homes.get(combatant.name);
  // Actions are shown only in the actor’s home group.
  const own = home === here ? (byActor.get(combatant.name) ?? []) : [];
  const sideName = sideNameOf(combatant);
  return [
    {
      name: combatant.name,
      side: context.sides(sideName),
      sideName,
      does: own.length === 0 ? idleWords(round, combatant.name) : own.map(({ does }) => does).join('; '),
      ...(home === undefined || home === here ? {} : { elsewhere: home.name }),
      lines: context.linesOf(own[0]?.step.source ?? combatant.source),
    },
  ];
}

function combatantNamed({ scenario }: Basics, name: string): Combatant | undefined {
  return byName(scenario).get(name);
}

const byName = derive(
  'combatants of a drawing',
  (scenario: Scenario): ReadonlyMap<string, Combatant> =>
    new Map(scenario.combatants.toReversed().map((each) => [each.name, each])),
);

function sideNameOf(combatant: Combatant | undefined): string {
  return combatant === undefined ? 'Host' : (combatant.side.id ?? combatant.side.text);
}

/** A row as a sentence; none for somebody whose home is another group. */
function rowWords(context: Basics, { name, does, elsewhere }: DrawingRow): readonly string[] {
  if (elsewhere !== undefined) return [];
  const combatant = combatantNamed(context, name);
  const called = sentence(combatant === undefined ? name : calledInFull(combatant));
  return [`${called} ${does}`];
}
