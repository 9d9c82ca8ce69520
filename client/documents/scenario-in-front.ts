/** Determines the scenario of a command: the one whose URI it is given, or the active one. */
import { Uri, window } from 'vscode';
import { languageId, parseUri } from './documents.ts';

/** Code lenses and links pass a URI as a string, the title bar as a `Uri`; the palette passes nothing. */
export function uriIn(address: unknown): Uri | undefined {
  if (address instanceof Uri) return address;
  return typeof address === 'string' ? parseUri(address) : undefined;
}

export function activeScenario(): Uri | undefined {
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri : undefined;
}
