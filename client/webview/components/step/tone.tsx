/** The sign of how something went: a check, a cross, an equals sign; nothing where it went no way. */
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
