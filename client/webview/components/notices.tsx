/** Quiet notes above the course: that it is older than the text, or that the text has mistakes. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { mistakesText } from '../model/words.ts';

interface Props {
  readonly model: PanelModel;
  readonly stale: string | undefined;
}

export function Notices({ model, stale }: Props): JSX.Element {
  const mistakes = mistakesText(model);
  return (
    <div class="notices" role="status">
      {stale !== undefined && (
        <p class="notice notice-stale" dir="auto"><strong>This is the last course that could be played.</strong> {stale}</p>
      )}
      {mistakes !== undefined && <p class="notice">{mistakes}</p>}
    </div>
  );
}
