/** From which state of things odds start, as the last line of a hover, with the way to the page of exact fractions. */
import { sentence, type Figure } from '../engine/index.ts';
import { percent } from './figures.ts';
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
  const chance = reached === undefined || reached.chance.equals(1) ? '' : `; the round is reached in ${percent(reached)}`;
  return `*${escapeMarkdown(`${sentence(given)}${chance}`)}*${page === undefined ? '' : ` · [exact fractions](${page})`}`;
}
