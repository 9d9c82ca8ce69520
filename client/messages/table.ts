/** Checks of what lies on the table in a step. */
import type {
  AddedView,
  AddsView,
  CardView,
  ChanceView,
  ChipView,
  CountedView,
  DistributionView,
  ForcingView,
  NeedView,
  PartyView,
  ReasonKey,
  SetsView,
  SetView,
  SpreadRow,
  SpreadView,
  TableView,
} from '../../server/protocol/index.ts';
import { count, flag, listOf, nullable, number, oneOf, optional, set, shape, text } from './check.ts';
import { lines, tone, why } from './why.ts';

export const reasonKey = shape<ReasonKey>({ who: text, words: text });

const chip = shape<ChipView>({
  text,
  tone: oneOf('plus', 'minus', 'plain'),
  struck: flag,
  why,
  reason: optional(reasonKey),
  holdsFor: optional(text),
  aside: optional(set),
  tried: optional(set),
  ofNeeds: optional(set),
});
const card = shape<CardView>({
  shape: oneOf('card', 'die'),
  faces: optional(count),
  face: optional(text),
  name: optional(text),
  kept: flag,
  hit: optional(flag),
  says: text,
  why,
  slot: optional(count),
  pinned: optional(oneOf('file', 'trial')),
});
const forcing = shape<ForcingView>({ slots: listOf(text), faces: listOf(text), now: listOf(nullable(text)) });
const chance = shape<ChanceView>({
  label: text,
  side: optional(count),
  value: number,
  text,
  exact: optional(text),
  unforced: optional(text),
  asWritten: optional(text),
  bound: optional(oneOf('at least', 'at most')),
  printed: optional(text),
});
const distribution = shape<DistributionView>({
  of: text,
  note: optional(text),
  why: optional(text),
  rows: listOf(chance),
});
const counted = shape<CountedView>({ of: text, note: optional(text) });
const spreadRow = shape<SpreadRow>({ name: text, side: count, count, says: text, why });
const spread = shape<SpreadView>({ title: text, rows: listOf(spreadRow) });
const one = shape<SetView>({ face: count, width: count, passes: flag, label: text, words: text });
const near = shape<NonNullable<NeedView['near']>>({ face: count, width: count, words: text });
const need = shape<NeedView>({
  words: text,
  measure: text,
  asks: optional(text),
  width: count,
  by: optional(text),
  face: optional(count),
  near: optional(near),
  says: text,
  tone,
  lines,
});
const ones = shape<NonNullable<SetsView['ones']>>({ count, says: optional(text), words: text });
const sets = shape<SetsView>({ title: text, ones: optional(ones), sets: listOf(one), needs: listOf(need) });
const added = shape<AddedView>({ amount: oneOf(1, -1), does: text, to: text });
const adds = shape<AddsView>({ amounts: listOf(oneOf(1, -1)), unit: text, named: optional(listOf(added)) });
const party = shape<PartyView>({
  name: text,
  side: count,
  sideName: text,
  action: text,
  pool: optional(text),
  cards: listOf(card),
  forcing: optional(forcing),
  chips: listOf(chip),
  adds: optional(adds),
  chance: optional(chance),
  outcome: optional(text),
  outcomeWhy: optional(why),
  note: optional(text),
  tone,
  lines,
});

export const table = shape<TableView>({
  heading: text,
  chances: listOf(chance),
  counted: optional(counted),
  distributions: listOf(distribution),
  spread: optional(spread),
  sets: optional(sets),
  parties: listOf(party),
});
