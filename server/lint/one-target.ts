/** Whether what is announced is aimed at one, or may have several targets. */
import type { Announcement, Ruleset, Scenario } from '../engine/index.ts';

/** Whether it is a kind of action that is aimed at one, as long as nothing in use reaches more. */
export function isAtOne({ vocabulary }: Ruleset, { kind }: Announcement): boolean {
  return vocabulary.verbKinds.some((each) => each.kind === kind && each.oneTarget === true);
}

/** Whether several targets would be too many for it. */
export function takesOne(scenario: Scenario, ruleset: Ruleset, announcement: Announcement): boolean {
  return isAtOne(ruleset, announcement) && ruleset.reachesSeveral?.(scenario, announcement) !== true;
}
