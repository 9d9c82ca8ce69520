/** What is doubtful in a step: quiet lines under its text, each with the way to the words it speaks of. */
import type { JSX } from 'preact';
import type { FindingView } from '../../../../server/protocol/index.ts';
import { Icon } from '../common/icon.tsx';
import { LineLink } from '../common/links.tsx';
import { LongText } from '../common/long-text.tsx';

export function Findings({ findings }: { readonly findings: readonly FindingView[] | undefined }): JSX.Element | null {
  if (findings === undefined) return null;
  return (
    <ul class="findings" aria-label="Doubtful in this step">
      {findings.map(({ text, place, lines }, index) => (
        <li key={index} class="finding">
          <Icon name="doubt" />
          <p>
            <span class="finding-text" dir="auto">
              <LongText text={text} most={400} />
            </span>{' '}
            <LineLink lines={lines} says={place} />
          </p>
        </li>
      ))}
    </ul>
  );
}
