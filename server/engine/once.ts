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
