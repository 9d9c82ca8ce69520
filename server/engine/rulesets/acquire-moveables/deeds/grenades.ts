/** Grenades: a GRC test, and on a failure d12 on the mishap chart (am-196, am-197). */
import { throwing, type Moment } from '../../../game/index.ts';
import { landsApart, mishapDie, mishapWords } from '../body/mishaps.ts';
import { chooses } from '../options.ts';
import { pinnedFor } from '../play/pins.ts';
import { silenceOn } from '../play/silence.ts';
import { recordStep } from '../play/steps.ts';
import type { Planner, Recorder } from './planned.ts';
import { rule } from '../rule-ids.ts';
import type { Deed } from './deeds.ts';
import { distanceBetween } from './distances.ts';
import { testedBy } from './tests.ts';

const outcomes = new Map([
  ['succeeds', 'reaches the target'],
  ['fails', 'misses, with a mishap'],
]);

export const plannedGrenade: Planner = (context, deed) =>
  testedBy(context, deed, ['GRC'], {
    kind: 'grenade',
    rule: rule.grenade,
    pins: [{ purpose: 'mishap', sides: mishapDie }],
    outcomes,
    title: (isSuccess) => `${deed.actor.called}’s throw ${isSuccess ? 'reaches its target' : 'goes wrong'}`,
    effect: (recorder, isSuccess) =>
      isSuccess ? silenceOn(recorder, 'grenade effect', 'The text doesn’t say what a grenade does where it lands') : '',
    then: (isSuccess) => (isSuccess ? [] : [mishap(deed)]),
  });

function mishap(deed: Deed): Moment<Recorder> {
  const { actor, announcement } = deed;
  const pin = pinnedFor(deed, 'mishap', mishapDie);
  return throwing<Recorder, number>({
    draw: ({ throws }) => pin?.value ?? 1 + throws.pick(mishapDie),
    then: (recorder, rolled) => {
      const hasDirection = chooses(recorder.cast.stage, 'mishap axis', 'nine-at-thrower');
      recordStep(recorder, actor, () => ({
        kind: 'mishap',
        tone: 'bad',
        title: `mishap ${rolled}: ${mishapWords(rolled, hasDirection)}`,
        text: landsApart(rolled) ? halfWords(recorder, deed) : '',
        details: [
          {
            kind: 'results',
            does: 'rolls on the mishap chart',
            results: [
              {
                label: `${rolled}`,
                value: rolled,
                faces: mishapDie,
                kept: true,
                ...(pin === undefined ? {} : { pinned: pin.source }),
              },
            ],
          },
        ],
        rule: rule.mishap,
        source: announcement.source,
      }));
    },
  });
}

/** What half the distance of the throw is, where the distance is written (am-207). */
function halfWords({ cast, fight }: Recorder, { actor, targets: [target] }: Deed): string {
  const distance = target === undefined ? undefined : distanceBetween(cast, fight.facts, actor, target);
  return distance === undefined ? '' : `Half the distance is ${distance.count.value / 2} ${distance.unit.text}.`;
}
