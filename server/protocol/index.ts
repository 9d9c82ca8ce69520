/** Entry point of the protocol module, shared by the extension, the language server and the panel. */
export * from './course.ts';
export * from './messages.ts';
export * from './outline.ts';
export * from './panel.ts';
export * from './requests.ts';
export * from './scenario-place.ts';
export * from './state.ts';
export * from './table.ts';
export * from './track-pairs.ts';
export * from './visible-text.ts';
export * from './why.ts';
export * from './wish-now.ts';
