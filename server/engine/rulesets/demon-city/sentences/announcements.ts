/** Clauses of announcements, pinned throws and the Host's decisions. */
import { among, factsIn, from, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { CardName, DemonCityFact, Mark, Pin } from '../facts.ts';

type Row = SentencePattern<DemonCityFact>;
const fact = factsIn<DemonCityFact>();

const clause = ['announcement'] as const;
const decided = ['scenario', 'situation', 'round'] as const;

export const announcementRows: readonly Row[] = [
  {
    id: 'called-shot',
    places: clause,
    words: 'called shot {aim:prose}',
    asks: { aim: 'what it is aimed at, in quotes' },
    means: fact('called shot', { aim: said.words }),
    doc: 'Aiming at a certain spot costs a throw; with a single throw, two are thrown and the lower one counts.',
    example: 'called shot "the hand that holds the bouquet"',
  },
  mark('without harm', 'A disarm that does no harm costs no throw; any attack that does none throws no damage.'),
  mark('uncontested', 'The Host’s ruling that nobody interferes: it is decided at once, outside the Clash.'),
  mark('no distraction', 'The Host’s ruling that the target isn’t distracted after all.'),
  mark('no supernatural throw', 'The Host’s ruling that the supernatural gains nothing here.'),
  mark('no weapon throw', 'The Host’s ruling that the weapon gains nothing here.'),
  {
    id: 'running',
    places: clause,
    words: 'after running {feet:number} ft',
    means: fact('running', { feet: said.number }),
    doc:
      'Up to 30 ft of running before the action. Against somebody who fights back the range is the one at the ' +
      'start of the round.',
    example: 'after running 20 ft',
  },
  {
    id: 'to-get',
    places: clause,
    words: 'to get {thing:thing}',
    asks: { thing: 'what it is for' },
    means: fact('to get', { gets: from('thing', said.name) }),
    doc: 'What the move is for: it is in hand after a success.',
    example: 'to get her revolver',
  },
  {
    id: 'interferes',
    places: clause,
    words: 'interferes with {with:names}',
    asks: { with: 'whose way it gets in' },
    means: fact('interferes', { with: said.names }),
    doc: 'Joins the Clash of those whose way this gets in.',
    example: 'interferes with Bill',
  },
  {
    id: 'against',
    places: clause,
    words: 'with {stat:stat} against {number:number}',
    means: fact('difficulty', { stat: said.words, number: said.number, thrownFor: true }),
    doc: 'The stat and the rank of a task for which the Host throws too.',
    example: 'with Perception against 4',
  },
  {
    id: 'to-beat',
    places: clause,
    words: 'with {stat:stat} to beat {number:number}',
    means: fact('difficulty', { stat: said.words, number: said.number, thrownFor: false }),
    doc: 'The stat and the fixed number of a task: the throw has to be higher.',
    example: 'with Agility to beat 4',
  },
  {
    id: 'with-stat',
    places: clause,
    words: 'with {stat:stat}',
    means: fact('difficulty', { stat: said.words, thrownFor: false }),
    doc: 'The stat that an action is done with, where nothing but the Clash decides.',
    example: 'with Agility',
  },
  {
    id: 'with-thing',
    places: clause,
    words: 'with {thing:thing}',
    means: fact('with thing', { uses: from('thing', said.name) }),
    doc: 'What it is done with; it may be left out where one carried thing fits.',
    example: 'with her revolver',
  },
  pinRow(
    'damage-throws',
    'damage throws {cards:card…} [for {of:who}] [on {to:who}]',
    'damage',
    'Pins the damage throw: the card or die that counts, or all of them. Where several announce together or ' +
      'are hurt, of one of those who strike, and on one of the targets.',
    'damage throws 2',
  ),
  pinRow(
    'throws',
    'throws {cards:card…} [for {of:who}]',
    'action',
    'Pins the card or die that counts, or all of the throw, by number or by name. Where several announce ' +
      'together, of one of them.',
    'throws 9',
  ),
  pinRow(
    'host-throws',
    'the Host throws {cards:card…} [for {of:who}]',
    'difficulty',
    'Pins the Host’s throw for the difficulty of this: the card or die that counts, or all of them.',
    'the Host throws 4',
  ),
  calmPinRow(
    'calm-throws',
    'the Calm Check of {of:who} [before {to:who}] throws {cards:card…}',
    'calm',
    'Pins what somebody throws to keep Calm in this round: the card that counts, or all of them.',
    'the Calm Check of Marta throws 7.',
  ),
  calmPinRow(
    'host-throws-against-calm',
    'the Host throws {cards:card…} against the Calm of {of:who} [before {to:who}]',
    'against calm',
    'Pins the Host’s throw in somebody’s Calm Check in this round.',
    'the Host throws 4 against the Calm of Marta.',
  ),
  {
    id: 'draws-ties-anew',
    places: ['round'],
    words: 'draws ties anew',
    means: fact('draws ties anew', {}),
    doc: 'The Host throws again for the order of those who are equally agile.',
    example: 'draws ties anew.',
  },
  {
    id: 'decides-tie',
    places: decided,
    words: 'decides tie {words:prose}',
    means: fact('decision', { about: 'tie', whom: [], words: said.words }),
    doc: 'What changes for everybody in the Clash when opposed sides tie.',
    example: 'decides tie "the floor gives way"',
  },
  {
    id: 'decides-ally-tie',
    places: decided,
    words: 'decides ally tie: {who:who}',
    means: fact('decision', { about: 'ally tie', whom: (slots) => [slots.name('who')] }),
    doc: 'Who acts when allies share the highest throw.',
    example: 'decides ally tie: Cassie',
  },
  {
    id: 'decides-recovery',
    places: decided,
    words: 'decides recovery of {who:names}: {recovery:back up|still down|out for good}',
    means: fact('decision', {
      about: 'recovery',
      whom: from('who', said.names),
      recovery: among('still down', 'back up', 'out for good'),
    }),
    doc:
      'How somebody below 0 Toughness fares the next time they have to throw for it; the text doesn’t say how ' +
      'that is thrown.',
    example: 'decides recovery of Marta: back up',
  },
  {
    id: 'decides-calming',
    places: decided,
    words: 'decides panic of {who:names}: {calming:calm again|still panicked}',
    means: fact('decision', {
      about: 'panic',
      whom: from('who', said.names),
      calming: among('still panicked', 'calm again'),
    }),
    doc:
      'Whether somebody in a panic is calm again the next time they have to throw for it; the text doesn’t ' +
      'say how that is thrown.',
    example: 'decides panic of Vidal: calm again',
  },
  {
    id: 'decides-panic',
    places: decided,
    words: 'decides panic of {who:names} {words:prose}',
    means: fact('decision', { about: 'panic', whom: from('who', said.names), words: said.words }),
    doc: 'What somebody in a panic does in place of what is announced for them.',
    example: 'decides panic of Vidal "she backs against the shutter"',
  },
];

function mark(kind: Exclude<Mark['kind'], 'supernatural' | 'human' | 'draws ties anew'>, doc: string): Row {
  return {
    id: kind.replaceAll(' ', '-'),
    places: clause,
    words: kind,
    doc,
    example: kind,
    means: fact(kind, {}),
  };
}

function pinRow(id: string, words: string, what: Pin['what'], doc: string, example: string): Row {
  return {
    id,
    places: clause,
    words,
    doc,
    example,
    means: fact('pin', {
      what,
      cards: (slots) => slots.each('cards').map(cardName),
      of: optional.name,
      to: optional.name,
    }),
  };
}

function calmPinRow(id: string, words: string, what: Pin['what'], doc: string, example: string): Row {
  return { ...pinRow(id, words, what, doc, example), places: ['round'] };
}

function cardName(slots: Slots): CardName {
  return slots.has('name') ? { name: slots.words('name').text } : { number: slots.number('value').value };
}
