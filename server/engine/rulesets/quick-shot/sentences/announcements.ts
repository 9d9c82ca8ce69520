/** Sentences below an announcement: actions, what affects them, stakes, attacks, compulsion checks. */
import { among, factsIn, from, isSaid, optional, said } from '../../../fact-rows.ts';
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { Bet, QuickShotFact } from '../facts.ts';
import { purseOf, purseShares, pursesOf, scoped, scopeWords } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;
const fact = factsIn<QuickShotFact>();

const under = ['announcement'] as const;
const tail = '{words:prose} [avoids {foes:names}] [after {after:prose}]';

export const announcementRows: readonly Row[] = [
  // What the attempt uses, and its actions with their difficulties.
  {
    id: 'using',
    places: under,
    words: 'using [{gear:gear|ordinary gear}] {what:prose…} [: {how:prose}]',
    asks: { what: 'what is used, in quotes' },
    means: fact('using', { resources: from('what', said.list), gear: isSaid, how: optional.words }),
    doc:
      'What a character uses in the attempt: advantages, things at hand. It changes what is possible and how ' +
      'difficult it is, never the number of dice.',
    example: 'using "Bodyguard", "the crowd": "slips between people"',
  },
  action(
    'action',
    '{difficulty:easy|common|hard|difficult|overwhelming}',
    'One thing to achieve, after its difficulty; with “avoids”, to avoid somebody’s attack.',
    'common "dash to the doorway" avoids the Sniper',
  ),
  action(
    'action-number',
    'difficulty {difficulty:word}',
    'The same with the difficulty as a number, or as a word that the game doesn’t have.',
    'difficulty 3 "shoot to lame"',
  ),
  action('action-plain', 'action', 'One thing to achieve that has no difficulty yet.', 'action "run"'),
  {
    id: 'vulgar',
    places: under,
    words: 'vulgar {words:prose} [: {difficulty:word} paradox] [{because:prose}]',
    asks: { words: 'the effect that nobody could miss, in quotes' },
    means: fact('vulgar', { words: said.words, difficulty: optional.words, because: optional.words }),
    doc:
      'An effect that is plainly magic, and the difficulty of the action that it adds; then how vulgar it is and who ' +
      'sees it.',
    example: 'vulgar "walks through the wall": common paradox "a full square"',
  },
  // Which wounds and weaknesses apply to it, and what makes it easier or harder.
  coping(
    'despite',
    'despite',
    'Wounds, fatigue or weaknesses that count for this attempt: each adds its action.',
    'despite "a grazed forearm"',
  ),
  coping(
    'leaving-out',
    'without',
    'Something that would add an action, but doesn’t count in this attempt.',
    'without "a grazed forearm"',
  ),
  {
    id: 'involves',
    places: under,
    words: 'involves {what:prose…}',
    means: fact('involves', { scopes: from('what', said.list) }),
    doc: 'What the attempt involves: wounds and weaknesses with this scope count.',
    example: 'involves "moving"',
  },
  {
    id: 'change',
    places: under,
    words: '{by:number} {way:easier|harder} [{because:prose}] [for {action:prose}]',
    means: fact('change', {
      by: said.number,
      way: among('easier', 'harder'),
      because: optional.words,
      action: optional.words,
    }),
    doc:
      'A change of difficulty that the GM decides, such as for a hurt opponent; the text doesn’t say by how much. It ' +
      'applies to all actions that somebody chose, or to the named one.',
    example: '1 easier "his leg is hurt" for "catch the runner"',
  },
  // What it serves, what is bet on it, and what it risks.
  {
    id: 'serves',
    places: under,
    words: 'serves {drive:prose…} [: {because:prose}]',
    asks: { drive: 'a drive, in quotes' },
    means: fact('serves', { drives: from('drive', said.list), because: optional.words }),
    doc: 'Drives that success would further: their Willpower may be bet, and may pay for a critical failure.',
    example: 'serves "Stay alive"',
  },
  {
    id: 'bet',
    places: under,
    words:
      '(bets|bet) ({amount:number} [(WP|Willpower)] [(from {purse:purse…}|: ' +
      '{parts:purseshare…})]|{shares:stakeshare…})',
    asks: { amount: '1 or 3' },
    means: (slots, source) => ({ piece: 'fact', fact: betIn(slots, source) }),
    doc:
      'Bets Willpower: 1 for one more die, 3 for two. It is lost if any action fails. For several pools, write the ' +
      'parts after a colon: 1 WP from one, 2 WP from the other.',
    example: 'bets 3 WP from "Stay alive"',
  },
  {
    id: 'risk',
    places: under,
    words: 'risk {words:prose}',
    means: fact('risk', { words: said.words }),
    doc: 'What could happen, as the GM says before the roll.',
    example: 'risk "caught in the open"',
  },
  // What an attack does, and who accepts it.
  {
    id: 'accepts',
    places: under,
    words: 'accepts {whose:names}',
    means: fact('accepts', { whose: said.names }),
    doc: 'Whose attacks a character accepts, without trying to avoid them.',
    example: 'accepts the Thug',
  },
  {
    id: 'deals-wound',
    places: under,
    words: `(deals|inflicts) [(a|an)] {difficulty:word} wound {words:prose} [${scopeWords}]`,
    means: fact('deals wound', { words: said.words, difficulty: said.words, ...scoped }),
    doc: 'The wound that an attack gives a target who doesn’t avoid it.',
    example: 'deals a hard wound "a round through the thigh" on "moving"',
  },
  {
    id: 'on-hit',
    places: under,
    words: 'on (hit|a hit) {text:prose}',
    means: (slots) => ({ piece: 'prose', prose: { kind: 'on hit', when: 'hit', ...slots.words('text') } }),
    doc: 'What happens to a target who doesn’t avoid the attack.',
    example: 'on hit "a round through the thigh"',
  },
  // Attempts that aren’t rolled after all.
  notRolled(
    'declined',
    'declines',
    'The player hears the difficulty and the risk, and goes no further.',
    'declines "too many guards"',
  ),
  notRolled('ruled out', 'ruled out', 'The GM doesn’t allow the attempt.', 'ruled out "nobody outruns a train"'),
  // Who calls for a compulsion check, and its compulsions.
  {
    id: 'called-by',
    places: under,
    words:
      'called by (the {whom:GM|Host|player}|{whom:his player|her player|its player|their player}) [{because:prose}]',
    means: fact('called by', {
      whom: (slots) => (slots.words('whom').text.endsWith('player') ? 'player' : 'GM'),
      because: optional.words,
    }),
    doc: 'Who calls for a compulsion check: the player (the default) or the GM.',
    example: 'called by the GM "the table of a lifetime"',
  },
  {
    id: 'tempted',
    places: under,
    words: 'also tempted by {what:prose…}',
    asks: { what: 'a compulsion, in quotes' },
    means: fact('tempted', { compulsions: from('what', said.list) }),
    doc: 'Further compulsions for the same compulsion check.',
    example: 'also tempted by "Drink"',
  },
];

