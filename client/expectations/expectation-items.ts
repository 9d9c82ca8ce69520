/** What the Test Explorer shows of a file: its scenarios and what is expected in them, each with a name that lasts. */
import type { ExpectationsAnswer, ExpectationView, VerdictView } from '../../server/protocol/index.ts';

/** One expectation; `id` is the same as long as its words and its scenario's title are. */
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

/** Of equal titles, and of equal words in one scenario, each has its number. */
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

/** Expectations of one scenario, or what has become of them, by the same names. */
export function withIds<View extends ExpectationView>(
  views: readonly View[],
): readonly (View & { readonly id: string })[] {
  const nameOf = numbered();
  return views.map((view) => ({ ...view, id: nameOf(view.words) }));
}

/** What an item is called once its figure is known: with that first, for a narrow view cuts off the end. */
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
