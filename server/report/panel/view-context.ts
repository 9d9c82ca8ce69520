/** What all parts of the panel's view model are made with. */
import type { Ruleset, Scenario } from '../../engine/index.ts';
import type { LinesOf } from '../places.ts';
import type { StepFindings } from '../step-findings.ts';
import type { SideNumbers } from './sides.ts';

/** What the views of one scenario have in common. */
export interface ViewContext {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly sides: SideNumbers;
  readonly linesOf: LinesOf;
  readonly findings: StepFindings | undefined;
}
