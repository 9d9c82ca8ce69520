/**
 * An action as plain text: what it comes to, alone and over all courses, the several things in it, and what its throws
 * are worth.
 */
import { sentence, type ActionOdds, type PartOdds, type RoundWorth, type Source, inWords } from '../../engine/index.ts';
import { ableLines } from '../hover/action-availability.ts';
import { modifierLabels, poolWords } from '../hover/modifiers.ts';
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
  const { outcomes, odds, pinned } = own ?? action;
  return [
    `  ${sentence(action.words)} (${placeOf(action.source)}): ` +
      `${poolWords(action.pool)}${modifiers === '' ? '' : ` (${modifiers})`}`,
    ...outcomesText(inWords(odds, outcomes), '    '),
    ...(pinned === undefined ? [] : ['    given the pins', ...outcomesText(inWords(pinned, outcomes), '      ')]),
    ...ableLines(action).map((words) => `    ${words}`),
    ...partsText(action, placeOf),
    ...(own === undefined ? [] : distributionsText(telling(own.contest))),
    ...(worth === undefined ? [] : worthText(action, worth.ofAction(action), call)),
  ];
}

/** Those with the same chances stand together above them. */
function partsText({ parts = [], odds, outcomes }: ActionOdds, placeOf: (source: Source) => string): readonly string[] {
  const groups = parts
    .filter((part, index) => parts.findIndex((other) => isAlike(part, other)) === index)
    .map((part) => parts.filter((other) => isAlike(part, other)));
  const whole = inWords(odds, outcomes);
  return groups.flatMap((group) => [
    ...group.map(({ words, measure, source }) => `    ${sentence(words)}, ${measure} (${placeOf(source)})`),
    ...(group.length === 1 ? [] : ['      each of them']),
    ...group.slice(0, 1).flatMap((part) => outcomesText(inWords(part.odds, part.outcomes), '      ', whole)),
  ]);
}

function isAlike(one: PartOdds, other: PartOdds): boolean {
  return sameOdds(one.odds, other.odds);
}
