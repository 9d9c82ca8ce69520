/** Code in a Markdown table cell. */

/** A form as code without the types of its slots; bars are escaped because they would end the cell. */
export function tableCode(text: string): string {
  return text === '' ? '' : `\`${withoutTypes(text).replaceAll('|', '\\|')}\``;
}

/** Slots by name only; adjacent forms of the same slot are merged. */
function withoutTypes(text: string): string {
  return text
    .replace(/\{(\w+):\w+\}/gu, '{$1}')
    .replace(/(\{\w+\})(?:\|\1)+/gu, '$1')
    .replace(/\[\((\{\w+\})\)\]/gu, '[$1]');
}
