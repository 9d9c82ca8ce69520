/** The peer: yaml-language-server with a schema for our texts as YAML, and without its delay after a change. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTemporaryFolder } from '../../../scripts/system/temporary-folder.ts';
import type { Ruleset, Scenario } from '../../../server/engine/index.ts';
import type { Program } from '../servers/measured-server.ts';
import type { Opened } from '../servers/session.ts';
import { peerProgram } from './install.ts';
import { schemaOf } from './schema.ts';

/** Its only setting is the schema: nothing is downloaded. */
export async function yamlServer(scenario: Scenario, ruleset: Ruleset): Promise<Program> {
  const schema = join(await makeTemporaryFolder('schema'), 'scenario.schema.json');
  await writeFile(schema, JSON.stringify(schemaOf(scenario, ruleset)));
  const none = { enable: false };
  return {
    args: ['--import', join(import.meta.dirname, 'no-delay.ts'), peerProgram, '--stdio'],
    settings: {
      yaml: {
        validate: true,
        schemas: { [pathToFileURL(schema).href]: ['*.yaml'] },
        schemaStore: none,
        kubernetesCRDStore: none,
      },
    },
  };
}

export function yamlFile(text: string): Opened {
  return { text, languageId: 'yaml', uri: 'file:///adventure/bench.yaml' };
}
