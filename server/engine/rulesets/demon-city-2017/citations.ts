/** The places in the dice edition that verbs rest on, and the verbs about which it is silent. */
import type { IdiomCitations } from '../demon-city/idioms.ts';
import type { Citations } from '../demon-city/verbs.ts';

const [task, announcing, dice, uncontested, grouping, acting, others] = [
  'Task Resolution',
  'Slow Motion Phase, step 1',
  'Slow Motion Phase, step 2',
  'Slow Motion Phase, step 4',
  'The Clash, step 5',
  'The Clash, step 6',
  'The Clash, step 7',
];

export const citations: Citations = {
  striking: { from: dice },
  pushing: {
    from: acting,
    silent:
      'The text doesn’t say whether a push does damage: it does here, unless `without harm` is written ' + 'under it.',
  },
  'knocking over': {
    from: acting,
    silent:
      'The text has no rule for lying on the ground: it is a close attack like any other, and any benefit ' +
      'from the fall is an advantage for the Host to give.',
  },
  choking: { from: acting, silent: 'The text has no rule for choking: it is a close attack like any other.' },
  grabbing: { from: dice },
  tackling: { from: dice, silent: 'The text names grabs only: this is one, and holds its target.' },
  disarming: {
    from: acting,
    silent: 'The text doesn’t name disarming: it is an attack like any other here, on what the target holds.',
  },
  shooting: { from: dice },
  throwing: { from: announcing, silent: 'The text doesn’t say how anything is thrown: it counts as a shot here.' },
  powers: { from: acting },
  dodging: { from: dice },
  'running away': { from: dice },
  'taking cover': {
    from: dice,
    silent:
      'The text gives cover no die of its own: getting to it is a defence, and somebody behind it has an ' +
      'advantage if the Host gives one.',
  },
  hiding: {
    from: dice,
    silent:
      'The text has no rule for hiding: it is a defence here, and somebody who isn’t seen finds their target ' +
      '`unaware`.',
  },
  parrying: { from: dice },
  'stepping between': {
    from: dice,
    silent:
      'The text has no rule for protecting somebody else: it is a defence here, against those whom it ' + 'keeps away.',
  },
  moving: { from: uncontested },
  charging: {
    from: uncontested,
    silent: 'The text has no rule for charging: it brings somebody closer here and hurts nobody.',
  },
  climbing: { from: task },
  sneaking: { from: task },
  'breaking free': { from: dice, silent: 'The text doesn’t say how a hold ends: it takes an action of its own here.' },
  driving: { from: 'Action Rounds: Slow Motion and Clashes' },
  searching: { from: task },
  'picking pockets': { from: grouping },
  racing: { from: task },
  chasing: {
    from: task,
    silent:
      'The text has footraces and car chases, and no rule for a chase on foot: it is a task here, against the ' +
      'roll of the person chased.',
  },
  helping: { from: others },
  protecting: {
    from: others,
    silent:
      'The text has no rule for protecting somebody else: it helps them here, or is a defence against the person ' +
      'named after “from”.',
  },
  caring: { from: others },
  'handling gear': { from: uncontested },
  'handling things': { from: task },
  'getting up': { from: others },
  trying: { from: task },
  waiting: { from: announcing },
  'doing nothing': { from: announcing, silent: 'The text gives it no die.' },
};

export const idiomCitations: IdiomCitations = {
  'called shot': {
    from: dice,
    silent: 'The dice edition has no called shots: the clause is read, and a finding says so.',
  },
  unseen: {
    from: task,
    silent:
      'The text gives the die for a target who is distracted or doesn’t know that somebody is there, and ' +
      'doesn’t name attacks from behind.',
  },
  advantage: { from: dice },
  'other advantage': {
    from: dice,
    silent: 'The text leaves it to the group what is an advantage; it doesn’t name this one.',
  },
  hindrance: { from: dice, silent: 'The text leaves it to the group what is a difficulty; it doesn’t name this one.' },
  drunk: { from: task },
  harmless: { from: acting, silent: 'The text doesn’t name attacks that do no damage.' },
};
