/** Sentences about who somebody is, what they wear and what they fight with. */
import { among, optional } from '../../../fact-rows.ts';
import type { SlotForm } from '../../../sentence.ts';
import type { PartArmour, Reach } from '../facts.ts';
import { block, declares, fact, type Row } from './rows.ts';

const parts = 'Head|Thorax|Abdomen|Arms|Legs';

/** The forms of one entry of `armour Head 1, Thorax 0 0 2, Shield 1`. */
export const armourForm: SlotForm = {
  type: 'armour',
  forms: [`{part:${parts}} {one:number} [{two:number}] [{three:number}]`, 'Shield {shield:number}'],
  called: 'a part of the body and its ARM, as Head 1',
};

const shapes = ['close', 'ranged', 'thrown'] as const;

export const combatantRows: readonly Row[] = [
  {
    id: 'weapon',
    places: ['file', 'scenario'],
    words: `weapon {new:newthing} : {reach:${shapes.join('|')}} [, damage [1] {die:word}] [, reload {reload:number}] [, {slots:number} (slots|slot)]`,
    means: declares(
      fact('weapon', {
        reach: among<Reach>(...shapes),
        die: optional.words,
        reload: optional.number,
        slots: optional.number,
      }),
    ),
    asks: { die: 'a die, as d8', reload: 'the length of its reload track' },
    doc: 'A weapon: whether it is used close, shot or thrown, its damage die, its reload track and its slots.',
    example: 'weapon musket: ranged, damage d10, reload 3',
  },
  {
    id: 'armour',
    places: block,
    words: 'armour {pieces:armour…}',
    means: fact('armour', {
      pieces: (slots) =>
        slots.each('pieces').flatMap((each): readonly PartArmour[] =>
          each.has('part')
            ? [
                {
                  part: each.words('part'),
                  values: ['one', 'two', 'three'].filter((slot) => each.has(slot)).map((slot) => each.number(slot)),
                },
              ]
            : [],
        ),
      shield: (slots) =>
        slots
          .each('pieces')
          .find((each) => each.has('shield'))
          ?.number('shield'),
    }),
    doc: 'ARM by part of the body, a number for each cell of it; a held shield counts on the odd cells.',
    example: 'armour Head 1, Thorax 0 0 2, Shield 1',
  },
  {
    id: 'below-zero',
    places: ['combatant', 'situation', 'round'],
    words: '[{who:names}] below 0 HP {does:falls|fall|fights on|fight on}',
    means: fact('below 0 HP', {
      who: optional.names,
      does: (slots) => (slots.words('does').text.startsWith('fall') ? 'falls' : 'fights on'),
    }),
    doc: 'What somebody does below 0 HP: fall, hors de combat, or fight on. The player of the character chooses.',
    example: 'below 0 HP fights on',
  },
];
