/** Verbs that mean nearly the same: the one that a game knows stands in for those that it doesn't. */
import { nearest } from '../near.ts';

const groups: readonly (readonly string[])[] = [
  ['punches', 'hits', 'strikes', 'attacks', 'smacks', 'slugs', 'thumps', 'belts', 'clobbers', 'wallops', 'jabs', 'slaps', 'elbows', 'headbutts', 'pummels', 'beats', 'batters', 'fights', 'whacks', 'bashes', 'smashes'],
  ['kicks', 'stomps', 'stamps', 'knees', 'boots', 'tramples'],
  ['stabs', 'skewers', 'impales', 'pierces', 'knifes', 'spears', 'thrusts'],
  ['slashes', 'cuts', 'slices', 'hacks', 'carves', 'swings', 'chops', 'cleaves', 'swipes', 'sweeps'],
  ['claws', 'scratches', 'rakes', 'mauls', 'tears'],
  ['bites', 'gnaws', 'chews', 'savages'],
  ['attacks', 'assaults', 'lunges', 'charges', 'goes', 'reaches', 'leaps', 'pounces', 'rushes', 'jumps'],
  ['shoots', 'fires', 'blasts', 'snipes', 'plugs', 'guns', 'aims', 'looses'],
  ['grabs', 'seizes', 'catches', 'clutches', 'tackles', 'wrestles', 'holds', 'pins', 'chokes', 'strangles', 'hugs', 'hooks', 'drags', 'pulls'],
  ['pushes', 'shoves', 'knocks', 'throws', 'trips', 'tips', 'hurls'],
  ['hurls', 'throws', 'tosses', 'flings', 'lobs', 'chucks', 'slings', 'pitches'],
  ['dodges', 'ducks', 'evades', 'sidesteps', 'rolls', 'weaves', 'avoids'],
  ['flees', 'runs', 'escapes', 'retreats', 'bolts', 'sprints', 'leaves', 'scrambles', 'withdraws'],
  ['blocks', 'parries', 'deflects', 'wards'],
  ['protects', 'shields', 'covers', 'guards', 'defends', 'helps'],
  ['moves', 'walks', 'goes', 'steps', 'comes', 'advances', 'approaches', 'crawls', 'crosses', 'runs', 'sneaks', 'creeps', 'rushes', 'follows', 'chases', 'climbs'],
  ['climbs', 'clambers', 'scales', 'scrambles'],
  ['hides', 'sneaks', 'crouches', 'lurks', 'ducks', 'moves'],
  ['searches', 'looks', 'seeks', 'hunts', 'rummages', 'scans'],
  ['draws', 'readies', 'nocks', 'pulls', 'unsheathes', 'cocks', 'loads', 'reloads'],
  ['helps', 'assists', 'aids', 'supports', 'frees', 'heals', 'bandages', 'distracts', 'comforts', 'encourages', 'covers'],
  ['punches', 'strikes', 'attacks', 'kills', 'finishes', 'murders', 'hurts', 'wounds'],
  ['breaks free', 'frees'],
  ['waits', 'hesitates', 'watches', 'stays', 'pauses', 'stands', 'stares', 'listens', 'rests'],
];

/** The known verbs that mean nearly what a word says, the nearest first; `known` are first words of verbs. */
export function alikeVerbs(word: string, known: ReadonlySet<string>): readonly string[] {
  const fitting = groups.filter((group) => group.includes(word));
  return [...new Set(fitting.flatMap((group) => group.filter((verb) => verb !== word && known.has(verb))))];
}

const all = new Set(groups.flat());

/** Whether a word is a verb of its own, and so no other one misspelt, however near its letters are. */
export function isOwnVerb(word: string): boolean {
  return all.has(word) || others.has(word) || speech.has(word);
}

/** The verb that a word is, or is plainly meant to be; the word itself where no such verb is near. */
export function ordinaryVerb(word: string): string {
  if (isOwnVerb(word)) return word;
  const near = nearest(word, all);
  return near?.certain === true ? near.word : word;
}

/** Verbs that stand in no group, and are no other verb misspelt either. */
const others = new Set([
  'answers', 'appears', 'asks', 'begs', 'begins', 'breaks', 'brings', 'burns', 'buys', 'calls', 'calms', 'carries', 'casts', 'changes', 'cheers', 'cleans', 'comforts', 'cooks', 'counts', 'cries', 'curses',
  'dances', 'digs', 'dies', 'disappears', 'drinks', 'drives', 'drops', 'eats', 'enters', 'examines', 'falls', 'feels', 'finds', 'finishes', 'fixes', 'flies', 'forces', 'forgets', 'freezes', 'frees', 'frightens',
  'gambles', 'gets', 'gives', 'grows', 'heals', 'hears', 'hooks', 'intimidates', 'keeps', 'kills', 'kisses', 'kneels', 'knows', 'laughs', 'learns', 'lets', 'lies', 'lifts', 'lights', 'likes', 'locks', 'loses', 'loves',
  'makes', 'marks', 'meets', 'mends', 'misses', 'needs', 'notices', 'offers', 'opens', 'orders', 'paints', 'pays', 'picks', 'plays', 'prays', 'prepares', 'promises', 'puts', 'races', 'reads', 'remembers', 'repairs',
  'replies', 'rides', 'rings', 'saves', 'scares', 'sees', 'sells', 'sends', 'sets', 'shakes', 'shows', 'signals', 'sings', 'sits', 'sleeps', 'smells', 'smiles', 'speaks', 'spends', 'spits', 'starts', 'steals', 'stops',
  'studies', 'surrenders', 'swears', 'swims', 'switches', 'takes', 'talks', 'taunts', 'teaches', 'tempts', 'thinks', 'threatens', 'ties', 'touches', 'tries', 'trusts', 'turns', 'uses', 'visits', 'vomits', 'wakes', 'wants',
  'warns', 'washes', 'wears', 'weeps', 'wins', 'wishes', 'works', 'writes',
]);

const speech = new Set(['says', 'shouts', 'whispers', 'yells', 'screams', 'calls', 'asks', 'cries', 'mutters', 'tells', 'answers']);
