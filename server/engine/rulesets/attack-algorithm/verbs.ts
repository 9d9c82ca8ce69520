/** The verbs of the New attack algorithm: the kind of action of each, its syntax, and its basis in the text. */
import { findVerb, same, verb, type TableVerb } from '../../play/verb-table.ts';
import type { Citation, VerbUse } from '../../ruleset.ts';

export type ActionKind = 'attack' | 'check' | 'anything else';

type Basis =
  | 'attacking'
  | 'throwing'
  | 'knocking over'
  | 'pushing'
  | 'checking'
  | 'parting'
  | 'grappling'
  | 'defending'
  | 'moving'
  | 'acting'
  | 'doing nothing';

/** The place in the text that each basis rests on. The text has rules only for how attacks and checks are rolled. */
export const citations: Readonly<Record<Basis, Citation>> = {
  attacking: { from: 'Combat considerations' },
  throwing: {
    from: 'Combat considerations',
    silent: 'The text leaves kinds of attack to the group: what is thrown counts as an attack like any other.',
  },
  'knocking over': {
    from: 'Combat considerations',
    silent:
      'The text has no rule for lying on the ground: it is an attack like any other, and the Host may give an ' +
      'advantage for the fall.',
  },
  pushing: {
    from: 'Combat considerations',
    silent: 'The text has no attack without damage: a push is an attack like any other.',
  },
  checking: {
    from: 'Dice tech basics',
    silent: 'The text doesn’t say which actions are checks: this one is rolled for as one here.',
  },
  parting: { from: 'The roll, single-sided', silent: 'The text has no rule for getting out of a fight.' },
  grappling: {
    from: 'The roll, single-sided',
    silent: 'The text has no rule for holding somebody, who can do all that they could before.',
  },
  defending: {
    from: 'Combat considerations',
    silent:
      'The text counts defences whether somebody defends themselves or not, and has no rule for doing nothing else.',
  },
  moving: { from: 'The roll, single-sided', silent: 'The text has no rule for moving.' },
  acting: { from: 'The roll, single-sided', silent: 'The text has no rule for it.' },
  'doing nothing': { from: 'The roll, single-sided', silent: 'The text has no rule for it.' },
};

type Verb = TableVerb<ActionKind, Basis>;

/** `swings his hammer at Brok`. */
const weaponAt: VerbUse = { kind: 'attack', takes: '{thing} at {targets}' };

/** What is aimed at a thing meets no defences: it isn’t an attack, and the Host sets its difficulty. */
const onThing: readonly VerbUse[] = [{ kind: 'check', takes: '{object:lifeless}' }];
/** A thing that nobody carries, used as a weapon: `pushes the shelf over onto Brok`. */
const thingOnto: VerbUse = { kind: 'attack', takes: '{object:lifeless} [over] (at|into|against|on|onto) {targets}' };

const atTargets = '[{targets:aimed}]';
const goal = '[([to] {object}|{object:place}|{object:passed}|(towards|to) {beside})]';
const looking = '[(at {object:lifeless}|at {targets})]';

