/** What a hover says of a sentence that gives or takes throws: what it is worth wherever it counts. */
import { sameSource, type ActionOdds, type ModifierWorth, type RoundOdds } from '../../engine/index.ts';
import { lineAddress, placesFrom, type LinesOf } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { pointsWords } from '../odds/worth.ts';
import { reckonedWords } from '../odds/worth-telling.ts';

/** One action for which the sentence counts; `worth` is missing where it can’t be told. */
export interface ReasonUse {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly worth: ModifierWorth | undefined;
}

/** So many lines are told. */
const mostUses = 5;

/**
 * Markdown, what moves a chance furthest first; empty where the sentence counts nowhere, or nothing can be told of it.
 */
export function reasonMarkdown(uses: readonly ReasonUse[], linesOf: LinesOf): string {
  const known = uses.flatMap(({ worth, ...use }) => (worth === undefined ? [] : [{ ...use, worth }]));
  if (known.length === 0) return '';
  const moving = known
    .filter(({ worth }) => !worth.points.equals(0))
    .sort((one, other) => other.worth.points.abs().compare(one.worth.points.abs()));
  if (moving.length === 0)
    return known.length < uses.length ? '' : 'Worth nothing anywhere: every chance is the same without it';
  const lines = together(moving);
  const reckoned = reckonedWords(moving.map(({ worth }) => worth));
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0)
    return `Worth${reckoned === '' ? ' ' : `${reckoned}: `}${lineWords(only, linesOf)}`;
  const left = lines.slice(mostUses).flat().length;
  return [
    `Worth, in points of chance${reckoned}:`,
    '',
    ...lines.slice(0, mostUses).map((line) => `- ${lineWords(line, linesOf)}`),
    ...(left > 0 ? [`- and in ${left} more`] : []),
  ].join('\n');
}

type KnownUse = ReasonUse & { readonly worth: ModifierWorth };

/** What several do by one sentence is told once where it is worth the same. */
function together(uses: readonly KnownUse[]): readonly (readonly KnownUse[])[] {
  const groups: KnownUse[][] = [];
  for (const use of uses) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        first.round === use.round &&
        sameSource(first.action.source, use.action.source) &&
        first.worth.points.equals(use.worth.points),
    );
    if (group === undefined) groups.push([use]);
    else group.push(use);
  }
  return groups;
}

/** `+6.4 points: Hiram slashes Lois with his sword (round 1, line 28)`. */
function lineWords([first, ...others]: readonly KnownUse[], linesOf: LinesOf): string {
  if (first === undefined) return '';
  const {
    round: { round, source },
    action,
    worth,
  } = first;
  const words = escapeMarkdown(placesFrom(source, linesOf)(action.source));
  const place = `[${words}](${lineAddress(linesOf(action.source))})`;
  const more = others.length === 0 ? '' : `, and ${others.length} more likewise`;
  return `${pointsWords(worth, others.length > 0)}: ${escapeMarkdown(action.words)}${more} (round ${round}, ${place})`;
}
