/** The head of the panel: which scenario of which game, and what can be done with its course. */
import type { JSX } from 'preact';
import { type Filter, useIntents } from '../intents.ts';
import { most, type PanelModel } from '../../../server/protocol/index.ts';
import { nextSeed } from '../model/trying.ts';
import { FilterSelect } from './filter-select.tsx';
import { HeadButton } from './head-button.tsx';
import { LongText } from './long-text.tsx';
import { ScenarioSelect } from './scenario-select.tsx';
import { SeedField } from './seed-field.tsx';
import { steady } from './steady.ts';
import { TakeAwayMenu } from './take-away-menu.tsx';

interface Props {
  readonly model: PanelModel;
  /** Not so for a course in which nothing happens. */
  readonly hasSteps: boolean;
  readonly filter: Filter | undefined;
  /** Whether panel and text move together. */
  readonly isTogether: boolean;
  /** Whether the course can be thrown anew from the step in view on. */
  readonly canBranch: boolean;
  /** Whether something is to be tried out: then it is shown where it can be. */
  readonly asks: boolean;
  readonly setAsks: (asks: boolean) => void;
}

export const Header = steady(({ model, hasSteps, filter, isTogether, canBranch, asks, setAsks }: Props): JSX.Element => {
  const { attempt, branch, moveTogether } = useIntents();
  const next = nextSeed(model.seed);
  return (
    <header class="header">
      <div class="header-what">
        <Title model={model} />
        <span class="quiet header-game" dir="auto"><LongText text={model.game} most={100} /></span>
      </div>
      <div class="header-acts">
        {hasSteps && <FilterSelect model={model} filter={filter} />}
        <SeedField seed={model.seed} />
        <HeadButton icon="again" says="Draw again" title={`Draw another course, with seed ${next}`} act={() => { attempt({ kind: 'seed', seed: next }); }} />
        {hasSteps && (
          <>
            <HeadButton
              icon="ask" says="What if…" pressed={asks}
              title={asks ? 'Show no more what can be tried out' : 'Try something out that isn’t in the file'} act={() => { setAsks(!asks); }}
            />
            <HeadButton
              icon="branch" says="Branch here" isOff={!canBranch} act={branch}
              title={canBranch ? 'Keep the course so far, and throw anew from this step on' : `A branch can be thrown anew ${most.redraws} times: go back before one of them`}
            />
          </>
        )}
        <span class="header-icons">
          <HeadButton
            icon="together" says="Panel and text move together" isBare pressed={isTogether}
            title={isTogether ? 'Panel and text move together: turn off' : 'Panel and text move apart: move them together'} act={() => { moveTogether(!isTogether); }}
          />
          <TakeAwayMenu />
        </span>
      </div>
    </header>
  );
});

function Title({ model }: { readonly model: PanelModel }): JSX.Element {
  const several = model.scenarios.length > 1;
  return (
    <>
      {several && <h1 class="unseen" dir="auto">{model.title}</h1>}
      {several
        ? <ScenarioSelect model={model} />
        : <LongText text={model.title} most={120}>{(shown) => <h1 class="title" dir="auto">{shown}</h1>}</LongText>}
    </>
  );
}
