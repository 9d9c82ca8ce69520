/** The parts of the schema of SARIF 2.1.0 that the logs use, with its own constraints: types, required and allowed properties, enumerations, bounds and patterns. */

interface Shape {
  readonly required?: readonly string[];
  /** No others are allowed. */
  readonly properties: Readonly<Record<string, Constraint>>;
  /** At least one of them has to be there. */
  readonly anyOf?: readonly string[];
}

type Constraint =
  | { readonly is: 'string'; readonly oneOf?: readonly string[]; readonly matches?: RegExp }
  | { readonly is: 'count'; readonly least: number }
  | { readonly is: 'list'; readonly of: Constraint; readonly unique?: boolean }
  | { readonly is: 'object'; readonly shape: Shape };

const text: Constraint = { is: 'string' };
const fromOne: Constraint = { is: 'count', least: 1 };
const object = (shape: Shape): Constraint => ({ is: 'object', shape });
const list = (of: Constraint, unique = false): Constraint => ({ is: 'list', of, unique });

const message = object({ properties: { text, markdown: text, id: text, arguments: list(text) }, anyOf: ['text', 'id'] });
const described = object({ required: ['text'], properties: { text, markdown: text } });
const rule = object({ required: ['id'], properties: { id: text, name: text, shortDescription: described, fullDescription: described } });
const driver = object({
  required: ['name'],
  properties: { name: text, version: text, semanticVersion: { is: 'string', matches: /^\d+\.\d+\.\d+/u }, informationUri: text, rules: list(rule, true) },
});
const region = object({ properties: { startLine: fromOne, startColumn: fromOne, endLine: fromOne, endColumn: fromOne } });
const location = object({ properties: { physicalLocation: object({ properties: { artifactLocation: object({ properties: { uri: { is: 'string', matches: /^[\w\-.~!$&'()*+,;=:@/%?#[\]]*$/u } } }), region } }) } });
const result = object({
  required: ['message'],
  properties: { ruleId: text, level: { is: 'string', oneOf: ['none', 'note', 'warning', 'error'] }, message, locations: list(location) },
});
const run = object({
  required: ['tool'],
  properties: { tool: object({ required: ['driver'], properties: { driver } }), columnKind: { is: 'string', oneOf: ['utf16CodeUnits', 'unicodeCodePoints'] }, results: list(result) },
});
const log = object({ required: ['version', 'runs'], properties: { $schema: text, version: { is: 'string', oneOf: ['2.1.0'] }, runs: list(run) } });

/** The places in a log that break a constraint, as JSON pointers. */
export function wrong(value: unknown): readonly string[] {
  return [...new Set(breaches(value, log, ''))].toSorted();
}

function breaches(value: unknown, constraint: Constraint, at: string): readonly string[] {
  switch (constraint.is) {
    case 'string': return typeof value === 'string' && constraint.oneOf?.includes(value) !== false && constraint.matches?.test(value) !== false ? [] : [at];
    case 'count': return Number.isInteger(value) && Number(value) >= constraint.least ? [] : [at];
    case 'list': return inList(value, constraint, at);
    case 'object': return typeof value === 'object' && value !== null && !Array.isArray(value) ? inObject(value as Readonly<Record<string, unknown>>, constraint.shape, at) : [at];
  }
}

function inList(value: unknown, { of, unique }: Extract<Constraint, { is: 'list' }>, at: string): readonly string[] {
  if (!Array.isArray(value)) return [at];
  const isRepeated = unique === true && new Set(value.map((each) => JSON.stringify(each))).size < value.length;
  return [...isRepeated ? [at] : [], ...value.flatMap((each, index) => breaches(each, of, `${at}/${index}`))];
}

function inObject(value: Readonly<Record<string, unknown>>, { required = [], properties, anyOf }: Shape, at: string): readonly string[] {
  const isIncomplete = required.some((name) => !(name in value)) || anyOf?.some((name) => name in value) === false;
  return [...isIncomplete ? [at] : [], ...Object.entries(value).flatMap(([name, each]) => {
    const constraint = properties[name];
    return constraint === undefined ? [at] : breaches(each, constraint, `${at}/${name}`);
  })];
}
