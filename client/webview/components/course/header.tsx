/** The panel’s header: the scenario, its game, and the actions for its course. */
import type { JSX } from 'preact';
import { useIntents, type Filter } from '../../intents.ts';
import { most, type PanelModel } from '../../../../server/protocol/index.ts';
import { indexOfStep, placesOf } from '../../model/course/places.ts';
import { seedOf } from '../../model/course/branching.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterSelect } from './filter-select.tsx';
import { HeadButton } from './head-button.tsx';
import { LongText } from '../common/long-text.tsx';
import { useDisabledReason, useOffAsking } from '../disabled-reason.ts';
import { SeedField } from './seed-field.tsx';
import { steady } from '../memo.ts';
import { useMemo } from 'preact/hooks';
import { cutText } from '../../model/cut.ts';

interface Props {
  readonly model: PanelModel;
  readonly isBranch: boolean;
  /** False for a course in which nothing happens. */
  readonly hasSteps: boolean;
  readonly filter: Filter | undefined;
  /** Whether panel and editor move together. */
  readonly isTogether: boolean;
  /** The seed that “Another draw” would use for the shown course. */
  readonly nextSeed: number;
  /** Whether the course can be redrawn from the current step on. */
  readonly canBranch: boolean;
  /** Whether “What if…” is on: then the places where something can be tried out are shown. */
  readonly asks: boolean;
  readonly setAsks: (asks: boolean) => void;
}

export const Header = steady(
  ({ model, isBranch, hasSteps, filter, isTogether, nextSeed, canBranch, asks, setAsks }: Props): JSX.Element => {
    const { drawAgain, branch, moveTogether } = useIntents();
    const off = useDisabledReason();
    return (
      <header class="header">
        <div class="header-what">
          <Title model={model} />
          <span class="quiet header-game" dir="auto">
            <LongText text={model.game} most={100} />
          </span>
          <SeedField key={isBranch ? 'branch' : 'original'} seed={seedOf(model, isBranch)} isBranch={isBranch} />
        </div>
        <div class="header-acts">
          {hasSteps && <FilterSelect model={model} filter={filter} />}
          <HeadButton icon="again" says="Another draw" title={againText(model, nextSeed)} off={off} act={drawAgain} />
          {hasSteps && (
            <>
              <HeadButton
                icon="ask"
                says="What if…"
                pressed={asks}
                off={off}
                title={asks ? 'Stop showing what can be tried out' : 'Try something out that isn’t in the file'}
                act={() => {
                  setAsks(!asks);
                }}
              />
              <HeadButton
                icon="branch"
                says="Branch here"
                off={off ?? (canBranch ? undefined : tooOften)}
                act={branch}
                title="Keep the course up to here and redraw it from this step on"
              />
            </>
          )}
          <span class="header-icons">
            <HeadButton
              icon="together"
              says="Panel and file move together"
              isBare
              pressed={isTogether}
              title={
                isTogether
                  ? 'Panel and file move together; click to turn this off'
                  : 'Panel and file move separately; click to move them together'
              }
              act={() => {
                moveTogether(!isTogether);
              }}
            />
            <ExportMenu />
          </span>
        </div>
      </header>
    );
  },
);

const tooOften = `A branch can be redrawn at most ${most.redraws} times; go back to before one of them`;

/** For a branch, only the redrawn part is drawn again. */
function againText(model: PanelModel, seed: number): string {
  const last = model.course.redraws.at(-1);
  if (last === undefined) return `Draw another course, with seed ${seed}`;
  const index = last.step === undefined ? undefined : indexOfStep(placesOf(model), last.step);
  return `Draw the branch again${index === undefined ? '' : ` from step ${index + 1} on`}, with seed ${seed}`;
}

function Title({ model }: { readonly model: PanelModel }): JSX.Element {
  const several = model.scenarios.length > 1;
  return (
    <>
      {several && (
        <h1 class="unseen" dir="auto">
          {model.title}
        </h1>
      )}
      {several ? (
        <ScenarioSelect model={model} />
      ) : (
        <LongText text={model.title} most={120}>
          {(shown) => (
            <h1 class="title" dir="auto">
              {shown}
            </h1>
          )}
        </LongText>
      )}
    </>
  );
}

/** Chooses which scenario of the file is played. */
function ScenarioSelect({ model }: { readonly model: PanelModel }): JSX.Element {
  const { choose } = useIntents();
  const off = useOffAsking();
  const { scenarios } = model;
  const options = useMemo(
    () =>
      scenarios.map(({ title }, index) => (
        <option key={index} value={index}>
          {cutText(title, 80) ?? title}
        </option>
      )),
    [scenarios],
  );
  return (
    <select
      class="title title-select"
      aria-label="Scenario"
      title={off ?? cutText(model.title, 400) ?? model.title}
      value={model.scenario}
      disabled={off !== undefined}
      onChange={(event) => {
        choose(Number(event.currentTarget.value));
      }}
    >
      {options}
    </select>
  );
}
