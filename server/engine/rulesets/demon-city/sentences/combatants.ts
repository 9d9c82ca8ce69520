/** Sentences about combatants, their weapons and the decks. */
import { factsIn, said } from '../../../fact-rows.ts';
import type { Hand } from '../../../scenario.ts';
import type { SentencePattern, SlotForm, Slots } from '../../../sentence.ts';
import type { DeckEntry, DemonCityFact, WeaponClass } from '../facts.ts';
import { startingState } from './situation.ts';

type Row = SentencePattern<DemonCityFact>;
const fact = factsIn<DemonCityFact>();

const heads = ['file', 'scenario'] as const;
const weaponClasses: readonly WeaponClass[] = [
  'close',
  'reach',
  'ranged',
  'massive',
  'thrown',
  'hits many',
  'supernatural',
];

/** The forms of an entry in a list of cards. */
export const cardForms: readonly SlotForm[] = [
  {
    type: 'cards',
    forms: [
      '{count:number} of each {from:number} to {to:number}',
      '{from:number} to {to:number}',
      '{count:number} of {name:prose}',
      '{value:number}',
      '{name:prose}',
    ],
    called: 'cards, as 1 to 10 or "The Moon"',
  },
  { type: 'card', forms: ['{value:number}', '{name:prose}'], called: 'a card, as 9 or "The Moon"' },
];

export const combatantRows: readonly Row[] = [
  {
    id: 'power',
    places: heads,
    words:
      'weapon {new:newthing}: supernatural {attack:stat} against {resist:stat} [[,] ' +
      '{classes:close|reach|ranged|massive|thrown|hits many…}]',
    means: (slots, source) => ({
      piece: 'thing',
      thing: {
        name: slots.words('new').text,
        source,
        traits: [
          {
            kind: 'weapon',
            source,
            classes: ['supernatural', ...classesIn(slots)],
            power: { attack: slots.words('attack'), resist: slots.words('resist') },
          },
        ],
      },
    }),
    doc: 'A supernatural ability: the stat it attacks with, and the stat that resists it.',
    example: 'weapon psalm: supernatural Knowledge against Calm',
  },
  {
    id: 'weapon',
    places: heads,
    words: 'weapon {new:newthing}: {classes:close|reach|ranged|massive|thrown|hits many|supernatural…}',
    means: (slots, source) => ({
      piece: 'thing',
      thing: { name: slots.words('new').text, source, traits: [{ kind: 'weapon', source, classes: classesIn(slots) }] },
    }),
    doc: 'A weapon and its classes: close, reach or ranged; massive, thrown, hits many.',
    example: 'weapon boathook: reach',
  },
  {
    id: 'deck',
    places: heads,
    words: 'deck of {of:side}: {cards:cards…}',
    means: fact('deck', {
      of: said.name,
      hand: (slots) => handOf(slots.name('of').id),
      entries: (slots) => slots.each('cards').map(deckEntry),
    }),
    doc: 'The cards that a side’s hand throws from.',
    example: 'deck of the Host: 1 to 10, "The Moon", "Death"',
  },
  mark('supernatural', 'The ordinary bounds of stats don’t hold.'),
  mark('human', 'The ordinary bounds of stats hold.'),
  {
    id: 'armour',
    places: ['combatant'],
    words: 'wears {thing:thing} + {points:number}',
    means: fact('armour', { thing: said.name, points: said.number }),
    doc: 'Armour: this many more cards in a damage throw, of which the lowest counts.',
    example: 'wears oilskin +1',
  },
  {
    id: 'significator',
    places: ['combatant'],
    words: 'significator {card:prose}',
    means: fact('significator', { card: said.words }),
    doc:
      'A player’s own card: thrown where it would have succeeded, it makes a critical success. It is added to ' +
      'the Players’ deck.',
    example: 'significator "The Star"',
  },
  {
    id: 'wins-with',
    places: ['combatant'],
    words: 'wins with {card:prose} : {then:prose}',
    means: fact('wins with', { card: said.words, then: said.words }),
    doc: 'What a Horror does when it wins with that card.',
    example: 'wins with "The Moon": "she draws her victim down."',
  },
  {
    id: 'calm-check',
    places: ['combatant'],
    words: 'Calm Check {number:number}',
    means: fact('calm check', { number: said.number }),
    doc: 'How hard it is to stay calm at the sight.',
    example: 'Calm Check 7',
  },
  {
    id: 'own-state',
    places: ['combatant'],
    words: 'is {state:hurt|out of the fight|down|panicked}',
    means: fact('state', { who: [], state: startingState }),
    doc: 'How this combatant starts the fight.',
    example: 'is hurt',
  },
  {
    id: 'own-hold',
    places: ['combatant'],
    words: 'is grabbed by {by:who}',
    means: fact('state', { who: [], state: 'grabbed', by: said.name }),
    doc: 'Who holds this combatant when the fight starts.',
    example: 'is grabbed by the Ghoul',
  },
];

function mark(kind: 'supernatural' | 'human', doc: string): Row {
  return {
    id: kind,
    places: ['combatant'],
    words: kind,
    means: fact(kind, {}),
    doc,
    example: kind,
  };
}

function classesIn(slots: Slots): readonly WeaponClass[] {
  if (!slots.has('classes')) return [];
  const written = slots.each('classes').map((each) => each.words('classes').text);
  return weaponClasses.filter((known) => written.includes(known));
}

function handOf(side: string | undefined): Hand | undefined {
  return side === 'Players' || side === 'Host' ? side : undefined;
}

function deckEntry(slots: Slots): DeckEntry {
  const source = slots.source('cards');
  const count = slots.has('count') ? slots.number('count').value : 1;
  if (slots.has('name')) return { count, name: slots.words('name').text, source };
  if (slots.has('value')) return { count, from: slots.number('value').value, to: slots.number('value').value, source };
  return { count, from: slots.number('from').value, to: slots.number('to').value, source };
}
