/** The hover of a sentence that gives or takes throws: its worth in each action it counts for. */
import { sameSource, type ActionOdds, type ModifierWorth, type RoundOdds } from '../../engine/index.ts';
import { lineAddress, placesFrom, type LinesOf } from '../places.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { pointsWords } from '../odds/worth.ts';
import { methodWords } from '../odds/worth-in-parts.ts';

/** An action that the sentence counts for; `worth` is missing if unknown. */
export interface ReasonUse {
  readonly round: RoundOdds;
  readonly action: ActionOdds;
  readonly worth: ModifierWorth | undefined;
}

/** Maximum number of lines. */
const mostUses = 5;

/** Markdown, largest effect first; empty if the sentence counts nowhere, or its worth is unknown. */
export function reasonMarkdown(uses: readonly ReasonUse[], linesOf: LinesOf): string {
  const known = uses.flatMap(({ worth, ...use }) => (worth === undefined ? [] : [{ ...use, worth }]));
  if (known.length === 0) return '';
  const moving = known
    .filter(({ worth }) => !worth.points.equals(0))
    .sort((one, other) => other.worth.points.abs().compare(one.worth.points.abs()));
  if (moving.length === 0)
    return known.length < uses.length ? '' : 'Worth nothing anywhere: every chance is the same without it';
  const lines = together(moving);
  const method = methodWords(moving.map(({ worth }) => worth));
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return `Worth ${lineWords(only, linesOf)}${method}`;
  const left = lines.slice(mostUses).flat().length;
  return [
    `Worth, in percentage points of each chance${method}:`,
    '',
    ...lines.slice(0, mostUses).map((line) => `- ${lineWords(line, linesOf)}`),
    ...(left > 0 ? [`- and in ${left} more`] : []),
  ].join('\n');
}

type KnownUse = ReasonUse & { readonly worth: ModifierWorth };

/** Several actions by one sentence are merged where the worth is the same. */
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
