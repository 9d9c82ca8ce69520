/** At the head of a round: what is announced in it, in the order in which it is told. */
import type { JSX } from 'preact';
import type { RoundMark } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { shapeOf } from '../model/marks.ts';
import { useAfterPaint } from './after-paint.ts';
import { Glyph } from './glyph.tsx';
import { LongText } from './long-text.tsx';

// More than these would keep the head of the round waiting: they follow it.
const mostAtOnce = 8;

export function Agenda({ round }: { readonly round: RoundMark }): JSX.Element | null {
  const { goTo } = useIntents();
  const announced = round.steps.filter(({ nature }) => nature === 'preparing');
  const isThere = useAfterPaint(announced.length > mostAtOnce);
  if (announced.length === 0 || !isThere) return null;
  return (
    <section class="agenda">
      <h3 class="part-title">In this round</h3>
      <ol>
        {announced.map(({ key, nature, title }) => (
          <li key={key}>
            <Glyph shape={shapeOf(nature)} />
            <span dir="auto"><LongText text={title} most={120}>{(shown) => <button type="button" class="link" onClick={() => { goTo(key); }}>{shown}</button>}</LongText></span>
          </li>
        ))}
      </ol>
    </section>
  );
}
