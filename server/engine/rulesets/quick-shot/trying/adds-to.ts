/** What is easier or harder by something that is tried out: the hardest action of the attempt. */
import { announcedBy } from '../../../announced.ts';
import type { Trying } from '../../../trying.ts';
import { castOf } from '../cast.ts';
import { deedKind, type Deed } from '../deeds.ts';
import { hardest } from '../difficulties-reckoned.ts';
import type { QuickShotFact } from '../facts.ts';
import { chosenNeeds } from '../needs.ts';

export const addsTo: NonNullable<Trying<QuickShotFact>['addsTo']> = (scenario, round, who, amount) => {
  const announced = announcedBy(scenario, round, who);
  const cast = castOf(scenario);
  const actor = cast.fighters.get(who);
  if (announced === undefined || actor === undefined) return undefined;
  const deed: Deed = { actor, announcement: announced.announcement, time: 1 };
  const most = hardest(chosenNeeds(cast, deed, deedKind(deed) === 'compulsion check'));
  return most === undefined ? undefined : { does: `1 ${amount > 0 ? 'easier' : 'harder'}`, to: `“${most.words}”` };
};
