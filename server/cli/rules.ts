/** `clashwright rules`: the rule pages. */
import { nearest } from '../lint/index.ts';
import { rulePages, type AnyPage } from '../analysis/index.ts';
import type { Flags, Streams } from './command.ts';
import { Trouble } from './trouble.ts';

export function printRules(args: readonly string[], _flags: Flags, streams: Streams): number {
  const pages = rulePages();
  const [id] = args;
  if (id === undefined) {
    const width = Math.max(...[...pages.keys()].map((each) => each.length));
    streams.out([...pages.values()].map((page) => `${page.id.padEnd(width)}  ${page.title}`).join('\n'));
    return 0;
  }
  const page = pages.get(id) ?? onlyEnding(id, pages);
  if (page === undefined) throw new Trouble(unknownRule(id, [...pages.keys()]));
  streams.out(page.markdown());
  return 0;
}

/** The short form of an id, as long as only one game has such a rule. */
function onlyEnding(id: string, pages: ReadonlyMap<string, AnyPage>): AnyPage | undefined {
  const found = [...pages.values()].filter((page) => page.id.endsWith(`/${id}`));
  return found.length === 1 ? found[0] : undefined;
}

function unknownRule(id: string, known: readonly string[]): string {
  const near = nearest(id, known);
  return near === undefined ? `There is no rule ${id}; “clashwright rules” lists them` : `There is no rule ${id}; did you mean ${near}?`;
}
