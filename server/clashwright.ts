/** What is shipped: one program, so that the engine is in it once. An editor gets the language server, a person the command line. */

/** How editors say over which way they want to speak. */
const ways = /^--(?:node-ipc|stdio|pipe=.*|socket=.*)$/;

void (process.argv.some((word) => ways.test(word)) ? import('./main.ts') : import('./cli.ts'));
