/** Which tables a run of the benchmark prints. */

/**
 * `--only NAME` prints the named tables, in the order of `all`, and `--NAME` adds one of those `apart`, which are
 * printed only on request. For an unknown word it returns a sentence with the valid ones.
 */
export function chosen(
  words: readonly string[],
  all: readonly string[],
  apart: readonly string[],
): readonly string[] | string {
  const only = words.flatMap((word, index) => (words[index - 1] === '--only' ? [word] : []));
  const added = apart.filter((name) => words.includes(`--${name}`));
  const known = new Set(['--only', ...apart.map((name) => `--${name}`), ...only]);
  if (words.some((word) => !known.has(word)) || words.at(-1) === '--only' || only.some((name) => !all.includes(name))) {
    return `Say nothing, or --only and one of ${all.join(', ')}, or ${apart.map((name) => `--${name}`).join(' or ')}`;
  }
  return all.filter(
    (name) => added.includes(name) || (only.length === 0 ? !apart.includes(name) : only.includes(name)),
  );
}
