/** Disposition: 1d6 for how those who are met feel about the party (am-162). */
import { concerning, type Moment } from '../../../game/index.ts';
import type { Tone } from '../../../results.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import type { Happening } from '../play/happens.ts';
import { headPin } from '../play/head-pins.ts';
import { dieParty, rollingDie } from '../play/one-die.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { dispositions, type Disposition } from './state.ts';

const die = 6;
const outcomes = new Map(dispositions.map((each) => [each, `is ${each}`] as const));
const byRoll = ['hostile', 'unfriendly', 'neutral', 'neutral', 'affable', 'benevolent'] as const;
const tones: Readonly<Record<Disposition, Tone>> = {
  hostile: 'bad',
  unfriendly: 'bad',
  neutral: 'even',
  affable: 'good',
  benevolent: 'good',
};

function dispositionOf(rolled: number): Disposition {
  return byRoll[rolled - 1] ?? 'benevolent';
}

/** The text doesn’t say when disposition is relevant, so the head of a round asks for it (am-q090). */
export const dispositionInHead: Happening = ({ cast, round }, fact) => {
  if (fact.kind !== 'disposition') return [];
  const { source } = fact;
  const pin = (who: Fighter) => headPin(round.facts, { of: 'disposition', by: fact, who }, die);
  return fightersNamed(cast, fact.who).map((who) => ({
    moment: concerning([who.name], rolling(who, pin(who), source)),
    contests: [{ id: contestId(who), kind: 'disposition', parties: [who.name], outcomes, source }],
  }));
};

const contestId = ({ name }: Fighter): string => `disposition/${name}`;

function rolling(who: Fighter, pin: Numeral | undefined, source: Source): Moment<Recorder> {
  return rollingDie(
    die,
    (recorder, rolled) => {
      const disposition = dispositionOf(rolled);
      recorder.comes(contestId(who), disposition);
      changeCondition(recorder, who, (condition) => ({ ...condition, disposition }));
      recordStep(recorder, who, () => {
        const [contest, says, tone] = [contestId(who), outcomes.get(disposition) ?? '', tones[disposition]];
        const because = 'a disposition is one d6';
        const one = { sides: die, action: 'shows a disposition', because, rule: rule.disposition, source };
        const parties = [dieParty(who, { ...one, pin }, rolled, { outcome: says, tone })];
        return {
          kind: 'disposition',
          tone,
          title: `${who.called} ${says}`,
          text: 'The text doesn’t say what follows from a disposition: the group decides.',
          details: [{ kind: 'contest', contest, outcome: disposition, says, parties }],
          rule: rule.disposition,
          source,
        };
      });
    },
    { pin },
  );
}
