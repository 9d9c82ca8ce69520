/**
 * Makes invisible characters visible: they could change the direction of surrounding text, or make two names look
 * alike.
 */

/**
 * Bidirectional controls, zero-width and other invisible characters. Variation selectors are kept because they choose a
 * glyph; so are joiners between letters of scripts that use them, and within emoji.
 */
const written = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])`;
const before = String.raw`(?<=${written}[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])`;
const joins = String.raw`${before}[\u200C\u200D](?=${written}\p{L}|\p{Extended_Pictographic})`;
const invisible = new RegExp(
  String.raw`${joins}|[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|([\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB])`,
  'gu',
);

/** For text to read, not for names to look up: replaces each such character with `⟨U+202E⟩`. */
export function withVisibleMarks(text: string): string {
  return text.replace(invisible, (found, hidden?: string) => (hidden === undefined ? found : `⟨U+${codeOf(hidden)}⟩`));
}

/** For JSON: escapes them within strings, which keep their values. */
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
