/** The content of a scenario as plain data without positions: names, numbers and quoted words as such. */

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A name is the declared one. Positions, and whatever is missing or empty, are left out. */
export function plain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value).filter(([key, each]) => key !== 'source' && !isNothing(each));
  const said = new Map(entries);
  if (said.has('text') && !said.has('kind')) return plain(said.get('id') ?? said.get('text'));
  const [only, ...others] = entries;
  if (only?.[0] === 'value' && others.length === 0) return plain(only[1]);
  return Object.fromEntries(entries.map(([key, each]) => [key, plain(each)]));
}

function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** On one line, in YAML’s bracket notation. */
export function flow(value: Plain): string {
  if (typeof value === 'string')
    return /^(?!(?:true|false|null)$)[A-Za-z][\w -]*\w$/.test(value) ? value : JSON.stringify(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(flow).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${flow(key)}: ${flow(each)}`)
    .join(', ')} }`;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
