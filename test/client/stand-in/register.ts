/** Puts the stand-in in the place of VS Code for whatever is imported afterwards. */
import { registerHooks } from 'node:module';

const standIn = new URL('vscode.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vscode'
      ? { url: standIn, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
