/** Converts the project's own Markdown to plain text, for editors that don't render it. */

const marks = /\\([^\w\s])|^```\w*\n|^```$|\*\*|`|\[((?:\\.|[^\\\]])*)\]\((?:\\.|[^\\)])*\)|^---$|^#{1,6} /gmu;

/** Keeps words and drops markup; links keep their words. */
export function plainOfMarkdown(markdown: string): string {
  const plain = (text: string): string =>
    text.replace(marks, (_, escaped?: string, link?: string) => escaped ?? (link === undefined ? '' : plain(link)));
  return plain(markdown)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
