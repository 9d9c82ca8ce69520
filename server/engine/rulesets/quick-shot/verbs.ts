/** The verbs of Quick Shot: the kind of action of each, its syntax, and its basis in the text. */
import { findVerb, same, verb, type TableVerb } from '../../play/verb-table.ts';
import type { Citation, VerbUse } from '../../ruleset.ts';

export type ActionKind = 'gamble' | 'attack' | 'compulsion check' | 'everyday action' | 'without dice';

type Basis =
  | 'gambling'
  | 'attacking'
  | 'knocking over'
  | 'grappling'
  | 'avoiding'
  | 'hiding'
  | 'moving'
  | 'protecting'
  | 'chasing'
  | 'driving'
  | 'resisting'
  | 'drawing'
  | 'everyday'
  | 'no roll'
  | 'aiming';

/**
 * The place in the text that each basis rests on. Whatever is uncertain and matters is a gamble; everything else simply
 * happens.
 */
export const citations: Readonly<Record<Basis, Citation>> = {
  gambling: { from: 'Gambles' },
  attacking: { from: 'Combat' },
  'knocking over': {
    from: 'Combat',
    silent: 'The text has no rule for lying on the ground: its effect is part of the result that the player wants.',
  },
  grappling: {
    from: 'Combat',
    silent: 'The text has no rule for holding somebody: its effect is part of the result that the player wants.',
  },
  avoiding: { from: 'Combat' },
  hiding: { from: 'Gambles', silent: 'The text has no rule for hiding: it is a gamble like any other.' },
  moving: { from: 'Step 2: Clarification' },
  protecting: {
    from: 'Combat',
    silent:
      'The text has rules only for avoiding attacks on oneself: protecting somebody else is a gamble like any other, ' +
      'with an action and its difficulty.',
  },
  chasing: { from: 'Damage' },
  driving: { from: 'Step 2: Clarification' },
  resisting: { from: 'Compulsions' },
  drawing: { from: 'Step 2: Clarification' },
  everyday: { from: 'Gambles' },
  'no roll': { from: 'Gambles' },
  aiming: {
    from: 'Gambles',
    silent: 'The text has no rule for taking aim: it makes a later shot easier if the GM says so.',
  },
};

type Verb = TableVerb<ActionKind, Basis>;

/** The weapon comes first: `fires his shotgun at the Guard`. */
const weaponAt: VerbUse = { kind: 'attack', takes: '{object:lifeless} at {targets}' };

/** Nobody has to avoid what is aimed at a thing. */
const onThing: readonly VerbUse[] = [{ kind: 'gamble', takes: '{object:lifeless}' }];
/** A thing that nobody carries, used as a weapon: `pushes the shelf over onto the Guard`. */
const thingOnto: VerbUse = { kind: 'attack', takes: '{object:lifeless} [over] (at|into|against|on|onto) {targets}' };

const goal = '[({object}|{object:place}|{object:passed}|(towards|to) {beside})]';
const whom = '({object:lifeless}|{beside})';

