/** Whether an action takes one target or several. */
import type { Announcement, Ruleset, Scenario } from '../engine/index.ts';

/** Whether the kind of action takes one target, disregarding things that reach several. */
export function isAtOne({ vocabulary }: Ruleset, { kind }: Announcement): boolean {
  return vocabulary.verbKinds.some((each) => each.kind === kind && each.oneTarget === true);
}

/** Whether the action can't have several targets. */
export function takesOne(scenario: Scenario, ruleset: Ruleset, announcement: Announcement): boolean {
  return isAtOne(ruleset, announcement) && ruleset.reachesSeveral?.(scenario, announcement) !== true;
}
