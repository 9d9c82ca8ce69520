/** What a scenario says, as plain data without places: names as names, numbers as numbers, quoted words as words. */

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A name is the one that was declared. Places, and what is missing or empty, are left out. */
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

/** On one line, as YAML writes it in brackets. */
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
