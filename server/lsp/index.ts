/** Entry point of the language server module. */
export type { Disk } from './navigation/disk.ts';
export { EncodedMessages } from './connection/encoded-messages.ts';
export { Lifecycle } from './connection/lifecycle.ts';
export { sending } from './connection/sending.ts';
export { serve } from './server.ts';
