/** Which of the scenarios of the file is played. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { useIntents } from '../../intents.ts';
import { cutText } from '../../model/cut.ts';
import { useOffAsking } from '../disabled-reason.ts';

export function ScenarioSelect({ model }: { readonly model: PanelModel }): JSX.Element {
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
