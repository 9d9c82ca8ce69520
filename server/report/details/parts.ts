/** A body by its parts: the protection of each cell, which of them is struck, and what is wrong with a part. */
import { calledInFull, sentence, type PartsDetail, type StruckPart } from '../../engine/index.ts';
import type { PictureView } from '../../protocol/index.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable } from './table-parts.ts';

export const partsReport: DetailReport<'parts'> = {
  lines: (detail, call) => [partsLine(detail, call(detail.who))],
  json: ({ kind: _, ...detail }) => ({ parts: detail }),
  names: ({ who }) => [who],
  nature: () => undefined,
  table: (detail, { context, step }) =>
    inOneGo({ ...emptyTable(sentence(step.kind)), parts: partsView(context, detail) }),
  marked: () => [],
};

function partsView({ people }: Pick<ViewContext, 'people'>, detail: PartsDetail): PictureView<'parts'> {
  const { who, parts, struck } = detail;
  const combatant = people.get(who)?.combatant;
  return {
    title: titleOf(detail, combatant === undefined ? who : calledInFull(combatant)),
    parts: parts.map((part) => ({
      name: part.name,
      cells: part.cells.map((cell) => ({ ...cell, struck: cell.number === struck })),
      says: statesOf(detail, part).join(', '),
      words: spokenPart(detail, part),
    })),
  };
}

/** `The Ghoul’s ARM, by cell`. */
function titleOf({ protection }: PartsDetail, called: string): string {
  return sentence(`${called}’s ${protection}, by cell`);
}

/** `The Ghoul’s ARM, by cell: Head 0; Thorax 1, 1, 3 (struck in cell 4); Legs 0 (amputated)`. */
function partsLine(detail: PartsDetail, called: string): string {
  const parts = detail.parts.map((part) => {
    const states = statesOf(detail, part);
    const cells = part.cells.map(({ protection }) => protection).join(', ');
    return `${part.name} ${cells}${states.length === 0 ? '' : ` (${states.join(', ')})`}`;
  });
  return `${titleOf(detail, called)}: ${parts.join('; ')}`;
}

/** `Thorax: cell 2, 1 ARM; cell 3, 1 ARM; struck in cell 3`. */
function spokenPart(detail: PartsDetail, part: StruckPart): string {
  const cells = part.cells.map(({ number, protection }) => `cell ${number}, ${protection} ${detail.protection}`);
  return `${part.name}: ${[...cells, ...statesOf(detail, part)].join('; ')}`;
}

function statesOf({ struck }: PartsDetail, { cells, states }: StruckPart): readonly string[] {
  return [
    ...cells.filter(({ number }) => number === struck).map(({ number }) => `struck in cell ${number}`),
    ...states,
  ];
}
