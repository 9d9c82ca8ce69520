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
  const { purposes } = rolled;
  const [stand, pins] = [belowAnnouncement(announcement), factsOf(announcement.clauses, 'pinned roll')];
  const others = pins
    .flatMap(({ dice }) => dice)
    .filter(({ purpose }) => !purposes.includes(purpose))
    .map((die) => dieWords(die.purpose, die.value?.value));
  return forcedOf(rolled, (faces) => {
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

/** Without those at the end that are left to chance. */
function withoutIdle(faces: readonly (string | null)[]): readonly (string | null)[] {
  return faces.slice(0, faces.findLastIndex((face) => face !== null) + 1);
}

function dieWords(purpose: PinPurpose | undefined, face: string | number | null | undefined): string {
  return [purpose, face ?? 'any'].filter((part) => part !== undefined).join(' ');
}

/** Undefined for what follows from a deed and has no pin, such as a death save. */
function rolledBy(step: Step, who: string): Rolled | undefined {
  const contest = detailOf(step, 'contest')?.contest ?? '';
  const party = partiesOf(step).find((each) => each.who === who);
  const results = party?.results ?? detailOf(step, 'results')?.results ?? [];
  const isPinnable = contest.startsWith('roll/') || contest.startsWith('initiative/') || step.kind === 'mishap';
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

/** The die of an encounter check or a disposition; the recon die has other faces, and is pinned by hand. */
function ofHead({ facts }: Round<MoveablesFact>, step: Step): Forcing | undefined {
  const which = headDice.get(step.kind);
  const rolled = facts.find(({ source }) => sameSource(source, step.source));
  const [party] = partiesOf(step);
  if (which === undefined || rolled === undefined || party === undefined) return undefined;
  const pins = factsOf(facts, 'head dice');
  const stand = { after: rolled.source, beside: facts.map(({ source }) => source) };
  const { results } = party;
  return forcedOf({ results, dice: results.slice(0, 1), purposes: [], sides: 6 }, ([face]) => {
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
