/** The door of the room that speaks the protocol of editors. */
export type { Disk } from './disk.ts';
export { EncodedMessages } from './encoded-messages.ts';
export { Lifecycle } from './lifecycle.ts';
export { sending } from './sending.ts';
export { serve } from './server.ts';
