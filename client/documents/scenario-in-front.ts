/** Which scenario a command is about: the one whose address it is given, or the one in front. */
import { Uri, window } from 'vscode';
import { languageId, parseUri } from './documents.ts';

/** Lenses and links pass an address as text, the title bar as it is; the palette passes nothing. */
export function uriIn(address: unknown): Uri | undefined {
  if (address instanceof Uri) return address;
  return typeof address === 'string' ? parseUri(address) : undefined;
}

export function activeScenario(): Uri | undefined {
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri : undefined;
}
