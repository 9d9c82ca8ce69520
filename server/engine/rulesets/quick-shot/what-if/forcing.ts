/** Forces the dice of an attempt, each by itself. */
import { announcedBy } from '../../../announced.ts';
import { partiesOf } from '../../../details.ts';
import { dieNames, forcedDice } from '../../../play/pinned-dice.ts';
import { belowAnnouncement, said, unsaid, type Stand } from '../../../rewriting.ts';
import type { Announcement } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { TrialSentences } from '../../../worth/trial-sentences.ts';
import { die } from '../attempts/attempt.ts';
import { factsOf, lastFact, type QuickShotFact } from '../facts.ts';

/** Pins are written after the bet, which comes before the roll. */
function belowBets(announcement: Announcement<QuickShotFact>): Stand {
  const stand = belowAnnouncement(announcement);
  return { ...stand, after: lastFact(announcement.clauses, 'bet')?.source ?? stand.after };
}

/** Undefined if the roll of the step can’t be pinned; pins in a shared announcement apply to all of its actors. */
export const forcing: NonNullable<TrialSentences<QuickShotFact>['forcing']> = (scenario, round, step, who) => {
  const party = partiesOf(step).find((each) => each.who === who);
  const announcement =
    party === undefined ? undefined : round.announcements.find((each) => sameSource(each.source, party.source));
  if (party === undefined || announcement === undefined || announcedBy(scenario, round, who) === undefined)
    return undefined;
  const [stand, pins] = [belowBets(announcement), factsOf(announcement.clauses, 'rolls')];
  return forcedDice(party.results, dieNames(party.results.length), die.of, (faces) => {
    const shown = party.results.map((_, index) => faces[index] ?? null);
    return shown.every((face) => face === null)
      ? unsaid(stand, pins)
      : said(stand, pins, `rolls ${shown.map((face) => face ?? 'any').join(' ')}`);
  });
};
