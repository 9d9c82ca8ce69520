/** Lists of the rules that must have a page, row by row as our reading of a text has them. */

export interface RequiredPages {
  readonly row: number;
  readonly name: string;
  /** The ids of the pages that tell the rule. */
  readonly pages: readonly string[];
  /** Why the edition’s text says nothing of it; pages there tell the default that is in force in its place. */
  readonly silent?: string;
}

type Paged = { readonly id: string };

/** What the text of an edition tells. */
export function told(row: number, name: string, ...rules: readonly Paged[]): RequiredPages {
  return { row, name, pages: rules.map((rule) => rule.id) };
}

/** What it doesn’t. */
export function untold(row: number, name: string, silent: string, ...rules: readonly Paged[]): RequiredPages {
  return { row, name, pages: rules.map((rule) => rule.id), silent };
}
