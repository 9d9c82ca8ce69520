/** The URL of a page that shows a workspace in the embedded VS Code. */
import { pathToFileURL } from 'node:url';

/** Paths that are passed to the workbench when it opens. */
export interface Payload {
  readonly extensionDevelopmentPath?: string;
  readonly extensionTestsPath?: string;
  readonly openFile?: string;
}

export interface Place {
  readonly port: number;
  readonly token: string;
}

export function pageAddress({ port, token }: Place, workspaceFile: string, payload: Payload): string {
  const authority = `127.0.0.1:${port}`;
  const words = Object.entries(payload).map(([name, path]: [string, string]) => [
    name,
    `vscode-remote://${authority}${pathToFileURL(path).pathname}`,
  ]);
  // The payload's paths are parsed as URIs, but the workspace's is taken literally.
  const workspace = decodeURIComponent(pathToFileURL(workspaceFile).pathname);
  const query = new URLSearchParams({ workspace, payload: JSON.stringify(words), tkn: token });
  return `http://${authority}/?${query.toString()}`;
}
