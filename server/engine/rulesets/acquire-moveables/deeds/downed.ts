/** What somebody can do who is hors de combat (am-186 to am-191), and getting up from prone (am-175). */
import { conditionOf, standsAgain, type Downed } from '../fight.ts';
import { testOutcomes } from '../play/ids.ts';
import { changeCondition, recordStep } from '../play/steps.ts';
import { rule } from '../rule-ids.ts';
import type { ActionKind } from '../verbs.ts';
import type { Deed } from './deeds.ts';
import type { Planner, Recorder } from './planned.ts';
import { testedBy } from './tests.ts';
import { unrolled } from './unrolled.ts';

const listed: ReadonlySet<ActionKind> = new Set<ActionKind>(['curling up', 'playing dead', 'crawl', 'getting up']);

/** Whether somebody may do this while hors de combat; first aid is for oneself only (am-190). */
export function isForDowned({ kind, actor, targets }: Deed): boolean {
  return listed.has(kind) || (kind === 'first aid' && targets.every((target) => target === actor));
}

export const plannedCurlingUp: Planner = (_context, deed) =>
  unrolled(deed, { rule: rule.downed, text: 'Curled up, so as not to be stepped on.' });

/** Only those who are hors de combat test for it: the text has no such test for others. */
export const plannedPlayingDead: Planner = (context, deed) =>
  isDowned(context, deed)
    ? testedBy(context, deed, ['GRC'], {
        kind: 'playing dead',
        rule: rule.downed,
        outcomes: testOutcomes,
        title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'plays dead' : 'can’t play dead'}`,
        effect: () => 'The text doesn’t say what that changes: the group decides.',
      })
    : unrolled(deed);

/** A square by a test for those who are hors de combat; for anybody else a move like others. */
export const plannedCrawl: Planner = (context, deed) =>
  isDowned(context, deed)
    ? testedBy(context, deed, ['STR'], {
        kind: 'crawl',
        rule: rule.downed,
        outcomes: testOutcomes,
        title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'crawls a square' : 'can’t crawl on'}`,
        effect: () => '',
      })
    : unrolled(deed);

/** From prone at once; from hors de combat in three turns, of which the last is an ordinary one (am-q106). */
export const plannedRising: Planner = (_context, deed) => ({
  deed,
  moments: (recorder) => {
    const { actor, announcement } = deed;
    const { downed, isProne } = conditionOf(recorder.fight, actor.name);
    const title =
      downed !== undefined ? rise(recorder, deed, downed) : isProne === true ? stand(recorder, deed) : undefined;
    recordStep(recorder, actor, () => ({
      kind: 'getting up',
      title: title ?? `${actor.called} is up already`,
      rule: downed === undefined ? rule.oneAction : rule.resuming,
      source: announcement.source,
    }));
    return [];
  },
});

function rise(recorder: Recorder, { actor }: Deed, from: Downed): string {
  const to: Downed = from === 'hors de combat' ? 'on the knees' : 'regaining balance';
  changeCondition(recorder, actor, ({ isProne: _, ...condition }) => ({ ...condition, downed: to }));
  return `${actor.called} ${to === 'on the knees' ? 'gets to the knees' : 'regains balance'}`;
}

function stand(recorder: Recorder, { actor }: Deed): string {
  changeCondition(recorder, actor, ({ isProne: _, ...condition }) => condition);
  return `${actor.called} gets up`;
}

/** The third turn of getting up: from here on somebody acts normally (am-191). */
export function actAgain(recorder: Recorder, { actor, announcement }: Deed): void {
  changeCondition(recorder, actor, standsAgain);
  recordStep(recorder, actor, () => ({
    kind: 'state',
    about: `${actor.name} again`,
    tone: 'good',
    title: `${actor.called} is back in the fight`,
    rule: rule.resuming,
    source: announcement.source,
  }));
}

function isDowned({ fight }: Parameters<Planner>[0], { actor }: Deed): boolean {
  return conditionOf(fight, actor.name).downed !== undefined;
}
