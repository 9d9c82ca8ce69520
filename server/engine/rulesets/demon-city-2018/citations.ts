/** The places in the tarot edition that verbs rest on, and the verbs about which it is silent. */
import type { IdiomCitations } from '../demon-city/idioms.ts';
import type { Citations } from '../demon-city/verbs.ts';

const [announcing, higherStat, defense, uncontested, clash, attack, nonAttack] = [
  'Slowest Character Announces What They Want To Do',
  'Higher Stat Throw',
  'Defense Throw',
  'Resolved Any Uncontested Actions',
  'Throw For A Clash',
  'Highest-Throwing Successful Attack on the Winning Side Happens',
  'Other Nonconflicting, Non-Attack Actions On The Same Side Happen If They Beat Their Targets/Intensities',
];

export const citations: Citations = {
  striking: { from: higherStat },
  pushing: {
    from: attack,
    silent:
      'The text doesn’t say whether a push does damage: it does here, unless `without harm` is written ' + 'under it.',
  },
  'knocking over': {
    from: attack,
    silent:
      'The text has no rule for lying on the ground: it is a close attack like any other, and any benefit ' +
      'from the fall is an advantage for the Host to give.',
  },
  choking: { from: attack, silent: 'The text has no rule for choking: it is a close attack like any other.' },
  grabbing: { from: attack },
  tackling: { from: attack, silent: 'The text names grabs only: this is one, and holds its target.' },
  disarming: { from: 'Lost Throw for a Called Shot' },
  shooting: { from: higherStat },
  throwing: {
    from: announcing,
    silent: 'The text names grenades and doesn’t say how anything is thrown: it counts as a shot here.',
  },
  powers: { from: 'Supernatural Throw' },
  dodging: { from: defense },
  'running away': { from: defense },
  'taking cover': {
    from: defense,
    silent:
      'The text gives cover no throw of its own: getting to it is a defence, and somebody behind it has an ' +
      'advantage if the Host gives one.',
  },
  hiding: {
    from: defense,
    silent:
      'The text has no rule for hiding: it is a defence here, and somebody who isn’t seen finds their target ' +
      '`unaware`.',
  },
  parrying: { from: 'Weapon Throw' },
  'stepping between': {
    from: defense,
    silent:
      'The text has no rule for protecting somebody else: it is a defence here, against those whom it ' + 'keeps away.',
  },
  moving: { from: announcing },
  charging: {
    from: announcing,
    silent:
      'The text has no rule for charging: it brings somebody closer here and hurts nobody; an attack at the ' +
      'end of a run is one with `after running 30 ft`.',
  },
  climbing: { from: announcing },
  sneaking: { from: uncontested, silent: 'The text has no rule for sneaking: it is a task like any other.' },
  'breaking free': { from: nonAttack },
  driving: { from: clash },
  searching: { from: uncontested },
  'picking pockets': { from: clash },
  racing: {
    from: clash,
    silent:
      'The text speaks of rival drivers, and leaves contests outside action to a section that it doesn’t have: a ' +
      'race on foot is a task here, against the throw of the other runner.',
  },
  chasing: {
    from: attack,
    silent:
      'The text speaks of pursuit and of rival drivers, and has no rule for a chase on foot: it is a task here, ' +
      'against the throw of the person chased.',
  },
  helping: { from: 'EXTRA THROWS' },
  protecting: {
    from: 'EXTRA THROWS',
    silent:
      'The text has no rule for protecting somebody else: it helps them here, or is a defence against the person ' +
      'named after “from”.',
  },
  caring: { from: uncontested },
  'handling gear': { from: nonAttack },
  'handling things': { from: uncontested },
  'getting up': {
    from: nonAttack,
    silent: 'The text has no rule for getting up: it simply happens, unless somebody gets in the way.',
  },
  trying: { from: uncontested },
  waiting: { from: announcing },
  'doing nothing': { from: announcing, silent: 'The text gives it no throw.' },
};

export const idiomCitations: IdiomCitations = {
  'called shot': { from: 'Lost Throw for a Called Shot' },
  unseen: {
    from: 'Distraction Throw',
    silent:
      'The text gives the throw for a target who isn’t set to defend, and doesn’t name attacks from ' +
      'behind: here the target is assumed not to know of it.',
  },
  advantage: { from: 'EXTRA THROWS' },
  'other advantage': {
    from: 'EXTRA THROWS',
    silent: 'The text leaves it to the group what is an advantage; it doesn’t name this one.',
  },
  hindrance: {
    from: 'LOST THROWS',
    silent: 'The text leaves it to the group what is a difficulty; it doesn’t name this one.',
  },
  drunk: { from: 'LOST THROWS' },
  harmless: { from: 'Lost Throw for a Called Shot' },
};
