/** The bundles that are shipped or tested: what each is made from, and for which host. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { root } from './paths.ts';
import { protocol, withSharedProtocol } from './shared-protocol.ts';

interface Bundle {
  readonly file: string;
  readonly options: esbuild.BuildOptions;
}

// The oldest VS Code that is supported runs extensions on Node 20.
const node: esbuild.BuildOptions = {
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // Some libraries put an UMD file behind `main`, whose requires a bundler can't follow.
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
  { file: 'integration.cjs', options: { ...extensionHost, external: ['vscode', 'mocha'], entryPoints: ['test/integration/index.ts'] } },
];

/** Builds the bundle whose file is named and what it shares with others, or all of them; throws when an entry is missing or wrong. */
export async function build(options: { readonly production?: boolean; readonly only?: string } = {}): Promise<void> {
  const production = options.production ?? false;
  const chosen = bundles.filter((bundle) => options.only === undefined || bundle.file === options.only || bundle.file === protocol.file);
  await Promise.all(chosen.map((bundle) => buildOne(bundle, production)));
}

async function buildOne(bundle: Bundle, production: boolean): Promise<void> {
  const outfile = `dist/${bundle.file}`;
  await esbuild.build({
    absWorkingDir: root,
    outfile,
    bundle: true,
    minify: production,
    sourcemap: !production,
    legalComments: 'none',
    logLevel: 'warning',
    ...bundle.options,
  });
  if (production) await makeSmaller(join(root, outfile), bundle.options.format === 'cjs');
}

/** A second minifier looks further than the bundler’s own, which takes a twentieth off what is shipped. */
async function makeSmaller(file: string, isModule: boolean): Promise<void> {
  const code = await readFile(file, 'utf8');
  // A constant stays on the side where it was written, which is where the same words stand elsewhere: that packs better.
  const compress = { passes: 2, lhs_constants: false };
  const { code: smaller = code } = await minify(code, { ecma: 2020, toplevel: isModule, compress, format: { comments: false } });
  await writeFile(file, smaller);
}
