/** Blocks with tab stops for editors that know none: the text as it is proposed. */

const stops =
  /\\([\\$}])|\$\{(\d+):((?:\\.|[^\\}])*)\}|\$\{(\d+)\|((?:\\.|[^\\|,])*)(?:\\.|[^\\|])*\|\}|\$\{(\d+)\}|\$(\d+)/gu;

/** Each place with its proposal or its first choice, wherever it stands; the last place is nothing. */
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
