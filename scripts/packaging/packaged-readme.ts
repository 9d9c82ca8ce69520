/**
 * The README for the extension's page in an editor: without parts for a clone only, and without links into the
 * repository.
 */

/** Everything between these two comments is left out. */
const cloneOnly = /^<!-- in a clone only -->\n[\s\S]*?^<!-- end of what is in a clone only -->\n+/gm;
const comment = /<!--/;
const relativeLink = /(?<!!)\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g;

/** Removes the marked parts, and turns links to files into plain text; throws on an unpaired mark. */
export function packagedReadme(text: string): string {
  const rest = text.replace(cloneOnly, '');
  if (comment.test(rest))
    throw new Error('A comment is left in the README: marks stand in pairs, each on a line of its own');
  return rest.replace(relativeLink, '$1');
}
