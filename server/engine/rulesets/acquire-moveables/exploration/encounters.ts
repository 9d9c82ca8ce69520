/** Encounter checks: those in the head of a round, and those of each hour (am-149 to am-161). */
import { concerning, throwing, type Moment } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Pool } from '../../../pool.ts';
import type { PartyResult, Result, Tone } from '../../../results.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import { isTested, type Cast } from '../cast.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { factsOf, type MoveablesFact, type ReconReason } from '../facts.ts';
import { chooses } from '../options.ts';
import type { Happening, Happens } from '../play/happens.ts';
import { headPin } from '../play/head-pins.ts';
import { rule } from '../rule-ids.ts';
import { burningDown } from './burning-down.ts';
import {
  checkOutcome,
  checkOutcomes,
  checkWays,
  encounterDie,
  encounterKind,
  encounterWords,
  party,
  reconOf,
  reconResult,
  type AmbushReading,
  type CheckRolls,
  type EncounterKind,
  type ReconResult,
} from './recon.ts';
import { timeAndPlace, type Meeting } from './state.ts';

/** A check that may be made in a round; `id` distinguishes it from the others there. */
export interface Check {
  readonly id: string;
  readonly because: string;
  /** The hour that it is for: `at 15:00`, `after 2 hours`. */
  readonly when?: string;
  readonly recon: readonly ReconReason[];
  /** The sentence that it is made for, or the hour of the round; by it pins are found. */
  readonly by: MoveablesFact | number;
  readonly source: Source;
  /** Whether it is due, where that depends on what has happened in the round; otherwise it always is. */
  readonly isDue?: (recorder: Recorder) => boolean;
}

/** A check with its dice. */
interface Rolled {
  readonly check: Check;
  readonly contest: string;
  readonly pool: Pool;
  /** Missing past the end of the ladder. */
  readonly die?: number;
  readonly reading: AmbushReading;
  readonly outcomes: Outcomes;
  readonly pins: { readonly encounter: Numeral | undefined; readonly recon: Numeral | undefined };
}

/** The check that a head says is triggered by noise or alarm. */
export const checkInHead: Happening = (plan, fact) => {
  if (fact.kind !== 'encounter check') return [];
  const { words, recon, source } = fact;
  const id = `${factsOf(plan.round.facts, 'encounter check').indexOf(fact) + 1}`;
  return [checking(plan, { id, because: words.text, recon, by: fact, source })];
};

export function checking({ cast, round: { facts } }: RoundPlan, check: Check): Happens {
  const reading = chooses(cast.stage, 'recon ambush', 'six-or-more') ? 'six-or-more' : 'six-to-eight';
  const recon = reconOf(check.recon);
  const contest = `encounter/${check.id}`;
  const outcomes = checkOutcomes(recon.die, reading);
  const { by, source } = check;
  const pins = {
    encounter: headPin(facts, { of: 'encounter', by }, encounterDie),
    recon: headPin(facts, { of: 'recon', by }, recon.die ?? 0),
  };
  return {
    moment: concerning([timeAndPlace], rolling({ check, contest, reading, outcomes, pins, ...recon })),
    contests: [{ id: contest, kind: 'encounter check', parties: [party], outcomes, source }],
  };
}

function rolling(rolled: Rolled): Moment<Recorder> {
  const { check, die, reading } = rolled;
  const { isDue = () => true } = check;
  const { encounter, recon } = rolled.pins;
  const isPinned = encounter !== undefined || recon !== undefined;
  return throwing<Recorder, CheckRolls | undefined>({
    draw: (recorder) =>
      isDue(recorder)
        ? {
            encounter: encounter?.value ?? 1 + recorder.throws.pick(encounterDie),
            recon: recon?.value ?? (die === undefined ? 0 : 1 + recorder.throws.pick(die)),
          }
        : undefined,
    ways: (recorder) => (isDue(recorder) && !isPinned ? checkWays(die, reading) : undefined),
    then: (recorder, rolls) => (rolls === undefined ? [] : settle(recorder, rolled, rolls)),
  });
}

