/** Sentences about rolls and the sharing of hits, and decisions of the Host where the text is silent. */
import { among, factsIn, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { AttackFact } from '../facts.ts';

type Row = SentencePattern<AttackFact>;
const fact = factsIn<AttackFact>();

const lasting = ['situation', 'round'] as const;
const fromHead = ['file', 'scenario', ...lasting] as const;

const tieChoices = ['full damage', 'minimum damage', 'initiative', 'more combatants', 'fewer combatants'] as const;
const spokenAbouts = ['defeat', 'third side', 'crit in attacks', 'spread', 'champion', 'contested tie'] as const;

/** The forms of one entry of `hits fall 2 on Cur, 1 on Brok`. */
export const shareForm: SlotForm = {
  type: 'share',
  forms: ['{count:number} on {who}'],
  called: 'how many hits fall on whom, as 2 on Cur',
};

export const exchangeRows: readonly Row[] = [
  {
    id: 'champion',
    places: fromHead,
    words: 'champion {who} [of {side}]',
    asks: { who: 'who rolls the whole pool of their side' },
    means: fact('champion', { who: said.name }),
    doc:
      'Who rolls the whole pool of their side; everybody else on it rolls one die. A lone attacker is ' +
      'champion without being named.',
    example: 'champion Ilse',
  },
  {
    id: 'is-champion',
    places: lasting,
    words: '{who} (is|are) [the] champion [(of|for) {side}]',
    means: fact('champion', { who: said.name }),
    doc: 'Another way to write who is champion from here on.',
    example: 'Ilse is champion.',
  },
  {
    id: 'contested',
    places: ['round'],
    words: '(contested [roll]|the roll is contested)',
    means: fact('contested', {}),
    doc: 'Both sides roll at once, and the side with more hits does its full damage.',
    example: 'contested',
  },
  {
    id: 'initiative',
    places: lasting,
    words: '{side} (has|have|gains|gain|wins|win|takes|take) [the] initiative',
    means: fact('initiative', { side: said.name }),
    doc: 'Which side has the initiative, for ties that it decides. The text doesn’t say how a side gets it.',
    example: 'the Players have the initiative.',
  },
  {
    id: 'hits-first',
    places: lasting,
    words: 'hits fall (first on {order:names} [, then [on] {then:names}]|on {order:names} first) [{words:prose}]',
    means: fact('hits first', {
      order: (slots) => [...slots.names('order'), ...optional.names(slots, 'then')],
      words: optional.words,
    }),
    doc:
      'Who gets the hits that can’t be shared evenly, where the text doesn’t rank the enemies; the first name ' +
      'gets the first hit.',
    example: 'hits fall first on Cur "he wears nothing".',
  },
  {
    id: 'shares',
    places: ['round'],
    words: 'hits fall {shares:share…}',
    means: fact('shares', {
      shares: (slots) => slots.each('shares').map((each) => ({ count: each.number('count'), who: each.name('who') })),
    }),
    doc: 'How the hits of this round are shared out, where their number is pinned.',
    example: 'hits fall 2 on Cur, 1 on Brok.',
  },
  {
    id: 'tie-decision',
    places: fromHead,
    words: `decides contested tie : {choice:${tieChoices.join('|')}}`,
    means: fact('tie decision', { choice: among(...tieChoices) }),
    doc: 'What equal hits do: full damage for all, 1 per hit for all, or one side counts as the winner.',
    example: 'decides contested tie: initiative',
  },
  dieDecision(
    'hit die',
    'The die of the first hit, where attackers of one side have different ones.',
    'decides hit die: d8',
  ),
  dieDecision(
    'next die',
    'The die after d8, where a difficulty goes beyond the dice that the text names.',
    'decides next die: d10',
  ),
  {
    id: 'defeat-decision',
    places: fromHead,
    words: 'decides defeat : {at:at 0 HP|below 0 HP}',
    means: fact('defeat decision', { at: among('below 0 HP', 'at 0 HP') }),
    doc: 'When somebody is out of the fight. The text doesn’t say, so without this nobody ever is.',
    example: 'decides defeat: at 0 HP',
  },
  {
    id: 'negative-bonus-decision',
    places: fromHead,
    words: 'decides negative bonus : {as:penalty dice|nothing}',
    means: fact('negative bonus decision', { as: among('penalty dice', 'nothing') }),
    doc: 'What an attack bonus below 0 does.',
    example: 'decides negative bonus: penalty dice',
  },
  {
    id: 'spoken-decision',
    places: fromHead,
    words: `decides {about:${spokenAbouts.join('|')}} {words:prose}`,
    asks: { words: 'what is decided, in quotes' },
    means: fact('spoken decision', { about: among(...spokenAbouts), words: said.words }),
    doc: 'What the Host decides where the text is silent, in words, which are printed and change no number.',
    example: 'decides defeat "whoever is at 0 lies where they fell"',
  },
];

function dieDecision(about: 'hit die' | 'next die', doc: string, example: string): Row {
  return {
    id: `${about.replace(' ', '-')}-decision`,
    doc,
    example,
    places: about === 'next die' ? [...fromHead, 'announcement'] : fromHead,
    words: `decides ${about} : [1] {die:word}`,
    asks: { die: 'a die, as d10' },
    means: fact('die decision', { about, die: said.words }),
  };
}
