/** Selects the writer’s prose for an outcome. */
import type { Announcement, Prose } from '../../../scenario.ts';

export function proseOf({ prose }: Pick<Announcement, 'prose'>, kind: string): readonly Prose[] {
  return prose.filter((one) => one.kind === kind);
}
