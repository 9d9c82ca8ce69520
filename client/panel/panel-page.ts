/** Generates the panel’s page with webview URIs. */
import { env, Uri, type WebviewPanel } from 'vscode';
import { panelHtml } from './panel-html.ts';

/** `dist` is the folder of the bundles, the only one that the page may load. */
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