export const verbs: readonly Verb[] = [
  verb('gambles', 'gamble', 'gambling', '[on {object}]'),
  ...same('tries, attempts', 'gamble', 'gambling', '{object:doing}'),
  ...same('climbs, runs, sneaks, leaps, jumps, dashes, crawls, charges, swims', 'gamble', 'moving', goal),
  ...same('looks for, searches for', 'gamble', 'gambling', whom),
  verb('searches', 'gamble', 'gambling', '[({object}|{object:place}|{beside})]'),
  verb('drives', 'gamble', 'driving', '[({object}|{object:place}|{object:passed})]'),
  ...same('dodges, ducks, dives', 'gamble', 'avoiding', '[({object}|{object:place}|{beside})]'),
  verb('hides', 'gamble', 'hiding', '[({object}|{object:place}|from {beside})]'),
  verb('takes cover', 'gamble', 'avoiding', '[({object:place}|from {beside})]'),
  ...same(
    'attacks, threatens, punches, kicks, stabs, slashes, strikes, claws, bites, hits, cuts',
    'attack',
    'attacking',
    '[{targets:aimed}]',
    onThing,
  ),
  verb('smashes', 'attack', 'attacking', '{targets:aimed}', [{ kind: 'gamble', takes: '{object}' }]),
  verb('grabs', 'attack', 'grappling', '[{targets}]', onThing),
  ...same('shoots, fires, lunges', 'attack', 'attacking', '[[at] {targets}]', [weaponAt, ...onThing]).map((each) => ({
    ...each,
    before: 'at',
  })),
  ...same('throws, hurls', 'attack', 'attacking', '[({targets}|{object} [at {targets}])]', [
    { kind: 'attack', takes: '(himself|herself|itself|themselves) (at|on|onto|upon) {targets}' },
  ]).map((each) => ({ ...each, before: 'at' })),
  verb('resists', 'compulsion check', 'resisting', '{object}'),
  ...same('does, manages', 'without dice', 'no roll', '[{object}]'),
  verb('watches', 'without dice', 'no roll', `[({object}|${whom})]`),
  verb('waits', 'without dice', 'no roll', '[for {object}]'),
  verb('swings', 'attack', 'attacking', '[{object}] at {targets}', [{ kind: 'gamble', takes: 'at {object:lifeless}' }]),
  verb('goes for', 'attack', 'attacking', '{targets}', [{ kind: 'gamble', takes: '{object:lifeless}' }]),
  ...same('chokes, strangles', 'attack', 'attacking', '{targets}', onThing),
  ...same('tackles, wrestles, catches, holds', 'attack', 'grappling', '[with] {targets}', onThing),
  ...same('pushes, shoves, slams', 'attack', 'knocking over', '{targets} [{object:place}]', [thingOnto, ...onThing]),
  ...same('knocks down, knocks over', 'attack', 'knocking over', '{targets}', onThing),
  verb('knocks', 'attack', 'knocking over', '{targets} {object:place}', onThing),
  ...same('flees, runs away, escapes, breaks free', 'gamble', 'gambling', '[from {beside}]'),
  ...same('chases, follows, pursues', 'gamble', 'chasing', '{beside}'),
  ...same('protects, shields, covers, guards', 'gamble', 'protecting', '{beside} [(against|from) {targets}]'),
  verb('steps between', 'gamble', 'protecting', '{beside} and {targets}'),
  verb('steps in front of', 'gamble', 'protecting', '{beside}'),
  ...same('breaks, kicks open, breaks down, unlocks, picks', 'gamble', 'gambling', '{object}'),
  ...same('drags, pulls, carries, lifts', 'gamble', 'gambling', '({object:lifeless}|{beside} [{object:place}])'),
  ...same('draws, holsters', 'everyday action', 'drawing', '[{object}]'),
  ...same('moves, walks, goes, comes, leaves, retreats', 'everyday action', 'moving', goal),
  ...same('opens, closes, locks, lights, turns on, turns off, reads', 'everyday action', 'everyday', '{object}'),
  ...same('reloads, picks up, drops, puts down', 'everyday action', 'everyday', '[{object}]'),
  ...same('wakes, ties', 'everyday action', 'everyday', `[up] ${whom}`),
  verb('hands', 'everyday action', 'everyday', '{object} to {beside}'),
  verb('helps', 'everyday action', 'everyday', '{beside}'),
  ...same('gets up, stands up', 'everyday action', 'everyday', ''),
  ...same('stands guard, keeps watch, prays, thinks, hesitates', 'without dice', 'no roll', ''),
  verb('aims', 'without dice', 'aiming', '[(at {object:lifeless}|at {beside})]'),
  verb('stares', 'without dice', 'no roll', '[(at {object:lifeless}|at {beside})]'),
  verb('looks at', 'without dice', 'no roll', whom),
];

export const knownVerb = findVerb(verbs);
