/** Recognises paragraphs of prose and quotations on separate lines: text to read aloud, or a note. */
import type { Finding } from '../../engine/index.ts';
import { isCapitalised } from '../read/characters.ts';
import { shortened } from '../read/open-quote.ts';
import { Actors } from './actors.ts';
import { factsIn } from './facts.ts';
import { behindListMark, isRule, markedHeading } from './marks.ts';
import { isKnownSlip, placeOf, type PastedLine } from './pasted-text.ts';
import { inQuotes, isQuotation, unquoted } from './quoting.ts';
import { indents, type Run, type Scope, type Way } from './recognized-lines.ts';
import { sectionOf } from './section-headings.ts';

/** Maximum number of lines of a paragraph. */
const longest = 100;

/** The paragraph that starts on a line. */
export function proseFrom(scope: Scope, first: PastedLine): Run | undefined {
  const actors = new Actors(scope, first);
  const lines: PastedLine[] = [];
  for (let line: PastedLine | undefined = first; line !== undefined && lines.length < longest;) {
    if (!isProse(scope, actors, line, lines)) break;
    // A line about a combatant is handled separately, since the game may have a sentence for it.
    const tellsOf = scope.trial.endOfNames(line.text) > 0;
    if (tellsOf && lines.length > 0) break;
    lines.push(line);
    if (tellsOf) break;
    const below = scope.text.below(line);
    line = below?.gap === 0 ? below.line : undefined;
  }
  const text = lines.map((line) => line.text).join(' ');
  if (!isParagraph(text) || lines.some((line) => isMended(scope, line))) return undefined;
  return { lines, message: 'prose', data: { words: shortened(unquoted(text)) }, ways: waysOf(scope, first, text) };
}

/** At least two words with sentence-ending punctuation, or a quotation. */
function isParagraph(text: string): boolean {
  return isQuotation(text) || (/\s/u.test(text) && /[.!?…]["”’»)]*$/u.test(text));
}

function isProse(scope: Scope, actors: Actors, line: PastedLine, above: readonly PastedLine[]): boolean {
  const { text, comment, isUnread, statements } = line;
  if (
    !isUnread ||
    comment !== undefined ||
    isKnownSlip(line) ||
    isRule(text) ||
    behindListMark(text) !== undefined ||
    markedHeading(text) !== undefined
  )
    return false;
  if (sectionOf(scope.trial, text) !== undefined || actorBeforeColon.test(text) || damage.test(text)) return false;
  if (statements.some(({ nearest }) => nearest !== undefined && nearest.verb === undefined)) return false;
  if (above.length === 0 && !/^["“„«‘'(…—–]/u.test(text) && !isCapitalised(text)) return false;
  return isQuotation(text) || (!actors.act(text) && !isBegun(scope, line));
}

/** A name and a colon, even if some of its letters are damaged. */
const actorBeforeColon = /^\p{L}[\p{L} ’'\p{C}\uFFFD-]{0,30}:(?:\s|$)/u;

/** Control characters and lone surrogates don’t occur in prose: every line with one has a separate finding. */
const damage = /[^\P{Cc}\s]|\p{Cs}/u;

/** Whether a line starts a sentence of the game about a combatant, and is only incomplete: `Rose is tired.` */
function isBegun({ trial }: Scope, { text, statements }: PastedLine): boolean {
  return (
    trial.endOfNames(text) > 0 && statements.some(({ findings }) => findings.some(({ message }) => message === 'needs'))
  );
}

/** Whether a fix for the line leads to a valid sentence: then a mistake is more likely than prose. */
function isMended({ trial }: Scope, line: PastedLine): boolean {
  return line.statements.some(({ findings, context, sentence }) =>
    findings.some((finding) =>
      finding.fixes.some((fix) => {
        const mended = fix.certain ? mendedBy(fix, line, sentence.id) : undefined;
        return (
          mended !== undefined &&
          [context.place, 'round', 'scenario', 'combatant', 'situation'].some((place) =>
            trial.reads(mended, place as typeof context.place),
          )
        );
      }),
    ),
  );
}

/** The words of a line after a fix that replaces some of them. */
function mendedBy(
  { intents: [intent] }: Finding['fixes'][number],
  { text }: PastedLine,
  sentence: number,
): string | undefined {
  if (intent?.do !== 'replace' || intent.at.sentence !== sentence) return undefined;
  return `${text.slice(0, intent.at.start)}${intent.with}${text.slice(intent.at.end)}`;
}

function waysOf(scope: Scope, first: PastedLine, text: string): readonly Way[] {
  const place = placeOf(first);
  const facts =
    place === 'announcement' || isQuotation(text) || !isInScenario(first)
      ? undefined
      : factsIn(scope.trial, text, place === 'round' ? 'round' : 'situation');
  const way = (title: string, said: readonly string[], certain = false): Way => ({
    title,
    certain,
    lines: placed(scope, first, said),
  });
  return [
    ...(facts === undefined
      ? []
      : [
          way(`Write ${facts.sentences.map((sentence) => `“${sentence}”`).join(', ')}`, [
            ...facts.sentences,
            ...(facts.isWhole ? [] : [`note ${inQuotes(text)}`]),
          ]),
        ]),
    way('Make it read aloud', [`read aloud ${inQuotes(text)}`], isQuotation(text)),
    way('Make it a note', [`note ${inQuotes(text)}`]),
  ];
}

/** Prose that isn’t indented below a combatant’s block belongs to the situation; otherwise it keeps its place. */
function placed({ isBehindCast }: Scope, first: PastedLine, said: readonly string[]): readonly string[] {
  const place = placeOf(first);
  const leaves =
    isInScenario(first) &&
    ((place === 'combatant' && !first.isIndented) || (isBehindCast && (place === 'scenario' || place === 'file')));
  const isFact = said.some((sentence) => !/^(?:read aloud|note)\s/u.test(sentence));
  if (leaves || (isFact && place !== 'situation' && place !== 'round'))
    return ['situation', ...said.map((sentence) => `${indents.situation}${sentence}`)];
  return said.map((sentence) => `${indents[place]}${sentence}`);
}

/** The head shared by several scenarios has no situation. */
function isInScenario({ statements: [first] }: PastedLine): boolean {
  return first?.context.inScenario === true;
}
