/** What client and server both speak is in the package once: a bundle of its own, which the others load. */
import type * as esbuild from 'esbuild';

/**
 * The protocol of editors, what it is sent with and the documents it speaks of, each module by the name by which
 * libraries ask for it.
 */
const modules = [
  'vscode-jsonrpc',
  'vscode-jsonrpc/node',
  'vscode-languageserver-types',
  'vscode-languageserver-protocol',
  'vscode-languageserver-protocol/node',
  'vscode-languageserver-textdocument',
];

/** The bundle: its file, and the program from which it is made. */
export const protocol = {
  file: 'protocol.cjs',
  contents: `module.exports = {\n${modules.map((name) => `  '${name}': require('${name}'),`).join('\n')}\n};\n`,
} as const;

/** Takes those modules from the bundle that holds them. */
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
