/**
 * The README as the extension's page in an editor shows it: without what is of use in a clone alone, and without links
 * into the repository.
 */

/** What stands between these two comments is left out. */
const cloneOnly = /^<!-- in a clone only -->\n[\s\S]*?^<!-- end of what is in a clone only -->\n+/gm;
const comment = /<!--/;
const relativeLink = /(?<!!)\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g;

/** Takes out what is marked, and makes plain text of links to files; throws where a mark stands alone. */
export function packagedReadme(text: string): string {
  const rest = text.replace(cloneOnly, '');
  if (comment.test(rest))
    throw new Error('A comment is left in the README: marks stand in pairs, each on a line of its own');
  return rest.replace(relativeLink, '$1');
}