function action(id: string, difficulty: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: under,
    words: `${difficulty} ${tail}`,
    continues: { slot: 'foes', behind: 'words' },
    asks: { words: 'what is attempted, in quotes' },
    means: fact('action', {
      words: said.words,
      avoids: from('foes', optional.names),
      after: optional.words,
      ...(difficulty === 'action' ? {} : { difficulty: said.words }),
    }),
  };
}

function coping(id: string, word: string, doc: string, example: string): Row {
  return {
    id,
    doc,
    example,
    places: under,
    words: `${word} {what:prose…}`,
    means: fact(id === 'despite' ? 'despite' : 'leaving out', { what: said.list }),
  };
}

/** The amount of a bet; the sum of its parts if only these are written. */
function betIn(slots: Slots, source: Source): Bet {
  const purse = purseOf(slots, 'purse');
  if (!slots.has('shares'))
    return {
      kind: 'bet',
      source,
      amount: slots.number('amount'),
      purse,
      parts: purseShares(slots, 'parts'),
      among: pursesOf(slots, 'purse'),
    };
  const parts = purseShares(slots, 'shares');
  const amount = { value: parts.reduce((sum, { count }) => sum + count.value, 0), source: slots.source('shares') };
  return { kind: 'bet', source, amount, purse, parts, among: [] };
}

function notRolled(kind: 'declined' | 'ruled out', words: string, doc: string, example: string): Row {
  return {
    id: kind.replace(' ', '-'),
    doc,
    example,
    places: under,
    words: `${words} [{words:prose}]`,
    means: fact(kind, { words: optional.words }),
  };
}
