/** Sentences about how an exchange is rolled and shared out, and what the Host decides where the text is silent. */
import type { SentencePattern, SlotForm } from '../../../sentence.ts';
import type { AttackFact, SpokenDecision, TieChoice } from '../facts.ts';
import { namesIn, wordsIn } from './slots.ts';

type Row = SentencePattern<AttackFact>;

const lasting = ['situation', 'round'] as const;
const fromHead = ['file', 'scenario', ...lasting] as const;

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
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'champion', source, who: slots.name('who') } }),
    doc: 'Who rolls the whole pool of their side; everybody else on it rolls one die. Whoever attacks alone is champion without being named.',
    example: 'champion Ilse',
  },
  {
    id: 'is-champion',
    places: lasting,
    words: '{who} (is|are) [the] champion [(of|for) {side}]',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'champion', source, who: slots.name('who') } }),
    doc: 'Who is champion from here on, said another way.',
    example: 'Ilse is champion.',
  },
  {
    id: 'contested',
    places: ['round'],
    words: '(contested [roll]|the roll is contested)',
    means: (_slots, source) => ({ piece: 'fact', fact: { kind: 'contested', source } }),
    doc: 'Both sides roll at once, and the side with more hits does its full damage.',
    example: 'contested',
  },
  {
    id: 'initiative',
    places: lasting,
    words: '{side} (has|have|gains|gain|wins|win|takes|take) [the] initiative',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'initiative', source, side: slots.name('side') } }),
    doc: 'Which side has the initiative, for ties that it decides. The text doesn’t say how a side comes by it.',
    example: 'the Players have the initiative.',
  },
  {
    id: 'hits-first',
    places: lasting,
    words: 'hits fall (first on {order:names} [, then [on] {then:names}]|on {order:names} first) [{words:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'hits first',
        source,
        order: [...slots.names('order'), ...namesIn(slots, 'then')],
        ...wordsIn(slots),
      },
    }),
    doc: 'Who gets the hits that can’t be shared evenly, where the text doesn’t rank them, the first named first.',
    example: 'hits fall first on Cur "he wears nothing".',
  },
  {
    id: 'shares',
    places: ['round'],
    words: 'hits fall {shares:share…}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'shares',
        source,
        shares: slots.each('shares').map((each) => ({ count: each.number('count'), who: each.name('who') })),
      },
    }),
    doc: 'How the hits of this round are shared out, where their number is pinned.',
    example: 'hits fall 2 on Cur, 1 on Brok.',
  },
  {
    id: 'tie-decision',
    places: fromHead,
    words: 'decides contested tie : {choice:full damage|minimum damage|initiative|more combatants|fewer combatants}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'tie decision', source, choice: tieChoice(slots.words('choice').text) },
    }),
    doc: 'What equal hits come to: full damage for all, 1 per hit for all, or one side counts as the winner.',
    example: 'decides contested tie: initiative',
  },
  dieDecision(
    'hit die',
    'The die of the first hit, where attackers of one side have different ones.',
    'decides hit die: d8',
  ),
  dieDecision(
    'next die',
    'The die after d8, where a difficulty leaves the dice that the text names.',
    'decides next die: d10',
  ),
  {
    id: 'defeat-decision',
    places: fromHead,
    words: 'decides defeat : {at:at 0 HP|below 0 HP}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'defeat decision', source, at: slots.words('at').text === 'at 0 HP' ? 'at 0 HP' : 'below 0 HP' },
    }),
    doc: 'When somebody is out of the fight. The text says nothing of it, so nobody is without this.',
    example: 'decides defeat: at 0 HP',
  },
  {
    id: 'negative-bonus-decision',
    places: fromHead,
    words: 'decides negative bonus : {as:penalty dice|nothing}',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'negative bonus decision',
        source,
        as: slots.words('as').text === 'nothing' ? 'nothing' : 'penalty dice',
      },
    }),
    doc: 'What an attack bonus below 0 comes to.',
    example: 'decides negative bonus: penalty dice',
  },
  {
    id: 'spoken-decision',
    places: fromHead,
    words: 'decides {about:defeat|third side|crit in attacks|spread|champion|contested tie} {words:prose}',
    asks: { words: 'what is decided, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'spoken decision',
        source,
        about: spokenAbout(slots.words('about').text),
        words: slots.words('words'),
      },
    }),
    doc: 'What the Host decides where the text is silent, in words: it prints, and changes no number.',
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
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'die decision', source, about, die: slots.words('die') },
    }),
  };
}

const tieChoices: readonly TieChoice[] = [
  'full damage',
  'minimum damage',
  'initiative',
  'more combatants',
  'fewer combatants',
];
const spokenAbouts: readonly SpokenDecision['about'][] = [
  'defeat',
  'third side',
  'crit in attacks',
  'spread',
  'champion',
  'contested tie',
];

function tieChoice(words: string): TieChoice {
  return tieChoices.find((choice) => choice === words) ?? 'full damage';
}

function spokenAbout(words: string): SpokenDecision['about'] {
  return spokenAbouts.find((about) => about === words) ?? 'defeat';
}
