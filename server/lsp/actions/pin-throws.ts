/** Pins an actor’s throws as the file’s own seed gives them, so that later edits don’t change them. */
import { bodiesNamed, thrownBy, type Intent, type Result } from '../../engine/index.ts';
import { editsOf, type TextEdit } from '../../language/index.ts';
import type { Analyse } from './fix-effects.ts';
import { freshTroubles } from '../diagnostics/new-errors.ts';
import type { RewriteAnnouncement } from './refactorings.ts';
import { inTimeSlices, type StillWanted } from '../time-slicing.ts';

/**
 * Pins all throws of the announcement’s actors in the round; only the first if pinning all adds errors or warnings.
 * None if that course doesn’t reach the round.
 */
export async function pinThrows(
  place: RewriteAnnouncement,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<readonly TextEdit[]> {
  const { analysis } = place;
  const known = analysis.scenarios[place.scenario];
  if (known !== undefined) await inTimeSlices(() => known.timelineSteps(), wanted);
  const all = pinsOf(place);
  const edits = (pins: readonly (readonly Intent[])[]): readonly TextEdit[] =>
    together(pins.flatMap((intents) => editsOf(analysis.reading, { title: '', certain: false, intents })));
  const whole = edits(all);
  return all.length < 2 || (await freshTroubles(analysis, whole, analyse, wanted)) === 0
    ? whole
    : edits(all.slice(0, 1));
}

/** Merges edits with the same range into one, in their order. */
function together(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.reduce<readonly TextEdit[]>((done, edit) => {
    const same = done.find(({ start, end }) => start === edit.start && end === edit.end);
    return same === undefined
      ? [...done, edit]
      : done.map((other) => (other === same ? { ...other, text: other.text + edit.text } : other));
  }, []);
}

function pinsOf({
  analysis,
  scenario: index,
  round,
  announcement,
}: RewriteAnnouncement): readonly (readonly Intent[])[] {
  const known = analysis.scenarios[index];
  if (known === undefined) return [];
  const { scenario, ruleset } = known;
  const actors = announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id)).map(({ name }) => name);
  const played = known.timeline().rounds.find((each) => scenario.rounds[each.index] === round);
  return (played?.steps ?? []).flatMap((step) =>
    actors.flatMap((who) => {
      const results = thrownBy(step, who);
      const forcing = results.length === 0 ? undefined : ruleset.trialSentences.forcing?.(scenario, round, step, who);
      return forcing === undefined
        ? []
        : [forcing.write(forcing.slots.map((_, slot) => faceOf(results[forcing.slotOf.indexOf(slot)])))];
    }),
  );
}

function faceOf(result: Result | undefined): string | null {
  return result?.name ?? result?.label ?? null;
}
