/** Words for the result of an action: what success and failure mean, and what a critical adds. */
import { list, sentence } from '../../../play/words.ts';
import type { Need } from '../attempts/attempt.ts';
import type { Nature } from '../attempts/needs.ts';
import type { ActionResult } from '../attempts/outcome.ts';

/** What success and failure mean for each kind of action, and what a critical adds. */
const meaning: Readonly<
  Record<Nature, Readonly<Record<'met' | 'failed' | 'critically met' | 'critically failed', string>>>
> = {
  primary: {
    met: 'The player gets the result they wanted.',
    'critically met': 'The GM adds a minor bonus, if possible; the player may suggest one.',
    failed: 'The player doesn’t get the result they wanted; the GM finds another that follows from the situation.',
    'critically failed': 'The GM adds something bad, if possible: one more obstacle.',
  },
  avoidance: {
    met: 'The attack is avoided, and does no damage.',
    'critically met': 'It may bring another advantage, if that fits.',
    failed: 'The attack isn’t avoided, and its damage is taken.',
    'critically failed': 'The wound may be more serious than otherwise.',
  },
  resisting: {
    met: 'The temptation is resisted.',
    'critically met': '',
    failed: 'The character gives in.',
    'critically failed': 'Something bad and serious should come of it.',
  },
  wound: {
    met: 'The wound doesn’t get worse.',
    'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The wound gets worse.',
    'critically failed': 'It gets more serious still.',
  },
  weakness: {
    met: 'The weakness doesn’t get in the way.',
    'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The weakness gets in the way; the text doesn’t say what follows.',
    'critically failed': 'The GM adds something bad, if possible.',
  },
  fatigue: {
    met: 'The character copes with the fatigue.',
    'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The fatigue wins; the text doesn’t say what follows.',
    'critically failed': 'The GM adds something bad, if possible.',
  },
  paradox: {
    met: 'Character and witnesses go on seeing the same world.',
    'critically met': 'A critical success would fit the magic better than holding off paradox.',
    failed: 'There is a paradox effect.',
    'critically failed': 'The effect is stronger or more dangerous.',
  },
};

export function meaningOf(
  { nature, foes }: Need,
  { fate, critical }: { readonly fate: ActionResult; readonly critical: boolean },
): readonly string[] {
  if (fate === 'open') return ['Which action gets the sets isn’t decided.'];
  const more = critical
    ? meaning[nature][fate === 'met' ? 'critically met' : 'critically failed']
    : fate === 'failed' && nature === 'resisting'
      ? minorHarm
      : '';
  return [ofFoes(meaning[nature][fate], foes), more].filter((text) => text !== '');
}

/** An attack named by its attacker: `The Sniper’s attack is avoided, and does no damage.` */
function ofFoes(text: string, foes: Need['foes']): string {
  return foes.length === 0
    ? text
    : text.replace(/^The attack /u, `${sentence(list(foes.map(({ called }) => `${called}’s`)))} attack `);
}

/** A compulsion that is given in to without a critical (qs-180). */
const minorHarm = 'Something bad but minor should come of it.';
