/**
 * Whether a text is well-formed markup: nested and closed tags, quoted attributes, no stray markup, no character that
 * XML forbids.
 */

/**
 * The first error, with its position; undefined if there is none. `alone` are elements without end tags, as in HTML.
 */
export function brokenAt(text: string, alone: readonly string[] = []): string | undefined {
  const open: string[] = [];
  const parts = text.replace(/^<\?xml[^?]*\?>\s*|^<!doctype html>\s*/iu, '').split(/(<[^<>]*>)/u);
  for (const part of parts) {
    if (!part.startsWith('<')) {
      if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(part))
        return `loose mark in “${part.slice(0, 80)}”`;
      if (open.length === 0 && part.trim() !== '') return `text outside: “${part.slice(0, 80)}”`;
      continue;
    }
    const tag = /^<(\/?)([A-Za-z][\w-]*)((?: [\w:-]+="[^"<>]*")*)(\/?)>$/u.exec(part);
    if (tag === null) return `no tag: ${part.slice(0, 80)}`;
    const [, closing, name = '', , closed] = tag;
    if (closing === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (closed !== '/' && !alone.includes(name)) open.push(name);
  }
  return open.length === 0 ? undefined : `<${open.join('><')}> is left open`;
}
