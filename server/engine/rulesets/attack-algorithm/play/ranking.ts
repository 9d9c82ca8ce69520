/** Explains in words why hits fall on some enemies before others. */
import { list, sentence } from '../../../play/words.ts';
import { fightersNamed } from '../cast.ts';
import type { Enemy } from '../enemies.ts';
import { factsOf } from '../facts.ts';
import type { SideAttack } from '../side-attack.ts';
import { byHostsWord, type Share, type Spread } from '../spreading.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { calledWords } from './words.ts';

/** One sentence for each reason, by the text or the Host, why one enemy gets more hits than another. */
export function orderTexts(recorder: AttackRecorder, side: SideAttack, { shares }: Spread): readonly string[] {
  const tiers = tiersOf(shares);
  const steps = new Map<string, string[]>();
  for (const [index, behind] of tiers.slice(1).entries()) {
    const ahead = tiers[index] ?? [];
    const why = isAhead(ahead, behind) ? list(reasonsFor(recorder, side, ahead, behind)) : '';
    const comes = steps.has(why) ? '' : ahead.length === 1 ? 'comes ' : 'come ';
    if (why !== '')
      steps.set(why, [
        ...(steps.get(why) ?? []),
        `${few(ahead, 'those who get more')} ${comes}before ${few(behind, 'the others')}`,
      ]);
  }
  return [...steps].map(([why, parts]) => `${sentence(list(parts))} because of ${why}.`);
}

/** Whether the Host’s word gives one enemy more hits than another. */
export function isByHostsWord(side: SideAttack, { shares }: Spread): boolean {
  return shares.some((ahead) =>
    shares.some((behind) => isAhead([ahead], [behind]) && byHostsWord(side, ahead.enemy, behind.enemy) === true),
  );
}

function isAhead(ahead: readonly Share[], behind: readonly Share[]): boolean {
  return Math.min(...ahead.map(({ least }) => least)) > Math.max(...behind.map(({ most }) => most));
}

/** Why the text ranks none of these before the others: `Cur defends less, and Brok’s form is weaker`. */
export function unrankedWords(enemies: readonly Enemy[]): string {
  const crossing = enemies.flatMap((one) =>
    enemies.filter((other) => one.defence < other.defence && one.form > other.form).map((other) => ({ one, other })),
  )[0];
  if (crossing === undefined)
    return `${sentence(
      few(
        enemies.map((enemy) => ({ enemy })),
        'these enemies',
      ),
    )} are alike in defences and form, so the text doesn’t rank them`;
  return (
    `${sentence(crossing.one.fighter.called)} has lighter defences and ${crossing.other.fighter.called} weaker ` +
    'form, and the text doesn’t say which counts more'
  );
}

/** Groups shares of the same size, largest first. */
function tiersOf(shares: readonly Share[]): readonly (readonly Share[])[] {
  const tiers = new Map<string, Share[]>();
  for (const share of [...shares].sort((a, b) => b.least - a.least || b.most - a.most)) {
    const key = `${share.least} ${share.most}`;
    tiers.set(key, [...(tiers.get(key) ?? []), share]);
  }
  return [...tiers.values()];
}

function reasonsFor(
  recorder: AttackRecorder,
  side: SideAttack,
  ahead: readonly Share[],
  behind: readonly Share[],
): readonly string[] {
  const pairs = ahead.flatMap(({ enemy: one }) => behind.map(({ enemy: other }) => ({ one, other })));
  const bySay = pairs.filter(({ one, other }) => byHostsWord(side, one, other) === true);
  const byRank = pairs.filter(({ one, other }) => byHostsWord(side, one, other) === undefined);
  return [
    ...(bySay.length > 0
      ? [
          hostsWord(
            recorder,
            bySay.map(({ one }) => one),
          ),
        ]
      : []),
    ...(byRank.some(({ one, other }) => one.defence < other.defence) ? ['lighter defences'] : []),
    ...(byRank.some(({ one, other }) => one.form < other.form) ? ['weaker form'] : []),
  ];
}

/** The Host’s word, with the reason where one is written. */
function hostsWord({ cast, context: { facts } }: AttackRecorder, ahead: readonly Enemy[]): string {
  const said = factsOf(facts, 'hits first').findLast(({ order }) =>
    fightersNamed(cast, order).some((fighter) => ahead.some((enemy) => enemy.fighter === fighter)),
  );
  return `the Host’s word${said?.words === undefined ? '' : ` (“${said.words.text}”)`}`;
}

/** The names if they are few; otherwise what they have in common. */
function few(shares: readonly Pick<Share, 'enemy'>[], many: string): string {
  return shares.length > mostNames ? many : calledWords(shares.map(({ enemy }) => enemy.fighter));
}

const mostNames = 4;
