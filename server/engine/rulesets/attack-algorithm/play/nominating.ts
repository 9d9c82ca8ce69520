/** Reports the champion of each attacking side, and why ("The roll, single-sided"). */
import { sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { groupAgrees, groupWords, isAlone, isNamed, type Fighter } from '../cast.ts';
import { factsOf } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { namedChampion, type SideAttack } from '../side-attack.ts';
import type { AttackRecorder } from './round-recorder.ts';

export function nominateAll(recorder: AttackRecorder): void {
  const sides = recorder.plan.exchanges.flatMap((exchange) => exchange.sides);
  const explained = sides.find(({ champion, rolls }) => champion !== undefined && rolls.length > 1);
  for (const side of sides) nominate(recorder, side, side === explained);
}

/** What a champion is for is explained once in a round. */
function nominate(recorder: AttackRecorder, side: SideAttack, isExplained: boolean): void {
  const { champion } = side;
  if (champion !== undefined)
    recorder.goOnWith({ ...recorder.fight, champions: new Set([...recorder.fight.champions, champion.name]) });
  const named = namedChampion(recorder.context, side.group);
  recorder.record(() => ({
    kind: 'nominate',
    about: side.group,
    readies: true,
    rule: rule.champion,
    source: sourceOf(recorder, side, named),
    ...(champion === undefined
      ? withoutChampion(recorder, side, named)
      : withChampion(recorder, side, champion, { named, isExplained })),
  }));
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly actor?: string;
}

function withChampion(
  { cast }: AttackRecorder,
  { group }: SideAttack,
  champion: Fighter,
  { named, isExplained }: { readonly named: Fighter | undefined; readonly isExplained: boolean },
): Words {
  const ofWhom = isAlone(cast, group) ? '' : ` of ${groupWords(cast, group)}`;
  const text =
    named === undefined
      ? 'Nobody else on this side attacks.'
      : isExplained
        ? 'The champion rolls the whole pool, everybody else one die.'
        : '';
  return { title: sentence(`${champion.called} is champion${ofWhom}`), text, actor: champion.name };
}

function withoutChampion({ cast }: AttackRecorder, { group }: SideAttack, named: Fighter | undefined): Words {
  const attack = `${groupWords(cast, group)} ${groupAgrees(cast, group, 'attack', 'attacks')}`;
  if (named === undefined)
    return { title: sentence(`${attack} without a champion`), text: 'Nobody is named, so everybody rolls one die.' };
  return {
    title: sentence(`${attack} without the champion`),
    text: `${sentence(named.called)} is named and doesn’t attack, so everybody rolls one die.`,
  };
}

/** The sentence that names the champion, or else the first attack of the side. */
function sourceOf(
  { cast, context: { facts, round } }: AttackRecorder,
  { rolls }: SideAttack,
  named: Fighter | undefined,
): Source {
  const naming = factsOf(facts, 'champion').findLast(({ who }) => named !== undefined && isNamed(cast, [who], named));
  return naming?.source ?? rolls[0]?.attack.announcement.source ?? round.source;
}
