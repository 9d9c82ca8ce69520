/** Bundles the extension, the server, the command line and the panel into dist/; `--production` minifies. */
import { resolve } from 'node:path';
import { build } from './bundles.ts';

const production = process.argv.includes('--production');
await build({ production });
console.log(`Built ${resolve('dist')}${production ? ' for production' : ''}`);
