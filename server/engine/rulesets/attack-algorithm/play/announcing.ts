/** Steps that report everybody’s announcement, in text order, and the dice that they gather. */
import { printsAtOnce } from '../../../play/prose.ts';
import { sentence } from '../../../play/words.ts';
import { type Deed, deedsOf } from '../attacks.ts';
import type { CheckRoll } from '../rolls/checks-rolled.ts';
import { deedSentence, targetsOf } from '../deed-words.ts';
import { enemiesAimedAt, type RoundContext } from '../round-context.ts';
import { chooses } from '../options.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import type { AttackRoll } from '../side-attack.ts';
import { actionKind } from '../vocabulary.ts';
import type { AttackRecorder } from './round-recorder.ts';

export function announceAll(recorder: AttackRecorder): void {
  const rolls = rollsOf(recorder);
  const idle = new Map(recorder.context.idle.map(({ actor, why }) => [actor, why]));
  for (const deed of deedsOf(recorder.cast, recorder.context.round)) {
    const why = idle.get(deed.actor);
    if (why === undefined) announce(recorder, deed, rolls.get(deed.actor.name));
    else recordIdle(recorder, deed, why);
  }
}

/** Each combatant’s roll by name; nobody has two deeds in a round. */
function rollsOf({ plan: { checks, exchanges } }: AttackRecorder): ReadonlyMap<string, CheckRoll | AttackRoll> {
  const attacks = exchanges.flatMap(({ sides }) => sides).flatMap((side) => side.rolls);
  return new Map([...checks, ...attacks].map((roll) => [roll.pool.who, roll]));
}

function announce(recorder: AttackRecorder, deed: Deed, roll: CheckRoll | AttackRoll | undefined): void {
  const { actor, announcement } = deed;
  const kind = actionKind(announcement.kind);
  const targets = targetsOf(recorder.context, deed).map(({ name }) => name);
  const [target] = targets;
  recorder.record(() => ({
    kind: 'announce',
    about: actor.name,
    actor: actor.name,
    ...(target === undefined ? {} : { target }),
    title: sentence(deedSentence(recorder.context, deed)),
    text: textOf(recorder, kind, roll),
    details: [
      { kind: 'announcement', ...(target === undefined ? {} : { targets }) },
      roll === undefined ? undefined : { kind: 'pool', pool: roll.pool },
    ],
    prose: announcement.prose.filter(printsAtOnce),
    rule: rules[kind],
    source: announcement.source,
  }));
}

function textOf(
  { context }: AttackRecorder,
  kind: ReturnType<typeof actionKind>,
  roll: CheckRoll | AttackRoll | undefined,
): string {
  if (kind === 'attack') return roll !== undefined && 'aim' in roll ? aimText(context, roll) : '';
  if (roll !== undefined) return '';
  return kind === 'check' ? noDifficulty : noRule;
}

const noDifficulty = 'No difficulty is written that could be rolled, so nothing is rolled; “at 3/6” would be one.';
const noRule = 'Nothing is rolled: the text has no rule for it.';

const rules: Readonly<Record<ReturnType<typeof actionKind>, RuleName>> = {
  attack: rule.attackRoll,
  check: rule.check,
  'anything else': rule.somethingElse,
};

/** A combatant who can’t do what is announced for them. */
function recordIdle(recorder: AttackRecorder, { actor, announcement }: Deed, why: string): void {
  const isOut = why === 'out of the fight';
  recorder.record(() => ({
    kind: 'idle',
    about: actor.name,
    actor: actor.name,
    rule: isOut ? rule.defeat : rule.target,
    source: announcement.source,
    title: sentence(`${actor.called} ${isOut ? 'is' : 'has'} ${why}`),
    text: 'What is announced here doesn’t happen.',
  }));
}

/** Empty where only one enemy is possible (aa-q06). */
function aimText({ cast: { stage }, present }: RoundContext, { attack, aim }: AttackRoll): string {
  if (aim === undefined || enemiesAimedAt(attack, present).length < 2) return '';
  const isNamed = attack.announcement.targets.length > 0;
  if (isNamed && chooses(stage, 'difficulty target', 'announced'))
    return `${sentence(aim.called)} is the first of them, and sets the difficulty.`;
  const harder = chooses(stage, 'difficulty target', 'strongest') ? 'harder' : 'easier';
  return `No enemy is ${harder} to hit than ${aim.called}, who sets the difficulty.`;
}
