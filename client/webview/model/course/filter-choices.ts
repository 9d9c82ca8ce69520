/** What the steps of a course can be sifted by: its combatants, and the contests of its rounds. */
import type { PanelModel } from '../../../../server/protocol/index.ts';
import type { Filter } from '../../intents.ts';
import { filterText } from './filter.ts';

export interface FilterChoice {
  readonly value: string;
  readonly text: string;
  readonly filter: Filter;
}

export interface FilterChoices {
  readonly combatants: readonly FilterChoice[];
  readonly contests: readonly FilterChoice[];
  /** That of the filter in force; empty where there is none. */
  readonly value: string;
}

/** The filter in force is among them, even where the course has nothing for it any more. */
export function filterChoices(model: PanelModel, filter: Filter | undefined): FilterChoices {
  const combatants = model.cast.map(({ name }) => choice(model, { who: name }));
  const contests = model.rounds.flatMap(({ number, contests: names }) =>
    names.map((_, contest) => choice(model, { round: number, contest })),
  );
  if (filter === undefined) return { combatants, contests, value: '' };
  const own = choice(model, filter);
  const isThere = [...combatants, ...contests].some(({ value }) => value === own.value);
  if (isThere) return { combatants, contests, value: own.value };
  return 'who' in filter
    ? { combatants: [...combatants, own], contests, value: own.value }
    : { combatants, contests: [...contests, own], value: own.value };
}

function choice(model: PanelModel, filter: Filter): FilterChoice {
  const value = 'who' in filter ? `who ${filter.who}` : `contest ${filter.round} ${filter.contest}`;
  return { value, text: filterText(model, filter), filter };
}
