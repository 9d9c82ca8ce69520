/** What everybody announces, in the order of the text, and the dice that they gather for it. */
import { sentence } from '../../../play/words.ts';
import type { Pool } from '../../../pool.ts';
import { deedsOf, type Deed } from '../attacks.ts';
import { fightersNamed } from '../cast.ts';
import { deedSentence } from '../deed-words.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { actionKind } from '../vocabulary.ts';
import type { Tale } from './tale.ts';

export function announceAll(tale: Tale): void {
  const pools = poolsOf(tale);
  const idle = new Map(tale.moment.idle.map(({ actor, why }) => [actor, why]));
  for (const deed of deedsOf(tale.cast, tale.moment.round)) {
    const why = idle.get(deed.actor);
    if (why === undefined) announce(tale, deed, pools.get(deed.actor.name));
    else tellIdle(tale, deed, why);
  }
}

/** What each gathers, by name: nobody does two things in a round. */
function poolsOf({ plan: { checks, exchanges } }: Tale): ReadonlyMap<string, Pool> {
  const rolls = exchanges.flatMap(({ sides }) => sides).flatMap((side) => side.rolls);
  return new Map([...checks, ...rolls].map(({ pool }) => [pool.who, pool]));
}

function announce(tale: Tale, deed: Deed, pool: Pool | undefined): void {
  const { actor, announcement } = deed;
  const kind = actionKind(announcement.kind);
  const [target] = fightersNamed(tale.cast, announcement.targets);
  tale.tell({
    kind: 'announce', about: actor.name, actor: actor.name, ...(target === undefined ? {} : { target: target.name }),
    title: sentence(deedSentence(tale.cast, deed)),
    text: kind === 'attack' ? '' : kind === 'check' ? (pool === undefined ? noDifficulty : '') : noRule,
    ...(pool === undefined ? {} : { pool }),
    prose: announcement.prose.filter((prose) => prose.kind === 'read aloud' || prose.kind === 'note'),
    rule: rules[kind], source: announcement.source,
  });
}

const noDifficulty = 'No difficulty is written that could be rolled, so nothing is; “at 3/6” would be one.';
const noRule = 'Nothing is rolled: the text has no rule for it.';

const rules: Readonly<Record<ReturnType<typeof actionKind>, RuleName>> = {
  attack: rule.attackRoll, check: rule.check, 'anything else': rule.somethingElse,
};

/** Somebody who can’t do what is announced for them. */
function tellIdle(tale: Tale, { actor, announcement }: Deed, why: string): void {
  const isOut = why === 'out of the fight';
  tale.tell({
    kind: 'idle', about: actor.name, actor: actor.name, rule: isOut ? rule.defeat : rule.target, source: announcement.source,
    title: sentence(`${actor.called} ${isOut ? 'is' : 'has'} ${why}`),
    text: 'Nothing comes of what is announced here.',
  });
}
