/** The whole panel: header, notices, timeline, the step in view and the state after it. */
import type { ComponentChildren, JSX } from 'preact';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { type Place, placesOf } from '../model/places.ts';
import { type View, currentPlace } from '../model/view.ts';
import { Announcer } from './announcer.tsx';
import { Arrows } from './arrows.tsx';
import { Combatants } from './combatants.tsx';
import { EmptyCourse, Waiting } from './empty.tsx';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { Step } from './step.tsx';
import { Timeline } from './timeline.tsx';

export function App({ view }: { readonly view: View }): JSX.Element {
  if (view.model === undefined) return <Waiting reason={view.stale} />;
  const place = currentPlace(view);
  return (
    <>
      <Header model={view.model} />
      {place !== undefined && <Timeline model={view.model} index={view.index} />}
      <Notices model={view.model} stale={view.stale} />
      {place === undefined ? <EmptyCourse /> : <Course model={view.model} place={place} index={view.index} />}
    </>
  );
}

interface CourseProps {
  readonly model: PanelModel;
  readonly place: Place;
  readonly index: number;
}

function Course({ model, place, index }: CourseProps): JSX.Element {
  const { step } = place;
  const count = placesOf(model).length;
  const arrows = model.rounds[place.round]?.arrows ?? [];
  return (
    <>
      <main class="course">
        <Step model={model} place={place} />
        <aside class="after">
          <Section title="After this step">
            <Combatants combatants={step.combatants} />
          </Section>
          {arrows.length > 0 && (
            <Section title="Who is after whom">
              <Arrows arrows={arrows} combatants={step.combatants} />
            </Section>
          )}
        </aside>
      </main>
      <Foot model={model} />
      <Announcer text={`Step ${index + 1} of ${count}: ${step.title}${step.findings === undefined ? '' : ', doubtful'}`} />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="part">
      <h2 class="part-title">{title}</h2>
      {children}
    </section>
  );
}
