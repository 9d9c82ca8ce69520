/**
 * An action as plain text: what it comes to, alone and over all courses, the several things in it, and what its throws
 * are worth.
 */
import {
  sentence,
  type ActionOdds,
  type OutcomeOdds,
  type PartOdds,
  type RoundWorth,
  type Source,
} from '../engine/index.ts';
import { overAll, playsWords } from './after-text.ts';
import { openNote, percentWithin } from './figures.ts';
import { modifierLabels, poolWords } from './modifiers.ts';
import type { OwnContest } from './odds-text-own.ts';
import { distributionsText, outcomesText } from './odds-text-rows.ts';
import { sameOdds, telling } from './outcomes.ts';
import { worthText } from './worth-text.ts';

/** With what an action is told. */
export interface ActionTextTelling {
  readonly placeOf: (source: Source) => string;
  readonly call: (name: string) => string;
  /** What is decided in it by itself, where that is told with it. */
  readonly own?: OwnContest | undefined;
  /** Missing where it isn’t asked for. */
  readonly worth?: RoundWorth | undefined;
}

export function actionText(action: ActionOdds, { placeOf, call, own, worth }: ActionTextTelling): readonly string[] {
  const modifiers = modifierLabels(action.pool).join('; ');
  const { odds, pinned } = own ?? action;
  return [
    `  ${sentence(action.words)} (${placeOf(action.source)}): ${poolWords(action.pool)}${modifiers === '' ? '' : ` (${modifiers})`}`,
    ...outcomesText(odds, '    '),
    ...(pinned === undefined ? [] : ['    given the pins', ...outcomesText(pinned, '      ')]),
    ...partsText(action, placeOf),
    ...(own === undefined ? [] : distributionsText(telling(own.contest))),
    ...(worth === undefined ? [] : worthText(action, worth.ofAction(action), call)),
    ...overallText(action),
  ];
}

/** Those with the same chances stand together above them. */
function partsText({ parts = [], odds }: ActionOdds, placeOf: (source: Source) => string): readonly string[] {
  const groups = parts
    .filter((part, index) => parts.findIndex((other) => isAlike(part, other)) === index)
    .map((part) => parts.filter((other) => isAlike(part, other)));
  return groups.flatMap((group) => [
    ...group.map(({ words, measure, source }) => `    ${sentence(words)}, ${measure} (${placeOf(source)})`),
    ...(group.length === 1 ? [] : ['      each of them']),
    ...outcomesText(group[0]?.odds ?? new Map(), '      ', odds),
  ]);
}

function isAlike(one: PartOdds, other: PartOdds): boolean {
  return sameOdds(one.odds, other.odds);
}

/** Of a sample only whether it takes effect is known. */
function overallText({ odds, overall }: Pick<ActionOdds, 'odds' | 'overall'>): readonly string[] {
  const [only] = overall ?? [];
  if (overall === undefined || only === undefined) return [];
  const [outcome, figure] = only;
  const note = isAsIfClosed({ odds, overall }) ? `, ${openNote}` : '';
  if (figure.sample !== undefined)
    return [`    ${overAll}, in ${playsWords(figure.sample.plays)}${note}: ${outcome} ${percentWithin(figure)}`];
  return isSame(odds, overall)
    ? [`    the same ${overAll}${note}`]
    : [`    ${overAll}${note}`, ...outcomesText(overall, '      ', odds)];
}

/**
 * Over all courses no chance is a bound any more where one is that the action has from the state that the round finds.
 */
export function isAsIfClosed({ odds, overall = new Map() }: Pick<ActionOdds, 'odds' | 'overall'>): boolean {
  return [...overall].some(([name, { bound }]) => bound === undefined && odds.get(name)?.bound !== undefined);
}

function isSame(odds: OutcomeOdds, overall: OutcomeOdds): boolean {
  return (
    odds.size === overall.size &&
    [...odds].every(([name, { chance }]) => overall.get(name)?.chance.equals(chance) === true)
  );
}
