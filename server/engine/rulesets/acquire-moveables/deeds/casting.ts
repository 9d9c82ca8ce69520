/** Spells: a handful of magic dice, whose doubles fail and whose triples turn on the caster (am-214 to am-219). */
import { throwing, type Moment } from '../../../game/index.ts';
import type { Pool } from '../../../pool.ts';
import { sentence } from '../../../play/words.ts';
import type { Numeral } from '../../../scenario.ts';
import { castingOf, magicSides, magicWays, staysUsable, type Casting } from '../dice/magic-dice.ts';
import { lastFact } from '../facts.ts';
import { changed, conditionOf, type Condition } from '../fight.ts';
import { actionId, rollId } from '../play/ids.ts';
import { proseOf } from '../play/prose.ts';
import type { Recorder } from './planned.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { deedSentence, deedWords } from './deed-words.ts';
import type { Deed } from './deeds.ts';
import type { Planner } from './planned.ts';

const outcomes = new Map<Casting, string>([
  ['works', 'works'],
  ['doubles', 'fails, loudly'],
  ['triples', 'turns on the caster'],
]);

const rules: Readonly<Record<Casting, RuleName>> = {
  works: rule.casting,
  doubles: rule.doubles,
  triples: rule.triples,
};

/** The most dice whose handfuls are all gone through. */
const mostDice = 12;

export const plannedSpell: Planner = ({ fight }, deed) => {
  const { actor } = deed;
  const invested = lastFact(deed.announcement.clauses, 'magic dice')?.count;
  const usable = actor.magicDice - conditionOf(fight, actor.name).spentDice;
  if (invested === undefined || !isWithin(invested, Math.min(usable, mostDice))) return undefined;
  return {
    deed,
    rolled: { pool: poolOf(deed, invested.value), outcomes, contest: { kind: 'spell', outcomes } },
    moments: () => [casting(deed, invested.value)],
  };
};

function isWithin({ value }: Numeral, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function poolOf({ actor }: Deed, dice: number): Pool {
  return {
    who: actor.name,
    base: dice,
    because: `${dice} magic ${dice === 1 ? 'die is' : 'dice are'} invested`,
    rule: rule.casting.id,
    modifiers: [],
    size: dice,
    keep: 'sets',
    from: 'dice',
    unit: { one: 'magic die', many: 'magic dice', faces: magicSides },
  };
}

function casting(deed: Deed, dice: number): Moment<Recorder> {
  return throwing<Recorder, readonly number[]>({
    draw: ({ throws }) => Array.from({ length: dice }, () => 1 + throws.pick(magicSides)),
    ways: () => magicWays(dice),
    then: (recorder, faces) => {
      settle(recorder, deed, faces);
    },
  });
}

function settle(recorder: Recorder, deed: Deed, faces: readonly number[]): void {
  const { actor, announcement } = deed;
  const outcome = castingOf(faces);
  const sum = faces.reduce((all, face) => all + face, 0);
  const spent = faces.filter((face) => !staysUsable(face)).length;
  recorder.comes(rollId(recorder.plan, deed), outcome);
  recorder.comes(actionId(recorder.plan, deed), outcome);
  (outcome === 'works' ? recorder.events.succeeded : recorder.events.failed).add(actor.name);
  recorder.goOnWith(
    changed(recorder.fight, actor, (condition) => ({
      ...(outcome === 'triples' ? struckBy(condition, sum) : condition),
      spentDice: condition.spentDice + spent,
    })),
  );
  const words = outcomes.get(outcome) ?? '';
  const tone = outcome === 'works' ? 'good' : 'bad';
  recorder.record(() => ({
    kind: 'spell',
    about: actor.name,
    actor: actor.name,
    tone,
    title: sentence(`${deedSentence(recorder.cast, deed)}: it ${words}`),
    text: textOf(faces, sum, spent, outcome),
    details: [
      {
        kind: 'contest',
        contest: rollId(recorder.plan, deed),
        outcome,
        says: words,
        parties: [
          {
            who: actor.name,
            side: actor.combatant.side.id ?? actor.combatant.side.text,
            action: deedWords(recorder.cast, deed),
            pool: poolOf(deed, faces.length),
            results: faces.map((value) => ({
              label: `${value}`,
              value,
              kept: staysUsable(value),
              says: staysUsable(value) ? 'stays usable' : 'is spent until a long rest',
            })),
            value: sum,
            outcome: words,
            beyond: '',
            tone,
            source: announcement.source,
          },
        ],
      },
    ],
    prose: proseOf(announcement, outcome === 'works' ? 'on success' : `on ${outcome}`),
    rule: rules[outcome],
    source: announcement.source,
  }));
}

/** Straight loss of HP: no cell is struck, so no ARM counts (am-q126). */
function struckBy(condition: Condition, sum: number): Condition {
  const { hitPoints } = condition;
  if (hitPoints === undefined) return condition;
  return { ...condition, lost: condition.lost + sum, hitPoints: { ...hitPoints, now: hitPoints.now - sum } };
}

function textOf(faces: readonly number[], sum: number, spent: number, outcome: Casting): string {
  const dice = `${faces.join(', ')}: ${faces.length} dice, sum ${sum}.`;
  const left =
    spent === 0 ? ' All of them stay usable.' : ` ${spent} ${spent === 1 ? 'is' : 'are'} spent until a long rest.`;
  return `${dice}${left}${outcome === 'triples' ? ` The caster loses ${sum} HP.` : ''}`;
}
