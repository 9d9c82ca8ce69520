/** Sentences about who somebody is and what they fight with. */
import { factsIn, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { AttackFact } from '../facts.ts';
import { graded } from './slots.ts';

type Row = SentencePattern<AttackFact>;
const fact = factsIn<AttackFact>();

const heads = ['file', 'scenario'] as const;

export const combatantRows: readonly Row[] = [
  {
    id: 'weapon',
    places: heads,
    words: 'weapon {new:newthing} [: damage [1] {die:word}]',
    means: (slots, source) => ({
      piece: 'thing',
      thing: {
        name: slots.words('new').text,
        source,
        traits: [{ kind: 'weapon', source, ...(slots.has('die') ? { die: slots.words('die') } : {}) }],
      },
    }),
    asks: { die: 'a die, as d8' },
    doc: 'A weapon, and the die of its first hit where that isn’t 1d6.',
    example: 'weapon pike: damage d8',
  },
  {
    id: 'damage-die',
    places: ['combatant'],
    words: 'damage [1] {die:word}',
    means: fact('damage die', { die: said.words }),
    asks: { die: 'a die, as d8' },
    doc: 'The die of the first hit, where it isn’t the usual 1d6.',
    example: 'damage d8',
  },
  {
    id: 'style',
    places: ['combatant'],
    words: 'fights in {style:thing}',
    means: fact('style', { style: said.name }),
    asks: { style: 'a way of fighting' },
    doc: 'How somebody fights. “… beats … in form” says which form is superior to which.',
    example: 'fights in "the heron form"',
  },
  ownDefence(
    'own-defence',
    '{grade:fully|partially|barely|not at all}',
    'How effective somebody’s defences are: against everything, or against attacks with something.',
    'defends fully against arrows "tower shield"',
  ),
  ownDefence(
    'own-defence-other',
    '{grade:word}',
    'A grade that the game doesn’t have.',
    'defends mostly against arrows',
  ),
];

function ownDefence(id: string, grade: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: ['combatant'],
    words: `defends ${grade} [against (everything|{against:things})] [{words:prose}]`,
    means: fact('defence', { who: [], ...graded }),
  };
}
