/** One die that somebody throws outside of a test: its throw, and how steps and odds show it. */
import { throwing, type Moment } from '../../../game/index.ts';
import type { OutcomeId } from '../../../odds.ts';
import type { Way } from '../../../play/branching.ts';
import type { PartyResult, Tone } from '../../../results.ts';
import type { Numeral } from '../../../scenario.ts';
import type { Source } from '../../../source.ts';
import type { Fighter } from '../cast.ts';
import type { Recorder } from '../deeds/planned.ts';
import { nameOf } from '../facts.ts';
import type { RuleName } from '../rule-ids.ts';
import { recordStep, type Happen } from './steps.ts';

/** How a die is rolled besides its sides: `ways` are its faces unless some of them come to the same. */
interface Rolling {
  readonly ways?: readonly Way<number>[];
  readonly pin?: Numeral | undefined;
}

export function rollingDie(
  sides: number,
  then: (recorder: Recorder, rolled: number) => ReturnType<Happen>,
  { ways = facesOf(sides), pin }: Rolling = {},
): Moment<Recorder> {
  return throwing<Recorder, number>({
    draw: ({ throws }) => pin?.value ?? 1 + throws.pick(sides),
    ways: () => (pin === undefined ? ways : undefined),
    then,
  });
}

function facesOf(sides: number): readonly Way<number>[] {
  return Array.from({ length: sides }, (_, index) => ({ what: index + 1, weight: 1n }));
}

/** The ways of a die of which matters only whether it shows a number or less: 1, and its highest face. */
export function upTo(number: number, sides: number): readonly Way<number>[] {
  const low = Math.min(sides, Math.max(0, number));
  return [
    { what: 1, weight: BigInt(low) },
    { what: sides, weight: BigInt(sides - low) },
  ];
}

export interface OneDie {
  readonly sides: number;
  /** What the die is for, as a predicate: `rests`. */
  readonly action: string;
  /** Why this die. */
  readonly because: string;
  readonly rule: RuleName;
  readonly source: Source;
  /** What it is rolled for, such as an injury, where that isn’t said by what it is. */
  readonly rolledFor?: string;
  /** Set if what it shows is written. */
  readonly pin?: Numeral | undefined;
}

interface DieStep extends OneDie {
  readonly kind: string;
  readonly title: string;
  readonly text?: string;
  readonly rolled: number;
  /** The words for the outcome. */
  readonly says: string;
  readonly tone: Tone;
}

/** Notes what a die decides, and records its step. */
export function settleDie(
  recorder: Recorder,
  who: Fighter,
  { contest, outcome }: { readonly contest: string; readonly outcome: OutcomeId },
  describe: () => DieStep,
): void {
  recorder.comes(contest, outcome);
  recordStep(recorder, who, () => {
    const { kind, title, text = '', rolled, says, tone, ...die } = describe();
    const parties = [dieParty(who, die, rolled, { outcome: says, tone })];
    const { rule, source } = die;
    return { kind, tone, title, text, details: [{ kind: 'contest', contest, outcome, says, parties }], rule, source };
  });
}

export function dieParty(
  { name, combatant: { side } }: Fighter,
  { sides, action, because, rule, source, pin, rolledFor }: OneDie,
  rolled: number,
  { outcome, tone }: { readonly outcome: string; readonly tone: Tone },
): PartyResult {
  return {
    who: name,
    side: nameOf(side),
    action,
    pool: {
      who: name,
      base: 1,
      because,
      rule: rule.id,
      modifiers: [],
      size: 1,
      keep: 'one hit',
      from: 'dice',
      unit: { one: `d${sides}`, many: `d${sides}`, faces: sides },
    },
    results: [
      {
        label: `${rolled}`,
        value: rolled,
        kept: true,
        says: outcome,
        ...(rolledFor === undefined ? {} : { rolledFor }),
        ...(pin === undefined ? {} : { pinned: pin.source }),
      },
    ],
    value: rolled,
    outcome,
    beyond: '',
    tone,
    source,
  };
}
