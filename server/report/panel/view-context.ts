/** What all parts of the panel's view model are made with. */
import type { Combatant, Ruleset, Scenario, Source } from '../../engine/index.ts';
import type { LinesOf } from '../places.ts';
import type { StepFindings } from '../timeline/step-findings.ts';
import { sidesOf, type SideNumbers } from './sides.ts';

/** What the views of one scenario have in common. */
export interface ViewContext {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly sides: SideNumbers;
  readonly linesOf: LinesOf;
  readonly findings: StepFindings | undefined;
  /** Whether what stands there isn’t in the file, but tried out. */
  readonly isTried: (source: Source) => boolean;
  /** Everybody by name, with their place in the cast. */
  readonly people: ReadonlyMap<string, Person>;
}

export interface Person {
  readonly at: number;
  readonly combatant: Combatant;
}

/** A course as it is wanted: its scenario, its game, and where things stand in the file as it is. */
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

/** The side of somebody; the Host’s for whoever doesn’t take part. */
export function sideNameOf({ people }: Pick<ViewContext, 'people'>, who: string): string {
  const combatant = people.get(who)?.combatant;
  return combatant === undefined ? 'Host' : (combatant.side.id ?? combatant.side.text);
}

/** Many steps stand at one place. */
function remembering(linesOf: LinesOf): LinesOf {
  const known = new Map<Source, ReturnType<LinesOf>>();
  return (source) => {
    const lines = known.get(source) ?? linesOf(source);
    known.set(source, lines);
    return lines;
  };
}
