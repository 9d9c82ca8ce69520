/** What a game drafts for a new writer: a short complete scenario, and likely announcements. */
import { literally } from './words/literal-pattern.ts';
import type { Combatant, Fact, Hand, Scenario } from './scenario.ts';

/** A short complete scenario to start from: it has no findings, and at least one throw. */
export interface Starter {
  /** Its title where it is offered: `A first fight, Demon City`. */
  readonly title: string;
  /** What happens in it, in one sentence. */
  readonly about: string;
  readonly text: string;
  /** The words to be replaced by the writer’s own, in the order of the text; each one wherever it occurs. */
  readonly places: readonly string[];
}

export interface Drafting<F extends Fact = Fact> {
  readonly starter: Starter;
  /** The lines of a block for a new combatant of a hand, without heading and indentation: enough for play. */
  block(hand: Hand): readonly string[];
  /**
   * Possible announcements of somebody in a round, the likeliest first: each as lines, those below it indented by two.
   * They aren’t checked yet; the last one is valid for anybody.
   */
  announcements(scenario: Scenario<F>, who: Combatant<F>): readonly (readonly string[])[];
  /** Facts that a first round needs before its announcements; missing in a game that needs none. */
  roundFacts?(scenario: Scenario<F>): readonly string[];
}

/** Names, quotations and numbers are replaced where they occur as whole words. */
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
