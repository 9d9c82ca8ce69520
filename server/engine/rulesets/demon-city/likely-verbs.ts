/** Words that writers add as verbs, by the kind of action that they most likely mean. */
import type { ActionKind } from './vocabulary.ts';

export const likelyVerbs: Readonly<Partial<Record<ActionKind, readonly string[]>>> = {
  'close attack': ['hits', 'beats', 'smashes', 'clubs', 'slaps', 'headbutts', 'chops', 'hacks', 'cuts', 'stings', 'spears', 'garrottes', 'rams', 'stomps'],
  grab: ['tackles', 'wrestles', 'holds', 'pins', 'chokes', 'seizes', 'strangles', 'clutches'],
  disarm: ['snatches', 'wrests'],
  shot: ['fires', 'snipes', 'blasts', 'aims', 'looses', 'guns', 'lobs', 'flings', 'tosses', 'pelts', 'launches'],
  power: ['casts', 'curses', 'hexes', 'invokes', 'channels'],
  defence: ['hides', 'ducks', 'evades', 'cowers', 'retreats', 'sidesteps'],
  parry: ['deflects', 'shields', 'wards'],
  movement: ['runs', 'walks', 'crawls', 'jumps', 'leaps', 'swims', 'rushes', 'sneaks', 'vaults', 'steps', 'approaches'],
  task: ['opens', 'closes', 'pushes', 'pulls', 'lifts', 'reads', 'repairs', 'forces', 'unlocks', 'persuades', 'bargains', 'lies'],
  help: ['aids', 'assists', 'supports', 'heals', 'protects', 'bandages'],
  nothing: ['says', 'shouts', 'watches', 'stands', 'sleeps', 'whispers', 'stares'],
};
