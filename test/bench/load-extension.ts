/** Loads the extension’s bundle as VS Code does, with a dummy VS Code API, and prints the time in ms. */
import { createRequire, registerHooks } from 'node:module';

/** Every property of it is itself, and it can be called, extended and constructed. */
const anything: object = new Proxy(function nothing() {}, {
  get: (target, key): unknown => (key === 'prototype' ? target.prototype : anything),
});
Object.assign(globalThis, { anything });

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vscode' ? { url: 'bench:vscode', format: 'commonjs', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === 'bench:vscode'
      ? { format: 'commonjs', source: 'module.exports = globalThis.anything;', shortCircuit: true }
      : next(url, context),
});

const start = performance.now();
createRequire(import.meta.url)(process.argv[2] ?? '');
console.log(performance.now() - start);
