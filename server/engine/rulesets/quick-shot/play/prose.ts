/** What the writer has put down for how something turns out. */
import type { Announcement, Prose } from '../../../scenario.ts';

/** What is written for these outcomes, in their order: a critical success is a success too. */
export function prosesOf({ prose }: Pick<Announcement, 'prose'>, kinds: readonly string[]): readonly Prose[] {
  return kinds.flatMap((kind) => prose.filter((one) => one.kind === kind));
}
