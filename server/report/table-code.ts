/** Code in a cell of a Markdown table. */

/** A form as code; the kinds of its slots are left out, and a bar would end the cell. */
export function tableCode(text: string): string {
  return text === '' ? '' : `\`${text.replace(/\{(\w+):\w+\}/gu, '{$1}').replaceAll('|', '\\|')}\``;
}
