/** The bundles that are shipped or tested: their entry points and target platforms. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { root } from './paths.ts';
import { protocol, withSharedProtocol } from './packaging/shared-protocol.ts';

interface Bundle {
  readonly file: string;
  readonly options: esbuild.BuildOptions;
}

// The oldest supported VS Code runs extensions on Node 20.
const node: esbuild.BuildOptions = {
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Some libraries have a UMD file as `main`, whose requires a bundler can't follow.
  mainFields: ['module', 'main'],
};
const extensionHost: esbuild.BuildOptions = { ...node, external: ['vscode'] };
const speaking: Pick<esbuild.BuildOptions, 'plugins'> = { plugins: [withSharedProtocol] };
const panel: esbuild.BuildOptions = {
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

const bundles: readonly Bundle[] = [
  { file: protocol.file, options: { ...node, stdin: { contents: protocol.contents, resolveDir: root } } },
  { file: 'client.cjs', options: { ...extensionHost, ...speaking, entryPoints: ['client/main.ts'] } },
  { file: 'clashwright.cjs', options: { ...node, ...speaking, entryPoints: ['server/clashwright.ts'] } },
  { file: 'panel.js', options: { ...panel, entryPoints: ['client/webview/main.tsx'] } },
  {
    file: 'integration.cjs',
    options: { ...extensionHost, external: ['vscode', 'mocha'], entryPoints: ['test/integration/index.ts'] },
  },
];

/** The shipped bundles; the rest is for tests. */
export const shippedBundles: readonly string[] = ['client.cjs', 'clashwright.cjs', 'protocol.cjs', 'panel.js'];

export interface BuildOptions {
  readonly production?: boolean;
  /** The bundles to build in addition to the shared one; all by default. */
  readonly only?: readonly string[];
}

/** Builds bundles and returns their metafiles; throws if an entry is missing or wrong. */
export async function build({ production = false, only }: BuildOptions = {}): Promise<readonly esbuild.Metafile[]> {
  const chosen = bundles.filter(({ file }) => only === undefined || only.includes(file) || file === protocol.file);
  return Promise.all(chosen.map((bundle) => buildOne(bundle, production)));
}

async function buildOne(bundle: Bundle, production: boolean): Promise<esbuild.Metafile> {
  const outfile = `dist/${bundle.file}`;
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    outfile,
    bundle: true,
    minify: production,
    sourcemap: !production,
    legalComments: 'none',
    logLevel: 'warning',
    ...bundle.options,
    metafile: true,
  });
  if (production) await makeSmaller(join(root, outfile), bundle.options.format === 'cjs');
  return metafile;
}

/** A second minifier, which reduces the shipped size by another twentieth. */
async function makeSmaller(file: string, isModule: boolean): Promise<void> {
  const code = await readFile(file, 'utf8');
  // Keeps a constant on the side where it was written, as in similar code elsewhere: that compresses better.
  const compress = { passes: 2, lhs_constants: false };
  const { code: smaller = code } = await minify(code, {
    ecma: 2020,
    toplevel: isModule,
    compress,
    format: { comments: false },
  });
  await writeFile(file, smaller);
}
