/** A roll that is searched for sets, as a picture: dice by their faces, and what is asked for with the set that meets it. */
import { calledInFull, type ToldNeed, type ToldSets } from '../../engine/index.ts';
import type { NeedView, SetsView } from '../../protocol/index.ts';
import { isAskedOnly, needsTitle, onesSay, setSays, setsTitle, setWords } from '../sets-text.ts';
import type { ViewContext } from './view-context.ts';

export function setsView(context: ViewContext, told: ToldSets): SetsView {
  const { who, ones, sets, needs } = told;
  const combatant = context.people.get(who)?.combatant;
  const called = combatant === undefined ? who : calledInFull(combatant);
  return {
    title: isAskedOnly(told) ? needsTitle(called) : setsTitle(called),
    ...(ones.count === 0 ? {} : { ones: { count: ones.count, ...(ones.says === undefined ? {} : { says: ones.says }), words: onesSay(ones) } }),
    sets: sets.map((set) => ({ face: set.face, width: set.width, passes: set.passes, label: setWords(set), words: setSays(set, needs) })),
    needs: needs.map((need, place) => needView(context, need, sets.find(({ serves }) => serves.includes(place))?.face)),
  };
}

/** `face` is the one of the set that meets it. */
function needView({ linesOf }: ViewContext, { words, measure, width, by, says, tone, source }: ToldNeed, face: number | undefined): NeedView {
  return {
    words, measure, width, ...(by === undefined ? {} : { by }), ...(by === undefined || face === undefined ? {} : { face }), says, tone, lines: linesOf(source),
  };
}
