/**
 * The context of a sentence: places nest, the innermost is tried first, and a sentence of an outer place closes the
 * inner ones.
 */
import type { Piece, Place } from '../../engine/index.ts';
import { sameContinued, type ContinuedClause } from '../read/continued-clause.ts';
import type { Sentence } from '../read/sentences.ts';

/**
 * The place of the following sentences; in the shared head of a file with scenarios no scenario encloses them. `ended`
 * is the block that a sentence of an outer place has ended, until another block starts; `announced` is the announcement
 * that clauses belong to, and `continued` the last clause that can continue in a separate sentence.
 */
export interface Context {
  readonly place: Place;
  readonly inScenario: boolean;
  readonly ended?: { readonly place: Place; readonly by: Sentence };
  readonly announced?: Sentence;
  readonly continued?: ContinuedClause | undefined;
}

const around: Readonly<Record<Place, Place | undefined>> = {
  announcement: 'round',
  round: 'scenario',
  situation: 'scenario',
  combatant: 'scenario',
  scenario: 'file',
  file: undefined,
};

/** The places in which a sentence may be read, innermost first. */
export function placesOf(context: Context): readonly Place[] {
  return paths[context.inScenario ? 'inScenario' : 'inHead'][context.place];
}

/** The context of the next sentence after `by` has been read in a place. */
export function after(context: Context, place: Place, piece: Piece | undefined, by: Sentence): Context {
  const next = opened(piece) ?? (place === 'file' && context.inScenario ? 'scenario' : place);
  if (next === 'announcement' && piece?.piece === 'announcement')
    return { place: next, inScenario: context.inScenario, announced: by };
  if (next === context.place) return context;
  const ends = (next === 'scenario' || next === 'file') && context.place !== 'scenario' && context.place !== 'file';
  return { place: next, inScenario: context.inScenario, ...(ends ? { ended: { place: context.place, by } } : {}) };
}

/** Whether sentences are read equally in two contexts. */
export function sameContext(one: Context, other: Context): boolean {
  return (
    one.place === other.place &&
    one.inScenario === other.inScenario &&
    one.ended?.place === other.ended?.place &&
    one.ended?.by === other.ended?.by &&
    one.announced === other.announced &&
    sameContinued(one.continued, other.continued)
  );
}

/** The context within the block that was ended last. */
export function reopened({ ended, inScenario }: Context): Context | undefined {
  return ended === undefined ? undefined : { place: ended.place, inScenario };
}

/** The place that a piece opens for the sentences after it. */
export function opened(piece: Piece | undefined): Place | undefined {
  switch (piece?.piece) {
    case 'combatants':
    case 'creature':
      return 'combatant';
    case 'situation':
      return 'situation';
    case 'round':
      return 'round';
    case 'announcement':
      return 'announcement';
    default:
      return undefined;
  }
}

function pathFrom(place: Place, inScenario: boolean): readonly Place[] {
  const path: Place[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = around[at]) {
    if (at !== 'scenario' || inScenario || place === 'scenario') path.push(at);
  }
  return path;
}

const all = Object.keys(around) as Place[];

function allPaths(inScenario: boolean): Readonly<Record<Place, readonly Place[]>> {
  return Object.fromEntries(all.map((place) => [place, pathFrom(place, inScenario)])) as Record<
    Place,
    readonly Place[]
  >;
}

const paths = { inScenario: allPaths(true), inHead: allPaths(false) };
