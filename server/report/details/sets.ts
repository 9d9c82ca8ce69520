/** A roll that is searched for sets: dice by face, and each need with the set that meets it. */
import { calledInFull, sentence, type NeedDetail, type SetsDetail } from '../../engine/index.ts';
import type { PictureView } from '../../protocol/index.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { inOneGo, type DetailReport } from './detail-report.ts';
import { isAskedOnly, needsTitle, onesSay, setSays, setsLines, setsTitle, setWords } from './sets-text.ts';
import { emptyTable } from './table-parts.ts';

type SetsView = PictureView<'sets'>;
type NeedView = SetsView['needs'][number];

export const setsReport: DetailReport<'sets'> = {
  lines: setsLines,
  json: ({ who, ones, sets, needs }, placeOf) => ({
    sets: { who, ones, sets, needs: needs.map(({ source, id: _, ...need }) => ({ ...placeOf(source), ...need })) },
  }),
  names: ({ who }) => [who],
  nature: (sets) => (isAskedOnly(sets) ? 'preparing' : 'throw'),
  table: (sets, { context, step }) => {
    const view = setsView(context, sets);
    return inOneGo({ ...emptyTable(isAskedOnly(sets) ? view.title : sentence(step.kind)), sets: view });
  },
  marked: () => [],
};

/** `only` limits the view to one need. */
export function setsView(context: ViewContext, detail: SetsDetail, only?: NeedDetail): SetsView {
  const { who, ones, sets, needs } = detail;
  const isShown = (need: NeedDetail | undefined): boolean => only === undefined || need === only;
  const combatant = context.people.get(who)?.combatant;
  const called = combatant === undefined ? who : calledInFull(combatant);
  return {
    title: isAskedOnly(detail) ? needsTitle(called) : setsTitle(called),
    ...(ones.count === 0
      ? {}
      : { ones: { count: ones.count, ...(ones.says === undefined ? {} : { says: ones.says }), words: onesSay(ones) } }),
    sets: sets.map((set) => ({
      face: set.face,
      width: set.width,
      passes: set.passes,
      label: setWords(set),
      words: setSays({ ...set, serves: set.serves.filter((place) => isShown(needs[place])) }, needs),
    })),
    needs: needs.flatMap((need, place) => (isShown(need) ? [needView(context, detail, need, place)] : [])),
  };
}

function needView({ linesOf }: ViewContext, setsDetail: SetsDetail, need: NeedDetail, place: number): NeedView {
  const { words, measure, asks, width, by, says, tone, source } = need;
  const face = setsDetail.sets.find(({ serves }) => serves.includes(place))?.face;
  const near = by === undefined ? nearestTo(need, setsDetail) : undefined;
  return {
    words,
    measure,
    ...(asks === undefined ? {} : { asks }),
    width,
    ...(by === undefined ? {} : { by }),
    ...(by === undefined || face === undefined ? {} : { face }),
    ...(near === undefined ? {} : { near }),
    says,
    tone,
    lines: linesOf(source),
  };
}

/** The widest of the unused sets, unless it is wide enough: then the need failed for another reason. */
function nearestTo({ width }: NeedDetail, { sets }: SetsDetail): NeedView['near'] {
  const [best] = sets
    .filter(({ passes, serves }) => passes && serves.length === 0)
    .sort((one, other) => other.width - one.width || other.face - one.face);
  if (best === undefined || best.width >= width) return undefined;
  return { face: best.face, width: best.width, words: `${best.width} of ${width} dice show ${best.face}` };
}
