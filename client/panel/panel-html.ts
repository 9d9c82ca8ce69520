/** Generates the HTML of the panel’s webview. It is loaded once; all later updates are messages. */

export interface PanelPage {
  /** Webview URIs, as returned by `asWebviewUri`. */
  readonly scriptUri: string;
  readonly styleUri: string;
  /** The webview's `cspSource`. */
  readonly cspSource: string;
  /** A random value, unique for every page. */
  readonly nonce: string;
  /** VS Code’s display language, for example `en` or `pt-br`. */
  readonly language: string;
  readonly title: string;
}

/** The page’s HTML; its content security policy permits only its own script and style sheet. */
export function panelHtml(page: PanelPage): string {
  const policy = `default-src 'none'; script-src 'nonce-${page.nonce}'; style-src ${page.cspSource};`;
  return `<!DOCTYPE html>
<html lang="${escape(page.language)}">
<head>
  <meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="${escape(policy)}">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escape(page.title)}</title>
  <link rel="stylesheet" href="${escape(page.styleUri)}">
</head>
<body>
  <div id="panel"></div>
  <script nonce="${escape(page.nonce)}" src="${escape(page.scriptUri)}"></script>
</body>
</html>
`;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}
