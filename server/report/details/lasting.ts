/** How long things last: the chances that they are still there after some units of time. */
import { chancesLeft, sentence, type LastingThing } from '../../engine/index.ts';
import type { PictureView } from '../../protocol/index.ts';
import { percentInWords } from '../figures.ts';
import { chanceView } from '../panel/chances.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { emptyTable } from './table-parts.ts';

// As many bars as can be told apart in a narrow panel: the hours of a day.
const mostShown = 24;

export const lastingReport: DetailReport<'lasting'> = {
  lines: ({ things }) => things.map(thingLine),
  json: ({ things }) => ({
    lasting: things.map(({ what, unit, left }) => ({
      what,
      unit: unit.one,
      left: left.slice(0, mostShown),
    })),
  }),
  names: () => [],
  nature: () => undefined,
  table: ({ things }, { step }) =>
    inOneGo({ ...emptyTable(sentence(step.kind)), lasting: { things: things.map(thingView) } }),
  marked: () => [],
};

function thingView(thing: LastingThing): PictureView<'lasting'>['things'][number] {
  return {
    title: titleOf(thing),
    says: mainWords(thing),
    left: shownOf(thing).map((chance, index) => chanceView(`after ${unitsOf(thing, index + 1)}`, { chance })),
  };
}

/** `How long the lantern lasts: at least even odds for 2 hours; after 1 hour 75%, 2 hours 50%, 3 hours 25%`. */
function thingLine(thing: LastingThing): string {
  const left = shownOf(thing).map((chance, index) => `${unitsOf(thing, index + 1)} ${percentInWords({ chance })}`);
  return `${titleOf(thing)}: ${mainWords(thing)}; still there after ${left.join(', ')}`;
}

function shownOf(thing: LastingThing): ReturnType<typeof chancesLeft> {
  return chancesLeft(thing).slice(0, mostShown);
}

function titleOf({ what }: LastingThing): string {
  return `How long ${what} lasts`;
}

/** The longest time for which it is at least as likely to be there as not. */
function mainWords(thing: LastingThing): string {
  const units = shownOf(thing).filter((chance) => chance.compare(0.5) >= 0).length;
  return units === 0
    ? `less than even odds for ${unitsOf(thing, 1)}`
    : `at least even odds for ${unitsOf(thing, units)}`;
}

function unitsOf({ unit: { one, many } }: LastingThing, count: number): string {
  return `${count} ${count === 1 ? one : many}`;
}
