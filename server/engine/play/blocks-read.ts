/** Inserts the prose of combatants’ blocks into the timeline, once, where each first announces something. */
import { bodiesNamed } from '../combatants.ts';
import { detailOf } from '../details.ts';
import type { Combatant, Prose, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';

/** The prose of one block, and the bodies that it describes. */
interface Block {
  readonly bodies: readonly Combatant[];
  readonly prose: readonly Prose[];
}

/**
 * Returns a stateful function that adds block prose to the steps of played rounds; call it once per round, in order.
 * The block of a combatant who never announces opens the first round. Each prose is shown once, also for several
 * bodies.
 */
export function readingBlocks(scenario: Scenario): (steps: readonly Step[], isFirst: boolean) => readonly Step[] {
  const blocks = blocksOf(scenario);
  const read = new Set<Prose>();
  const fresh = (prose: readonly Prose[]): readonly Prose[] =>
    prose.filter((each) => !read.has(each) && read.add(each).size > 0);
  const openings = blocks.filter((block) => isSilent(scenario, block)).flatMap(({ prose }) => prose);
  return (steps, isFirst) =>
    steps.map((step, index) => {
      if (index === 0 && isFirst && openings.length > 0) return { ...step, prose: [...step.prose, ...fresh(openings)] };
      if (detailOf(step, 'announcement') === undefined) return step;
      const own = blocks
        .filter(({ bodies }) => bodies.some(({ name }) => name === step.actor))
        .flatMap(({ prose }) => prose);
      return { ...step, prose: fresh([...own, ...step.prose]) };
    });
}

/** Bodies declared in one sentence share their block’s prose, as do those of a creature. */
function blocksOf(scenario: Scenario): readonly Block[] {
  const { creatures, combatants } = scenario;
  const together = ({ source }: Combatant): readonly Combatant[] =>
    combatants.filter((other) => other.source.file === source.file && other.source.sentence === source.sentence);
  return [
    ...creatures.map(({ name, prose }): Block => ({
      bodies: combatants.filter(({ creature }) => creature?.id === name),
      prose,
    })),
    ...combatants.map((combatant): Block => ({ bodies: together(combatant), prose: combatant.prose })),
  ].filter(({ prose }) => prose.length > 0);
}

/** Whether none of its bodies announces anything. Never so in included files, which other scenarios share. */
function isSilent(scenario: Scenario, { bodies, prose }: Block): boolean {
  const acting = new Set(
    scenario.rounds
      .flatMap(({ announcements }) => announcements)
      .flatMap(({ actors }) => actors)
      .flatMap(({ id }) => bodiesNamed(scenario, id)),
  );
  return (
    bodies.length > 0 && prose[0]?.source.file === scenario.source.file && !bodies.some((body) => acting.has(body))
  );
}
