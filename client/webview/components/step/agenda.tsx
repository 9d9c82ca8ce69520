/** At the head of a round: its announcements, in the order in which they are made. */
import type { JSX } from 'preact';
import type { PanelModel, RoundMark } from '../../../../server/protocol/index.ts';
import { type Filter, useIntents } from '../../intents.ts';
import { cutText } from '../../model/cut.ts';
import { shapeOf } from '../../model/course/marks.ts';
import { filterText, filteredBy } from '../../model/course/filter.ts';
import { startsOf } from '../../model/course/timeline.ts';
import { useAfterPaint } from '../course/after-paint.ts';
import { Glyph } from '../course/glyph.tsx';
import { LongText } from '../common/long-text.tsx';

// More announcements would delay the head of the round; they follow after it.
const mostAtOnce = 8;

interface Props {
  readonly model: PanelModel;
  readonly round: RoundMark;
  /** What the filter leaves out of the course is left out here too. */
  readonly filter: Filter | undefined;
}

export function Agenda({ model, round, filter }: Props): JSX.Element | null {
  const { goTo } = useIntents();
  const { only } = filteredBy(model, filter);
  const start = startsOf(model)[model.rounds.indexOf(round)] ?? 0;
  const announced = round.steps.filter(({ nature }, at) => nature === 'preparing' && only?.has(start + at) !== false);
  const isThere = useAfterPaint(announced.length > mostAtOnce);
  if (announced.length === 0 || !isThere) return null;
  const name = filter === undefined || only === undefined ? undefined : filterText(model, filter);
  return (
    <section class="agenda">
      <h3 class="part-title" dir="auto">
        In this round{name !== undefined && `, ${cutText(name, 40) ?? name}`}
      </h3>
      <ol>
        {announced.map(({ key, nature, title }) => (
          <li key={key}>
            <Glyph shape={shapeOf(nature)} />
            <span dir="auto">
              <LongText text={title} most={120}>
                {(shown) => (
                  <button
                    type="button"
                    class="link"
                    onClick={() => {
                      goTo(key);
                    }}
                  >
                    {shown}
                  </button>
                )}
              </LongText>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
