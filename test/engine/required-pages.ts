/** Lists of the rules that must have a page, row by row as in our reading of a text. */

export interface RequiredPages {
  readonly row: number;
  readonly name: string;
  /** The ids of the pages that cover the rule. */
  readonly pages: readonly string[];
  /** Why the edition’s text doesn’t cover it; pages there give the default that applies instead. */
  readonly silent?: string;
}

type Paged = { readonly id: string };

/** What the text of an edition covers. */
export function told(row: number, name: string, ...rules: readonly Paged[]): RequiredPages {
  return { row, name, pages: rules.map((rule) => rule.id) };
}

/** What it doesn’t cover. */
export function untold(row: number, name: string, silent: string, ...rules: readonly Paged[]): RequiredPages {
  return { row, name, pages: rules.map((rule) => rule.id), silent };
}
