/** Code in a cell of a Markdown table. */

/** A form as code; the kinds of its slots are left out, and a bar would end the cell. */
export function tableCode(text: string): string {
  return text === '' ? '' : `\`${withoutTypes(text).replaceAll('|', '\\|')}\``;
}

/** Slots by their names alone; of several forms of one slot that follow each other, one. */
function withoutTypes(text: string): string {
  return text
    .replace(/\{(\w+):\w+\}/gu, '{$1}')
    .replace(/(\{\w+\})(?:\|\1)+/gu, '$1')
    .replace(/\[\((\{\w+\})\)\]/gu, '[$1]');
}
