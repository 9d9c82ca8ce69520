/** Pages on exploring: what is done there, and how long it takes. */
import type { RulePage } from '../../../ruleset.ts';
import { rule } from '../rule-ids.ts';
import { vault, vaultWith } from './examples.ts';
import { pagesOf } from './page.ts';

const page = pagesOf('Exploration', 'Dungeon exploration');

export const explorationPages: readonly RulePage[] = [
  page(
    rule.exploring,
    'Exploring goes round: somebody does something, time passes, there may be an encounter check, and so on. What ' +
      'can be done is to move, flee, search, handle or examine something, deal with a door, fight, take a short ' +
      'rest, build or demolish something, and make camp for a long rest. Time is counted in minutes and tenmins.',
    {
      silent:
        'The text shows a check after everything that is done, and says later that it is each hour or on noise: ' +
        'here it is the latter. For handling, examining, building and demolishing it has nothing but the words: ' +
        'here no dice are rolled unless a test is written.',
      written: '`round 1 "the gallery", 10 minutes` with what everybody does below, such as `Ann: makes camp.`',
      good: vault('round 1 "the gallery", 10 minutes\n  Ann: examines "the tripwire".'),
      next: [rule.rooms, rule.encounterCheck, rule.shortRest],
    },
  ),
  page(rule.rooms, 'Crossing a room is taken to last 10 minutes. Searching an average room takes a tenmin.', {
    silent:
      'The text doesn’t say what is average, nor whether a search needs a test: the group decides. Outside a fight, ' +
      'a round in which somebody does either takes at least that long here, even if its heading says less. In a ' +
      'round of a fight no time is added.',
    written: '`Ann: crosses "the gallery".` or `Ann: searches "the alcove".`, with `by ALR` below for a test.',
    good: vault('round 1 "the gallery", 10 minutes\n  Ann: searches "the alcove".\n    by ALR'),
    next: [rule.lockedDoors, rule.fleeing, rule.time],
  }),
  page(
    rule.fleeing,
    'Whoever flees has a contest of GRC with the pursuer. If they win it, they are in the next room, and the ' +
      'pursuer comes in a round later: until then no blow and no grip reaches from one to the other. If they lose ' +
      'it, it merely goes on in the next room.',
    {
      silent:
        'So both change rooms here even if the contest is lost. A round later is here the end of the next round. The ' +
        'text names fleeing among the actions of exploration and not among those of a fight, and doesn’t say whether ' +
        'it is the action of a round (“flee action”), or what happens with several who flee or pursue (“flee ' +
        'group”): the group decides.',
      written: '`Ann: flees from the Ghoul.`',
      good: vault('round 1\n  Ann: flees from the Ghoul.\n    on success "the gallery is empty, and dark."'),
      next: [rule.contest, rule.order],
    },
  ),
  page(
    rule.lockedDoors,
    'A locked door can be picked with suitable tools. With a PRE test that takes no time to speak of, otherwise a ' +
      'tenmin.',
    {
      silent:
        'Here a failed test means that it takes a tenmin, and that the door is open then; with `option door failure ' +
        'shut` it stays shut. A round of a fight is too short for a tenmin.',
      written: '`door the gate: metal, locked` before the combatants, and `Ann: picks the gate with picklocks.`',
      good: vaultWith(
        'door gate: metal, locked',
        'round 1 "the gate", 1 minute\n  Ann: picks the gate with picklocks.',
      ),
      checks: ['announced-in-vain'],
      next: [rule.kickedDoors],
    },
  ),
  page(
    rule.kickedDoors,
    'A wooden door can be kicked down, which is noisy. With a STR test that takes no time to speak of, otherwise a ' +
      'tenmin. Kicking does nothing to metal.',
    {
      silent:
        'Here a failed test means that it takes a tenmin, and that the door is open then, or isn’t, as with a lock. ' +
        'A door that is barred too opens only without its bars. The text says that noise ' +
        'may cause an encounter check, and doesn’t say which noise: the DM decides.',
      written: '`door the cellar door: wooden` before the combatants, and `Ann: kicks down the cellar door.`',
      good: vaultWith('door gate: wooden', 'round 1 "the gate", 1 minute\n  Ann: kicks down the gate.'),
      checks: ['announced-in-vain', 'quiet-kick'],
      next: [rule.barredDoors, rule.encounterCheck],
    },
  ),
  page(
    rule.barredDoors,
    'A barred door can be opened only from the side that the bar is on. To remove a bar takes a STR test, ' +
      '“individually”.',
    {
      silent:
        'The last word is read here as one test for each bar; `option bar meaning one-person` reads it as one person ' +
        'without help, who lifts all of them. The text doesn’t say how long it takes, or what a failure does: the ' +
        'group decides.',
      written:
        '`door the postern: wooden, 2 bars on this side` before the combatants, where this side is the party’s, or ' +
        '`door the postern: wooden, barred on the far side`; and `Ann: lifts a bar from the postern.`',
      good: vaultWith('door gate: barred on this side', 'round 1 "the gate", 1 minute\n  Ann: unbars the gate.'),
      checks: ['announced-in-vain'],
      next: [rule.test, rule.exploring],
    },
  ),
];
