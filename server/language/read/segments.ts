/** Splits a file into its shared head and its scenarios, and determines the game of each. */
import { derive, type Finding, type Fix, type Ruleset } from '../../engine/index.ts';
import type { Document } from './document.ts';
import { sourceOf } from './layout.ts';
import { nearest } from '../explain/near.ts';
import { toFinding } from '../explain/reading-rules.ts';
import { rulesLine, understand, type RulesLine } from '../explain/rules-line.ts';
import type { Sentence } from './sentences.ts';
import { spoken } from '../explain/spoken.ts';
import type { Token } from './tokens.ts';

/** A range of sentences; `to` is exclusive. */
export interface Segment {
  readonly from: number;
  readonly to: number;
}

/** The head and the scenarios of a file. */
export interface Segments {
  readonly head: Segment;
  readonly scenarios: readonly Segment[];
}

export const segmentsOf = derive('segments of a file', ({ sentences }: Document) => toSegments(sentences));

function toSegments(sentences: readonly Sentence[]): Segments {
  const starts: number[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (opensScenario(sentence, sentences[index + 1])) starts.push(index);
  }
  const scenarios = starts.map((from, index) => ({ from, to: starts[index + 1] ?? sentences.length }));
  return { head: { from: 0, to: starts[0] ?? sentences.length }, scenarios };
}

/** `scenario "…"`, even if the word is misspelt, or missing before `rules`. */
function opensScenario(sentence: Sentence, next: Sentence | undefined): boolean {
  const opening = sentence.tokens[0];
  // Fast path: a much shorter or longer word is no misspelt `scenario`.
  if (opening?.kind === 'word' && (opening.text.length < 6 || opening.text.length > 10)) return false;
  const [first, second] = sentence.tokens.filter((token) => token.kind !== 'mark');
  if (first?.kind === 'word') {
    if (first.text === 'scenario' || first.text === 'Scenario') return true;
    return second?.kind === 'prose' && first.text.length > 5 && nearest(first.text, ['scenario']) !== undefined;
  }
  return first?.kind === 'prose' && second === undefined && next?.tokens[0]?.text === 'rules';
}

/** The game that a range of sentences names. */
export interface NamedRules {
  readonly ruleset?: Ruleset;
  readonly finding?: Finding;
}

/** The game named in a range of sentences; `undefined` if none is. */
export function rulesOf(
  file: string,
  sentences: readonly Sentence[],
  segment: Segment,
  rulesets: readonly Ruleset[],
): NamedRules | undefined {
  for (let index = segment.from; index < segment.to; index += 1) {
    const sentence = sentences[index];
    const named = sentence === undefined ? undefined : namedRules(file, sentence, rulesets);
    if (named !== undefined) return named;
  }
  return undefined;
}

function namedRules(file: string, sentence: Sentence, rulesets: readonly Ruleset[]): NamedRules | undefined {
  const tokens = sentence.tokens.slice(sentence.tokens[0]?.kind === 'mark' ? 1 : 0);
  const first = tokens[0];
  if (first?.kind === 'prose' && first.open) return rulesBehindQuote(first.text, rulesets);
  if (first?.kind !== 'word') return undefined;
  return namedById(file, sentence, tokens, rulesets) ?? namedOtherwise(file, sentence, rulesets);
}

function namedById(
  file: string,
  sentence: Sentence,
  tokens: readonly Token[],
  rulesets: readonly Ruleset[],
): NamedRules | undefined {
  const [first] = tokens;
  if (first === undefined || tokens.length > 4) return undefined;
  const at = tokens.findLastIndex((token) => token.kind === 'word' || token.kind === 'prose');
  const id = tokens[at]?.text ?? '';
  const exact = rulesets.find((ruleset) => ruleset.id === id);
  const says = first.text.toLowerCase() === 'rules';
  if (exact !== undefined && (says || tokens.length === 1 || nearest(first.text, ['rules']) !== undefined))
    return { ruleset: exact };
  return says && at >= 1 && tokens.filter(({ kind }) => kind !== 'mark').length === 2
    ? nearlyNamed(id, rulesets, sourceOf(file, sentence, at, at + 1))
    : undefined;
}

/**
 * A game named in other words is still played; if several may be meant, the first of them. If none matches, there is
 * only a finding.
 */
function namedOtherwise(file: string, sentence: Sentence, rulesets: readonly Ruleset[]): NamedRules | undefined {
  const line = rulesLine(sentence, rulesets);
  const [ruleset] = line === undefined || line.meant.length === 0 ? rulesets : line.meant;
  if (line === undefined || ruleset === undefined) return undefined;
  understand(sentence, line, ruleset);
  const finding = otherwise(file, sentence, line, rulesets);
  return line.meant.length === 0 ? { finding } : { ruleset, finding };
}

function otherwise(
  file: string,
  sentence: Sentence,
  { meant, from, to }: RulesLine,
  rulesets: readonly Ruleset[],
): Finding {
  const known = (meant.length === 0 ? rulesets : meant).map(({ id }) => id);
  const whole = sourceOf(file, sentence, 0, to);
  const fixes = known.map((id): Fix => ({
    title: `Write “rules ${id}”`,
    certain: meant.length === 1,
    intents: [{ do: 'replace', at: whole, with: `rules ${id}` }],
  }));
  const near = known[0] ?? '';
  if (meant.length === 1)
    return toFinding('rules-by-title', 'named', { said: spoken(sentence.tokens, 0, to), near }, whole, fixes);
  const data = {
    id: spoken(sentence.tokens, from, to),
    near,
    known: known.join(', ').replace(/, (?=[^,]*$)/u, ' or '),
  };
  return toFinding(
    'unknown-rules',
    meant.length === 0 ? 'unknown' : 'several',
    data,
    sourceOf(file, sentence, from, to),
    fixes,
  );
}

/** A stray quotation mark before `rules` makes the rest of the line prose. */
function rulesBehindQuote(text: string, rulesets: readonly Ruleset[]): NamedRules | undefined {
  const ruleset = rulesets.find(({ id }) => text.trim() === `rules ${id}`);
  return ruleset === undefined ? undefined : { ruleset };
}

function nearlyNamed(id: string, rulesets: readonly Ruleset[], source: Finding['source']): NamedRules | undefined {
  const near = nearest(
    id,
    rulesets.map((ruleset) => ruleset.id),
  );
  if (near === undefined) return undefined;
  const fix = {
    title: `Write “${near.word}”`,
    certain: near.certain,
    intents: [{ do: 'replace' as const, at: source, with: near.word }],
  };
  const ruleset = rulesets.find((known) => known.id === near.word);
  const finding = toFinding('unknown-rules', 'near', { id, near: near.word }, source, [fix]);
  return ruleset === undefined ? { finding } : { ruleset, finding };
}
