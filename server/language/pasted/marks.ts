/** Marks of other kinds of text: of lists, headings, comments, and horizontal rules. */

const listMark = /^(?:[-*+•·▪▫◦‣●○■□–—→>]|\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;

/** The text after a list mark; undefined if there is none. */
export function behindListMark(text: string): string | undefined {
  const mark = listMark.exec(text)?.[0];
  return mark === undefined || isRule(text) ? undefined : text.slice(mark.length);
}

/** A text without its list mark. */
export function withoutListMark(text: string): string {
  return behindListMark(text) ?? text;
}

/**
 * `# The moor`, `== The pier ==`, `**Players**`, `[Host]`: the words alone; undefined if it isn’t marked as a heading.
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

/** The words of a comment as marked in other languages: `# …`, `-- …`, `% …`, `; …`. */
export function otherComment(text: string): { readonly mark: string; readonly words: string } | undefined {
  const [, mark, words] = /^(#+|--+|%+|;+|<!--|'''|rem\b)\s*(.*?)\s*(?:-->)?$/iu.exec(text) ?? [];
  return mark === undefined || words === undefined || words === '' ? undefined : { mark, words };
}

/** A row of dashes or the like that only separates parts of a text. */
export function isRule(text: string): boolean {
  return /^([-=_*~#+•·–—.])(?:\s?\1){2,}$/u.test(text) || /^[-=_*~–—]{2,}$/u.test(text);
}
