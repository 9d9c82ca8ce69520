/** The head of the panel: which scenario, which game, and another course by another seed. */
import type { JSX } from 'preact';
import type { PanelModel } from '../../../server/protocol/index.ts';
import { useIntents } from '../intents.ts';
import { Icon } from './icon.tsx';
import { SeedField, nextSeed } from './seed-field.tsx';

export function Header({ model }: { readonly model: PanelModel }): JSX.Element {
  const { draw } = useIntents();
  const next = nextSeed(model.seed);
  return (
    <header class="header">
      <div class="header-what">
        <Title model={model} />
        <span class="quiet" dir="auto">{model.game}</span>
      </div>
      <div class="header-acts">
        <SeedField seed={model.seed} />
        <button type="button" class="button" title={`Draw another course, with seed ${next}`} onClick={() => { draw(next); }}>
          <Icon name="again" /> Draw again
        </button>
      </div>
    </header>
  );
}

function Title({ model }: { readonly model: PanelModel }): JSX.Element {
  const several = model.scenarios.length > 1;
  return (
    <>
      <h1 class={several ? 'unseen' : 'title'} dir="auto">{model.title}</h1>
      {several && <ScenarioSelect model={model} />}
    </>
  );
}

function ScenarioSelect({ model }: { readonly model: PanelModel }): JSX.Element {
  const { choose } = useIntents();
  return (
    <select
      class="title title-select"
      aria-label="Scenario"
      title={model.title}
      value={model.scenario}
      onChange={(event) => { choose(Number(event.currentTarget.value)); }}
    >
      {model.scenarios.map(({ title }, index) => <option key={index} value={index}>{title}</option>)}
    </select>
  );
}
