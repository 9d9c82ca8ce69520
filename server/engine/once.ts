/** What is worked out once for something and remembered with it. */

/** The same answer for the same thing, for as long as somebody holds the thing. */
export function oncePer<K extends object, T extends object>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const answer = made.get(key) ?? make(key);
    made.set(key, answer);
    return answer;
  };
}

/** The same answer for the same two things, for as long as somebody holds the first one. */
export function oncePerPair<K extends object, L extends object, T extends object>(make: (one: K, other: L) => T): (one: K, other: L) => T {
  const made = oncePer((one: K) => oncePer((other: L) => make(one, other)));
  return (one, other) => made(one)(other);
}

/** The same answer for the same three things, for as long as somebody holds the first two. */
export function oncePerThree<K extends object, L extends object, M extends object, T extends object>(make: (one: K, other: L, third: M) => T): (one: K, other: L, third: M) => T {
  const made = oncePerPair((one: K, other: L) => oncePer((third: M) => make(one, other, third)));
  return (one, other, third) => made(one, other)(third);
}

/** The same answer for things of the same text, as long as not more than so many others have been asked about since. */
export function oncePerText<K, T>(most: number, textOf: (key: K) => string, make: (key: K) => T): (key: K) => T {
  const made = new Map<string, { readonly answer: T }>();
  return (key) => {
    const text = textOf(key);
    const known = made.get(text) ?? { answer: make(key) };
    // What was asked for last stands last, so that the first is the one that was not asked for longest.
    made.delete(text);
    made.set(text, known);
    const [oldest] = made.keys();
    if (made.size > most && oldest !== undefined) made.delete(oldest);
    return known.answer;
  };
}
