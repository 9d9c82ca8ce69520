/** The published schema of SARIF 2.1.0. */
import Ajv from 'ajv';
import draft04 from 'ajv/lib/refs/json-schema-draft-04.json' with { type: 'json' };
import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };

const validator = new Ajv({ schemaId: 'id', allErrors: true, meta: false });
validator.addMetaSchema(draft04);
const isValid = validator.compile(schema);

/** The places in a log that violate it, as `.runs[0].results`. */
export function wrong(log: unknown): readonly string[] {
  void isValid(log);
  return [...new Set((isValid.errors ?? []).map(({ dataPath }) => dataPath))].toSorted();
}
