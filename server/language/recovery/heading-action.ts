/**
 * An action behind the heading of a round, as in `round 1: Nora shoots the Ghoul`: it may be a title, or an
 * announcement.
 */
import type { Fix } from '../../engine/index.ts';
import { sourceOf } from '../read/layout.ts';
import { isNumeral } from '../match/numerals.ts';
import { isRoundWord } from '../explain/round-mistyped.ts';
import type { Sentence } from '../read/sentences.ts';
import type { World } from '../read/statement.ts';
import { aimedAnnouncement } from './round-missing.ts';
import { wordsOf } from './rewording.ts';

/**
 * The fix that announces in the round what stands behind its heading; none where that is no action aimed at somebody.
 */
export function announceBelowHeading(world: World, sentence: Sentence, from: number, to: number): readonly Fix[] {
  const { tokens } = sentence;
  const number = tokens.findIndex((token, index) => index > from && index < to && isNumeral(token));
  if (number < 0 || !tokens.slice(from, number).some(isRoundWord)) return [];
  const start = tokens[number + 1]?.kind === 'mark' ? number + 2 : number + 1;
  const found = aimedAnnouncement(world, sentence, start, to);
  if (found === undefined) return [];
  const rest = sourceOf(world.file, sentence, start, to);
  const at = { ...rest, start: tokens[number]?.end ?? rest.start };
  return [
    {
      title: 'Announce it in the round',
      certain: false,
      intents: [{ do: 'replace', at, with: `\n  ${wordsOf(found.rewording)}` }],
    },
  ];
}
