/** The inputs of a round’s rolls: its announcements and the facts in force. */
import { attackOf, deedsOf, type Attack, type Deed } from './attacks.ts';
import type { Cast, Fighter } from './cast.ts';
import { announcedKind } from './announced-kind.ts';
import type { AttackFact } from './facts.ts';
import { isOut, type Fight } from './fight.ts';
import type { Round } from '../../scenario.ts';
import type { PoolChange } from '../../worth/what-if.ts';
import type { ActionKind } from './vocabulary.ts';

export interface RoundContext {
  readonly cast: Cast;
  readonly round: Round<AttackFact>;
  /** All facts in force in this round; those of its own head come last. */
  readonly facts: readonly AttackFact[];
  /** The attacks that are made, in text order. */
  readonly attacks: readonly Attack[];
  readonly checks: readonly Deed[];
  /** Deeds without a rule. */
  readonly others: readonly Deed[];
  /** Deeds of those who are out of the fight, or have nobody left to attack. */
  readonly idle: readonly (Deed & { readonly why: string })[];
  /** Those who are still in the fight. */
  readonly present: readonly Fighter[];
  /** A changed pool, for a what-if. */
  readonly change?: PoolChange;
}

/** The context of a round; `fight` is the state after the head of the round, with its facts. */
export function roundContextOf(cast: Cast, fight: Fight, round: Round<AttackFact>): RoundContext {
  const present = presentIn(cast, fight);
  const all = deedsOf(cast, round);
  const able = all.filter(({ actor }) => present.includes(actor));
  const attacks = able.flatMap((deed) => attackOf(cast, deed) ?? []);
  const aimed = attacks.filter((attack) => hasEnemy(attack, present));
  const kindOf = ({ announcement }: Deed): ActionKind => announcedKind(announcement);
  return {
    cast,
    round,
    present,
    facts: fight.facts,
    attacks: aimed,
    checks: able.filter((deed) => kindOf(deed) === 'check'),
    others: able.filter((deed) => kindOf(deed) === 'anything else'),
    idle: [
      ...all.filter(({ actor }) => !present.includes(actor)).map((deed) => ({ ...deed, why: 'out of the fight' })),
      ...attacks.filter((attack) => !aimed.includes(attack)).map((attack) => ({ ...attack, why: whyUnaimed(attack) })),
    ],
  };
}

/** An unknown name is reported as such: it doesn’t mean that no enemy is left. */
function whyUnaimed({ announcement: { targets }, named }: Attack): string {
  const stranger = targets.find(({ id }) => id === undefined);
  return named.length > 0 || stranger === undefined
    ? 'nobody left to attack'
    : `nobody called ${stranger.text} to attack`;
}

/** Those who are still in the fight, in declaration order. */
export function presentIn({ fighters }: Cast, fight: Fight): readonly Fighter[] {
  return [...fighters.values()].filter(({ name }) => !isOut(fight, name));
}

/** Whether the attack has an enemy in the fight: one it names, or any where it names nobody. */
function hasEnemy(attack: Attack, present: readonly Fighter[]): boolean {
  return enemiesAimedAt(attack, present).length > 0;
}

/** The enemies of an attack: the named ones that are still in the fight, or all where none is named. */
export function enemiesAimedAt(
  { actor, named, announcement }: Attack,
  present: readonly Fighter[],
): readonly Fighter[] {
  if (announcement.targets.length > 0) return named.filter((enemy) => present.includes(enemy));
  return present.filter((enemy) => enemy.group !== actor.group);
}
