/** Sentences about circumstances, defences, form, hit points, and who is out of the fight. */
import { among, factsIn, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern } from '../../../sentence.ts';
import type { AttackFact } from '../facts.ts';
import { graded } from './slots.ts';

type Row = SentencePattern<AttackFact>;
const fact = factsIn<AttackFact>();

const lasting = ['situation', 'round'] as const;
const anywhere = ['situation', 'round', 'announcement'] as const;

export const situationRows: readonly Row[] = [
  circumstance(
    'advantage',
    'for',
    'over',
    'An advantage of circumstance: one bonus die for those who have it, against those it is over.',
    'advantage "the high ground" for Ilse over Brok.',
  ),
  circumstance(
    'disadvantage',
    '(for|on)',
    'against',
    'A disadvantage of circumstance: one penalty die for those who have it.',
    'disadvantage "knee-deep mud" for Ilse.',
  ),
  {
    id: 'no-longer',
    places: ['round'],
    words: 'no longer {words:prose}',
    asks: { words: 'what ends, in quotes' },
    means: fact('no longer', { words: said.words }),
    doc: 'Ends an advantage, a disadvantage, a defence or a superior form from this round on, by its quoted words.',
    example: 'no longer "the high ground".',
  },
  holding(
    'advantage',
    'over',
    'Another way to write who has an advantage of circumstance.',
    'Ilse has an advantage: "the high ground".',
  ),
  holding(
    'disadvantage',
    'against',
    'Another way to write who has a disadvantage of circumstance.',
    'Ilse has a disadvantage "knee-deep mud".',
  ),
  defence(
    'defence',
    '{grade:fully|partially|barely|not at all}',
    'How effective somebody’s defences are, from here on or against this attack.',
    'Brok defends fully against arrows "tower shield".',
  ),
  defence('defence-other', '{grade:word}', 'A grade that the game doesn’t have.', 'Brok defends mostly.'),
  {
    id: 'form-over',
    places: anywhere,
    words: '{better:names} ((has|have) superior form over|(is|are) superior in form to) {worse:names} [{words:prose}]',
    means: fact('form over', { better: said.names, worse: said.names, words: optional.words }),
    doc: 'Whose way of fighting is superior to whose.',
    example: 'Ilse has superior form over Brok "spear against knife".',
  },
  {
    id: 'form-order',
    places: ['file', 'scenario', ...lasting],
    words: '{better:thing} beats {worse:thing} in form',
    asks: { worse: 'the weapon or form that is inferior' },
    means: fact('form order', { better: said.name, worse: said.name }),
    doc: 'Which weapon or way of fighting is superior to which, no matter who uses it.',
    example: 'spear beats sword in form.',
  },
  {
    id: 'state',
    places: lasting,
    words: '{who:names} (is|are) {state:out of the fight|down|back in the fight}',
    means: fact('state', { who: said.names, state: among('out of the fight', 'back in the fight') }),
    doc: 'The Host’s word on who takes part, from here on.',
    example: 'Brok is out of the fight.',
  },
  {
    id: 'hit-points',
    places: ['round'],
    words: '{who:names} ({way:loses|lose|regains|regain} {points:number} HP|{way:takes|take} {points:number} damage)',
    means: fact('hit points', {
      who: said.names,
      points: said.number,
      way: (slots) => (slots.words('way').text.startsWith('regain') ? 'regains' : 'loses'),
    }),
    doc: 'What somebody loses or gets back before the round.',
    example: 'Ilse regains 2 HP.',
  },
];

function circumstance(
  kind: 'advantage' | 'disadvantage',
  whose: string,
  facing: string,
  doc: string,
  example: string,
): Row {
  return {
    id: kind,
    doc,
    example,
    places: anywhere,
    words:
      `(${kind}|{named:with ${kind}|with ${kind === 'advantage' ? 'an' : 'a'} ${kind}}) [{words:prose}] ` +
      `[${whose} {of:names}] [${facing} {facing:names}]`,
    asks: { words: 'what it is, in quotes' },
    means: fact(kind, {
      of: optional.names,
      facing: optional.names,
      words: optional.words,
      named: (slots, _slot, source) => {
        if (slots.has('words')) return undefined;
        return slots.has('named') ? slots.source('named') : { ...source, end: source.start + kind.length };
      },
    }),
  };
}

function holding(kind: 'advantage' | 'disadvantage', facing: string, doc: string, example: string): Row {
  return {
    id: `has-${kind}`,
    doc,
    example,
    places: lasting,
    words: `{of:names} (has|have|gets|get) [(a|an)] ${kind} [:] {words:prose} [${facing} {facing:names}]`,
    means: fact(kind, { of: said.names, facing: optional.names, words: optional.words }),
  };
}

function defence(id: string, grade: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: anywhere,
    words: `{who:names} (defends|defend) ${grade} [against (everything|{against:things})] [{words:prose}]`,
    means: fact('defence', { who: said.names, ...graded }),
  };
}
