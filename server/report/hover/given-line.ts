/** The last line of a hover: which state the odds start from, and links to further figures. */
import { isExact, seedsTried, sentence, type Figure, type RoundOdds } from '../../engine/index.ts';
import { neverReached, noCourseWords, reachedWords } from '../figures.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** Later seeds may still come here, so this is compatible with any chance of reaching the round. */
const noSeedWords = `no course of seeds 1 to ${seedsTried} reaches this round`;

/** Facts about a round’s odds as a whole. */
export interface GivenLineOptions {
  /** The chance that it is played. */
  readonly reached?: Figure | undefined;
  /** URI of the page of exact figures; missing if there is none. */
  readonly page?: string;
  /** URI of the command that plays more courses; missing if that wouldn’t narrow anything. */
  readonly playOn?: string;
}

/** The fields of a round that are used here. */
export type GivenOdds = Pick<RoundOdds, 'given' | 'along' | 'played' | 'seed' | 'reached' | 'actions' | 'contests'>;

/** A certain round isn’t mentioned as such. */
export function givenLine(round: GivenOdds, { reached, page, playOn }: GivenLineOptions): string {
  const chance = reachedWords(reached);
  const none = round.seed === undefined ? noCourseWords(reached) : undefined;
  const course = `${courseWords(round)}${chance === '' ? '' : `; the round is ${chance}`}`;
  const words = sentence(round.given) + (none === undefined ? course : `; ${none}`);
  return [
    `*${escapeMarkdown(words)}*`,
    ...(page === undefined ? [] : [`[${pageWords(round)}](${page})`]),
    ...(playOn === undefined ? [] : [`[narrower intervals](${playOn})`]),
  ].join(' · ');
}

function pageWords(round: GivenOdds): string {
  if (round.actions.some(({ odds }) => [...odds.values()].some(({ sample }) => sample !== undefined)))
    return 'all figures';
  return isBounded(round) ? 'exact bounds' : 'exact figures';
}

function isBounded({ actions, contests }: GivenOdds): boolean {
  return [...actions, ...contests].some(({ odds }) =>
    [...odds.values()].some((figure) => figure.bound !== undefined && !isExact(figure)),
  );
}

function courseWords({ along, played, seed, reached }: GivenOdds): string {
  if (played !== false) return '';
  if (seed !== undefined)
    return along === seed
      ? ', the first whose course reaches this round'
      : `; seed ${seed} is the first whose course reaches this round`;
  return reachedWords(reached) === neverReached ? '' : `; ${noSeedWords}`;
}
