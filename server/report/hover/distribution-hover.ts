/** The part of a hover on the hits and damage of each side: one line each. */
import {
  sentence,
  type Distribution,
  type NumberOdds,
  type OddsInWords,
  type Outcomes,
  inWords,
} from '../../engine/index.ts';
import { decimal, notKnownWords, percent } from '../figures.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Maximum number of lines, and of values where there is no mean; the page of exact odds has all. */
const [mostLines, mostValues] = [4, 3];

/** Distributions about a single person are left out; they are shown with that person’s state. */
export function distributionLines(all: readonly Distribution[]): readonly string[] {
  const sides = all.filter(({ on }) => on === undefined);
  const lines = sides
    .slice(0, mostLines)
    .map(
      ({ of, outcomes, pinned, ...plain }) =>
        `- ${escapeMarkdown(sentence(of))}: ` +
        numberWords(plain, outcomes) +
        (pinned === undefined ? '' : `; given the pins ${numberWords(pinned, outcomes)}`),
    );
  return [
    ...lines,
    ...(lines.length < sides.length ? [`- and ${sides.length - lines.length} more`] : []),
    ...(lines.length === 0 ? [] : ['']),
  ];
}

function numberWords({ values, mean, why }: NumberOdds, outcomes: Outcomes | undefined): string {
  if (values.size === 0) return escapeMarkdown(notKnownWords(why));
  if (mean !== undefined) return `${decimal(mean)} on average`;
  return shortened(inWords(values, outcomes))
    .map(([name, chance]) => `${escapeMarkdown(name)} ${chance}`)
    .join(' · ');
}

function shortened(values: OddsInWords): readonly (readonly [name: string, chance: string])[] {
  const all = [...values].filter(([, { chance }]) => !chance.equals(0));
  const [first, rest] =
    all.length <= mostValues ? [all, []] : [all.slice(0, mostValues - 1), all.slice(mostValues - 1)];
  const [start, ...more] = rest.map(([, figure]) => figure);
  const others =
    start === undefined
      ? []
      : [
          [
            `the other ${rest.length}`,
            { ...start, chance: more.reduce((sum, { chance }) => sum.add(chance), start.chance) },
          ] as const,
        ];
  return [...first, ...others].map(([name, figure]) => [name, percent(figure)]);
}
