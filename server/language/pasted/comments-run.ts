/**
 * Recognises comments with the marks of other languages: `# …`, `-- …`, `% …`, `; …`, on separate lines or after a
 * sentence.
 */
import { sectionOf } from './section-headings.ts';
import { isRule, otherComment } from './marks.ts';
import { placeOf, type PastedLine } from './pasted-text.ts';
import type { Run, Scope } from './recognized-lines.ts';

/** Maximum number of lines of a comment. */
const longest = 100;

/** The comment lines that start on a line; the title of a file without a scenario is not one. */
export function commentFrom(scope: Scope, first: PastedLine): Run | undefined {
  const lines: PastedLine[] = [];
  for (
    let line: PastedLine | undefined = first;
    line !== undefined && lines.length < longest && isComment(scope, line);
  ) {
    lines.push(line);
    const below = scope.text.below(line);
    line = below?.gap === 0 ? below.line : undefined;
  }
  const comments = lines.flatMap(({ text }) => otherComment(text) ?? []);
  const [opening] = comments;
  if (opening === undefined) return undefined;
  const title = lines.length === 1 ? 'Make it a comment' : 'Make these lines comments';
  const indent = first.isIndented ? '  ' : '';
  return {
    lines,
    message: 'comment',
    data: { mark: opening.mark },
    ways: [{ title, certain: true, lines: comments.map(({ words }) => `${indent}// ${words}`) }],
  };
}

function isComment(scope: Scope, line: PastedLine): boolean {
  if (
    !line.isUnread ||
    line.comment !== undefined ||
    isRule(line.text) ||
    sectionOf(scope.trial, line.text) !== undefined
  )
    return false;
  return otherComment(line.text) !== undefined && (scope.hasScenario || !scope.text.isFirst(line));
}

/** A sentence with such a comment after it. */
export function trailingCommentFrom({ trial }: Scope, line: PastedLine): Run | undefined {
  if (!line.isDoubtful || line.comment !== undefined || line.text.length > mostCharacters) return undefined;
  for (const match of line.text.matchAll(/\s(#+|--+|%+|;+)\s+(?=\S)/gu)) {
    const sentence = line.text.slice(0, match.index).trim();
    const place = placeOf(line);
    const where = [place, ...(place === 'announcement' ? ['round' as const] : []), 'scenario' as const].find((each) =>
      trial.reads(sentence, each),
    );
    if (where === undefined || isWithinQuotes(sentence)) continue;
    const indent = where === 'scenario' || where === 'file' ? '' : where === 'announcement' ? '    ' : '  ';
    const written = `${indent}${sentence}  // ${line.text.slice(match.index + match[0].length)}`;
    return {
      lines: [line],
      message: 'comment',
      data: { mark: match[1] ?? '' },
      ways: [{ title: 'Make it a comment', certain: true, lines: [written] }],
    };
  }
  return undefined;
}

const mostCharacters = 400;

function isWithinQuotes(before: string): boolean {
  return (before.match(/"/gu) ?? []).length % 2 === 1;
}
