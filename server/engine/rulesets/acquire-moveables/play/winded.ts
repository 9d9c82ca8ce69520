/** The end of being winded, when the round without an action is over (am-208). */
import { concerning, happening, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { changed, conditionOf } from '../fight.ts';
import { rule } from '../rule-ids.ts';

/** Only for those who are winded as the round begins: whoever is winded in it has no action in the next one. */
export function breathing({ cast, found, round }: RoundPlan): readonly Moment<Recorder>[] {
  const isOver = (windedIn: number | undefined): boolean => windedIn !== undefined && windedIn <= round.number;
  return [...cast.fighters.values()]
    .filter(({ name }) => isOver(conditionOf(found, name).windedIn))
    .map((who) =>
      concerning(
        [who.name],
        happening((recorder) => {
          if (!isOver(conditionOf(recorder.fight, who.name).windedIn)) return;
          recorder.goOnWith(changed(recorder.fight, who, ({ windedIn: _, ...condition }) => condition));
          recorder.record(() => ({
            kind: 'state',
            about: `${who.name} breathes`,
            actor: who.name,
            tone: 'good',
            title: sentence(`${who.called} is no longer winded`),
            rule: rule.winded,
            source: round.source,
          }));
        }),
      ),
    );
}
