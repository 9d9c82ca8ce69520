/** From which state of things odds start, as the last line of a hover, with the way to the page of exact figures. */
import { sentence, type Figure } from '../engine/index.ts';
import { reachedWords } from './figures.ts';
import { escapeMarkdown } from './transcript.ts';

/** What is told of a round’s odds as a whole. */
export interface GivenTelling {
  /** The chance that it is played. */
  readonly reached?: Figure | undefined;
  /** The address of the page; missing where there is none to open. */
  readonly page?: string;
}

/** That a round is certain to be played isn’t told. */
export function givenLine(given: string, { reached, page }: GivenTelling): string {
  const chance = reachedWords(reached);
  return `*${escapeMarkdown(`${sentence(given)}${chance === '' ? '' : `; the round is ${chance}`}`)}*${page === undefined ? '' : ` · [exact figures](${page})`}`;
}
