/** The scenario language in a Markdown file: all its fenced `clash` blocks are one text. */

const fence = /^([^\S\r\n]{0,3})(`{3,}|~{3,})[^\S\r\n]*([^\s`]*)[^\r\n]*$/u;

/**
 * A Markdown text with everything outside its `clash` blocks replaced by blanks, which preserves offsets and lines.
 * Without such a block only blanks are left.
 */
export function clashOfMarkdown(text: string): string {
  let open: { readonly mark: string; readonly clash: boolean } | undefined;
  return text.replace(/[^\r\n]*(?:\r\n|\r|\n|$)/gu, (line) => {
    const found = fence.exec(line.replace(/[\r\n]+$/u, ''));
    const mark = found?.[2] ?? '';
    if (open === undefined) {
      if (found !== null) open = { mark, clash: found[3]?.toLowerCase() === 'clash' };
      return blanked(line);
    }
    if (found !== null && found[3] === '' && mark.startsWith(open.mark)) {
      open = undefined;
      return blanked(line);
    }
    return open.clash ? line : blanked(line);
  });
}

/** One blank per UTF-16 code unit. */
function blanked(line: string): string {
  return line.replace(/[^\r\n]/g, ' ');
}
