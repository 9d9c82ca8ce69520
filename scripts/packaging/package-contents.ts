/** The contents of the package: files that are copied, and files that are generated for it. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, shippedBundles } from '../bundles.ts';
import { packagedReadme } from './packaged-readme.ts';
import { inProject } from '../paths.ts';
import { bundledPackages, thirdPartyNotices } from './third-party-notices.ts';

/** Files, and folders with all their contents. */
export const shippedFiles: readonly string[] = [
  'CHANGELOG.md',
  'LICENSE',
  'docs/tutorial.md',
  'syntaxes',
  'samples',
  'walkthrough',
  'icons/icon.png',
  'icons/clash-dark.svg',
  'icons/clash-light.svg',
  ...shippedBundles.map((file) => `dist/${file}`),
  'dist/panel.css',
];

/** Fields of package.json that only a clone needs. */
const ofClone = ['private', 'type', 'scripts', 'devDependencies', 'allowScripts'] as const;

/** Builds the shipped bundles, and puts the package's contents into an empty folder. */
export async function stagePackage(folder: string): Promise<void> {
  const metafiles = await build({ production: true, only: shippedBundles });
  await Promise.all(shippedFiles.map((path) => copy(path, folder)));
  await writeFile(join(folder, 'ThirdPartyNotices.txt'), thirdPartyNotices(bundledPackages(metafiles)));
  await writeFile(join(folder, 'README.md'), packagedReadme(await readFile(inProject('README.md'), 'utf8')));
  // An empty list of exceptions: everything in the folder is packaged.
  await writeFile(join(folder, '.vscodeignore'), '');
  await writeFile(join(folder, 'package.json'), packagedManifest(await readFile(inProject('package.json'), 'utf8')));
}

async function copy(path: string, folder: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await cp(inProject(path), target, { recursive: true, dereference: true });
}

/** The part of package.json that an editor reads. */
function packagedManifest(text: string): string {
  const manifest = Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>);
  return JSON.stringify(
    Object.fromEntries(manifest.filter(([name]) => !ofClone.some((each) => each === name))),
    undefined,
    2,
  );
}
