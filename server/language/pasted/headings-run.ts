/** Recognises titles, headings and horizontal rules: a scenario’s title, a round, the situation, or a comment. */
import { shortened } from '../read/open-quote.ts';
import { isCapitalised } from '../read/characters.ts';
import type { Statement } from '../read/statement.ts';
import { Actors } from './actors.ts';
import { isRule, markedHeading } from './marks.ts';
import type { PastedLine } from './pasted-text.ts';
import { inQuotes, isQuotation } from './quoting.ts';
import type { Run, Scope, Way } from './recognized-lines.ts';
import { sectionOf } from './section-headings.ts';

/** A row of dashes or the like. */
export function ruleFrom(_scope: Scope, line: PastedLine): Run | undefined {
  if (!line.isUnread || !isRule(line.text)) return undefined;
  const ways: readonly Way[] = [
    { title: 'Make it a comment', certain: true, lines: [`// ${line.text}`] },
    { title: 'Remove it', certain: false, lines: [] },
  ];
  return { lines: [line], message: 'row of marks', data: { words: shortened(line.text) }, ways };
}

/** A heading that stands for a sentence (`## Situation`), the title at the top, or another heading. */
export function headingFrom(scope: Scope, line: PastedLine): Run | undefined {
  if (!line.isDoubtful || line.comment !== undefined) return undefined;
  const marked = markedHeading(line.text);
  const sentence = sentenceOf(scope, line.text);
  if (sentence !== undefined) {
    return {
      ...run([line], 'heading of', [{ title: `Write “${sentence}”`, certain: true, lines: [sentence] }]),
      data: { words: shortened(line.text), sentence },
    };
  }
  const words = marked ?? line.text;
  if (!line.isUnread || (marked === undefined && !isTitle(scope, line))) return undefined;
  const lines = underlined(scope, line);
  if (scope.text.isFirst(line) && !scope.hasScenario)
    return run(lines, 'title', [
      { title: 'Make it the title', certain: true, lines: [`scenario ${inQuotes(words)}`] },
      comment(words, false),
      note(words),
    ]);
  return run(lines, 'heading', [comment(words, true), note(words)]);
}

/** `## Situation`, `# Round 2`: the sentence that a heading stands for. */
function sentenceOf({ trial }: Scope, text: string): string | undefined {
  const section = sectionOf(trial, text);
  if (section?.is === 'situation') return 'situation';
  // `Round 1:` alone is a mistake in a sentence of the game, and is reported as such.
  return section?.is === 'round' && markedHeading(text) !== undefined ? section.sentence : undefined;
}

/**
 * A few words with a capital and without a full stop: the first line of the text, one that numbers a scene, or one
 * between blank lines.
 */
function isTitle(scope: Scope, line: PastedLine): boolean {
  const { text } = line;
  if (
    isQuotation(text) ||
    /[.!?,;:]$/u.test(text) ||
    text.split(' ').length > mostWords ||
    line.statements.some(isSlip)
  )
    return false;
  if (/^(?:scene|act|part|chapter|encounter)\s+[\divxlc]+\b/iu.test(text)) return true;
  if (
    !isCapitalised(text) ||
    text.includes(':') ||
    scope.text.below(line)?.line.isIndented === true ||
    new Actors(scope, line).act(text)
  )
    return false;
  return scope.text.isFirst(line) || (scope.text.standsAlone(line) && text.includes(' ') && !line.isIndented);
}

/** Whether the intended row or a fix is known; a suggestion that it may be prose doesn’t count. */
function isSlip({ nearest, findings }: Statement): boolean {
  return (
    nearest !== undefined ||
    findings.some(({ message, fixes }) => fixes.length > 0 && message !== 'prose' && message !== 'block')
  );
}

const mostWords = 12;

/** A heading with the row of dashes below it. */
function underlined({ text }: Scope, line: PastedLine): readonly [PastedLine, ...PastedLine[]] {
  const below = text.below(line);
  return below?.gap === 0 && below.line.isUnread && below.line.comment === undefined && isRule(below.line.text)
    ? [line, below.line]
    : [line];
}

function run(lines: readonly [PastedLine, ...PastedLine[]], message: string, ways: readonly Way[]): Run {
  return { lines, message, data: { words: shortened(lines[0].text) }, ways };
}

function comment(words: string, certain: boolean): Way {
  return { title: 'Make it a comment', certain, lines: [`// ${words}`] };
}

function note(words: string): Way {
  return { title: 'Make it a note', certain: false, lines: [`note ${inQuotes(words)}`] };
}
