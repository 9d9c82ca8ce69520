/** Dice that have become others: along which ladder, and why. */
import { sentence, type SteppedDie } from '../../engine/index.ts';
import type { PictureView } from '../../protocol/index.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable } from './table-parts.ts';

export const steppingReport: DetailReport<'stepping'> = {
  lines: ({ dice }) => dice.map(dieLine),
  json: ({ dice }) => ({ stepping: dice }),
  names: () => [],
  nature: () => undefined,
  table: ({ dice }, { step }) => inOneGo({ ...emptyTable(sentence(step.kind)), stepping: { dice: dice.map(dieView) } }),
  marked: () => [],
};

function dieView(die: SteppedDie): PictureView<'stepping'>['dice'][number] {
  const { from, to, ladder, why } = die;
  return {
    says: dieWords(die),
    ladder,
    from: ladder.indexOf(from),
    ...(to === undefined ? {} : { to: ladder.indexOf(to) }),
    why,
  };
}

/** `Location die: d10 → d12 (a step up: shin-deep water)`. */
function dieLine(die: SteppedDie): string {
  return `${dieWords(die)}${die.why.length === 0 ? '' : ` (${die.why.join('; ')})`}`;
}

/** `Lantern: d2 → gone`. */
function dieWords({ what, from, to }: SteppedDie): string {
  return `${sentence(what)}: ${from} → ${to ?? 'gone'}`;
}
