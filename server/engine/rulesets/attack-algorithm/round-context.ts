/** What a round’s rolls are reckoned from: who announces what while what holds. */
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
  /** Everything that holds in this round, what stands at its own head last. */
  readonly facts: readonly AttackFact[];
  /** The attacks that are made, in the order of the text. */
  readonly attacks: readonly Attack[];
  readonly checks: readonly Deed[];
  /** Deeds that no rule speaks of. */
  readonly others: readonly Deed[];
  /** Deeds of those who are out of the fight, or have nobody left to attack. */
  readonly idle: readonly (Deed & { readonly why: string })[];
  /** Who is still in the fight. */
  readonly present: readonly Fighter[];
  /** A pool that is counted otherwise, where it is asked what would be then. */
  readonly change?: PoolChange;
}

/**
 * The context when everybody has announced; `fight` is as the head of the round has left it, and holds its facts.
 */
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

/** A name that nobody has leads nowhere, which says nothing of those who are there. */
function whyUnaimed({ announcement: { targets }, named }: Attack): string {
  const stranger = targets.find(({ id }) => id === undefined);
  return named.length > 0 || stranger === undefined
    ? 'nobody left to attack'
    : `nobody called ${stranger.text} to attack`;
}

/** Who is still in the fight, in the order in which the scenario declares them. */
export function presentIn({ fighters }: Cast, fight: Fight): readonly Fighter[] {
  return [...fighters.values()].filter(({ name }) => !isOut(fight, name));
}

/** Whether anybody is there to be attacked: of those who are named, or of all enemies where nobody is. */
function hasEnemy(attack: Attack, present: readonly Fighter[]): boolean {
  return enemiesAimedAt(attack, present).length > 0;
}

/** Whom somebody attacks: the named enemies that are still in the fight, or all where none is named. */
export function enemiesAimedAt(
  { actor, named, announcement }: Attack,
  present: readonly Fighter[],
): readonly Fighter[] {
  if (announcement.targets.length > 0) return named.filter((enemy) => present.includes(enemy));
  return present.filter((enemy) => enemy.group !== actor.group);
}
