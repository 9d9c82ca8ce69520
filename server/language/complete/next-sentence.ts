/** Orders what can begin a sentence: first what a writer most likely writes next at that place. */
import type { Place } from '../../engine/index.ts';
import type { CaretWant } from '../match/caret-matcher.ts';
import { actorsToCome } from './offered-actors.ts';
import type { Completion, Offering } from './offers.ts';
import { headRank, isRare } from './head-order.ts';
import { lineStart } from '../read/lines.ts';
import { indexOfSentence } from '../read/layout.ts';
import { statementsUpTo, writingPlace } from './quote-place.ts';
import type { Statement } from '../read/statement.ts';

/**
 * What begins a sentence, by what it would be part of: `fact` is a sentence of the block around, `head` one between the
 * blocks, `rare` one that few need.
 */
type Beginning = 'actor' | 'clause' | 'fact' | 'round' | 'head' | 'rare';

/** The offers of rows that begin a sentence, in order; those of announcements are whoever hasn’t announced yet. */
export function nextSentence(
  offering: Offering,
  wanted: readonly CaretWant[],
  offersFor: (want: CaretWant) => readonly Completion[],
): readonly Completion[] {
  const actors = isInRound(offering.place) ? actorsToCome(offering) : { first: [], again: [] };
  const coming = new Set([...actors.first, ...actors.again].map(({ label }) => label));
  const others = wanted.filter(({ row }) => row.verb === undefined);
  const offersOf = (beginning: Beginning): readonly Completion[] =>
    others
      .filter((want) => beginningOf(offering, want) === beginning)
      .toSorted(
        (one, other) =>
          wordRank(one) - wordRank(other) || rankIn(offering, beginning, one) - rankIn(offering, beginning, other),
      )
      .flatMap(offersFor)
      .filter(({ label }) => !coming.has(`${label}:`));
  return orderAt(offering, actors.first.length > 0).flatMap((beginning) =>
    beginning === 'actor' ? [...actors.first, ...actors.again] : offersOf(beginning),
  );
}

function rankIn(offering: Offering, beginning: Beginning, { row }: CaretWant): number {
  if (beginning === 'head' || beginning === 'rare') return headRank(offering, row.id);
  return offering.place === 'combatant' ? blockRank(row.id) : 0;
}

/** Numbers come first, then what somebody has, what a game says of them, and what is read out. */
function blockRank(row: string): number {
  const rank = ['stats', 'carries', '', 'read-aloud', 'note'].indexOf(row);
  return rank < 0 ? 2 : rank;
}

function isInRound(place: Place): boolean {
  return place === 'round' || place === 'announcement';
}

function beginningOf(offering: Offering, { row, type }: CaretWant): Beginning {
  const { place } = offering;
  if (row.id === 'round') return 'round';
  if (type === 'thing') return 'rare';
  if (place === 'announcement' && row.places.includes('announcement')) return 'clause';
  const around = place === 'announcement' ? 'round' : place;
  if (around !== 'file' && around !== 'scenario' && row.places.includes(around)) return 'fact';
  return isRare(offering, row.id) ? 'rare' : 'head';
}

/** Words of a sentence’s own come before somebody’s name, and a thing’s comes last: few sentences begin with it. */
function wordRank({ type }: CaretWant): number {
  if (type === 'thing') return 2;
  return type === 'combatant' || type === 'creature' || type === 'side' ? 1 : 0;
}

/** `isAnyToCome` tells whether somebody in the cast hasn’t announced in this round. */
function orderAt(offering: Offering, isAnyToCome: boolean): readonly Beginning[] {
  const depth = depthAt(offering);
  switch (offering.place) {
    case 'announcement':
      if (depth === 'deeper') return ['clause', 'actor', 'round', 'fact', 'head', 'rare'];
      if (depth === 'shallower') return ['round', 'head', 'actor', 'fact', 'clause', 'rare'];
      return isAnyToCome
        ? ['actor', 'clause', 'fact', 'round', 'head', 'rare']
        : ['round', 'clause', 'fact', 'actor', 'head', 'rare'];
    case 'round':
      return isAnyToCome ? ['actor', 'fact', 'round', 'head', 'rare'] : ['fact', 'round', 'actor', 'head', 'rare'];
    case 'situation':
      return depth === 'shallower' ? ['round', 'head', 'fact', 'rare'] : ['fact', 'round', 'head', 'rare'];
    case 'combatant':
      return depth === 'shallower' ? ['head', 'round', 'fact', 'rare'] : ['fact', 'head', 'round', 'rare'];
    case 'scenario':
    case 'file':
      return isReadyForRounds(offering) ? ['round', 'head', 'rare'] : ['head', 'round', 'rare'];
  }
}

/** Whether two at least take part, so that a round can come next. */
function isReadyForRounds({ scenario }: Offering): boolean {
  return (
    scenario !== undefined &&
    scenario.combatants.length > 1 &&
    (scenario.situation !== undefined || scenario.rounds.length > 0)
  );
}

/**
 * How the caret’s line is indented, beside that of the last announcement, or of the last line of the block; behind a
 * full stop it goes on with that.
 */
function depthAt(offering: Offering): 'deeper' | 'same' | 'shallower' {
  const { column, place } = offering;
  if (column === undefined) return 'deeper';
  const before = statementsUpTo(offering);
  const beside =
    place === 'announcement' ? before.findLast(({ parts: [first] }) => first?.row.verb !== undefined) : before.at(-1);
  const other = beside === undefined ? undefined : columnOf(offering, beside);
  if (other === undefined || column === other) return 'same';
  return column > other ? 'deeper' : 'shallower';
}

function columnOf({ reading: { document, text } }: Offering, { sentence, from }: Statement): number | undefined {
  const at = indexOfSentence(document, sentence.id);
  const start = at === undefined ? undefined : (document.starts[at] ?? 0) + (sentence.tokens[from]?.start ?? 0);
  return start === undefined ? undefined : start - lineStart(text, start);
}

/** The heading of the round that comes next; behind one with a condition also the other way that it can go. */
export function roundHeadings(offering: Offering): readonly string[] {
  const { scenario } = offering;
  const round = scenario === undefined ? undefined : writingPlace(offering, scenario, {}).round;
  if (round === undefined) return ['round 1'];
  const isForked =
    typeof round.when !== 'string' &&
    scenario?.rounds.every(({ number, when }) => number !== round.number || when !== 'otherwise') === true;
  return [...(isForked ? [`round ${round.number} otherwise`] : []), `round ${round.number + 1}`];
}
