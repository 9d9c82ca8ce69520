/** Snippets of whole blocks, offered where a block can start and only if the scenario’s game can read them. */
import { CompletionItemKind, InsertTextFormat, type CompletionItem, type Range } from 'vscode-languageserver';
import { derive, deriveInSteps, rulesets, type Ruleset } from '../../engine/index.ts';
import { readingSteps, type Completions, type Reading } from '../../language/index.ts';
import { isUnbegun } from './starters.ts';
import written from '../snippets.json' with { type: 'json' };

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const snippets: readonly Snippet[] = Object.values(written);

/** In a text without a scenario, the snippets of all games. */
export function snippetsAt(
  reading: Reading,
  { begins, ruleset, items }: Completions,
  range: Range,
): readonly CompletionItem[] {
  if (!begins) return [];
  const games = isUnbegun(reading) || ruleset === undefined ? rulesets : [ruleset];
  const openings = new Set(items.map(({ label }) => label.split(' ')[0]));
  const canBegin = ({ body: [first = ''] }: Snippet): boolean => openings.has(first.split(' ')[0]);
  return snippets
    .filter((snippet) => canBegin(snippet) && games.some((game) => goesWith(game)(snippet)))
    .map(({ prefix, description, body }) => ({
      label: prefix,
      kind: CompletionItemKind.Snippet,
      detail: description,
      textEdit: { range, newText: body.join('\n') },
      insertTextFormat: InsertTextFormat.Snippet,
    }));
}

/** Reads the snippets by the games of a text in advance; yields between them. */
export function* snippetSteps(reading: Reading): Generator<undefined, void> {
  const games = new Set(isUnbegun(reading) ? rulesets : reading.scenarios.map(({ ruleset }) => ruleset));
  for (const game of games) {
    for (const snippet of snippets) {
      yield* goesWith(game).steps(snippet);
      yield;
    }
  }
}

/** Whether a game can read a snippet; each is read once for each game, on demand. */
const goesWith = derive('readers of snippets', (game: Ruleset) =>
  deriveInSteps('snippets that a game reads', (snippet: Snippet) => isReadBy(game, snippet)),
);

/** A clause alone can’t be read; where it can start, it belongs to the game. Stats are read whatever their name. */
function* isReadBy(game: Ruleset, { body }: Snippet): Generator<undefined, boolean> {
  if (!body.some((line) => line.startsWith(' '))) return true;
  const { problems, scenarios } = yield* readingSteps(asProposed(body), { file: 'snippet.clash', rulesets: [game] });
  const stats = scenarios
    .flatMap(({ scenario: { combatants, creatures } }) => [...combatants, ...creatures])
    .flatMap((each) => each.stats);
  return problems.length === 0 && stats.every(({ name }) => game.vocabulary.stats.some(({ word }) => word === name));
}

/** The snippet’s text with its default values. */
function asProposed(body: readonly string[]): string {
  const text = body.join('\n');
  const proposed = new Map(
    [...text.matchAll(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*\|)\}/g)].map(([, place, word, choice]) => [
      place,
      word ?? choice ?? '',
    ]),
  );
  return text.replace(
    /\$\{(\d+)[^}]*\}|\$(\d+)/g,
    (_, place?: string, repeated?: string) => proposed.get(place ?? repeated) ?? '',
  );
}
