/** Forces the dice that the head of a round or its hours roll: of encounter checks, dispositions and rests. */
import { detailOf, partiesOf } from '../../../details.ts';
import type { Intent } from '../../../finding.ts';
import { dieNames, forcedDice } from '../../../play/pinned-dice.ts';
import { said, unsaid, type Stand } from '../../../rewriting.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { sameSource } from '../../../source.ts';
import type { Step } from '../../../timeline.ts';
import { quoted } from '../../../words/quoting.ts';
import type { Forcing } from '../../../worth/trial-sentences.ts';
import { castOf, fightersNamed } from '../cast.ts';
import type { HeadDie, MoveablesFact, PinnedHeadDie } from '../facts.ts';
import { isPinOf, pinnedDice, headPinsFor, type HeadRoll } from '../play/head-pins.ts';

/** The dice of each kind of step, in the order in which they are shown. */
const diceOf: ReadonlyMap<string, readonly HeadDie[]> = new Map([
  ['encounter check', ['encounter', 'recon']],
  ['disposition', ['disposition']],
  ['healing', ['healing']],
  ['recovery', ['recovery']],
]);

export function headForcing(
  scenario: Scenario<MoveablesFact>,
  round: Round<MoveablesFact>,
  step: Step,
): Forcing | undefined {
  const [party] = partiesOf(step);
  if (party === undefined) return undefined;
  const { results, pool } = party;
  const who = castOf(scenario).fighters.get(party.who);
  const by = rolledBy(round, step);
  const rolls = (diceOf.get(step.kind) ?? []).slice(0, results.length).map((of): HeadRoll => {
    const healing = of === 'healing' ? { injury: results[0]?.rolledFor ?? '', nth: nthOf(step) } : {};
    return { of, by, who, ...healing };
  });
  if (rolls.length === 0) return undefined;
  const names = rolls.length === 1 ? dieNames(1) : rolls.map(({ of }) => `the ${of} die`);
  const isShared = typeof by === 'object' && 'who' in by && fightersNamed(castOf(scenario), [by.who].flat()).length > 1;
  const whose = isShared || by === undefined ? who?.called : undefined;
  return forcedDice(results, names, pool.unit?.faces ?? 0, (faces) => write({ round, step, rolls, whose }, faces));
}

/** The sentence in the head, or else the hour of the round. */
function rolledBy({ facts }: Round<MoveablesFact>, step: Step): HeadRoll['by'] {
  const hour = /^encounter\/hour (\d+)$/u.exec(detailOf(step, 'contest')?.contest ?? '')?.[1];
  return hour === undefined ? facts.find(({ source }) => sameSource(source, step.source)) : Number(hour);
}

/** Which of the rolls for one injury it is; they are numbered in their contests. */
function nthOf(step: Step): number {
  return Number(/\d+$/u.exec(detailOf(step, 'contest')?.contest ?? '')?.[0] ?? 0);
}

interface Writing {
  readonly round: Round<MoveablesFact>;
  readonly step: Step;
  /** The dice of the step, one for each slot. */
  readonly rolls: readonly HeadRoll[];
  /** Whose dice they are, where the same sentence rolls those of others too. */
  readonly whose: string | undefined;
}

function write({ round, step, rolls, whose }: Writing, faces: readonly (string | null)[]): readonly Intent[] {
  const { facts } = round;
  const all = [...new Set(rolls.flatMap((roll) => headPinsFor(facts, roll)))];
  const own = all.filter((pin) => pin.whose.length > 0 === (whose !== undefined));
  const isOurs = (die: PinnedHeadDie): boolean => rolls.some((roll) => isPinOf(die, roll));
  const isOtherwisePinned = all.some((pin) => !own.includes(pin) && pin.dice.some(isOurs));
  const shown = rolls.flatMap((roll, slot) => diceWords(facts, roll, faces[slot] ?? null, isOtherwisePinned));
  const pins = own.some(({ dice }) => dice.some(isOurs)) ? own.filter(({ dice }) => dice.some(isOurs)) : own.slice(-1);
  const others = pins.flatMap(({ dice }) => dice.filter((die) => !isOurs(die)).map(dieWords));
  const hour = typeof rolls[0]?.by === 'number' ? `in hour ${rolls[0].by} ` : '';
  const words = [...others, ...shown].join(', ');
  const stand: Stand = {
    after: typeof rolls[0]?.by === 'object' ? step.source : round.source,
    beside: facts.map(({ source }) => source),
  };
  return words === ''
    ? unsaid(stand, pins)
    : said(stand, pins, `${hour}the dice show ${words}${whose === undefined ? '' : ` for ${whose}`}`);
}

/** This die and others for the same injury, without those at the end that are left to chance. */
function diceWords(
  facts: readonly MoveablesFact[],
  roll: HeadRoll,
  face: string | null,
  isOtherwisePinned: boolean,
): readonly string[] {
  const { nth = 0 } = roll;
  const before = pinnedDice(facts, roll).map(({ value }) => value?.value);
  const values = Array.from({ length: Math.max(nth + 1, before.length) }, (_, at) => (at === nth ? face : before[at]));
  const last = values.findLastIndex((value) => value !== null && value !== undefined);
  const name = dieName(roll.of, roll.injury);
  const written = values.slice(0, last + 1).map((value) => `${name} ${value ?? 'any'}`);
  return written.length === 0 && isOtherwisePinned ? [`${name} any`] : written;
}

function dieWords({ of, injury, value }: PinnedHeadDie): string {
  return `${dieName(of, injury?.text)} ${value?.value ?? 'any'}`;
}

function dieName(of: HeadDie, injury: string | undefined): string {
  return injury === undefined ? of : `${of} of ${quoted(injury)}`;
}
