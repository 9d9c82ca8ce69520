/**
 * What a game drafts for a writer who begins: a whole short scenario, and the likeliest thing for somebody to announce.
 */
import { literally } from './words/literal-pattern.ts';
import type { Combatant, Fact, Hand, Scenario } from './scenario.ts';

/** A whole short scenario to begin with: it has no findings, and something is thrown for in it. */
export interface Starter {
  /** What it is called where it is offered: `A first fight, Demon City`. */
  readonly title: string;
  /** What happens in it, in one sentence. */
  readonly about: string;
  readonly text: string;
  /**
   * The words in it that a writer puts their own in place of, in the order in which they come to mind; each everywhere
   * it stands.
   */
  readonly places: readonly string[];
}

export interface Drafting<F extends Fact = Fact> {
  readonly starter: Starter;
  /**
   * The lines of a block for somebody new whom a hand runs, without their heading and indentation: enough to be played.
   */
  block(hand: Hand): readonly string[];
  /**
   * What somebody could announce in a round, the likeliest first: each the lines of one announcement, what stands below
   * it indented by two. None of them is held against the checks yet; the last one is fine for anybody.
   */
  announcements(scenario: Scenario<F>, who: Combatant<F>): readonly (readonly string[])[];
  /** What a first round needs to say before its announcements; missing in a game in which that is nothing. */
  roundFacts?(scenario: Scenario<F>): readonly string[];
}

/** Names, quotations and numbers are replaced where they stand as whole words. */
export function starterPlaces({
  text,
  places,
}: Starter): readonly { readonly place: number; readonly start: number; readonly end: number }[] {
  return places
    .flatMap((words, place) =>
      [...text.matchAll(wholeWords(words))].map(({ index }) => ({ place, start: index, end: index + words.length })),
    )
    .sort((one, other) => one.start - other.start);
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'gu');
}
