/** The dice that can be forced in a step: those of announced deeds, and of what the head of a round has rolled. */
import { detailOf, partiesOf } from '../../../details.ts';
import { dieNames, forcedDice } from '../../../play/pinned-dice.ts';
import type { Result } from '../../../results.ts';
import { belowAnnouncement, said, unsaid } from '../../../rewriting.ts';
import type { Announcement, Round } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { Step } from '../../../timeline.ts';
import type { Forcing, TrialSentences } from '../../../worth/trial-sentences.ts';
import { factsOf, type MoveablesFact, type PinPurpose } from '../facts.ts';

export const forcing: NonNullable<TrialSentences<MoveablesFact>['forcing']> = (_scenario, round, step, who) => {
  const announcement = round.announcements.find(({ source }) => sameSource(source, step.source));
  return announcement === undefined ? ofHead(round, step) : ofDeed(announcement, step, who);
};

function ofDeed(announcement: Announcement<MoveablesFact>, step: Step, who: string): Forcing | undefined {
  const rolled = rolledBy(step, who);
  if (rolled === undefined) return undefined;
  const { results, sides, isHandful } = rolled;
  const purpose = purposeOf(step, who);
  const [stand, pins] = [belowAnnouncement(announcement), factsOf(announcement.clauses, 'pinned roll')];
  const others = pins
    .flatMap(({ dice }) => dice)
    .filter((die) => die.purpose !== purpose)
    .map((die) => dieWords(die.purpose, die.value?.value));
  return forcedOf(results, sides, isHandful, (faces) => {
    const own = withoutIdle(faces).map((face) => dieWords(purpose, face));
    const dice = purpose === undefined ? [...own, ...others] : [...others, ...own];
    return dice.length === 0 ? unsaid(stand, pins) : said(stand, pins, `rolls ${dice.join(', ')}`);
  });
}

/** Of two rolls of a test one counts, and can be forced; of a handful, each die. */
function forcedOf(
  results: readonly Result[],
  sides: number,
  isHandful: boolean,
  write: Forcing['write'],
): Forcing | undefined {
  const single = results.filter(({ kept }) => kept)[0] ?? results[0];
  if (single === undefined) return undefined;
  if (isHandful) return forcedDice(results, dieNames(results.length), sides, write);
  return {
    ...forcedDice([single], dieNames(1), sides, write),
    slotOf: results.map((each) => (each === single ? 0 : undefined)),
  };
}

/** Without those at the end that are left to chance. */
function withoutIdle(faces: readonly (string | null)[]): readonly (string | null)[] {
  return faces.slice(0, faces.findLastIndex((face) => face !== null) + 1);
}

function dieWords(purpose: PinPurpose | undefined, face: string | number | null | undefined): string {
  return [purpose, face ?? 'any'].filter((part) => part !== undefined).join(' ');
}

interface Rolled {
  readonly results: readonly Result[];
  readonly sides: number;
  readonly isHandful: boolean;
}

/** Undefined for what follows from a deed and has no pin, such as a death save. */
function rolledBy(step: Step, who: string): Rolled | undefined {
  const contest = detailOf(step, 'contest')?.contest ?? '';
  const party = partiesOf(step).find((each) => each.who === who);
  if (party !== undefined) {
    const { results, pool } = party;
    const isPinnable = contest.startsWith('roll/') || contest.startsWith('initiative/');
    return isPinnable ? { results, sides: pool.unit?.faces ?? 0, isHandful: pool.keep === 'sum' } : undefined;
  }
  const results = detailOf(step, 'results')?.results ?? [];
  const sides = results[0]?.faces ?? 0;
  return step.kind === 'mishap' ? { results, sides, isHandful: false } : undefined;
}

function purposeOf({ kind, actor }: Step, who: string): PinPurpose | undefined {
  switch (kind) {
    case 'blow':
      return 'location';
    case 'initiative':
    case 'mishap':
      return kind;
    default:
      return actor === who ? undefined : 'opponent';
  }
}

/** The die of an encounter check or a disposition; the recon die has other faces, and is pinned by hand. */
function ofHead({ facts }: Round<MoveablesFact>, step: Step): Forcing | undefined {
  const which = headDice.get(step.kind);
  const rolled = facts.find(({ source }) => sameSource(source, step.source));
  const [party] = partiesOf(step);
  if (which === undefined || rolled === undefined || party === undefined) return undefined;
  const pins = factsOf(facts, 'head dice');
  const stand = { after: rolled.source, beside: facts.map(({ source }) => source) };
  return forcedOf(party.results, 6, false, ([face]) => {
    const all = {
      encounter: pins.at(-1)?.encounter?.value,
      recon: pins.at(-1)?.recon?.value,
      disposition: pins.at(-1)?.disposition?.value,
      [which]: face ?? undefined,
    };
    const dice = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
    return dice.length === 0 ? unsaid(stand, pins) : said(stand, pins, `the dice show ${dice.join(', ')}`);
  });
}

const headDice: ReadonlyMap<string, 'encounter' | 'disposition'> = new Map([
  ['encounter check', 'encounter'],
  ['disposition', 'disposition'],
]);
