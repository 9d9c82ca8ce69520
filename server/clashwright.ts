/**
 * What is shipped: one program, so that the engine is in it once. An editor gets the language server, a person the
 * command line. Both are imported at once: a bundler wraps up every module that may be loaded later, which makes the
 * program a tenth larger.
 */
import { runFromTerminal } from './cli.ts';
import { serveEditor } from './main.ts';

/** How editors say over which way they want to speak. */
const ways = /^--(?:node-ipc|stdio|pipe=.*|socket=.*)$/;

if (process.argv.some((word) => ways.test(word))) serveEditor();
else runFromTerminal();
