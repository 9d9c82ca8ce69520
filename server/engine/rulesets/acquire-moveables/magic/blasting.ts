/** Magic dice without a spell: they are rolled and spent, and the text doesn’t say what they do (am-225, am-q132). */
import { magicSides } from '../dice/magic-dice.ts';
import { deedSentence } from '../deeds/deed-words.ts';
import type { Planner, Recorder } from '../deeds/planned.ts';
import { decidedIn } from '../facts.ts';
import { settleRoll } from '../play/settling.ts';
import { changeCondition } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import { diceText } from './deploying.ts';
import { investedIn, type Invested } from './investing.ts';
import { keptOf, keptOutcomes, magicParty, plannedMagic } from './rolling.ts';

export const plannedBlast: Planner = (context, deed) => {
  const decided = decidedIn(context.fight.facts, 'blast');
  const outcomes: ReadonlyMap<string, string> =
    decided === undefined
      ? new Map([['silent', 'comes to something that the text leaves open']])
      : new Map([['decided', 'comes to what the group has decided']]);
  return plannedMagic(deed, investedIn(context, deed), (invested, pool) => ({
    pool,
    outcomes,
    contest: { kind: 'blast', outcomes: keptOutcomes(invested) },
    pins: [{ sides: magicSides }],
    settle: (recorder, faces) => {
      settle(recorder, invested, faces, decided);
      return [];
    },
  }));
};

function settle(recorder: Recorder, invested: Invested, faces: readonly number[], decided: string | undefined): void {
  const { deed, own } = invested;
  const kept = keptOf(invested, faces);
  const says = keptOutcomes(invested).get(`${kept}`) ?? '';
  changeCondition(recorder, deed.actor, (condition) => ({
    ...condition,
    spentDice: condition.spentDice + own - kept,
  }));
  const action = decided === undefined ? 'silent' : 'decided';
  settleRoll(recorder, deed, { outcome: `${kept}`, action, isSuccess: decided !== undefined }, () => ({
    kind: 'blast',
    title: `${deedSentence(recorder.cast, deed)}: of the dice ${says}`,
    text: `${diceText(faces)} ${decided === undefined ? 'What comes of it the text doesn’t say, nor whether doubles and triples matter: the group decides.' : `“${decided}”.`}`,
    tone: 'even',
    says,
    parties: [magicParty(recorder, invested, faces, { outcome: says, tone: 'even' })],
    prose: 'on success',
    rule: rule.blast,
  }));
}
