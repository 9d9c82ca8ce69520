/** Sentences below an announcement: what is attempted, with what, at what price and what risk. */
import type { SentencePattern, Slots } from '../../../sentence.ts';
import type { Source } from '../../../source.ts';
import type { Bet, QuickShotFact } from '../facts.ts';
import { namesIn, purseOf, purseShares, pursesOf, quotesIn, scopeIn, scopeWords, wordsIn } from './slots.ts';

type Row = SentencePattern<QuickShotFact>;

const under = ['announcement'] as const;
const tail = '{words:prose} [avoids {foes:names}] [after {after:prose}]';

export const attemptRows: readonly Row[] = [
  {
    id: 'using',
    places: under,
    words: 'using [{gear:gear|ordinary gear}] {what:prose…} [: {how:prose}]',
    asks: { what: 'what is used, in quotes' },
    means: (slots, source) => ({
      piece: 'fact', fact: { kind: 'using', source, resources: quotesIn(slots, 'what'), gear: slots.has('gear'), ...wordsIn(slots, 'how', 'how') },
    }),
    doc: 'What somebody brings into the attempt: advantages, things at hand. It changes what is possible and how difficult it is, never the number of dice.',
    example: 'using "Bodyguard", "the crowd": "slips between people"',
  },
  action('action', '{difficulty:easy|common|hard|difficult|overwhelming}', 'One thing to achieve, behind its difficulty; with “avoids” it is to escape somebody’s attack.', 'common "dash to the doorway" avoids the Sniper'),
  action('action-number', 'difficulty {difficulty:word}', 'The same with the difficulty as a number, or as a word that the game doesn’t have.', 'difficulty 3 "shoot to lame"'),
  action('action-plain', 'action', 'One thing to achieve whose difficulty nobody has set yet.', 'action "run"'),
  {
    id: 'vulgar',
    places: under,
    words: 'vulgar {words:prose} [: {difficulty:word} paradox] [{because:prose}]',
    asks: { words: 'the effect that nobody could miss, in quotes' },
    means: (slots, source) => ({
      piece: 'fact', fact: { kind: 'vulgar', source, words: slots.words('words'), ...wordsIn(slots, 'difficulty', 'difficulty'), ...wordsIn(slots, 'because', 'because') },
    }),
    doc: 'An effect that is plainly magic, and the difficulty of the action that it adds; behind it how vulgar it is and who sees it.',
    example: 'vulgar "walks through the wall": common paradox "a full square"',
  },
  coping('despite', 'despite', 'Wounds, fatigue or weaknesses that count for this attempt: each adds its action.', 'despite "a grazed forearm"'),
  coping('leaving-out', 'without', 'What would add an action, and is left out of this attempt.', 'without "a grazed forearm"'),
  {
    id: 'involves',
    places: under,
    words: 'involves {what:prose…}',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'involves', source, scopes: quotesIn(slots, 'what') } }),
    doc: 'What the attempt is about: wounds and weaknesses that name it count.',
    example: 'involves "moving"',
  },
  {
    id: 'change',
    places: under,
    words: '{by:number} {way:easier|harder} [{because:prose}] [for {action:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'change', source, by: slots.number('by'), way: slots.words('way').text === 'easier' ? 'easier' : 'harder',
        ...wordsIn(slots, 'because', 'because'), ...wordsIn(slots, 'action', 'action'),
      },
    }),
    doc: 'A change of difficulty that the GM decides, as for a hurt opponent; the text doesn’t say by how much. It holds for all actions that somebody chose, or for the one that is named.',
    example: '1 easier "his leg is hurt" for "catch the runner"',
  },
  {
    id: 'serves',
    places: under,
    words: 'serves {drive:prose…} [: {because:prose}]',
    asks: { drive: 'a drive, in quotes' },
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'serves', source, drives: quotesIn(slots, 'drive'), ...wordsIn(slots, 'because', 'because') } }),
    doc: 'Drives that success would further: their Willpower may be bet, and may pay for a critical failure.',
    example: 'serves "Stay alive"',
  },
  {
    id: 'bet',
    places: under,
    words: '(bets|bet) ({amount:number} [(WP|Willpower)] [(from {purse:purse…}|: {parts:purseshare…})]|{shares:stakeshare…})',
    asks: { amount: '1 or 3' },
    means: (slots, source) => ({ piece: 'fact', fact: betIn(slots, source) }),
    doc: 'Willpower that is bet: 1 for one die more, 3 for two. It is lost if any action fails. From several pools, the parts stand behind a colon: 1 WP from the one, 2 WP from the other.',
    example: 'bets 3 WP from "Stay alive"',
  },
  {
    id: 'risk',
    places: under,
    words: 'risk {words:prose}',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'risk', source, words: slots.words('words') } }),
    doc: 'What could follow, as the GM tells it before the roll.',
    example: 'risk "caught in the open"',
  },
  {
    id: 'accepts',
    places: under,
    words: 'accepts {whose:names}',
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'accepts', source, whose: slots.names('whose') } }),
    doc: 'Whose attacks somebody takes as they come, without trying to avoid them.',
    example: 'accepts the Thug',
  },
  {
    id: 'deals-wound',
    places: under,
    words: `(deals|inflicts) [(a|an)] {difficulty:word} wound {words:prose} [${scopeWords}]`,
    means: (slots, source) => ({
      piece: 'fact', fact: { kind: 'deals wound', source, words: slots.words('words'), difficulty: slots.words('difficulty'), ...scopeIn(slots) },
    }),
    doc: 'The wound that an attack gives whoever doesn’t avoid it.',
    example: 'deals a hard wound "a round through the thigh" on "moving"',
  },
  {
    id: 'on-hit',
    places: under,
    words: 'on (hit|a hit) {text:prose}',
    means: (slots) => ({ piece: 'prose', prose: { kind: 'on hit', ...slots.words('text') } }),
    doc: 'What becomes of whoever doesn’t avoid the attack.',
    example: 'on hit "a round through the thigh"',
  },
  notRolled('declined', 'declines', 'The player hears the difficulty and the risk, and goes no further.', 'declines "too many guards"'),
  notRolled('ruled out', 'ruled out', 'The GM doesn’t allow the attempt.', 'ruled out "nobody outruns a train"'),
  {
    id: 'called-by',
    places: under,
    words: 'called by (the {whom:GM|Host|player}|{whom:his player|her player|its player|their player}) [{because:prose}]',
    means: (slots, source) => ({
      piece: 'fact',
      fact: { kind: 'called by', source, whom: slots.words('whom').text.endsWith('player') ? 'player' : 'GM', ...wordsIn(slots, 'because', 'because') },
    }),
    doc: 'Who wants a compulsion check: the player, which is so where nothing is said, or the GM.',
    example: 'called by the GM "the table of a lifetime"',
  },
  {
    id: 'tempted',
    places: under,
    words: 'also tempted by {what:prose…}',
    asks: { what: 'a compulsion, in quotes' },
    means: (slots, source) => ({ piece: 'fact', fact: { kind: 'tempted', source, compulsions: quotesIn(slots, 'what') } }),
    doc: 'Further compulsions that one compulsion check is about.',
    example: 'also tempted by "Drink"',
  },
];

