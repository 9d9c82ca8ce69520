/** The door of the protocol room: types and names only, shared by server, client and panel. */
export * from './panel.ts';
export * from './requests.ts';
