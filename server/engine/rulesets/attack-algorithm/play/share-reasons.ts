/** Explains the number of hits on an enemy: the Host’s choice, or how the text shares them out. */
import { count, sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { ShareReasons } from '../../../details.ts';
import { fightersNamed, type Fighter } from '../cast.ts';
import { deedSentence } from '../deed-words.ts';
import type { SideOutcome } from '../exchange.ts';
import { factsOf, lastFact } from '../facts.ts';
import { enemiesAimedAt } from '../round-context.ts';
import { rule } from '../rule-ids.ts';
import type { SideAttack } from '../side-attack.ts';
import { fits, type Share, type Spread } from '../spreading.ts';
import { isByHostsWord, orderTexts, unrankedWords } from './ranking.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { hitCount } from './words.ts';

type Reasons = ShareReasons['reasons'];

/** Reports the reason for each enemy’s share. */
export function shareReasons(recorder: AttackRecorder, outcome: SideOutcome): (share: Share) => ShareReasons {
  const { side, hits, spread } = outcome;
  const common = isShared(outcome)
    ? [reason('The Host has shared them out this way', sharesSource(recorder))]
    : byTheText(recorder, outcome);
  return (share) => ({
    title: sentence(`${share.least === 0 ? 'no hit' : hitCount(share.least)} on ${share.enemy.fighter.called}`),
    reasons: [...aims(recorder, side, share.enemy.fighter), ...common, ...openReasons(spread, share)],
    rule: ruleOf(side, hits, spread).id,
  });
}

/** Whether the Host has shared out the hits. */
export function isShared({ side, hits, spread }: SideOutcome): boolean {
  return side.shares.size > 0 && fits(side, hits, spread.enemiesHit);
}

/** No more enemies than attackers can be hit. */
export function reachTexts({ enemies, reach }: SideAttack, { enemiesHit }: Spread): readonly string[] {
  if (enemies.length <= reach || enemiesHit < reach) return [];
  return [
    reach === 1
      ? 'One attacker can hit only one enemy.'
      : `${count(reach, 'attacker')} can hit no more than ${reach} enemies.`,
  ];
}

/** Shares written for another number of hits still rank the enemies. */
export function unfitting({ shares, enemies }: SideAttack, hits: number): readonly string[] {
  return shares.size === 0 || enemies.length < 2
    ? []
    : [`The written shares don’t fit ${count(hits, 'hit')}, and only say who comes first.`];
}

/** The Host’s own shares. */
export function sharesSource({ context: { round } }: AttackRecorder): Source | undefined {
  return lastFact(round.facts, 'shares')?.source;
}

/** The Host’s sentence about who comes first, where there is one. */
export function orderSource({ context: { cast, facts } }: AttackRecorder, side: SideAttack): Source | undefined {
  return factsOf(facts, 'hits first').findLast(({ order }) =>
    fightersNamed(cast, order).some((fighter) => side.enemies.some((enemy) => enemy.fighter === fighter)),
  )?.source;
}

/** Hits fall on those who are attacked. More attackers than these say no more. */
const mostAims = 3;

function aims({ context }: AttackRecorder, side: SideAttack, enemy: Fighter): Reasons {
  const attacks = side.rolls
    .map(({ attack }) => attack)
    .filter((attack) => enemiesAimedAt(attack, context.present).includes(enemy));
  const listed = attacks
    .slice(0, mostAims)
    .map((attack) => ({ text: sentence(deedSentence(context, attack)), source: attack.announcement.source }));
  return attacks.length > mostAims
    ? [...listed, { text: `${attacks.length - mostAims} more attack ${enemy.called} as well` }]
    : listed;
}

function byTheText(recorder: AttackRecorder, { side, hits, spread }: SideOutcome): Reasons {
  const spoken = isByHostsWord(side, spread) ? orderSource(recorder, side) : undefined;
  const isSilent = spoken === undefined && side.shares.size === 0;
  return [
    ...unfitting(side, hits).map((text) => reason(text, sharesSource(recorder))),
    {
      text: sentence(`${isSilent ? 'because nothing is written about it, ' : ''}${evenWords(hits, spread.enemiesHit)}`),
    },
    ...fewHits(side, hits),
    ...reachTexts(side, spread).map((text) => reason(text)),
    ...orderTexts(recorder, side, spread).map((text) => reason(text, spoken)),
  ];
}

/** This needs no choice: the text says how they are shared out. */
function evenWords(hits: number, enemiesHit: number): string {
  if (enemiesHit === 1)
    return hits === 1 ? 'the hit falls on one enemy' : `all ${hits} hits fall on the only enemy that can be hit`;
  const [each, more] = [Math.floor(hits / enemiesHit), hits % enemiesHit];
  const left = more === 0 ? '' : `, and ${more === 1 ? 'one gets' : `${more} get`} one more`;
  return `the hits are shared out as evenly as possible: ${hits} on ${enemiesHit} enemies are ${each} for each${left}`;
}

function fewHits({ enemies, reach }: SideAttack, hits: number): Reasons {
  return hits < Math.min(enemies.length, reach)
    ? [{ text: `${sentence(count(hits, 'hit'))} can fall on no more than ${hits} of ${enemies.length} enemies` }]
    : [];
}

function openReasons({ shares }: Spread, { least, most }: Share): Reasons {
  if (least === most) return [];
  const candidates = shares.filter((share) => share.most > share.least);
  return [{ text: `${unrankedWords(candidates.map(({ enemy }) => enemy))}: who gets one more is left open` }];
}

/** The rule page that explains it best: who can be hit, who gets leftover hits, or that hits are shared at all. */
function ruleOf(
  side: SideAttack,
  hits: number,
  { enemiesHit }: Spread,
): typeof rule.spreading | typeof rule.mostEnemies | typeof rule.unevenHits {
  if (side.enemies.length > enemiesHit) return rule.mostEnemies;
  return hits % enemiesHit === 0 ? rule.spreading : rule.unevenHits;
}

function reason(text: string, source?: Source): Reasons[number] {
  return { text: text.replace(/\.$/u, ''), ...(source === undefined ? {} : { source }) };
}
