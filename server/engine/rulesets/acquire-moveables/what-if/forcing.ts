/** The dice that can be forced in a step: those of announced deeds, and of what the head of a round has rolled. */
import { detailOf, partiesOf } from '../../../details.ts';
import { dieNames, forcedDice } from '../../../play/pinned-dice.ts';
import type { Result } from '../../../results.ts';
import { belowAnnouncement, said, unsaid } from '../../../rewriting.ts';
import type { Announcement } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { Step } from '../../../timeline.ts';
import type { Forcing, TrialSentences } from '../../../worth/trial-sentences.ts';
import { factsOf, type MoveablesFact, type PinPurpose } from '../facts.ts';
import { headForcing } from './head-forcing.ts';

export const forcing: NonNullable<TrialSentences<MoveablesFact>['forcing']> = (scenario, round, step, who) => {
  const announcement = round.announcements.find(({ source }) => sameSource(source, step.source));
  return announcement === undefined ? headForcing(scenario, round, step) : ofDeed(announcement, step, who);
};

function ofDeed(announcement: Announcement<MoveablesFact>, step: Step, who: string): Forcing | undefined {
  const rolled = rolledBy(step, who);
  if (rolled === undefined) return undefined;
  const { purposes } = rolled;
  const [stand, pins] = [belowAnnouncement(announcement), factsOf(announcement.clauses, 'pinned roll')];
  const written = pins.flatMap(({ dice }) => dice);
  const others = written
    .filter(({ purpose }) => !purposes.includes(purpose))
    .map((die) => dieWords(die.purpose, die.value?.value));
  const tests = written.filter(({ purpose }) => purpose === undefined).map(({ value }) => value?.value ?? null);
  return forcedOf(rolled, (wanted) => {
    const faces = step.kind === 'swim' ? replaced(tests, swimTest(step, who), wanted[0] ?? null) : wanted;
    const own = withoutIdle(faces).flatMap((face, slot) => {
      const purpose = purposes[slot];
      return face === null && purpose !== undefined ? [] : [dieWords(purpose, face)];
    });
    const dice = purposes[0] === undefined ? [...own, ...others] : [...others, ...own];
    return dice.length === 0 ? unsaid(stand, pins) : said(stand, pins, `rolls ${dice.join(', ')}`);
  });
}

/** What is rolled in a step. `dice` are those that can be forced, each with what its pin says it is for. */
interface Rolled {
  readonly results: readonly Result[];
  readonly dice: readonly Result[];
  readonly purposes: readonly (PinPurpose | undefined)[];
  /** The sides of those that don’t have their own. */
  readonly sides: number;
}

function forcedOf({ results, dice, purposes, sides }: Rolled, write: Forcing['write']): Forcing {
  const names = dieNames(dice.length).map((name, slot) => {
    const purpose = purposes[slot];
    return purpose === undefined || dice.length === 1 ? name : `the ${purpose} die`;
  });
  return {
    ...forcedDice(dice, names, sides, write),
    slotOf: results.map((each) => (dice.includes(each) ? dice.indexOf(each) : undefined)),
  };
}

type Face = string | number | null;

/** Which of the tests of a swim a step is, from 0: the keys of further steps are numbered. */
function swimTest({ key }: Step, who: string): number {
  return key.endsWith(`/${who}`) ? 0 : Number(/\d+$/u.exec(key)?.[0] ?? 1) - 1;
}

function replaced(faces: readonly Face[], place: number, face: Face): readonly Face[] {
  return Array.from({ length: Math.max(place + 1, faces.length) }, (_, at) =>
    at === place ? face : (faces[at] ?? null),
  );
}

/** Without those at the end that are left to chance. */
function withoutIdle(faces: readonly Face[]): readonly Face[] {
  return faces.slice(0, faces.findLastIndex((face) => face !== null) + 1);
}

function dieWords(purpose: PinPurpose | undefined, face: Face | undefined): string {
  return [purpose, face ?? 'any'].filter((part) => part !== undefined).join(' ');
}

/** Undefined for what follows from a deed and has no pin, such as a death save. */
function rolledBy(step: Step, who: string): Rolled | undefined {
  const contest = detailOf(step, 'contest')?.contest ?? '';
  const party = partiesOf(step).find((each) => each.who === who);
  const results = party?.results ?? detailOf(step, 'results')?.results ?? [];
  const isPinnable =
    contest.startsWith('roll/') || contest.startsWith('initiative/') || step.kind === 'mishap' || step.kind === 'swim';
  if (!isPinnable || results.length === 0) return undefined;
  const dice = step.kind === 'blow' || party?.pool.keep === 'sum' ? results : counting(results);
  const sides = party?.pool.unit?.faces ?? 0;
  return { results, dice, sides, purposes: dice.map((_, slot) => purposeOf(step, who, slot)) };
}

/** Of two rolls of a test one counts, and can be forced. */
function counting(results: readonly Result[]): readonly Result[] {
  return [results.find(({ kept }) => kept) ?? results[0]].filter((result) => result !== undefined);
}

function purposeOf({ kind, actor }: Step, who: string, slot: number): PinPurpose | undefined {
  switch (kind) {
    case 'blow':
      return slot === 0 ? 'location' : 'damage';
    case 'initiative':
    case 'mishap':
      return kind;
    default:
      return actor === who ? undefined : 'opponent';
  }
}
