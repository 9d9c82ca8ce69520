/** Bundles the protocol libraries of client and server once, as a bundle that the others load. */
import type * as esbuild from 'esbuild';

/** The protocol, its transport and its documents: each module by its import name. */
const modules = [
  'vscode-jsonrpc',
  'vscode-jsonrpc/node',
  'vscode-languageserver-types',
  'vscode-languageserver-protocol',
  'vscode-languageserver-protocol/node',
  'vscode-languageserver-textdocument',
];

/** The bundle: its file, and its entry source. */
export const protocol = {
  file: 'protocol.cjs',
  contents: `module.exports = {\n${modules.map((name) => `  '${name}': require('${name}'),`).join('\n')}\n};\n`,
} as const;

/** An esbuild plugin that imports these modules from the shared bundle. */
export const withSharedProtocol: esbuild.Plugin = {
  name: 'shared-protocol',
  setup: (build) => {
    build.onResolve(
      { filter: /^vscode-(jsonrpc|languageserver-(types|protocol|textdocument))(\/node)?$/ },
      ({ path }) => ({ path, namespace: 'shared-protocol' }),
    );
    build.onResolve({ filter: /^\.\/protocol\.cjs$/, namespace: 'shared-protocol' }, ({ path }) => ({
      path,
      external: true,
    }));
    build.onLoad({ filter: /.*/, namespace: 'shared-protocol' }, ({ path }) => ({
      contents: `module.exports = require('./${protocol.file}')['${path}'];`,
    }));
  },
};
