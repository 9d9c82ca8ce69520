/** The Test Explorer’s items for a file: its scenarios and their expectations, each with a stable id. */
import type { ExpectationsAnswer, ExpectationView, VerdictView } from '../../server/protocol/index.ts';

/** One expectation; `id` stays the same as long as its words and its scenario’s title do. */
export interface ExpectationItem extends ExpectationView {
  readonly id: string;
}

export interface ScenarioItem {
  readonly id: string;
  /** Its index in the file. */
  readonly scenario: number;
  readonly title: string;
  readonly line: number;
  readonly expectations: readonly ExpectationItem[];
}

/** Numbers equal titles, and equal words within one scenario, to make ids unique. */
export function itemsOf(answer: ExpectationsAnswer): readonly ScenarioItem[] {
  const nameOf = numbered();
  return answer.map(({ scenario, title, line, expectations }) => ({
    id: nameOf(title),
    scenario,
    title,
    line,
    expectations: withIds(expectations),
  }));
}

/** The expectations of one scenario, or their verdicts, by the same ids. */
export function withIds<View extends ExpectationView>(
  views: readonly View[],
): readonly (View & { readonly id: string })[] {
  const nameOf = numbered();
  return views.map((view) => ({ ...view, id: nameOf(view.words) }));
}

/** The label of an item once its figure is known: the figure comes first, because a narrow view cuts off the end. */
export function labelOf({ words, actual }: Pick<VerdictView, 'words' | 'actual'>): string {
  return actual === undefined ? words : `${actual}: ${words}`;
}

function numbered(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  };
}
