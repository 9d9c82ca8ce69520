/** Selects the writer’s prose for an outcome. */
import type { Announcement, Prose } from '../../../scenario.ts';
import type { Need } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';

/** Prose of these kinds, in the order of `kinds`: a critical success is a success too. Speech counts as a note. */
export function prosesOf({ prose }: Pick<Announcement, 'prose'>, kinds: readonly string[]): readonly Prose[] {
  return kinds.flatMap((kind) => prose.filter((one) => one.kind === kind || (kind === 'note' && one.said === true)));
}

/** The outcomes of one action as prose conditions name them. */
export type Came = `${'critical ' | ''}${'success' | 'failure'}`;

/** The prose for one action of an attempt. */
export function prosesOfAction(
  { prose }: Pick<Announcement, 'prose'>,
  { key }: Pick<Need, 'key'>,
  came: readonly Came[],
): readonly Prose[] {
  return came.flatMap((each) =>
    prose.filter(({ when, of }) => when === each && of !== undefined && wordsKey(of) === key),
  );
}

/** The prose as quotations in a sentence: `“it was the left.”` */
export function quotedProse(proses: readonly Prose[]): readonly string[] {
  return proses.map(({ text }) => `“${text}”${/[.!?…]$/u.test(text) ? '' : '.'}`);
}
