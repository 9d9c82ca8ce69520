/**
 * Loaded into the peer’s process before the peer: removes its delay. It waits 200 ms after each change before it
 * validates the text, which no setting changes; here it keeps the timer, with a delay of 0.
 */
import { pathToFileURL } from 'node:url';
import { peerSettings } from './install.ts';

const { SettingsState } = (await import(pathToFileURL(peerSettings).href)) as {
  readonly SettingsState: { readonly prototype: object };
};
Object.defineProperty(SettingsState.prototype, 'validationDelayMs', { get: () => 0, set: () => undefined });
