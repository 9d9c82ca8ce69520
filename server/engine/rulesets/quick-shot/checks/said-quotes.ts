/** Several quoted words in one message, each of them whole. */
const mostLetters = 95;

/** No words are cut shorter than this. */
const leastLetters = 16;

/** `“a”, “b” and “c”`; where they are too long for a message, the first of them and how many more there are. */
export function saidQuotes(words: readonly string[], joined: 'and' | 'or' = 'and', most = mostLetters): string {
  const quotes = words.map((each) => `“${shortened(each, Math.max(leastLetters, most - 20))}”`);
  const fitting = quotes.findIndex(
    (_, index) => enumerated(quotes.slice(0, index + 1), quotes.length, joined).length > most,
  );
  return enumerated(fitting < 0 ? quotes : quotes.slice(0, Math.max(1, fitting)), quotes.length, joined);
}

function enumerated(said: readonly string[], of: number, joined: string): string {
  const all = said.length < of ? [...said, `${of - said.length} more`] : said;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${joined} ${all.at(-1) ?? ''}`;
}

function shortened(words: string, most: number): string {
  const letters = Array.from(words);
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, Math.max(1, most - 1))
        .join('')
        .trimEnd()}…`;
}
