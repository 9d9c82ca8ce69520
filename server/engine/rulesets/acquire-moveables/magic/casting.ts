/** Spells: a handful of magic dice, whose doubles fail and whose triples turn on the caster (am-214 to am-219). */
import type { OutcomeId } from '../../../odds.ts';
import type { Planner } from '../deeds/planned.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import { decidedIn } from '../facts.ts';
import { inMind } from '../fight.ts';
import { changeCondition } from '../play/steps.ts';
import { investedIn, type Invested } from './investing.ts';
import { deploying, type Deployed } from './deploying.ts';
import { plannedMagic } from './rolling.ts';
import { rule, type RuleName } from '../rule-ids.ts';

const outcomes = new Map<OutcomeId, string>([
  ['works', 'works'],
  ['doubles', 'fails, loudly'],
  ['triples', 'turns on the caster, damage only'],
  ['silent', 'turns on the caster, below 0 HP with the injury left open'],
  ['injured', 'turns on the caster, and injures them'],
  ['dies', 'turns on the caster, and kills them'],
]);

export const plannedSpell: Planner = (context, deed) =>
  plannedMagic(deed, investedIn(context, deed), (invested, pool) =>
    deploying(invested, pool, { kind: 'spell', outcomes, ...spell(invested) }),
  );

function spell(invested: Invested): Pick<Deployed, 'title' | 'works' | 'turns' | 'rule'> {
  const { deed, named, place } = invested;
  return {
    rule: ruleOf(invested),
    title: (cast, words) => `${deedSentence(cast, deed)}: it ${words}`,
    works: (recorder) => {
      if (named === undefined) return '';
      changeCondition(recorder, deed.actor, (condition) => ({
        ...condition,
        inEffect: new Map(condition.inEffect).set(named, place),
      }));
      return '';
    },
    turns: ({ fight }) => {
      const decided = decidedIn(fight.facts, 'turned spell');
      const isWritten = deed.announcement.prose.some(({ kind }) => kind === 'on triples');
      const silence = 'What it does to the caster or to allies the text leaves to the spell: the group decides.';
      return decided === undefined ? (isWritten ? '' : silence) : `“${decided}”.`;
    },
  };
}

function ruleOf({ place, lent }: Invested): RuleName {
  if (lent === 1) return rule.scrolls;
  return place === inMind ? rule.casting : rule.heldMagic;
}
