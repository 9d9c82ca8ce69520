/** The bundles that are shipped or tested: what each is made from, and for which host. */
import * as esbuild from 'esbuild';
import { root } from './paths.ts';

interface Bundle {
  readonly entry: string;
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
const panel: esbuild.BuildOptions = {
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
};

const bundles: readonly Bundle[] = [
  { entry: 'client/main.ts', file: 'client.cjs', options: extensionHost },
  { entry: 'server/clashwright.ts', file: 'clashwright.cjs', options: node },
  { entry: 'client/webview/main.tsx', file: 'panel.js', options: panel },
  { entry: 'test/integration/index.ts', file: 'integration.cjs', options: { ...extensionHost, external: ['vscode', 'mocha'] } },
];

/** Builds the bundles whose file is named, or all of them; throws when an entry is missing or wrong. */
export async function build(options: { readonly production?: boolean; readonly only?: string } = {}): Promise<void> {
  const production = options.production ?? false;
  const chosen = bundles.filter((bundle) => options.only === undefined || bundle.file === options.only);
  await Promise.all(chosen.map((bundle) => buildOne(bundle, production)));
}

async function buildOne(bundle: Bundle, production: boolean): Promise<void> {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [bundle.entry],
    outfile: `dist/${bundle.file}`,
    bundle: true,
    minify: production,
    sourcemap: !production,
    legalComments: 'none',
    logLevel: 'warning',
    ...bundle.options,
  });
}
