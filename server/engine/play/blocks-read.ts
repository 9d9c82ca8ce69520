/** What is read out once, where it is first due: words in somebody’s block where they first announce. */
import { bodiesNamed } from '../combatants.ts';
import { detailOf } from '../details.ts';
import type { Combatant, Prose, Scenario } from '../scenario.ts';
import type { Step } from '../timeline.ts';

/** The words of one block, and the bodies that it describes. */
interface Block {
  readonly bodies: readonly Combatant[];
  readonly prose: readonly Prose[];
}

/**
 * Puts the words of blocks into the steps of played rounds, of one round after the other. What stands in the block of
 * somebody for whom nothing is announced opens the first round; below an announcement for several bodies it is read
 * once.
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

/** Bodies that one sentence declares share their block’s words, as those of a creature do. */
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

/** Whether nothing is announced for any of them; those of an included file are there for other scenarios too. */
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
