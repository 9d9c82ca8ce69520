/** The door of the room that speaks the protocol of editors. */
export { serve } from './server.ts';
