/** Orders what can start a sentence by how likely the writer needs it next. */
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
 * What a new sentence would be part of: `fact` is a sentence of the enclosing block, `head` one between blocks, `rare`
 * one that is rarely needed.
 */
type Beginning = 'actor' | 'clause' | 'fact' | 'round' | 'head' | 'rare';

/**
 * Offers for rows that start a sentence, in order; instead of announcement rows, the combatants that haven’t announced
 * yet.
 */
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

/** Stats come first, then carried things, what a game says about combatants, and text to read aloud. */
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

/** Fixed words rank before names, and things last, since few sentences start with one. */
function wordRank({ type }: CaretWant): number {
  if (type === 'thing') return 2;
  return type === 'combatant' || type === 'creature' || type === 'side' ? 1 : 0;
}

/** `isAnyToCome`: whether a combatant hasn’t announced in this round yet. */
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

/** Whether there are at least two combatants, so that a round can come next. */
function isReadyForRounds({ scenario }: Offering): boolean {
  return (
    scenario !== undefined &&
    scenario.combatants.length > 1 &&
    (scenario.situation !== undefined || scenario.rounds.length > 0)
  );
}

/**
 * Indentation of the caret’s line relative to that of the last announcement or of the block’s last line; after a full
 * stop it counts as deeper.
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

/** The heading of the next round; after a round with a condition also `otherwise`. */
export function roundHeadings(offering: Offering): readonly string[] {
  const { scenario } = offering;
  const round = scenario === undefined ? undefined : writingPlace(offering, scenario, {}).round;
  if (round === undefined) return ['round 1'];
  const isForked =
    typeof round.when !== 'string' &&
    scenario?.rounds.every(({ number, when }) => number !== round.number || when !== 'otherwise') === true;
  return [...(isForked ? [`round ${round.number} otherwise`] : []), `round ${round.number + 1}`];
}
