/** From which state of things odds start, as the last line of a hover, with the way to the page of exact figures. */
import { isExact, seedsTried, sentence, type Figure, type RoundOdds } from '../../engine/index.ts';
import { neverReached, noCourseWords, reachedWords } from '../figures.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';

/** That no seed was found leaves room for later ones, so that it goes with any chance of coming to the round. */
export const noSeedWords = `none of the first ${seedsTried} seeds comes here`;

/** What is told of a round’s odds as a whole. */
export interface GivenTelling {
  /** The chance that it is played. */
  readonly reached?: Figure | undefined;
  /** The address of the page; missing where there is none to open. */
  readonly page?: string;
  /** The address that has more courses played; missing where these would tell no more. */
  readonly playOn?: string;
}

/** What is looked at of a round. */
export type Told = Pick<RoundOdds, 'given' | 'along' | 'played' | 'seed' | 'reached' | 'actions' | 'contests'>;

/** That a round is certain to be played isn’t told. */
export function givenLine(round: Told, { reached, page, playOn }: GivenTelling): string {
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

function pageWords(round: Told): string {
  if (round.actions.some(({ odds }) => [...odds.values()].some(({ sample }) => sample !== undefined)))
    return 'all figures';
  return isBounded(round) ? 'exact bounds' : 'exact figures';
}

function isBounded({ actions, contests }: Told): boolean {
  return [...actions, ...contests].some(({ odds }) =>
    [...odds.values()].some((figure) => figure.bound !== undefined && !isExact(figure)),
  );
}

function courseWords({ along, played, seed, reached }: Told): string {
  if (played !== false) return '';
  if (seed !== undefined)
    return along === seed
      ? ', the first whose course comes here'
      : `; seed ${seed} is the first whose course comes here`;
  return reachedWords(reached) === neverReached ? '' : `; ${noSeedWords}`;
}
