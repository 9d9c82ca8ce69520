/** The writer's own words, set apart as they would be in print. */
import type { JSX } from 'preact';
import type { ProseView } from '../../../../server/protocol/index.ts';
import { LongText } from './long-text.tsx';

export function ProseList({ prose }: { readonly prose: readonly ProseView[] }): JSX.Element | null {
  if (prose.length === 0) return null;
  return (
    <div class="print">
      {prose.map((one, index) => (
        <Prose key={index} prose={one} />
      ))}
    </div>
  );
}

function Prose({ prose: { kind, text } }: { readonly prose: ProseView }): JSX.Element {
  return (
    <figure class="prose">
      <figcaption class="prose-kind">{kind}</figcaption>
      <LongText text={text} most={1200}>
        {(shown) => (
          <blockquote class="prose-text" dir="auto">
            {shown}
          </blockquote>
        )}
      </LongText>
    </figure>
  );
}
