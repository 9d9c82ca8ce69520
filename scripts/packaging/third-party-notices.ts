/** The notices required by the licences of bundled packages, according to the bundler's metafiles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { root } from '../paths.ts';
import { Trouble } from '../system/trouble.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const licence = /^(?:licen[cs]e|copying)/i;
const notice = /^(?:notice|third-?party-?notices)/i;
const line = '='.repeat(80);

/** The folders of all packages with code in the bundles, sorted by path. */
export function bundledPackages(metafiles: readonly Metafile[]): readonly string[] {
  const inputs = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap((output) => Object.entries(output.inputs));
  const folders = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => packageOf(path) ?? []);
  return [...new Set(folders)].sort().map((folder) => join(root, folder));
}

/** The package of a bundled file; undefined for a file of the project. */
function packageOf(path: string): string | undefined {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}

/** Name, version and every licence and notice of each package; throws Trouble if a package has no licence text. */
export function thirdPartyNotices(folders: readonly string[]): string {
  const head = 'Clashwright contains the packages below, each under the licence that follows its name.\n';
  return [head, ...folders.map(noticeOf)].join('\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = readdirSync(folder).sort();
  if (!files.some((file) => licence.test(file)))
    throw new Trouble(`${name} is bundled, and its package has no text of its licence`);
  const texts = files
    .filter((file) => licence.test(file) || notice.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return (
    `${line}\n${name} ` +
    `${version}${license === undefined ? '' : ` (${license})`}\n${line}\n\n${texts.join('\n\n')}\n`
  );
}