function settle(recorder: Recorder, rolled: Rolled, rolls: CheckRolls): readonly Moment<Recorder>[] {
  const { check, die, reading } = rolled;
  const kind = encounterKind(rolls.encounter);
  const result = die === undefined ? 'unrolled' : reconResult(rolls.recon, reading);
  recorder.comes(rolled.contest, checkOutcome(kind, result));
  recorder.events.happened.add(encounterWords[kind]);
  meet(recorder, kind, result);
  record(recorder, rolled, rolls, kind, result);
  return kind === 'depletion' ? [burningDown(check.source)] : [];
}

/** How the party meets an active encounter is kept; what it does is the group’s (am-q084, am-q086). */
function meet(recorder: Recorder, kind: EncounterKind, result: ReconResult): void {
  const how: Meeting | undefined =
    kind !== 'active' ? undefined : result === 'first' ? 'with surprise' : result === 'ambush' ? 'ambushed' : undefined;
  const { met: _, ...exploring } = recorder.fight.exploring;
  const met =
    how === undefined ? {} : { met: { how, party: partyOf(recorder.cast), round: recorder.plan.round.number } };
  recorder.goOnWith({ ...recorder.fight, exploring: { ...exploring, ...met } });
}

/** The players’ characters. */
function partyOf({ fighters }: Cast): readonly string[] {
  return [...fighters.values()].filter(isTested).map(({ name }) => name);
}

const toneOf = (kind: EncounterKind, result: ReconResult): Tone =>
  result === 'first' ? 'good' : kind === 'active' ? 'bad' : kind === 'depletion' ? 'bad' : 'even';

function record(recorder: Recorder, rolled: Rolled, rolls: CheckRolls, kind: EncounterKind, result: ReconResult): void {
  const { check, contest, outcomes } = rolled;
  recorder.record(() => {
    const outcome = checkOutcome(kind, result);
    const says = outcomes.get(outcome) ?? '';
    const tone = toneOf(kind, result);
    return {
      kind: 'encounter check',
      about: check.id,
      tone,
      title: `Encounter check${check.when === undefined ? '' : ` ${check.when}`}: ${says}`,
      text: [`${sentence(check.because)}.`, textOf(kind), silenceOf(kind, result)].filter(Boolean).join(' '),
      details: [
        { kind: 'contest', contest, outcome, says, parties: [partyResult(rolled, rolls, { outcome: says, tone })] },
      ],
      rule:
        result === 'nothing'
          ? rule.encounterDie
          : result === 'first' || result === 'ambush'
            ? rule.surprise
            : rule.reconDie,
      source: check.source,
    };
  });
}

function partyResult(
  { check, pool, die, pins }: Rolled,
  { encounter, recon }: CheckRolls,
  as: Pick<PartyResult, 'outcome' | 'tone'>,
): PartyResult {
  const shown = (value: number, faces: number, says: string, pin: Numeral | undefined): Result => ({
    label: `${value}`,
    value,
    faces,
    kept: true,
    says,
    ...(pin === undefined ? {} : { pinned: pin.source }),
  });
  return {
    who: party,
    side: 'Players',
    action: 'rolls the encounter die and the recon die',
    pool,
    results: [
      shown(encounter, encounterDie, `the encounter die: ${encounterKind(encounter)}`, pins.encounter),
      ...(die === undefined ? [] : [shown(recon, die, 'the recon die', pins.recon)]),
    ],
    value: encounter,
    beyond: '',
    source: check.source,
    ...as,
  };
}

function textOf(kind: EncounterKind): string {
  switch (kind) {
    case 'active':
      return 'The party has to deal with it.';
    case 'passive':
      return 'The party may deal with it, or leave it alone.';
    case 'indirect':
      return 'There are tracks, evidence, or noises from afar.';
    case 'depletion':
      return 'Lights lose a level.';
  }
}

function silenceOf(kind: EncounterKind, result: ReconResult): string {
  if (result === 'unrolled')
    return 'The text doesn’t say what is past the end of the recon die’s ladder: the group decides.';
  if (result === 'beyond') return 'The text says nothing of 9 to 12 on the recon die: the group decides.';
  if (kind === 'active' && result !== 'nothing')
    return 'The text doesn’t say what surprise and ambush do in a fight: the group decides.';
  return result === 'ambush'
    ? 'The text doesn’t say whether there is an ambush without an active encounter: the group decides.'
    : '';
}
