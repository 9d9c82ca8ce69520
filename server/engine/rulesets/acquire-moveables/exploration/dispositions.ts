/** Disposition: 1d6 for how those who are met feel about the party (am-162). */
import { concerning, throwing, type Moment } from '../../../game/index.ts';
import type { Way } from '../../../play/branching.ts';
import { isFace } from '../../../play/pinned-dice.ts';
import type { Tone } from '../../../results.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { lastFact } from '../facts.ts';
import type { Happening } from '../play/happens.ts';
import { dieParty } from '../play/one-die.ts';
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
  const pin = lastFact(round.facts, 'head dice')?.disposition;
  return fightersNamed(cast, fact.who).map((who) => ({
    moment: concerning([who.name], rolling(who, pin, source)),
    contests: [{ id: contestId(who), kind: 'disposition', parties: [who.name], outcomes, source }],
  }));
};

const contestId = ({ name }: Fighter): string => `disposition/${name}`;

const ways: readonly Way<number>[] = byRoll.map((_, index) => ({ what: index + 1, weight: 1n }));

function rolling(who: Fighter, pin: Numeral | undefined, source: Source): Moment<Recorder> {
  const isPinned = pin !== undefined && isFace(pin.value, die);
  return throwing<Recorder, number>({
    draw: ({ throws }) => (isPinned ? pin.value : 1 + throws.pick(die)),
    ways: () => (isPinned ? undefined : ways),
    then: (recorder, rolled) => {
      const disposition = dispositionOf(rolled);
      recorder.comes(contestId(who), disposition);
      changeCondition(recorder, who, (condition) => ({ ...condition, disposition }));
      recordStep(recorder, who, () => {
        const [contest, says, tone] = [contestId(who), outcomes.get(disposition) ?? '', tones[disposition]];
        const because = 'a disposition is one d6';
        const one = { sides: die, action: 'shows a disposition', because, rule: rule.disposition, source };
        const shown = { label: `${rolled}`, value: rolled, kept: true };
        const results = [isPinned ? { ...shown, pinned: pin.source } : shown];
        const parties = [{ ...dieParty(who, one, rolled, { outcome: says, tone }), results }];
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
  });
}
