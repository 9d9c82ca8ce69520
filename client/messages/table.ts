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
  PartyView,
  PicturesView,
  ReasonKey,
  TableView,
} from '../../server/protocol/index.ts';
import { type Check, count, flag, listOf, nullable, number, oneOf, optional, set, shape, text } from './check.ts';
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
  rolledFor: optional(text),
  kept: flag,
  hit: optional(flag),
  says: text,
  why,
  slot: optional(count),
  pinned: optional(oneOf('file', 'trial')),
});
const forcing = shape<ForcingView>({ slots: listOf(text), faces: listOf(listOf(text)), now: listOf(nullable(text)) });
export const chance = shape<ChanceView>({
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

const withoutPictures = shape<Omit<TableView, keyof PicturesView>>({
  heading: text,
  chances: listOf(chance),
  counted: optional(counted),
  distributions: listOf(distribution),
  parties: listOf(party),
});

/** Its pictures are checked when they are drawn. */
export const table: Check<TableView> = (value): value is TableView => withoutPictures(value);
