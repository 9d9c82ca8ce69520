/**
 * `npm run generate`: writes the grammar, the reference and the rule pages; removes those that are no longer generated.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFiles } from './generated.ts';
import { inProject } from './paths.ts';

const files = generatedFiles();
await rm(inProject('docs', 'rules'), { recursive: true, force: true });
for (const [path, text] of files) {
  await mkdir(dirname(inProject(path)), { recursive: true });
  await writeFile(inProject(path), text);
}
console.log(`Wrote ${files.size} files`);
