/** The page of a panel as VS Code wants it: with addresses that a webview may load. */
import { env, Uri, type WebviewPanel } from 'vscode';
import { panelHtml } from './panel-html.ts';

/** `dist` is the folder of the bundles, the only one that the page may load from. */
export function pageFor({ webview, title }: WebviewPanel, dist: Uri): string {
  const address = (file: string): string => webview.asWebviewUri(Uri.joinPath(dist, file)).toString();
  return panelHtml({
    scriptUri: address('panel.js'),
    styleUri: address('panel.css'),
    cspSource: webview.cspSource,
    nonce: crypto.randomUUID(),
    language: env.language,
    title,
  });
}
