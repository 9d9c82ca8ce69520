/** Random lines added to random scenarios. */
import fc from 'fast-check';

/** Lines that may be added, with the line each goes after: `head` is the first line of a scenario’s own part. */
export interface Additions {
  readonly head: readonly string[];
  readonly below: readonly { readonly line: RegExp; readonly add: readonly string[] }[];
}

/** Some of the lines that fit, each after one it fits. */
export function withAdditions(bodies: fc.Arbitrary<string>, { head, below }: Additions): fc.Arbitrary<string> {
  return fc.tuple(bodies, fc.infiniteStream(fc.nat({ max: 999 }))).map(([body, numbers]) => {
    const next = (): number => Number(numbers.next().value);
    const top = head.filter(() => next() % 8 === 0).slice(0, 2);
    const lines = body.split('\n').flatMap((line) => {
      const fits = below.find((each) => each.line.test(line));
      return fits === undefined || next() % 6 > 0 ? [line] : [line, fits.add[next() % fits.add.length] ?? ''];
    });
    return [...top, ...lines].join('\n');
  });
}
