/** Reports which enemies the hits of a side fall on, why, and what is left open. */
import type { SharesDetail } from '../../../details.ts';
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import type { SideOutcome } from '../exchange.ts';
import { rule } from '../rule-ids.ts';
import type { SideAttack } from '../side-attack.ts';
import { decidingOrder, mostFirst, type Share, type Spread } from '../spreading.ts';
import { isByHostsWord, orderTexts, unrankedWords } from './ranking.ts';
import { isShared, orderSource, reachTexts, shareReasons, sharesSource, unfitting } from './share-reasons.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { calledWords, groupOwns } from './words.ts';

export function recordSpread(recorder: AttackRecorder, outcome: SideOutcome): void {
  const { side, hits, spread } = outcome;
  const known = spread.shares.filter(({ least }) => least > 0);
  if (spread.open > 0) recorder.events.leaveOpen();
  if (recorder.isMute) return;
  if (known.length > 0) recordKnown(recorder, outcome);
  if (spread.open > 0) recordOpen(recorder, side, hits, spread);
}

function recordKnown(recorder: AttackRecorder, outcome: SideOutcome): void {
  const { side, hits, spread } = outcome;
  const shared = isShared(outcome);
  const spoken = shared
    ? sharesSource(recorder)
    : isByHostsWord(side, spread)
      ? orderSource(recorder, side)
      : undefined;
  const texts = shared
    ? ['The Host has shared them out this way.']
    : [...unfitting(side, hits), ...reachTexts(side, spread), ...orderTexts(recorder, side, spread)];
  recorder.record(() => ({
    kind: 'spread',
    about: side.group,
    rule: rule.spreading,
    source: spoken ?? attackSource(recorder, side),
    title: spreadTitle(recorder, side, hits, spread),
    text: texts.join(' '),
    details: [{ kind: 'shares', ...sharesDetail(recorder, outcome) }],
  }));
}

/** `The Wardens’ hits fall 2 on Cur, 1 on Brok`. */
function spreadTitle({ cast }: AttackRecorder, side: SideAttack, hits: number, { shares, open }: Spread): string {
  const whose = sentence(groupOwns(cast, side.group));
  const counts = [...new Set(mostFirst(shares).map(({ least }) => least))].filter((least) => least > 0);
  const parts = counts.map((least) => ({
    least,
    on: shares.filter((share) => share.least === least).map(({ enemy }) => enemy.fighter),
  }));
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0 && only.on.length === 1 && open === 0) {
    return hits === 1
      ? `${whose} hit falls on ${calledWords(only.on)}`
      : `${whose} ${hits} hits all fall on ${calledWords(only.on)}`;
  }
  return (
    `${whose} hits fall ` +
    parts.map(({ least, on }) => `${least} ${on.length > 1 ? 'each ' : ''}on ${calledWords(on)}`).join(', ')
  );
}

function recordOpen(recorder: AttackRecorder, side: SideAttack, hits: number, { shares, open }: Spread): void {
  const candidates = shares.filter(({ least, most }) => most > least);
  const deciding = decidingOrder(side, [hits]).map(({ fighter }) => fighter);
  const cure =
    deciding.length > mostNames
      ? `; “hits fall first on …” with ${deciding.length} of their names would settle it`
      : `; “hits fall first on ${calledWords(deciding)}” would settle it`;
  const reach = reachTexts(side, { shares, open, enemiesHit: Math.min(hits, side.reach, side.enemies.length) });
  recorder.record(() => ({
    kind: 'left open',
    about: `spread ${side.group}`,
    tone: 'even',
    rule: rule.unevenHits,
    source: attackSource(recorder, side),
    title: openTitle(recorder, side, hits, open),
    text: [
      ...(shares.some(({ least }) => least > 0) ? [] : reach),
      `${unrankedWords(candidates.map(({ enemy }) => enemy))}.`,
      `${open === 1 ? 'This hit does' : 'These hits do'} nothing until the Host decides${cure}.`,
    ].join(' '),
  }));
}

/** The number of names to list; beyond it the count says more. */
const mostNames = 4;

function openTitle({ cast }: AttackRecorder, { group }: SideAttack, hits: number, open: number): string {
  const whose = groupOwns(cast, group);
  if (hits === 1) return `It is left open on whom ${whose} hit falls`;
  if (open === hits) return `It is left open on whom ${whose} ${hits} hits fall`;
  return open === 1
    ? `It is left open who gets the last of ${whose} ${hits} hits`
    : `It is left open who gets ${open} of ${whose} ${hits} hits`;
}

function attackSource({ context: { round } }: AttackRecorder, { rolls: [first] }: SideAttack): Source {
  return first?.attack.announcement.source ?? round.source;
}

/** All enemies that hits may fall on, most hits first. */
function sharesDetail(recorder: AttackRecorder, outcome: SideOutcome): SharesDetail {
  const {
    side,
    spread: { shares },
    damage,
  } = outcome;
  const why = shareReasons(recorder, outcome);
  const die = damage === 'full' ? side.die : undefined;
  return {
    of: `${groupOwns(recorder.cast, side.group)} hits`,
    among: mostFirst(shares).map((share) => ({
      who: share.enemy.fighter.name,
      count: share.least,
      says: shareWords(share, damage, die),
      why: why(share),
    })),
  };
}

/** `d6 for the first, 1 for the later one`, `1 for each`; what is left open comes last. */
function shareWords({ least, most }: Share, damage: SideOutcome['damage'], die: number | undefined): string {
  const open = most > least ? ['one more is left open'] : [];
  return [...(least === 0 ? (open.length === 0 ? ['no hit'] : []) : [damageWords(least, damage, die)]), ...open].join(
    ', ',
  );
}

function damageWords(hits: number, damage: SideOutcome['damage'], die: number | undefined): string {
  if (damage !== 'full') return hits === 1 ? '1 damage' : '1 damage for each';
  const first = die === undefined ? 'a die that is left open' : `d${die}`;
  if (hits === 1) return `${first} damage`;
  return `${first} damage for the first, 1 for ${hits === 2 ? 'the later one' : 'each later one'}`;
}
