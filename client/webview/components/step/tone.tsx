/** The sign of an outcome: a check, a cross or an equals sign; nothing for a neutral one. */
import type { JSX } from 'preact';
import type { ToneView } from '../../../../server/protocol/index.ts';
import { Icon } from '../common/icon.tsx';

export function ToneIcon({ tone }: { readonly tone: ToneView }): JSX.Element | null {
  return tone === 'plain' ? null : (
    <span class="tone" data-tone={tone}>
      <Icon name={tone} />
    </span>
  );
}
