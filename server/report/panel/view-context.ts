/** Context shared by all parts of the panel’s view model. */
import type { Combatant, Ruleset, Scenario, Source } from '../../engine/index.ts';
import type { LinesOf } from '../places.ts';
import type { StepFindings } from '../timeline/step-findings.ts';
import { sidesOf, type SideNumbers } from './sides.ts';

/** Context shared by the views of one scenario. */
export interface ViewContext {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly sides: SideNumbers;
  readonly linesOf: LinesOf;
  readonly findings: StepFindings | undefined;
  /** Whether a source belongs to a trial rather than to the file. */
  readonly isTried: (source: Source) => boolean;
  /** Everybody by name, with their index in the cast. */
  readonly people: ReadonlyMap<string, Person>;
}

export interface Person {
  readonly at: number;
  readonly combatant: Combatant;
}

/** The scenario and game of a course, and the lines of sources in the current file. */
export interface ViewInput {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly linesOf: LinesOf;
  readonly findings?: StepFindings | undefined;
  readonly isTried?: (source: Source) => boolean;
}

export function viewContext({ scenario, ruleset, linesOf, findings, isTried = () => false }: ViewInput): ViewContext {
  return {
    scenario,
    ruleset,
    findings,
    isTried,
    sides: sidesOf(scenario),
    linesOf: remembering(linesOf),
    people: new Map(scenario.combatants.map((combatant, at) => [combatant.name, { at, combatant }])),
  };
}

/** Somebody’s side; the Host’s for anybody who isn’t a combatant. */
export function sideNameOf({ people }: Pick<ViewContext, 'people'>, who: string): string {
  const combatant = people.get(who)?.combatant;
  return combatant === undefined ? 'Host' : (combatant.side.id ?? combatant.side.text);
}

/** Caches lines, since many steps share a source. */
function remembering(linesOf: LinesOf): LinesOf {
  const known = new Map<Source, ReturnType<LinesOf>>();
  return (source) => {
    const lines = known.get(source) ?? linesOf(source);
    known.set(source, lines);
    return lines;
  };
}
