/** The panel’s connection to VS Code: the API that it offers to a webview’s script. */
import type { FromPanel, PanelState } from '../../server/protocol/index.ts';
import { isPanelState } from '../messages/index.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: FromPanel): void;
  getState(): unknown;
  setState(state: PanelState): void;
};

export interface Host {
  post(message: FromPanel): void;
  keep(state: PanelState): void;
  /** The state saved before a reload; undefined if it has an older or a foreign format. */
  kept(): PanelState | undefined;
}

/** Acquires the host; VS Code allows this once in the lifetime of a page. */
export function acquireHost(): Host {
  const api = acquireVsCodeApi();
  return {
    post: (message) => {
      api.postMessage(message);
    },
    keep: (state) => {
      api.setState(state);
    },
    kept: () => {
      const state = api.getState();
      return isPanelState(state) ? state : undefined;
    },
  };
}
