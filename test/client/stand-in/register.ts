/** Replaces the module `vscode` by the simulation for all later imports. */
import { registerHooks } from 'node:module';

const standIn = new URL('vscode.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vscode'
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
