/** Converts snippets to plain text, for editors without tab stops. */

const stops =
  /\\([\\$}])|\$\{(\d+):((?:\\.|[^\\}])*)\}|\$\{(\d+)\|((?:\\.|[^\\|,])*)(?:\\.|[^\\|])*\|\}|\$\{(\d+)\}|\$(\d+)/gu;

/** Replaces each tab stop, and its repetitions, by its default or first choice; the final one by nothing. */
export function plainOfSnippet(snippet: string): string {
  const proposed = new Map(
    [...snippet.matchAll(stops)].flatMap(([, , place, words, chosen, choice]) => {
      const [stop, said] = [place ?? chosen, words ?? choice];
      return stop === undefined || said === undefined ? [] : [[stop, unescaped(said)] as const];
    }),
  );
  return snippet.replace(
    stops,
    (
      _,
      mark?: string,
      place?: string,
      _words?: string,
      chosen?: string,
      _choice?: string,
      braced?: string,
      bare?: string,
    ) => mark ?? proposed.get(place ?? chosen ?? braced ?? bare ?? '') ?? '',
  );
}

function unescaped(words: string): string {
  return words.replace(/\\(.)/gu, '$1');
}
