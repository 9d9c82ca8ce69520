/** The verbs of Demon City: the kind of action of each, its syntax, and its basis in the text. */
import { findVerb, same, verb, type TableVerb } from '../../play/verb-table.ts';
import type { Citation, VerbUse } from '../../ruleset.ts';

/** The kinds of action that the rules distinguish. */
export type ActionKind =
  | 'close attack'
  | 'grab'
  | 'disarm'
  | 'shot'
  | 'power'
  | 'defence'
  | 'parry'
  | 'movement'
  | 'escape'
  | 'driving'
  | 'task'
  | 'care'
  | 'help'
  | 'nothing';

/** The basis of a verb; each edition has a citation for it, or says that its text is silent. */
export type Basis =
  | 'striking'
  | 'pushing'
  | 'knocking over'
  | 'choking'
  | 'grabbing'
  | 'tackling'
  | 'disarming'
  | 'shooting'
  | 'throwing'
  | 'powers'
  | 'dodging'
  | 'running away'
  | 'taking cover'
  | 'hiding'
  | 'parrying'
  | 'stepping between'
  | 'moving'
  | 'charging'
  | 'climbing'
  | 'sneaking'
  | 'breaking free'
  | 'driving'
  | 'searching'
  | 'picking pockets'
  | 'racing'
  | 'chasing'
  | 'helping'
  | 'protecting'
  | 'caring'
  | 'handling gear'
  | 'handling things'
  | 'getting up'
  | 'trying'
  | 'waiting'
  | 'doing nothing';

/** The citations of one edition. */
export type Citations = Readonly<Record<Basis, Citation>>;

type Verb = TableVerb<ActionKind, Basis>;

/** `drives "the van" against Gant` and `drives against Gant` are the same. */
export const driving = '(against {targets} [{object}]|{object} against {targets}|[{object}])';

/** The verb for an attempt to get away from the fight. */
export const flight = 'flees';

/** What is aimed at a thing is a task: neither text has rules for attacking things. */
const onThing: readonly VerbUse[] = [{ kind: 'task', takes: '{object:lifeless}' }];
const withThing: readonly VerbUse[] = [
  { kind: 'task', takes: '{object:lifeless}' },
  { kind: 'task', takes: '{thing} at {object:lifeless}' },
];

/** The attacker’s own body is the weapon. */
const oneself: VerbUse = {
  kind: 'close attack',
  takes: '(himself|herself|itself|themselves) (at|on|onto|upon) {targets}',
};

/** A thing that nobody carries, used as a weapon: `pushes the shelf over onto the Ghoul`. */
const thingOnto: VerbUse = {
  kind: 'close attack',
  takes: '{object:lifeless} [over] (at|into|against|on|onto) {targets}',
};

const atTargets = '{targets:aimed}';
const goal = '[({object:place}|{object:passed}|(towards|to) {beside})]';

