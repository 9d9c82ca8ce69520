/** Who is after whom in one round, laid out: the same for the panel and for a picture to take away. */
import { calledInFull, oneself, sentence, type Combatant, type PlayedRound } from '../../engine/index.ts';
import type { DrawingGroup, DrawingRow, DrawingView } from '../../protocol/index.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { contestsOf } from '../round-contests.ts';
import { deedsOf, type Deed } from './deeds.ts';
import { arrivalAt, layLines, linesOfAims, type Aim } from './lanes.ts';
import { shortOrder } from './row-order.ts';

type Basics = Pick<ViewContext, 'scenario' | 'ruleset' | 'sides' | 'linesOf'>;

/** Where somebody stands: in a contest, or by themselves. `contest` is its place among those of the round. */
interface Place {
  readonly contest?: number;
  readonly name: string;
  readonly title: string;
  readonly members: readonly string[];
}

/** A round with all that is announced in it, and where everybody stands. */
interface Scene {
  readonly context: Basics;
  readonly round: PlayedRound;
  readonly deeds: readonly Deed[];
  readonly places: readonly Place[];
}

/** The contests in the order of play, then those who do something apart from them; nothing of those who neither do anything nor have it done to them. */
export function drawingView(context: Basics, round: PlayedRound): DrawingView {
  const deeds = deedsOf(context, round);
  const scene: Scene = { context, round, deeds, places: placesOf(context, deeds, round) };
  const groups = scene.places.map((place) => groupOf(scene, place));
  return { groups, words: groups.flatMap((group) => [...(groups.length > 1 ? [group.title] : []), ...group.rows.flatMap((row) => rowWords(context, row))]) };
}

function placesOf(context: Basics, deeds: readonly Deed[], round: PlayedRound): readonly Place[] {
  const contests = contestsOf(round);
  const inContest = new Set(contests.flatMap(({ who }) => who));
  const apart = [...new Set(deeds.map(({ who }) => who).filter((who) => !inContest.has(who)))];
  const name = apartWords(context, apart);
  const title = contests.length === 0 ? '' : sentence(name);
  return [
    ...contests.map(({ name: title, who }, contest) => ({ contest, name: contests.length === 1 ? `in the ${title}` : `in ${title}`, title, members: who })),
    ...(apart.length === 0 ? [] : [{ name, title, members: apart }]),
  ];
}

/** `by itself` for somebody who is alone. */
function apartWords(context: Basics, [only, ...others]: readonly string[]): string {
  const pronoun = only === undefined || others.length > 0 ? undefined : combatantNamed(context, only)?.pronoun;
  return `by ${oneself(pronoun ?? 'they')}`;
}

function groupOf(scene: Scene, place: Place): DrawingGroup {
  const { context, deeds, places } = scene;
  const own = deeds.filter(({ who }) => homeOf(places, who) === place);
  const names = [...new Set([...place.members, ...own.flatMap(({ targets }) => targets)])];
  const sideAt = (name: string): number => context.sides(sideNameOf(combatantNamed(context, name)));
  const placed = aimsOf(own, names, sideAt);
  const order = shortOrder(names.length, linesOfAims(placed).map(({ tails, heads }) => [...tails, ...heads]));
  const rows = order.flatMap((at) => rowOf(scene, names[at], own, place));
  return { title: place.title, ...(place.contest === undefined ? {} : { contest: place.contest }), rows, ...arrowsOf(own, rows.map(({ name }) => name), sideAt) };
}

/** Of a target that does nothing. */
function idleWords({ before }: PlayedRound, who: string): string {
  return before.combatants.some(({ name, out }) => name === who && out === true) ? 'is out of the fight' : 'announces nothing';
}

/** The first place in which somebody is. */
function homeOf(places: readonly Place[], who: string): Place | undefined {
  return places.find(({ members }) => members.includes(who));
}

function aimsOf(deeds: readonly Deed[], names: readonly string[], sideAt: (name: string) => number): readonly Aim[] {
  const rows = new Map(names.map((name, row) => [name, row]));
  return deeds.flatMap(({ who, targets, attack }) => targets.flatMap((target) => {
    const [from, to] = [rows.get(who), rows.get(target)];
    return from === undefined || to === undefined ? [] : [{ from, to, look: `${sideAt(who)} ${attack}` }];
  }));
}

function arrowsOf(deeds: readonly Deed[], names: readonly string[], sideAt: (name: string) => number): Pick<DrawingGroup, 'arrows' | 'lanes'> {
  const laid = layLines(linesOfAims(aimsOf(deeds, names, sideAt)));
  const arrows = laid.flatMap((line) => line.tails.flatMap((from) => line.heads.flatMap((to) => {
    const { look, lane } = line;
    const deed = deeds.find(({ who, targets, attack }) => who === names[from] && targets.includes(names[to] ?? '') && look === `${sideAt(who)} ${attack}`);
    return deed === undefined ? [] : [{ from, to, lane, arrival: arrivalAt(laid, line, to), verb: deed.verb, attack: deed.attack }];
  })));
  return { arrows, lanes: Math.max(0, ...laid.map(({ lane }) => lane + 1)) };
}

function rowOf({ context, round, places }: Scene, name: string | undefined, deeds: readonly Deed[], here: Place): readonly DrawingRow[] {
  const combatant = name === undefined ? undefined : combatantNamed(context, name);
  if (combatant === undefined) return [];
  const own = deeds.filter(({ who }) => who === name);
  const home = homeOf(places, combatant.name);
  const sideName = sideNameOf(combatant);
  return [{
    name: combatant.name, side: context.sides(sideName), sideName,
    does: own.length === 0 ? idleWords(round, combatant.name) : own.map(({ does }) => does).join('; '),
    ...(home === undefined || home === here ? {} : { elsewhere: home.name }),
    lines: context.linesOf(own[0]?.step.source ?? combatant.source),
  }];
}

function combatantNamed({ scenario }: Basics, name: string): Combatant | undefined {
  return scenario.combatants.find((each) => each.name === name);
}

function sideNameOf(combatant: Combatant | undefined): string {
  return combatant === undefined ? 'Host' : combatant.side.id ?? combatant.side.text;
}

/** What a row says in a sentence; nothing of one who is told of elsewhere. */
function rowWords(context: Basics, { name, does, elsewhere }: DrawingRow): readonly string[] {
  if (elsewhere !== undefined) return [];
  const combatant = combatantNamed(context, name);
  const called = sentence(combatant === undefined ? name : calledInFull(combatant));
  return [`${called} ${does}`];
}
