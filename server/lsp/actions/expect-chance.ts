/** Writes down what a chance is today, as an expectation that is met and will be a finding when it gets worse. */
import { bodiesNamed, calledInFull, percentMet } from '../../engine/index.ts';
import { editsOf, withEdits, type TextEdit } from '../../language/index.ts';
import type { Analyse } from './fix-effects.ts';
import type { RewriteAnnouncement } from './refactorings.ts';
import { lastSentence } from './round-drafts.ts';
import { prepared, type StillWanted } from '../time-slicing.ts';

/**
 * What is least expected is asked first, for the chance is one over all courses; none where it can’t be told, or is
 * nothing.
 */
export async function expectChance(
  place: RewriteAnnouncement,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<readonly TextEdit[]> {
  const { analysis, scenario } = place;
  const asked = (await analyse(withEdits(analysis.reading.text, expecting(place, 1)))).scenarios[scenario];
  if (asked === undefined) return [];
  await prepared([asked], wanted);
  const { expectation, verdict } = asked.verdicts.at(-1) ?? {};
  const percent =
    expectation === undefined || verdict?.figure === undefined ? undefined : percentMet(expectation, verdict.figure);
  return percent === undefined ? [] : expecting(place, percent);
}

function expecting(place: RewriteAnnouncement, percent: number): readonly TextEdit[] {
  const { analysis, scenario: index, round, announcement } = place;
  const scenario = analysis.scenarios[index]?.scenario;
  const [actor] = scenario === undefined ? [] : announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id));
  const at = lastSentence(place);
  if (actor === undefined || at === undefined) return [];
  const text = `expect ${calledInFull(actor)} succeeds at least ${percent}% in round ${round.number}`;
  return editsOf(analysis.reading, { title: '', certain: false, intents: [{ do: 'add sentence after', at, text }] });
}
