/** Sentences at the head of a round about fatigue, injuries and rests. */
import { optional, said } from '../../../fact-rows.ts';
import { fatigueWords, injurySaid, inventoryWords, kindSaid, movesSaid, whereSaid } from './sheet.ts';
import { atHead, fact, type Row } from './rows.ts';

export const restRows: readonly Row[] = [
  {
    id: 'gains-fatigue',
    places: atHead,
    words: `{who:names} (gains|gain) {count:number} ${fatigueWords} [${inventoryWords}] [: {words:prose}]`,
    means: fact('gains fatigue', {
      who: said.names,
      count: said.number,
      of: kindSaid,
      where: whereSaid,
      words: optional.words,
    }),
    doc: 'Fatigue that somebody gains, and why.',
    example: 'Ann gains 2 fatigue: "a forced march".',
  },
  {
    id: 'loses-fatigue',
    places: atHead,
    words: `{who:names} (loses|lose) ({count:number}|all) ${fatigueWords} [: {words:prose}]`,
    means: fact('loses fatigue', { who: said.names, count: optional.number, of: kindSaid, words: optional.words }),
    doc: 'Fatigue that goes away outside of a rest, and why.',
    example: 'Ann loses 1 infection fatigue: "the leech’s herbs".',
  },
  {
    id: 'is-injured',
    places: atHead,
    words: '{who:names} (takes|take) (an|the) injury {name:prose} [: {details:injurydetail…}]',
    means: fact('injury', { who: said.names, name: said.words, of: injurySaid }),
    doc: 'An injury that somebody takes: its slots, its healing die, whether it bleeds, and whether it is permanent.',
    example: 'Ann takes an injury "Gash": 1 slot, depletion d6 daily, bleeding 1.',
  },
  {
    id: 'short-rest',
    places: atHead,
    words: '{who:names} (rests|rest|takes a short rest|take a short rest) [: {moves:fatiguemove…}]',
    means: fact('short rest', { who: said.names, moves: movesSaid }),
    doc:
      'A short rest of ten minutes: 1d6 HP come back, and as much standard fatigue goes as the character has levels. ' +
      'Fatigue may be moved to the other inventory, and drops to the lowest rows.',
    example: 'Ann rests: 2 fatigue into the pack.',
  },
  {
    id: 'long-rest',
    places: atHead,
    words:
      '{who:names} (sleeps|sleep) [for] {hours:number} (hours|hour) [with {ration:a ration|rations}] ' +
      '[{armour:in his armour|in her armour|in its armour|in their armour}] [: {moves:fatiguemove…}]',
    means: fact('long rest', {
      who: said.names,
      hours: said.number,
      hasRation: (slots) => slots.has('ration'),
      armour: optional.words,
      moves: movesSaid,
    }),
    doc:
      'A long rest of 5 to 8 hours of sleep, with a ration and without armour: all HP and magic dice come back, all ' +
      'standard fatigue goes, and injuries roll their healing dice.',
    example: 'Ann sleeps for 7 hours with a ration.',
  },
  {
    id: 'wakes-up',
    places: atHead,
    words: '{who:names} (wakes|wake) from the coma [with {pool:number} in the Death Save pool]',
    means: fact('wakes up', { who: said.names, pool: optional.number }),
    doc: 'The end of a coma, about which the text says nothing: the group decides.',
    example: 'Ann wakes from the coma with 0 in the Death Save pool.',
  },
  {
    id: 'bleed-rate',
    places: ['scenario', 'situation', 'round'],
    words: 'each {each:bleeding|bleeding injury} gives {count:number} fatigue a round',
    means: fact('bleed rate', {
      count: said.number,
      each: (slots) => (slots.words('each').text === 'bleeding' ? 'bleeding' : 'injury'),
    }),
    doc: 'How much fatigue bleeding gives each round, which the text doesn’t say: the group decides.',
    example: 'each bleeding gives 1 fatigue a round',
  },
];
