/** Reloading: a step along the weapon’s track, and with a test a step more (am-194, am-195). */
import { ownThing, sentence } from '../../../play/words.ts';
import { lastFact } from '../facts.ts';
import { chooses } from '../options.ts';
import type { Planner, Recorder } from './planned.ts';
import { rule } from '../rule-ids.ts';
import { weaponOf, type Deed, type NamedWeapon } from './deeds.ts';
import { stepsLoaded, trackOf, withSteps } from './loading.ts';
import { testedBy } from './tests.ts';
import { unrolled } from './unrolled.ts';

const outcomes = new Map([
  ['succeeds', 'reloads a step more'],
  ['fails', 'loses the step'],
]);

export const plannedReload: Planner = (context, deed) => {
  const weapon = weaponOf(context.cast, deed);
  if (weapon === undefined || trackOf(weapon) === undefined) return undefined;
  if (lastFact(deed.announcement.clauses, 'hurrying') === undefined)
    return unrolled(deed, {
      kind: 'reload',
      rule: rule.reload,
      text: (recorder) => reload(recorder, deed, weapon, 1),
    });
  const failing = chooses(context.cast.stage, 'reload failure', 'lose-one') ? -1 : 0;
  return testedBy(context, deed, ['PRE'], {
    kind: 'reload',
    rule: rule.reload,
    outcomes,
    title: (isSuccess) => `${deed.actor.called} ${isSuccess ? 'reloads faster' : 'fumbles the reloading'}`,
    effect: (recorder, isSuccess) => reload(recorder, deed, weapon, isSuccess ? 2 : failing),
  });
};

/** Moves the counter, and says how far it has come. */
function reload(recorder: Recorder, { actor }: Deed, weapon: NamedWeapon, by: number): string {
  recorder.goOnWith(withSteps(recorder.fight, actor, weapon, stepsLoaded(recorder.fight, actor, weapon) + by));
  const now = stepsLoaded(recorder.fight, actor, weapon);
  const track = trackOf(weapon) ?? 0;
  const whose = sentence(ownThing(actor.combatant.pronoun, weapon.name));
  return now >= track ? `${whose} is loaded.` : `${whose} is at ${now} of ${track}.`;
}
