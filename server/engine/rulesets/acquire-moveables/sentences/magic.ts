/** Sentences about magic: what spells and summons are in, how they end, and what the writer decides. */
import { among, from, optional, said } from '../../../fact-rows.ts';
import { atHead, block, fact, under, type Row } from './rows.ts';

const deciding = ['scenario', 'situation', 'round'] as const;

export const magicRows: readonly Row[] = [
  {
    id: 'summon',
    places: block,
    words: 'is a summon [, here for {hours:number} (hours|hour)]',
    means: fact('summon', { hours: optional.number }),
    doc: 'Somebody who is there only while they are summoned: 5 in every attribute and 10 HP, unless it is written.',
    example: 'is a summon',
  },
  {
    id: 'holds',
    places: block,
    words: '{item:thing} holds {held:things}',
    means: fact('holds', { item: said.name, held: (slots) => slots.carried('held') }),
    doc: 'The spells in an item that is carried, and the summons, each marked as one.',
    example: 'her lamp holds "Grease", "Candle Imp" (summon)',
  },
  {
    id: 'scroll',
    places: block,
    words: '{item:thing} is a (blank scroll|scroll of {held:things})',
    means: fact('holds', { item: said.name, held: optional.carried, burns: true }),
    doc: 'A scroll: anybody can cast a spell from it with the one magic die that it lends, and it burns.',
    example: 'his parchment is a scroll of "Grease"',
  },
  {
    id: 'from-thing',
    places: under,
    words: 'from (his|her|its|their) {thing}',
    means: fact('from thing', { uses: from('thing', said.name) }),
    doc: 'The scroll or held item that a spell is cast from, or a summon called from.',
    example: 'from her lamp',
  },
  {
    id: 'dispels',
    places: under,
    words: 'also dispels {spell:prose}',
    means: fact('dispels', { spell: said.words }),
    asks: { spell: 'the name of the spell, in quotes' },
    doc: 'Ends a spell of one’s own, besides the action.',
    example: 'also dispels "Grease"',
  },
  {
    id: 'dismisses',
    places: under,
    words: 'also dismisses {whom:names}',
    means: fact('dismisses', { whom: said.names }),
    doc: 'Sends a summon of one’s own away, besides the action.',
    example: 'also dismisses the Imp',
  },
  {
    id: 'spell-ends',
    places: atHead,
    words: '[the] spell {spell:prose} of {who:who} ends',
    means: fact('spell ends', { who: said.name, spell: said.words }),
    doc: 'The effect of a spell is over: the text doesn’t say how long one lasts.',
    example: 'the spell "Grease" of Cid ends',
  },
  {
    id: 'moves-spells',
    places: atHead,
    words: '{who:who} moves {spells:prose…} (into [(his|her|its|their)] mind|(into|onto|to) {to:thing})',
    means: fact('moves spells', {
      who: said.name,
      spells: (slots) => slots.each('spells').map((each) => each.words('spells')),
      to: optional.name,
    }),
    doc: 'Moves spells between mind, scrolls and items, in a round that lasts an hour or longer.',
    example: 'Cid moves "Grease" and "Knock" into her lamp',
  },
  {
    id: 'hazard-location',
    places: deciding,
    words: 'decides hazard location : {part:Head|Thorax|Abdomen|Arms|Legs}',
    means: fact('hazard location', { part: said.words }),
    doc: 'The column of the injury table for damage that strikes no part of the body, such as that of triples.',
    example: 'decides hazard location: Thorax',
  },
  {
    id: 'scroll-mix',
    places: deciding,
    words: 'decides scroll mix : {as:joined|apart}',
    means: fact('scroll mix', { as: among('joined', 'apart') }),
    doc: 'Whether somebody’s own magic dice are rolled together with that of a scroll.',
    example: 'decides scroll mix: joined',
  },
];
