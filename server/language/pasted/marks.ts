/** The marks with which other kinds of text begin a line: of lists, headings, comments, and rows of dashes. */

const listMark = /^(?:[-*+•·▪▫◦‣●○■□–—→>]|\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;

/** The text behind the mark of a list; undefined where it has none. */
export function behindListMark(text: string): string | undefined {
  const mark = listMark.exec(text)?.[0];
  return mark === undefined || isRule(text) ? undefined : text.slice(mark.length);
}

/** A text without the mark of a list. */
export function withoutListMark(text: string): string {
  return behindListMark(text) ?? text;
}

/**
 * `# The moor`, `== The pier ==`, `**Players**`, `[Host]`: the words alone; undefined where nothing marks a heading.
 */
export function markedHeading(text: string): string | undefined {
  for (const form of headingForms) {
    const words = form.exec(text)?.[1]?.trim();
    if (words !== undefined && /[\p{L}\p{N}]/u.test(words)) return words.replace(/\s*:$/u, '');
  }
  return undefined;
}

const headingForms = [
  /^#{1,6}\s*(.+?)\s*#*$/u,
  /^={2,}\s*([^=].*?)\s*=*$/u,
  /^-{2,}\s*([^-].*?)\s*-{2,}$/u,
  /^\*{1,3}([^*\s][^*]*)\*{1,3}:?$/u,
  /^_{1,2}([^_\s][^_]*)_{1,2}:?$/u,
  /^\[([^\]]+)\]$/u,
];

/** The words of a comment as other languages mark it: `# …`, `-- …`, `% …`, `; …`. */
export function otherComment(text: string): { readonly mark: string; readonly words: string } | undefined {
  const [, mark, words] = /^(#+|--+|%+|;+|<!--|'''|rem\b)\s*(.*?)\s*(?:-->)?$/iu.exec(text) ?? [];
  return mark === undefined || words === undefined || words === '' ? undefined : { mark, words };
}

/** A row of dashes or the like, that only sets parts of a text off. */
export function isRule(text: string): boolean {
  return /^([-=_*~#+•·–—.])(?:\s?\1){2,}$/u.test(text) || /^[-=_*~–—]{2,}$/u.test(text);
}
