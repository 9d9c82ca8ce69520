/** An action as plain text: its odds, alone and over all courses, its parts, and the worth of its throws. */
import { sentence, type ActionOdds, type PartOdds, type RoundWorth, type Source, inWords } from '../../engine/index.ts';
import { ableLines } from '../hover/action-availability.ts';
import { modifierLabels, poolWords } from '../hover/modifiers.ts';
import type { OwnContest } from './odds-text-own.ts';
import { distributionsText, outcomesText } from './odds-text-rows.ts';
import { sameOdds, informative } from './outcomes.ts';
import { worthText } from './worth-text.ts';

/** Context for rendering an action. */
export interface ActionTextOptions {
  readonly placeOf: (source: Source) => string;
  readonly call: (name: string) => string;
  /** The action’s own contest, if it is shown together with the action. */
  readonly own?: OwnContest | undefined;
  /** Missing if not requested. */
  readonly worth?: RoundWorth | undefined;
}

export function actionText(action: ActionOdds, { placeOf, call, own, worth }: ActionTextOptions): readonly string[] {
  const modifiers = modifierLabels(action.pool).join('; ');
  const { outcomes, odds, pinned } = own ?? action;
  return [
    `  ${sentence(action.words)} (${placeOf(action.source)}): ` +
      `${poolWords(action.pool)}${modifiers === '' ? '' : ` (${modifiers})`}`,
    ...outcomesText(inWords(odds, outcomes), '    '),
    ...(pinned === undefined ? [] : ['    given the pins', ...outcomesText(inWords(pinned, outcomes), '      ')]),
    ...ableLines(action, call).map((words) => `    ${words}`),
    ...partsText(action, placeOf),
    ...(own === undefined ? [] : distributionsText(informative(own.contest))),
    ...(worth === undefined ? [] : worthText(action, worth.ofAction(action), call)),
  ];
}

/** Parts with the same chances are grouped above them. */
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