export const verbs: readonly Verb[] = [
  ...same(
    'attacks, strikes, stabs, slashes, punches, kicks, bites, claws, stings, charges, hacks, cuts, hits',
    'attack',
    'attacking',
    atTargets,
    onThing,
  ),
  verb('smashes', 'attack', 'attacking', atTargets, [{ kind: 'anything else', takes: '{object}' }]),
  verb('shoots', 'attack', 'attacking', '[[at] {targets}]', onThing),
  ...same('fires, swings, lunges', 'attack', 'attacking', '[[at] {targets}]', [weaponAt, ...onThing]).map((each) => ({
    ...each,
    before: 'at',
  })),
  ...same('hurls, throws', 'attack', 'throwing', '{thing} [at {targets}]', [
    { kind: 'attack', takes: '(himself|herself|itself|themselves) (at|on|onto|upon) {targets}' },
    { kind: 'check', takes: '{thing} at {object:lifeless}' },
  ]).map((each) => ({ ...each, before: 'at' })),
  verb('goes for', 'attack', 'attacking', '{targets}'),
  ...same('pushes, shoves, slams', 'attack', 'pushing', '{targets} [{object:place}]', [thingOnto, ...onThing]),
  ...same('knocks down, knocks over', 'attack', 'knocking over', '{targets}', onThing),
  verb('knocks', 'attack', 'knocking over', '{targets} {object:place}', onThing),
  ...same('chokes, strangles', 'attack', 'attacking', '{targets}', onThing),
  ...same('looks for, searches for', 'anything else', 'acting', '({object}|{beside})'),
  verb('tries', 'check', 'checking', '{object:doing}'),
  ...same(
    'climbs, leaps, swims, searches, sneaks, jumps',
    'check',
    'checking',
    '[({object}|{object:place}|{object:passed})]',
  ),
  verb('picks', 'check', 'checking', '{object}'),
  ...same('waits, watches', 'anything else', 'doing nothing', '[{targets}]'),
  ...same('dodges, parries, blocks, ducks', 'anything else', 'defending', '[{targets}]'),
  verb('reloads', 'anything else', 'acting', '[{thing}]'),
  verb('flees', 'anything else', 'parting', '[[from] {targets}]'),
  verb('runs away', 'anything else', 'parting', '[from {targets}]'),
  verb('escapes', 'anything else', 'parting', '[from {targets}]'),
  verb('defends', 'anything else', 'defending', '[(himself|herself|itself|themselves|{targets})]'),
  ...same('protects, shields, covers, guards', 'anything else', 'defending', '{targets}', [
    { kind: 'anything else', takes: '{beside} (against|from) {targets}' },
  ]),
  verb('steps between', 'anything else', 'defending', '{beside} and {targets}'),
  verb('steps in front of', 'anything else', 'defending', '{targets}'),
  verb('moves', 'anything else', 'moving', goal),
  ...same('runs, walks, goes, comes, crawls, dives, retreats, leaves', 'anything else', 'moving', goal),
  ...same('hides, takes cover', 'anything else', 'defending', '[(from {targets}|{object:place})]'),
  ...same('chases, follows, pursues', 'anything else', 'moving', '{targets}'),
  verb('helps', 'anything else', 'acting', '{targets}'),
  ...same('grabs, holds, tackles, wrestles, catches', 'anything else', 'grappling', '[with] {targets}', [
    { kind: 'anything else', takes: '{object:lifeless}' },
  ]),
  verb('breaks free', 'anything else', 'grappling', '[from {targets}]'),
  ...same(
    'opens, closes, locks, unlocks, breaks, kicks open, breaks down, lights, turns on, turns off, reads',
    'anything else',
    'acting',
    '{object}',
  ),
  ...same('draws, picks up, drops, puts down', 'anything else', 'acting', '[{object}]'),
  ...same('drags, pulls, carries, lifts', 'anything else', 'acting', '{targets} [{object:place}]', [
    { kind: 'anything else', takes: '{object:lifeless} [(at|onto|over|towards|to) {beside}]' },
  ]),
  ...same('wakes, ties', 'anything else', 'acting', '[up] {targets}', [
    { kind: 'anything else', takes: '[up] {object:lifeless}' },
  ]),
  verb('hands', 'anything else', 'acting', '{thing} to {targets}'),
  ...same('gets up, stands up', 'anything else', 'acting', ''),
  ...same('stands guard, keeps watch, prays, thinks, hesitates', 'anything else', 'doing nothing', ''),
  ...same('aims, stares', 'anything else', 'doing nothing', looking),
  verb('looks at', 'anything else', 'doing nothing', '({object:lifeless}|{targets})'),
];

export const knownVerb = findVerb(verbs);
