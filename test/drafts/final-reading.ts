/** The content of a draft’s final reading, with the words of the text for each part. */
import type { Analysis } from '../../server/analysis/index.ts';
import type {
  Announcement,
  Combatant,
  Condition,
  Creature,
  Fact,
  NameRef,
  Prose,
  Round,
  Ruleset,
  Scenario,
  Source,
} from '../../server/engine/index.ts';
import { holds } from './words.ts';

/**
 * An announcement with its round and its own words: those of its sentence and clauses, and separately those of its
 * notes.
 */
export interface FinalAnnouncement {
  readonly announcement: Announcement;
  readonly round: Round;
  readonly words: string;
  readonly notes: string;
}

export class FinalReading {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly announcements: readonly FinalAnnouncement[];
  readonly #analysis: Analysis;

  constructor(analysis: Analysis, scenario: Scenario, ruleset: Ruleset) {
    this.#analysis = analysis;
    this.scenario = scenario;
    this.ruleset = ruleset;
    this.announcements = scenario.rounds.flatMap((round) =>
      round.announcements.map((announcement) => ({
        announcement,
        round,
        words: this.#wordsOfAnnouncement(announcement),
        notes: announcement.prose.map(noteWords).join('\n'),
      })),
    );
  }

  /** The words of somebody’s block, or of the stat block that they are a body of. */
  blockOf(name: string): string {
    return this.blocks()
      .filter((block) => holds(block.name, name) || holds(name, block.name))
      .map((block) =>
        [
          this.wordsAt(block.source),
          ...[...block.stats, ...block.traits, ...block.carries].map(({ source }) => this.wordsAt(source)),
        ].join('\n'),
      )
      .join('\n');
  }

  blocks(): readonly (Combatant | Creature)[] {
    return [...this.scenario.combatants, ...this.scenario.creatures];
  }

  /** All facts of the scenario and its rounds, in their own words. */
  facts(): readonly string[] {
    const facts: readonly Fact[] = [...this.scenario.facts, ...this.scenario.rounds.flatMap((round) => round.facts)];
    return [...facts.map(({ source }) => this.wordsAt(source)), this.scenario.situation?.text ?? ''];
  }

  /** What is said in the rounds with a number, as `Dez shouts`. */
  speeches(number: number): readonly string[] {
    return this.scenario.rounds
      .filter((round) => round.number === number)
      .flatMap(({ prose }) => prose.flatMap(({ kind, said }) => (said === true ? [kind] : [])));
  }

  /** All displayed prose. */
  prose(): readonly string[] {
    const prose: readonly Prose[] = [
      ...this.scenario.prose,
      ...this.blocks().flatMap((block) => block.prose),
      ...this.scenario.rounds.flatMap((round) => [
        ...round.prose,
        ...round.announcements.flatMap((each) => each.prose),
      ]),
    ];
    return prose.map(({ text }) => text);
  }

  /** The comments of the text. */
  comments(): readonly string[] {
    return this.#analysis.reading.text.match(/(?<=^|\s)\/\/.*|\/\*[^]*?\*\//gmu) ?? [];
  }

  wordsAt(source: Source): string {
    const range = this.#analysis.rangeOf(source);
    return range === undefined ? '' : this.#analysis.reading.text.slice(range.start, range.end);
  }

  #wordsOfAnnouncement({ source, clauses }: Announcement): string {
    return [source, ...clauses.map((clause) => clause.source)].map((each) => this.wordsAt(each)).join('\n');
  }
}

/** The words of a note; of speech with its speaker. */
function noteWords({ kind, text, said }: Prose): string {
  return said === true ? `${kind} ${text}` : text;
}

/** The people named in a condition. */
export function namedIn(condition: Condition): readonly NameRef[] {
  switch (condition.kind) {
    case 'acted':
      return [condition.side];
    case 'happened':
      return [];
    case 'did':
    case 'is':
      return [condition.who];
    case 'not':
      return namedIn(condition.of);
    case 'and':
    case 'or':
      return condition.of.flatMap(namedIn);
  }
}