/** How much it is where only the parts are written: what they come to. */
function betIn(slots: Slots, source: Source): Bet {
  const purse = purseOf(slots, 'purse');
  if (!slots.has('shares')) return { kind: 'bet', source, amount: slots.number('amount'), purse, parts: purseShares(slots, 'parts'), among: pursesOf(slots, 'purse') };
  const parts = purseShares(slots, 'shares');
  const amount = { value: parts.reduce((sum, { count }) => sum + count.value, 0), source: slots.source('shares') };
  return { kind: 'bet', source, amount, purse, parts, among: [] };
}

function action(id: string, difficulty: string, doc: string, example: string): Row {
  return {
    id, doc, example,
    places: under,
    words: `${difficulty} ${tail}`,
    asks: { words: 'what is attempted, in quotes' },
    means: (slots, source) => ({
      piece: 'fact',
      fact: {
        kind: 'action', source, words: slots.words('words'), avoids: namesIn(slots, 'foes'), ...wordsIn(slots, 'after', 'after'),
        ...(difficulty === 'action' ? {} : wordsIn(slots, 'difficulty', 'difficulty')),
      },
    }),
  };
}

function coping(id: string, word: string, doc: string, example: string): Row {
  return {
    id, doc, example,
    places: under,
    words: `${word} {what:prose…}`,
    means: (slots, source) => ({ piece: 'fact', fact: { kind: id === 'despite' ? 'despite' : 'leaving out', source, what: quotesIn(slots, 'what') } }),
  };
}

function notRolled(kind: 'declined' | 'ruled out', words: string, doc: string, example: string): Row {
  return {
    id: kind.replace(' ', '-'), doc, example,
    places: under,
    words: `${words} [{words:prose}]`,
    means: (slots, source) => ({ piece: 'fact', fact: { kind, source, ...wordsIn(slots, 'words', 'words') } }),
  };
}
