/** Tests whether a line of text would be understood at a place. */
import type { Place, StatWord } from '../../engine/index.ts';
import { toDocument } from '../read/document.ts';
import { matchRun } from '../match/match-run.ts';
import { NameTable, type DeclaredName } from '../match/name-table.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipIn } from '../explain/common-mistakes.ts';
import type { World } from '../read/statement.ts';

export class Trial {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get names(): NameTable {
    return this.#world.names;
  }

  get stats(): readonly StatWord[] {
    return this.#world.table.ruleset.vocabulary.stats;
  }

  /** The declaration of a thing that the game has. */
  declarationOf(thing: string): string | undefined {
    return this.#world.table.ruleset.vocabulary.things.find(({ word }) => word === thing)?.declaration;
  }

  /** The first words of all verbs, for one actor and for several. */
  get verbs(): ReadonlySet<string> {
    const { table, names } = this.#world;
    return new Set([...table.verbWords(names, false), ...table.verbWords(names, true)]);
  }

  /** The trial with more names. */
  knowing(more: readonly DeclaredName[]): Trial {
    return new Trial({ ...this.#world, names: new NameTable([...this.names.names, ...more]) });
  }

  /** Whether a line is one sentence that is valid at a place. */
  reads(line: string, place: Place): boolean {
    const sentence = onlySentence(line);
    return sentence !== undefined && matchRun(this.#world, sentence, 0, sentence.tokens.length, [place]) !== undefined;
  }

  /** Whether a line is a sentence about a combatant that isn’t a row of stats, as `Calm Check 7` may be. */
  isTrait(line: string): boolean {
    const sentence = onlySentence(line);
    const found =
      sentence === undefined ? undefined : matchRun(this.#world, sentence, 0, sentence.tokens.length, ['combatant']);
    return found !== undefined && found.parts[0]?.row.id !== 'stats';
  }

  /** The game’s wordings for a common mistake, as far as they are valid at the place. */
  otherwise(line: string, place: Place): readonly string[] {
    const sentence = onlySentence(line);
    const slip = sentence === undefined ? undefined : slipIn(this.#world, sentence, 0, sentence.tokens.length, [place]);
    return (slip?.fixes ?? []).flatMap(({ intents: [intent] }) =>
      intent?.do === 'replace' && this.reads(intent.with, place) ? [intent.with] : [],
    );
  }

  /** The end of the names at the start of a text: `Nora and Dez`; 0 if there are none. */
  endOfNames(text: string): number {
    const sentence = toDocument(this.#world.file, text).sentences[0];
    if (sentence === undefined) return 0;
    const { tokens } = sentence;
    let end = 0;
    for (let at = 0; at < tokens.length;) {
      const article = /^(?:the|every)$/iu.test(tokens[at]?.text ?? '') ? 1 : 0;
      const found = this.names.find('combatant', tokens, at + article, tokens.length);
      if (found === undefined) break;
      end = tokens[found.end - 1]?.end ?? end;
      at = found.end;
      if (tokens[at]?.text !== 'and' && tokens[at]?.text !== ',') break;
      at += 1;
    }
    return end;
  }
}

function onlySentence(line: string): Sentence | undefined {
  const { sentences } = toDocument('', line);
  return sentences.length === 1 ? sentences[0] : undefined;
}
