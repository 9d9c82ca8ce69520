/** The happenings at the head of a round, before anybody attempts anything. */
import { rule } from '../rule-ids.ts';
import { fightersNamed, type Cast, type Fighter } from '../cast.ts';
import { effectOf } from '../attempts/difficulty.ts';
import type { QuickShotFact } from '../facts.ts';
import { without, wounded, woundOf, type Condition } from '../fight.ts';
import { done, refused, type Applied } from './applied.ts';
import { assigned, completed, vacationed } from './rearranging.ts';
import { bought, boughtBase, improved } from './buying.ts';
import { awarded, combined, converted } from './charges.ts';
import type { Happening } from './happening.ts';
import { breathed, rested } from './resting.ts';

export { conditionAfter, isRefused, type Applied, type Fault, type Refused } from './applied.ts';
export { endingsIn } from './ending.ts';
export type { Happening } from './happening.ts';

/** The happenings of these facts, in text order, one for each combatant concerned. */
export function happeningsIn(cast: Cast, facts: readonly QuickShotFact[]): readonly Happening[] {
  return facts.flatMap((fact) => {
    const made = happeningOf(fact);
    if (made === undefined) return [];
    const names = 'who' in fact ? fact.who : [];
    const those = fightersNamed(cast, 'id' in names || 'text' in names ? [names] : names);
    return those.map((who): Happening => ({
      who,
      fact,
      rule: made.rule,
      what: made.what,
      to: (condition) => made.to(condition, who),
    }));
  });
}

interface Made extends Pick<Happening, 'rule' | 'what'> {
  readonly to: (condition: Condition, who: Fighter) => Applied;
}

function happeningOf(fact: QuickShotFact): Made | undefined {
  return bodily(fact) ?? restful(fact) ?? improving(fact);
}

function bodily(fact: QuickShotFact): Made | undefined {
  switch (fact.kind) {
    case 'state': {
      const ruledOut = fact.state === 'out of the fight';
      return { rule: rule.combat, what: `is ${fact.state}`, to: (now) => done({ ...now, ruledOut }, '') };
    }
    case 'takes wound':
      return {
        rule: rule.damage,
        what: `has a wound: ${fact.words.text}`,
        to: (now) => done(wounded(now, woundOf(fact)), ''),
      };
    case 'heals':
      return { rule: rule.healing, what: `recovers from “${fact.wound.text}”`, to: (now) => healed(now, fact) };
    case 'tires':
      return { rule: rule.fatigue, what: 'is tired', to: (now) => done(tired(now, fact), '') };
    case 'rested':
      return {
        rule: rule.fatigue,
        what: 'is rested',
        to: ({ fatigue, ...now }) => done(now, fatigue === undefined ? 'There was no fatigue to end.' : ''),
      };
    default:
      return undefined;
  }
}

/** Healing is narrated; neither a rest nor Willpower heals (qs-118). */
function healed(now: Condition, { wound, how, by }: Extract<QuickShotFact, { readonly kind: 'heals' }>): Applied {
  if (by !== undefined)
    return refused(
      'wp-healing',
      `No rule lets ${by === 'rest' ? 'a rest' : 'Willpower'} heal a wound; wounds heal in the story.`,
    );
  return done(without(now, wound.text), how === undefined ? '' : `“${how.text}”.`);
}

function tired(
  now: Condition,
  { difficulty, words, source }: Extract<QuickShotFact, { readonly kind: 'tires' }>,
): Condition {
  const effect = effectOf(difficulty.text);
  return effect === undefined
    ? now
    : { ...now, fatigue: { effect, source, ...(words === undefined ? {} : { words: words.text }) } };
}

function restful(fact: QuickShotFact): Made | undefined {
  switch (fact.kind) {
    case 'rest':
      return { rule: rule.rests, what: 'rests', to: (now) => rested(now, fact) };
    case 'breather':
      return { rule: rule.rests, what: 'takes a breather', to: breathed };
    case 'vacation':
      return { rule: rule.rearranging, what: 'goes on vacation', to: (now) => vacationed(now, fact) };
    case 'completion':
      return {
        rule: rule.projects,
        what: `completes “${fact.project.text}”`,
        to: (now, who) => completed(now, who, fact),
      };
    case 'assigns':
      return { rule: rule.projects, what: 'assigns set-aside Willpower to a pool', to: (now) => assigned(now, fact) };
    default:
      return undefined;
  }
}

function improving(fact: QuickShotFact): Made | undefined {
  switch (fact.kind) {
    case 'award':
      return { rule: rule.charges, what: `gains ${fact.tass ? 'tass' : 'charges'}`, to: (now) => awarded(now, fact) };
    case 'combines':
      return { rule: rule.charges, what: 'combines charges', to: (now) => combined(now, fact) };
    case 'buys':
      return { rule: rule.charges, what: `buys “${fact.words.text}”`, to: (now, who) => bought(now, who, fact) };
    case 'buys base':
      return { rule: rule.willpower, what: 'buys base Willpower', to: (now, who) => boughtBase(now, who, fact) };
    case 'improves':
      return {
        rule: rule.improvement,
        what: `improves “${fact.advantage.text}”`,
        to: (now, who) => improved(now, who, fact),
      };
    case 'converts':
      return { rule: rule.improvement, what: 'turns tass into Willpower', to: (now) => converted(now, fact) };
    default:
      return undefined;
  }
}
