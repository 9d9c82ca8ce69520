/** Forces the throws of a combatant in a step to results that a reader wants, and checks that they come up. */
import {
  detailOf,
  list,
  partiesOf,
  sentence,
  thrownBy,
  type Forcing,
  type Result,
  type Round,
  type Step,
} from '../../engine/index.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { called, inOneLine, inRound, isNobody, isNoRound, nobody, noRound, type TrialEdits } from './trial-edits.ts';
import { contestOf, stepBy, type FoundStep } from './finding-step.ts';
import { withRedraws } from './redrawing.ts';
import type { Redraw, Trial, TrialOf } from './wish.ts';

/** Why a throw can’t be forced that isn’t in the course; it may be in a branch of it. */
export const noSuchStep = 'there is no such step in this course';

/** Whether a throw can’t be forced because it isn’t in the course. */
export function isWithoutResult(trial: Trial | undefined, lost: string | undefined): boolean {
  return lost !== undefined && (lost === noSuchStep || (trial?.kind === 'force' && lost === nobody(trial.who)));
}

export function forcing(tried: ScenarioAnalysis, redraws: readonly Redraw[], trial: TrialOf<'force'>): TrialEdits {
  const { scenario } = tried;
  const name = called(scenario, trial.who);
  const thrown = thrownIn(tried, redraws, trial);
  const doing = `${name} ${doingIn(thrown?.step, trial.who)}`;
  if (thrown === undefined)
    return {
      says: saysOf(doing, trial.faces),
      lost: isNoRound(scenario, trial.round) ? noRound : isNobody(tried, trial.who) ? nobody(trial.who) : noSuchStep,
    };
  const { forced, written } = thrown;
  const when = inRound(scenario, written);
  if (forced === undefined)
    return { says: saysOf(doing, trial.faces, { when }), lost: `what ${name} throws there can’t be forced` };
  const wanted = wantedOf(forced, trial);
  const says = saysOf(doing, wanted, { forced, when });
  const foreign = wanted.find((face, slot) => face !== null && forced.faces[slot]?.includes(face) !== true);
  return typeof foreign === 'string'
    ? { says, lost: `${inOneLine(foreign)} can’t come up there` }
    : { says, intents: forced.write(wanted) };
}

/** Why a forced result doesn’t come up, once it is in the text; undefined if it does. */
export function missed(
  tried: ScenarioAnalysis,
  redraws: readonly Redraw[],
  trial: TrialOf<'force'>,
): string | undefined {
  const thrown = thrownIn(tried, redraws, trial);
  if (thrown?.forced === undefined) return noSuchStep;
  const { step, forced } = thrown;
  const results = thrownBy(step, trial.who);
  for (const [slot, face] of wantedOf(forced, trial).entries()) {
    const counting = results.find((_result, at) => forced.slotOf[at] === slot);
    if (face === null || (counting !== undefined && isFace(counting, face))) continue;
    const isThere =
      counting !== undefined && results.some((result) => result.pinned !== undefined && isFace(result, face));
    return isThere ? `${face} is there, but ${faceOf(counting)} counts` : `${face} isn’t left for this throw`;
  }
  return undefined;
}

/** A throw in a course. `forced` is missing if it can’t be forced. */
interface Thrown {
  readonly step: Step;
  readonly written: Round;
  readonly forced: Forcing | undefined;
}

function thrownIn(tried: ScenarioAnalysis, redraws: readonly Redraw[], trial: TrialOf<'force'>): Thrown | undefined {
  const { scenario, ruleset } = tried;
  const found = stepOf(tried, redraws, trial);
  const written = found === undefined ? undefined : scenario.rounds[found.round.index];
  if (found === undefined || written === undefined) return undefined;
  return {
    step: found.step,
    written,
    forced: ruleset.trialSentences.forcing?.(scenario, written, found.step, trial.who),
  };
}

/**
 * Looks for the step in the course of the current text, then in that course with its redraws, and only then for one
 * that has replaced it.
 */
export function stepOf(
  tried: ScenarioAnalysis,
  redraws: readonly Redraw[],
  trial: TrialOf<'force'>,
): FoundStep | undefined {
  const [own, redrawn] = [() => tried.timeline().rounds, () => tried.timeline(withRedraws(tried, redraws).key).rounds];
  return (
    stepBy(own(), trial) ??
    stepBy(redrawn(), trial) ??
    contestOf(tried.scenario, own(), trial, trial.who) ??
    contestOf(tried.scenario, redrawn(), trial, trial.who)
  );
}

/** If the pool has become smaller, the results forced for the remaining throws still apply. */
function wantedOf({ slots }: Forcing, { faces }: TrialOf<'force'>): readonly (string | null)[] {
  return slots.map((_slot, index) => faces[index] ?? null);
}

function isFace({ name, label }: Result, face: string): boolean {
  return name === face || label === face;
}

function faceOf({ name, label }: Result): string {
  return name ?? label;
}

/** What a combatant does in a step to get a result. */
function doingIn(step: Step | undefined, who: string): string {
  const does = detailOf(step, 'results')?.does;
  if (does !== undefined) return `${does}:`;
  return partiesOf(step).find((party) => party.who === who)?.pool.unit === undefined ? 'throws' : 'rolls';
}

/**
 * `Bill throws 10 in round 2`; if only some of several throws are forced, `Ilse rolls 2 with the first die and 4 with
 * the third die`.
 */
function saysOf(
  doing: string,
  faces: TrialOf<'force'>['faces'],
  { forced, when = '' }: { readonly forced?: Forcing; readonly when?: string } = {},
): string {
  const isEach = faces.every((face) => face !== null);
  const said = faces.flatMap((face, index) => {
    if (face === null) return [];
    const slot = isEach ? undefined : forced?.slots[index];
    return [slot === undefined ? inOneLine(face) : `${inOneLine(face)} with ${slot}`];
  });
  const purpose = forced?.purpose === undefined ? '' : ` ${forced.purpose}`;
  return sentence(`${doing} ${said.length === 0 ? 'whatever comes' : list(said)}${purpose}${when}`);
}
