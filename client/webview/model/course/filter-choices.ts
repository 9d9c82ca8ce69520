/** The options of the step filter: outcomes, a course’s combatants, and the contests of its rounds. */
import type { PanelModel } from '../../../../server/protocol/index.ts';
import type { Filter } from '../../intents.ts';
import { filterText } from './filter.ts';

export interface FilterChoice {
  readonly value: string;
  readonly text: string;
  readonly filter: Filter;
}

export interface FilterChoices {
  readonly outcomes: FilterChoice;
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
  const outcomes = { value: 'outcomes', text: 'Outcomes only', filter: { outcomes: true } } as const;
  if (filter === undefined) return { outcomes, combatants, contests, value: '' };
  const own = choice(model, filter);
  const isThere = [outcomes, ...combatants, ...contests].some(({ value }) => value === own.value);
  if (isThere) return { outcomes, combatants, contests, value: own.value };
  return 'who' in filter
    ? { outcomes, combatants: [...combatants, own], contests, value: own.value }
    : { outcomes, combatants, contests: [...contests, own], value: own.value };
}

function choice(model: PanelModel, filter: Filter): FilterChoice {
  return { value: valueOf(filter), text: filterText(model, filter), filter };
}

function valueOf(filter: Filter): string {
  if ('outcomes' in filter) return 'outcomes';
  return 'who' in filter ? `who ${filter.who}` : `contest ${filter.round} ${filter.contest}`;
}
