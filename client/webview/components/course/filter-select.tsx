/** Chooses what the steps are filtered by: outcomes, a combatant or a contest. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PanelModel } from '../../../../server/protocol/index.ts';
import { type Filter, useIntents } from '../../intents.ts';
import { cutText } from '../../model/cut.ts';
import { type FilterChoice, filterChoices } from '../../model/course/filter-choices.ts';

interface Props {
  readonly model: PanelModel;
  readonly filter: Filter | undefined;
}

/** A chosen combatant who is no longer in the course stays selected, at the end of the list. */
export function FilterSelect({ model, filter }: Props): JSX.Element {
  const { sift } = useIntents();
  const { outcomes, combatants, contests, value } = useMemo(() => filterChoices(model, filter), [model, filter]);
  const all = [outcomes, ...combatants, ...contests];
  const options = useMemo(
    () => (
      <>
        <option value="">All steps</option>
        <option value={outcomes.value}>{outcomes.text}</option>
        <Choices label="Combatants" choices={combatants} />
        <Choices label="Contests" choices={contests} />
      </>
    ),
    [outcomes.value, combatants, contests],
  );
  return (
    <select
      class="field filter"
      aria-label="Show only"
      title="Step only through outcomes, or through what concerns one combatant or one contest"
      value={value}
      onChange={(event) => {
        sift(all.find((choice) => choice.value === event.currentTarget.value)?.filter);
      }}
    >
      {options}
    </select>
  );
}

function Choices({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly FilterChoice[];
}): JSX.Element | null {
  if (choices.length === 0) return null;
  return (
    <optgroup label={label}>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {cutText(text, 60) ?? text}
        </option>
      ))}
    </optgroup>
  );
}
