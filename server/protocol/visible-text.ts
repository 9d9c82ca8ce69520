/**
 * Characters that nobody sees, as something to see: they could turn the direction of what stands around them, or make
 * two names look alike.
 */

/**
 * Bidirectional controls, zero-width characters and other invisible ones. Variation selectors choose a shape and stay;
 * so do joiners between the letters of scripts that are written with them, and within pictures.
 */
const written = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])`;
const before = String.raw`(?<=${written}[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])`;
const joins = String.raw`${before}[\u200C\u200D](?=${written}\p{L}|\p{Extended_Pictographic})`;
const invisible = new RegExp(
  String.raw`${joins}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|([\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB])`,
  'gu',
);

/** For text that is read and not for names that are looked up: `⟨U+202E⟩` in the place of each such character. */
export function withVisibleMarks(text: string): string {
  return text.replace(invisible, (found, hidden?: string) => (hidden === undefined ? found : `⟨U+${codeOf(hidden)}⟩`));
}

/** The same for JSON, whose strings have a notation for it and stay the same values. */
export function withEscapedMarks(json: string): string {
  return json.replace(invisible, (found, hidden?: string) =>
    hidden === undefined
      ? found
      : Array.from(
          { length: hidden.length },
          (_, at) => `\\u${hidden.charCodeAt(at).toString(16).padStart(4, '0')}`,
        ).join(''),
  );
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
