/** Markdown of ours as plain text, for editors that draw none. */

const marks = /\\([^\w\s])|^```\w*\n|^```$|\*\*|`|\[((?:\\.|[^\\\]])*)\]\((?:\\.|[^\\)])*\)|^---$|^#{1,6} /gmu;

/** Words stay, the marks around them go; of a link its words. */
export function plainOfMarkdown(markdown: string): string {
  const plain = (text: string): string =>
    text.replace(marks, (_, escaped?: string, link?: string) => escaped ?? (link === undefined ? '' : plain(link)));
  return plain(markdown)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
