/** What the writer has put down for how something turns out. */
import type { Announcement, Prose } from '../../../scenario.ts';
import type { Need } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';

/**
 * What is written for these outcomes, in their order: a critical success is a success too. What is said goes with the
 * notes.
 */
export function prosesOf({ prose }: Pick<Announcement, 'prose'>, kinds: readonly string[]): readonly Prose[] {
  return kinds.flatMap((kind) => prose.filter((one) => one.kind === kind || (kind === 'note' && one.said === true)));
}

/** What one action of an attempt can come to, as what is written of it says it. */
export type Came = `${'critical ' | ''}${'success' | 'failure'}`;

/** The same of one action of an attempt. */
export function prosesOfAction(
  { prose }: Pick<Announcement, 'prose'>,
  { key }: Pick<Need, 'key'>,
  came: readonly Came[],
): readonly Prose[] {
  return came.flatMap((each) =>
    prose.filter(({ when, of }) => when === each && of !== undefined && wordsKey(of) === key),
  );
}

/** The same as quotations in a sentence: `“it was the left.”` */
export function quotedProse(proses: readonly Prose[]): readonly string[] {
  return proses.map(({ text }) => `“${text}”${/[.!?…]$/u.test(text) ? '' : '.'}`);
}