export const verbs: readonly Verb[] = [
  ...same(
    'punches, kicks, stabs, slashes, claws, bites, strikes, attacks, hits',
    'close attack',
    'striking',
    atTargets,
    onThing,
  ),
  verb('smashes', 'close attack', 'striking', atTargets, [{ kind: 'task', takes: '{object}' }]),
  ...same('grabs, holds', 'grab', 'grabbing', '{targets}', onThing),
  verb('disarms', 'disarm', 'disarming', '{targets}'),
  verb('shoots', 'shot', 'shooting', '[at] {targets}', onThing),
  verb('fires', 'shot', 'shooting', '[(both barrels|shots|a shot)] at {targets}', [
    { kind: 'shot', takes: '{thing} at {targets}' },
    { kind: 'task', takes: 'at {object:lifeless}' },
  ]),
  ...same('hurls, throws', 'shot', 'throwing', '{thing} at {targets}', [oneself, ...withThing]),
  verb('uses', 'power', 'powers', '{thing} on {targets}'),
  verb('dodges', 'defence', 'dodging', '[{targets}]'),
  verb('blocks', 'parry', 'parrying', '[{targets}]'),
  verb('parries', 'parry', 'parrying', '[{targets}]'),
  verb(flight, 'defence', 'running away', '[from {targets}]'),
  verb('runs away', 'defence', 'running away', '[from {targets}]'),
  verb('takes cover', 'defence', 'taking cover', '[(from {targets}|{object:place})]'),
  verb('hides', 'defence', 'hiding', '[(from {targets}|{object:place})]'),
  verb('ducks', 'defence', 'taking cover', '[({targets}|{object:place})]'),
  verb('dives', 'defence', 'taking cover', '[{object:place}]'),
  verb('moves', 'movement', 'moving', goal),
  verb('charges', 'movement', 'charging', '[({object:place}|{object:passed}|[(at|towards)] {beside})]'),
  verb('climbs', 'movement', 'climbing', '[({object}|{object:place}|{object:passed})]'),
  ...same('runs, walks, goes, comes, jumps, crawls, retreats', 'movement', 'moving', goal),
  verb('sneaks', 'task', 'sneaking', goal),
  verb('leaves', 'movement', 'moving', '[{object}]'),
  verb('breaks free', 'escape', 'breaking free', '[from {targets}]'),
  verb('escapes', 'escape', 'breaking free', '[from {targets}]'),
  verb('searches for', 'task', 'searching', '{object}'),
  verb('searches', 'task', 'searching', '[({object:place}|{beside})]'),
  verb('looks for', 'task', 'searching', '({object}|{beside})'),
  verb('listens for', 'task', 'searching', '{object}'),
  verb('listens', 'task', 'searching', '[(to {object:lifeless}|to {beside})]'),
  verb('picks the pocket of', 'task', 'picking pockets', '{targets}'),
  verb('picks', 'task', 'handling things', '{object}'),
  verb('races', 'task', 'racing', '{targets}'),
  verb('chases', 'task', 'chasing', '{targets}'),
  verb('follows', 'task', 'chasing', '{targets}'),
  verb('pursues', 'task', 'chasing', '{targets}'),
  ...same('drives, rides, steers, pilots', 'driving', 'driving', driving),
  verb('helps', 'help', 'helping', '{targets}'),
  ...same('protects, shields, covers, guards', 'help', 'protecting', '{targets}', [
    { kind: 'parry', takes: '{beside} (against|from) {targets}' },
  ]),
  verb('steps between', 'parry', 'stepping between', '{beside} and {targets}'),
  verb('steps in front of', 'help', 'protecting', '{targets}'),
  verb('defends', 'defence', 'dodging', '[(himself|herself|itself|themselves)]', [
    { kind: 'parry', takes: '{beside} (against|from) {targets}' },
    { kind: 'help', takes: '{targets}' },
  ]),
  verb('waits', 'nothing', 'waiting', ''),
  verb('tries', 'task', 'trying', '{object:doing}'),
  ...same('pushes, shoves, slams', 'close attack', 'pushing', '{targets} [{object:place}]', [thingOnto, ...onThing]),
  ...same('knocks down, knocks over', 'close attack', 'knocking over', '{targets}', onThing),
  verb('knocks', 'close attack', 'knocking over', '{targets} {object:place}', [
    { kind: 'task', takes: '(on|at) {object:lifeless}' },
    ...onThing,
  ]),
  verb('goes for', 'close attack', 'striking', '{targets}', [{ kind: 'movement', takes: '{object:lifeless}' }]),
  ...same('hacks, cuts', 'close attack', 'striking', atTargets, onThing),
  verb('lunges', 'close attack', 'striking', 'at {targets}', [{ kind: 'task', takes: 'at {object:lifeless}' }]),
  verb('swings', 'close attack', 'striking', '[{thing}] at {targets}', [
    { kind: 'task', takes: '[{thing}] at {object:lifeless}' },
  ]),
  ...same('chokes, strangles', 'close attack', 'choking', '{targets}', onThing),
  ...same('tackles, wrestles, catches', 'grab', 'tackling', '[with] {targets}', onThing),
  ...same(
    'opens, closes, locks, unlocks, breaks, kicks open, breaks down, lights, turns on, turns off, reads',
    'task',
    'handling things',
    '{object}',
  ),
  ...same('draws, reloads, picks up, puts down', 'task', 'handling gear', '[{object}]'),
  verb('drops', 'task', 'handling gear', '[{object}]', [thingOnto]),
  ...same('drags, pulls, carries, lifts', 'care', 'caring', '{targets} [{object:place}]', [
    { kind: 'task', takes: '{object:lifeless} [(at|onto|over|to|towards) {beside}]' },
  ]),
  verb('wakes', 'care', 'caring', '[up] {targets}'),
  verb('ties', 'care', 'caring', '[up] {targets} [{object:place}]', [
    { kind: 'task', takes: '[up] {object:lifeless}' },
  ]),
  verb('hands', 'care', 'handling gear', '{thing} to {targets}'),
  ...same('gets up, stands up', 'task', 'getting up', ''),
  ...same('stands guard, keeps watch, prays, thinks, hesitates', 'nothing', 'doing nothing', ''),
  verb('aims', 'nothing', 'doing nothing', '[(at {object:lifeless}|at {beside})]'),
  verb('stares', 'nothing', 'doing nothing', '[(at {object:lifeless}|at {beside})]'),
  verb('looks at', 'nothing', 'doing nothing', '({object:lifeless}|{beside})'),
  verb('watches', 'nothing', 'doing nothing', '[({object:lifeless}|{beside})]'),
];

export const knownVerb = findVerb(verbs);
