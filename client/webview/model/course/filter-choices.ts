/** The options of the step filter: a course’s combatants and the contests of its rounds. */
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
  /** The value of the active filter; empty if there is none. */
  readonly value: string;
}

/** The options always include the active filter, even if it matches nothing in the course. */
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
