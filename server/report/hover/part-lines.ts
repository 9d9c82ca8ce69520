/** The part of a hover on an action’s several parts: one Markdown line each. */
import { sentence, type Figure, type PartOdds, inWords } from '../../engine/index.ts';
import { canBe, percentWithin } from '../figures.ts';
import { nested, type Outcome } from '../odds/outcomes.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/**
 * `- dash to the doorway, common (2): succeeds at least 48.3% · fails at most 51.7%`, with every word of the document
 * escaped. What all parts share, apart from their chances of success, is added once at the end, and so is a caveat that
 * several share.
 */
export function partLines(parts: readonly PartOdds[] = []): readonly string[] {
  const caveats = sharedCaveats(parts);
  const textOf = (part: PartOdds): readonly string[] =>
    outcomesOf(part).map((outcome) => outcomeWords(outcome, caveats));
  const [[, ...further] = [], ...others] = parts.map(textOf);
  const shared =
    others.length === 0 ? [] : further.filter((outcome) => others.every((other) => other.includes(outcome)));
  const lines = [
    ...parts.map(
      (part) =>
        `- ${titleOf(part)}: ${textOf(part)
          .filter((outcome) => !shared.includes(outcome))
          .join(' · ')}`,
    ),
    ...(shared.length === 0 ? [] : [`- each of them: ${shared.join(' · ')}`]),
    ...[...caveats].map(([name, caveat]) => `- ${escapeMarkdown(name)}: ${escapeMarkdown(caveat)}`),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
}

/** A single part as a paragraph. */
export function partMarkdown(part: PartOdds): string {
  return `**${escapeMarkdown(sentence(part.words))}**, ${escapeMarkdown(part.measure)}: ${outcomesOf(part)
    .map((outcome) => outcomeWords(outcome))
    .join(' · ')}`;
}

function titleOf({ words, measure }: PartOdds): string {
  return `${escapeMarkdown(words)}, ${escapeMarkdown(measure)}`;
}

function outcomesOf({ odds, outcomes }: PartOdds): readonly Outcome[] {
  return nested(inWords(odds, outcomes)).filter(({ figure }, index) => index === 0 || canBe(figure));
}

function outcomeWords({ name, figure }: Outcome, caveats: ReadonlyMap<string, string> = new Map()): string {
  return `${escapeMarkdown(name)} ${percentWithin(caveats.has(name) ? withoutCaveat(figure) : figure)}`;
}

function withoutCaveat({ caveat: _caveat, ...figure }: Figure): Figure {
  return figure;
}

/** By outcome name, the caveat of an outcome that several parts have, if it is the same in all of them. */
function sharedCaveats(parts: readonly PartOdds[]): ReadonlyMap<string, string> {
  const all = parts.flatMap(outcomesOf);
  const names = [...new Set(all.map(({ name }) => name))];
  return new Map(
    names.flatMap((name) => {
      const [first, ...others] = all.filter((outcome) => outcome.name === name).map(({ figure: { caveat } }) => caveat);
      return first === undefined || others.length === 0 || others.some((caveat) => caveat !== first)
        ? []
        : [[name, first] as const];
    }),
  );
}
