/** Headings of sections: of the cast, of gear, of the situation, and of rounds. */
import type { Trial } from './trial.ts';
import { markedHeading } from './marks.ts';

/** `side` is the name of a side; undefined if the list may be of any side. */
export type Section =
  | { readonly is: 'cast'; readonly side?: string }
  | { readonly is: 'gear' }
  | { readonly is: 'situation' }
  | { readonly is: 'round'; readonly sentence: string };

const players = new Set([
  'players',
  'player characters',
  'player character',
  'pcs',
  'pc',
  'heroes',
  'party',
  'protagonists',
  'good guys',
  'our side',
]);
const host = new Set([
  'host',
  'gm',
  'npcs',
  'npc',
  'monsters',
  'monster',
  'enemies',
  'enemy',
  'opponents',
  'opposition',
  'horrors',
  'horror',
  'villains',
  'antagonists',
  'foes',
  'bad guys',
  'creatures',
  'bestiary',
]);
/** Words for a single person. */
const playerWords = new Set([...players, 'player', 'hero', 'heroine', 'protagonist', 'ally']);
const hostWords = new Set([
  ...host,
  'opponent',
  'villain',
  'antagonist',
  'foe',
  'adversary',
  'bad guy',
  'non-player character',
]);
const anybody = new Set(['cast', 'characters', 'combatants', 'dramatis personae', 'people', 'who']);
const gear = new Set(['gear', 'equipment', 'weapons', 'inventory', 'items', 'things', 'kit', 'possessions']);
const situation = new Set([
  'situation',
  'setting',
  'set-up',
  'setup',
  'scene',
  'start',
  'starting positions',
  'positions',
  'at the start',
]);

/** The section that a line is the heading of, whether marked as a heading or not; undefined if none. */
export function sectionOf(trial: Trial, text: string): Section | undefined {
  const words = (markedHeading(text) ?? text).replace(/\s*[:.]$/u, '').trim();
  if (words.length > longest) return undefined;
  const plain = plainWords(words);
  if (players.has(plain)) return { is: 'cast', side: 'Players' };
  if (host.has(plain)) return { is: 'cast', side: 'Host' };
  if (anybody.has(plain)) return { is: 'cast' };
  if (gear.has(plain)) return { is: 'gear' };
  if (situation.has(plain)) return { is: 'situation' };
  const side = declaredSide(trial, plain);
  if (side !== undefined) return { is: 'cast', side };
  return roundOf(trial, words);
}

/** The side that some words name: `player`, `npc`, `of the Host`; undefined if none. */
export function sideCalled(trial: Trial, text: string): string | undefined {
  const plain = plainWords(
    text
      .trim()
      .replace(/^(?:side\s*:|(?:is\s+)?(?:of|for|on|with)\s)\s*/iu, '')
      .replace(/^(?:an?)\s+/iu, ''),
  );
  if (playerWords.has(plain)) return 'Players';
  if (hostWords.has(plain)) return 'Host';
  return declaredSide(trial, plain);
}

function plainWords(words: string): string {
  return words.toLowerCase().replace(/^(?:the|our|your)\s+/u, '');
}

function declaredSide(trial: Trial, plain: string): string | undefined {
  return trial.names.all('side').find(({ name }) => name.toLowerCase() === plain)?.name;
}

/** Maximum length of the heading of a section, in characters. */
const longest = 60;

/** `Round 1`, `# ROUND 2: The stairs`. */
function roundOf(trial: Trial, words: string): Section | undefined {
  const [, number, title = ''] = /^round\s+(\d{1,3})\s*[:.–—-]?\s*(.*)$/iu.exec(words) ?? [];
  if (number === undefined) return undefined;
  const forms =
    title === '' ? [`round ${number}`] : [`round ${number} ${title}`, `round ${number} "${title.replaceAll('"', '')}"`];
  const sentence = forms.find((form) => trial.reads(form, 'scenario'));
  return sentence === undefined ? undefined : { is: 'round', sentence };
}
