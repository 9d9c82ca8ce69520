/** The encounter d6 and the recon die, which are rolled together (am-150 to am-161). */
import { together, type Way } from '../../../play/branching.ts';
import type { Outcomes } from '../../../odds.ts';
import type { Modifier, Pool } from '../../../pool.ts';
import { reconLadder, stepped } from '../dice/ladder.ts';
import type { ReconReason } from '../facts.ts';
import { rule } from '../rule-ids.ts';

export const encounterDie = 6;

/** The recon die before any steps (am-156). */
export const usualReconDie = 6;

/** Whose dice they are: nobody’s of the party in particular. */
export const party = 'the party';

export type EncounterKind = 'active' | 'passive' | 'indirect' | 'depletion';

/** What the recon die says; `unrolled` is a die that would be past the end of its ladder. */
export type ReconResult = 'first' | 'nothing' | 'ambush' | 'beyond' | 'unrolled';

export type AmbushReading = 'six-to-eight' | 'six-or-more';

export interface CheckRolls {
  readonly encounter: number;
  readonly recon: number;
}

const kinds = ['active', 'passive', 'indirect', 'depletion'] as const;

export function encounterKind(rolled: number): EncounterKind {
  return kinds[rolled - 1] ?? 'depletion';
}

/** Of 9 to 12 the text says nothing; the other reading is that 6 or more was meant (am-q083). */
export function reconResult(rolled: number, reading: AmbushReading): ReconResult {
  if (rolled === 1) return 'first';
  if (rolled < 6) return 'nothing';
  return rolled <= 8 || reading === 'six-or-more' ? 'ambush' : 'beyond';
}

export const encounterWords: Readonly<Record<EncounterKind, string>> = {
  active: 'an active encounter',
  passive: 'a passive encounter',
  indirect: 'an indirect encounter',
  depletion: 'a depletion',
};

/** The words of a result, after those of its encounter. */
function resultWords(kind: EncounterKind, result: ReconResult): string {
  switch (result) {
    case 'first':
      if (kind === 'active') return ', and the party has surprise';
      return kind === 'passive' ? ', which the party may surprise or avoid' : ', and the party finds tracks';
    case 'nothing':
      return '';
    case 'ambush':
      return kind === 'active' ? ', and the party is ambushed' : ', and an ambush on which the text is silent';
    case 'beyond':
      return ', and a recon roll on which the text is silent';
    case 'unrolled':
      return ', and no recon die';
  }
}

/** The outcome of both dice, by its id. */
export function checkOutcome(kind: EncounterKind, result: ReconResult): string {
  return `${kind}/${result}`;
}

/** All outcomes with a recon die of this size; undefined where the ladder has ended. */
export function checkOutcomes(die: number | undefined, reading: AmbushReading): Outcomes {
  const faces = Array.from({ length: die ?? 0 }, (_, index) => reconResult(index + 1, reading));
  const results = new Set<ReconResult>(die === undefined ? ['unrolled'] : faces);
  return new Map(
    kinds.flatMap((kind) =>
      [...results].map(
        (result) => [checkOutcome(kind, result), encounterWords[kind] + resultWords(kind, result)] as const,
      ),
    ),
  );
}

/** One pair of rolls for each outcome, with the number of pairs that come to it. */
export function checkWays(die = 1, reading: AmbushReading): readonly Way<CheckRolls>[] {
  const pairs = Array.from({ length: encounterDie * die }, (_, index) => ({
    what: { encounter: 1 + Math.floor(index / die), recon: 1 + (index % die) },
    weight: 1n,
  }));
  return together(pairs, ({ encounter, recon }) => checkOutcome(encounterKind(encounter), reconResult(recon, reading)));
}

const reconWords: Readonly<Record<ReconReason['step'], string>> = {
  quiet: 'the party is quiet and methodical',
  loud: 'the party is loud',
  candle: 'there is a candle',
};

/** The recon die with the reasons for its steps; `die` is undefined past the end of its ladder (am-q080). */
export function reconOf(reasons: readonly ReconReason[]): { readonly die?: number; readonly pool: Pool } {
  const steps = reasons.reduce((sum, { step }) => sum + (step === 'quiet' ? -1 : 1), 0);
  const die = stepped(usualReconDie, steps, reconLadder);
  const unit = `d${die ?? usualReconDie}`;
  return {
    ...(die === undefined ? {} : { die }),
    pool: {
      who: party,
      base: 1,
      because: `the recon die is a d${usualReconDie} unless the party is quiet or loud, or has a candle`,
      rule: rule.reconDie.id,
      modifiers: reasons.map(modifierOf),
      size: 1,
      keep: 'one hit',
      difficulty: { base: `d${usualReconDie}`, now: die === undefined ? 'none' : unit },
      from: 'dice',
      unit: { one: unit, many: unit, faces: die ?? usualReconDie },
    },
  };
}

/** Without the writer’s own words: by those a reason of one combatant could be set aside, and this is the party’s. */
function modifierOf({ step, words, source }: ReconReason): Modifier {
  const isUp = step !== 'quiet';
  return {
    rule: rule.reconDie.id,
    title: step,
    amount: isUp ? 1 : -1,
    measure: isUp ? 'a step up' : 'a step down',
    because: words?.text ?? reconWords[step],
    source,
    standing: 'counted',
  };
}
