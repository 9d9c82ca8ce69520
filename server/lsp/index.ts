/** The door of the room that speaks the protocol of editors. */
export { Lifecycle } from './lifecycle.ts';
export { serve } from './server.ts';
