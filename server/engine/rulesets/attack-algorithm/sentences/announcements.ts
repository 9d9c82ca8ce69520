/** Sentences below an announcement: weapon, difficulty, dice and pins. */
import { dice, factsIn, from, numberOrOne, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { AttackFact } from '../facts.ts';

type Row = SentencePattern<AttackFact>;
const fact = factsIn<AttackFact>();

const under = ['announcement'] as const;

/** The forms of one entry of `rolls 2 any 4`. */
export const pinnedDieForm: SlotForm = {
  type: 'pinneddie',
  forms: ['{die:number}', 'any'],
  called: 'what a die shows',
};

export const announcementRows: readonly Row[] = [
  {
    id: 'target-number',
    places: under,
    words: '(TN {by:number}|{by:number} TN|at {by:signed}) [{words:prose}]',
    means: fact('target number', { by: said.number, words: optional.words }),
    doc: 'The target number goes down where a check is harder than usual, and up, as “TN +1”, where it is easier.',
    example: 'TN -1 "ice"',
  },
  {
    id: 'difficulty',
    places: under,
    words: 'at {hit:number} [(/|in|of|out of) {of:number}]',
    asks: { hit: 'a difficulty, as 3/6' },
    means: fact('difficulty', { hit: said.number, of: optional.number }),
    doc: 'The difficulty of a check: 3/6 is to roll 3 or lower on a six-sided die.',
    example: 'at 3/6',
  },
  extraDice('bonus', 'A number of bonus dice for one reason.', '2 bonus dice "a rope and a friend"'),
  extraDice('penalty', 'A number of penalty dice for one reason.', '1 penalty die "mail"'),
  {
    id: 'with-thing',
    places: under,
    words: 'with {thing}',
    means: fact('with thing', { uses: from('thing', said.name) }),
    doc: 'What somebody attacks with; defences may count against it.',
    example: 'with her spear',
  },
  pinned(
    'pinned-roll',
    'rolls {dice:pinneddie…} [for {of:who}]',
    'pinned roll',
    'Pins the dice of this attack or check, in the order in which they are rolled; “any” is a die that is ' +
      'rolled. Where several announce together, “for” says whose they are.',
    'rolls 2 5 4',
  ),
  pinned(
    'pinned-crit',
    'crit rolls {dice:pinneddie…} [for {of:who}]',
    'pinned crit',
    'Pins the dice of the extra degrees, where they are switched on; “any” is a die that is rolled. Where ' +
      'several announce together, “for” says whose they are.',
    'crit rolls 1 4',
  ),
];

export const damagePin: Row = {
  id: 'pinned-damage',
  places: ['round'],
  words: 'the first hit on {who} [by {by:who}] rolls {die:number}',
  means: fact('pinned damage', { who: said.name, by: optional.name, die: said.number }),
  doc:
    'Pins the damage die of the first hit on somebody; where several sides attack them, “by” names somebody ' +
    'of the side that hits.',
  example: 'the first hit on Cur rolls 4.',
};

function extraDice(which: 'bonus' | 'penalty', doc: string, example: string): Row {
  return {
    id: `${which}-dice`,
    doc,
    example,
    places: under,
    words: `[with] (a ${which} (die|dice)|[{count:number}] ${which} (die|dice)) [{words:prose}]`,
    means: fact(`${which} dice`, { count: numberOrOne, words: optional.words }),
  };
}

function pinned(id: string, words: string, kind: 'pinned roll' | 'pinned crit', doc: string, example: string): Row {
  return {
    id,
    words,
    doc,
    example,
    places: under,
    means: fact(kind, { dice, of: optional.name }),
  };
}
