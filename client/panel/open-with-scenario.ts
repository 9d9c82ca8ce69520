/** Opens a panel beside each scenario if the setting says so, once per document and window session. */
import { type Disposable, type TextEditor, window } from 'vscode';
import { languageId } from '../documents/documents.ts';
import type { PanelRegistry } from './panel-registry.ts';
import { settings } from '../settings.ts';

export function openWithScenarios(panels: PanelRegistry): Disposable {
  const opened = new Set<string>();
  const look = (editors: readonly TextEditor[]): void => {
    if (!settings.opensPanelWithScenario()) return;
    for (const { document, viewColumn } of editors) {
      const key = document.uri.toString();
      // Embedded editors, such as those of a diff, have no column.
      if (document.languageId !== languageId || viewColumn === undefined || opened.has(key)) continue;
      opened.add(key);
      void panels.openUnasked(document.uri);
    }
  };
  look(window.visibleTextEditors);
  return window.onDidChangeVisibleTextEditors(look);
}
