/** "Did you mean" for weapons and ways of fighting: those of whose name a part was written, or more than it. */
import { thingKey } from '../cast.ts';

/** Each once; `heron` is a part of `the heron form`. */
export function partlyNamed(written: string, names: readonly string[]): readonly string[] {
  const words = wordsOf(written);
  return [...new Map(names.map((name) => [thingKey(name), name])).values()].filter((name) => {
    const others = wordsOf(name);
    return isPart(words, others) || isPart(others, words);
  });
}

function wordsOf(name: string): readonly string[] {
  return thingKey(name).split(/\s+/u);
}

function isPart(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}
