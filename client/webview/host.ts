/** The one way out of the panel: what VS Code offers to the script of a webview. */
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
  /** What was kept before the window was reloaded; nothing where it is of an older format or somebody else's. */
  kept(): PanelState | undefined;
}

/** Takes hold of the host; VS Code allows this once in the life of a page. */
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
