/** How much each attacker would be worth as champion, and who is named. */
import type Fraction from 'fraction.js';
import { hitWeights, meanOf, toFraction, type HitDie, type HitPool } from '../../../chance/index.ts';
import { derivePair } from '../../../derive/index.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import { factsOf, type AttackFact, type Champion } from '../facts.ts';
import type { RoundContext } from '../round-context.ts';
import { penaltyCount, type AttackRoll, type SideAttack } from '../side-attack.ts';
import { diceOf } from './rolls.ts';

export interface Candidate {
  readonly roll: AttackRoll;
  /** Bonus dice that would be left after cancelling, or penalty dice below 0. */
  readonly net: number;
  /** Mean hits that the side gains by them, beside one die for everybody. */
  readonly gain: Fraction;
}

/**
 * Every attacker of a side as its champion, in their order; pinned dice count as if they weren’t. Several checks ask
 * for them.
 */
export const candidatesOf = derivePair('attack-algorithm/candidates', findCandidates);

function findCandidates(context: RoundContext, { rolls }: SideAttack): readonly Candidate[] {
  const penalty = penaltyCount(context);
  const gains = new Map<string, Fraction>();
  return rolls.map((roll) => {
    const { hit, of } = roll.hits;
    const net = diceOf(roll.pool).reduce((sum, { amount }) => sum + amount, 0);
    const key = `${hit}/${of}/${net}`;
    const gain = gains.get(key) ?? gainOf({ hit, of }, net, penalty);
    gains.set(key, gain);
    return { roll, net, gain };
  });
}

function gainOf(die: HitDie, net: number, penalty: HitPool['counts']): Fraction {
  const mean = (dice: number, counts: HitPool['counts']): Fraction => meanOf(hitWeights({ ...die, dice, counts }));
  return mean(1 + Math.abs(net), net < 0 ? penalty : 'each').sub(mean(1, 'each'));
}

/** The same, those by whom the side gains most first. */
export function bestFirst(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...candidates].sort((one, other) => other.gain.compare(one.gain));
}

/** Mean hits of a whole side with that champion. */
export function meanWith({ rolls }: SideAttack, { gain }: Candidate): Fraction {
  return rolls.reduce((sum, { hits: { hit, of } }) => sum.add(toFraction(BigInt(hit), BigInt(of))), gain);
}

/**
 * The champion who is named where several attack, whoever would be better, and the sentence that names the champion.
 */
export interface BetterChampion {
  readonly now: Candidate;
  readonly better: Candidate;
  readonly fact: Champion;
}

/** Undefined where nobody would be better, or nobody is named. */
export function betterChampion(context: RoundContext, side: SideAttack): BetterChampion | undefined {
  const { champion } = side;
  if (champion === undefined || side.rolls.length < 2) return undefined;
  const candidates = candidatesOf(context, side);
  const now = candidates.find(({ roll }) => roll.attack.actor === champion);
  const [better] = bestFirst(candidates);
  const fact = championFact(context, champion);
  return now === undefined || better === undefined || fact === undefined || better.gain.compare(now.gain) <= 0
    ? undefined
    : { now, better, fact };
}

/**
 * The sentence that names somebody as champion in this round; at its own head the first, and else the last that was
 * said.
 */
export function championFact({ cast, facts, round }: RoundContext, champion: Fighter): Champion | undefined {
  const names = ({ who }: Champion): boolean => fightersNamed(cast, [who]).includes(champion);
  return factsOf(round.facts, 'champion').find(names) ?? factsOf(facts, 'champion').findLast(names);
}

/** Whether a sentence stands at the head of this very round. */
export function isOfRound({ round }: RoundContext, fact: AttackFact): boolean {
  return round.facts.includes(fact);
}
