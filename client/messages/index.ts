/** Checks of what passes between extension and panel, for both ends: nothing is believed because of where it came from. */
import type {
  ArrowView, CardView, ChanceView, ChipView, CombatantView, CountedView, DistributionView, FindingView, FromPanel, Lines, NatureView, PanelModel,
  PanelState, PartyView, ProseView, RoundView, RuleLink, StepView, TableView, ToneView, ToPanel, TrackView,
} from '../../server/protocol/index.ts';
import { type Check, anyOf, flag, listOf, number, oneOf, optional, shape, text, count } from './check.ts';

type To<T extends ToPanel['type']> = Extract<ToPanel, { readonly type: T }>;
type From<T extends FromPanel['type']> = Extract<FromPanel, { readonly type: T }>;
type Condition = CombatantView['conditions'][number];
type ScenarioName = PanelModel['scenarios'][number];

const lines = shape<Lines>({ uri: text, from: count, to: count });
const tone: Check<ToneView> = oneOf('good', 'bad', 'even', 'plain');
const nature: Check<NatureView> = oneOf('heading', 'preparing', 'throw', 'success', 'failure', 'even', 'harm', 'told');
const rule = shape<RuleLink>({ id: text, title: text, from: text });
const card = shape<CardView>({
  shape: oneOf('card', 'die'), faces: optional(count), face: optional(text), name: optional(text), kept: flag, hit: optional(flag), says: text,
});
const chance = shape<ChanceView>({ label: text, side: optional(count), value: number, text, exact: optional(text) });
const distribution = shape<DistributionView>({ of: text, note: optional(text), rows: listOf(chance) });
const counted = shape<CountedView>({ of: text, note: optional(text) });
const prose = shape<ProseView>({ kind: text, text });
const finding = shape<FindingView>({ text, place: text, lines });
const track = shape<TrackView>({ name: text, now: number, base: number, was: optional(number) });
const arrow = shape<ArrowView>({ from: text, to: text, verb: text, attack: flag });
const condition = shape<Condition>({ text, change: optional(oneOf('new', 'gone')) });

const chip = shape<ChipView>({
  text, tone: oneOf('plus', 'minus', 'plain'), struck: flag, title: text, reason: text,
  quote: optional(text), lines: optional(lines), rule: optional(rule),
});
const party = shape<PartyView>({
  name: text, side: count, sideName: text, action: text, pool: optional(text), cards: listOf(card), chips: listOf(chip),
  chance: optional(chance), outcome: optional(text), note: optional(text), tone, lines,
});
const table = shape<TableView>({
  heading: text, chances: listOf(chance), counted: optional(counted), distributions: listOf(distribution), parties: listOf(party),
});
const combatant = shape<CombatantView>({
  name: text, side: count, sideName: text, headline: text, tracks: listOf(track), conditions: listOf(condition),
  gear: listOf(text), place: optional(text), changed: flag, lines,
});
const step = shape<StepView>({
  key: text, kind: text, nature, title: text, text, tone, changes: flag, table: optional(table),
  findings: optional(listOf(finding)), prose: listOf(prose), rule: optional(rule), combatants: listOf(combatant), lines,
});
const round = shape<RoundView>({
  number: count, title: optional(text), reached: optional(text), steps: listOf(step), arrows: listOf(arrow), lines,
});
const model = shape<PanelModel>({
  uri: text, version: count, scenario: count, scenarios: listOf(shape<ScenarioName>({ title: text, lines })),
  title: text, game: text, seed: count, rounds: listOf(round), errors: count,
});

/** Whether this is a state that the panel kept, of the format in force. */
export const isPanelState = shape<PanelState>({
  format: oneOf(1), uri: text, scenario: count, seed: optional(count), step: optional(text),
});

/** Whether the panel may act on this message. */
export const isToPanel: Check<ToPanel> = anyOf<ToPanel>(
  shape<To<'show'>>({ type: oneOf('show'), model, step: optional(text) }),
  shape<To<'go'>>({ type: oneOf('go'), step: text }),
  shape<To<'stale'>>({ type: oneOf('stale'), reason: text }),
);

/** Whether the extension may act on this message. */
export const isFromPanel: Check<FromPanel> = anyOf<FromPanel>(
  shape<From<'ready'>>({ type: oneOf('ready'), state: optional(isPanelState) }),
  shape<From<'stepped'>>({ type: oneOf('stepped'), step: text, lines }),
  shape<From<'reveal'>>({ type: oneOf('reveal'), lines }),
  shape<From<'rule'>>({ type: oneOf('rule'), id: text }),
  shape<From<'seed'>>({ type: oneOf('seed'), seed: count }),
  shape<From<'scenario'>>({ type: oneOf('scenario'), scenario: count }),
);
