/** What everybody announces in a played round, and at whom it is aimed. */
import {
  bodiesNamed,
  calledInFull,
  detailOf,
  list,
  sentence,
  type Announcement,
  type Combatant,
  type PlayedRound,
  type Scenario,
  type Step,
} from '../../engine/index.ts';
import type { ViewContext } from '../panel/view-context.ts';
import { withoutName } from '../timeline/without-name.ts';

/**
 * One announced action of one combatant; `does` is without who does it: `shoots Bill`. `targets` are names, each once.
 */
export interface Deed {
  readonly who: string;
  readonly verb: string;
  readonly does: string;
  readonly attack: boolean;
  readonly targets: readonly string[];
  readonly step: Step;
}

/**
 * In the order in which they are announced; who can’t act announces nothing, and whoever it is no longer aimed at is
 * left out.
 */
export function deedsOf(
  { scenario, ruleset }: Pick<ViewContext, 'scenario' | 'ruleset'>,
  round: PlayedRound,
): readonly Deed[] {
  const attacks = new Set(ruleset.vocabulary.verbKinds.filter(({ attack }) => attack).map(({ kind }) => kind));
  const written = announcedBy(scenario, scenario.rounds[round.index]?.announcements ?? []);
  return round.steps.flatMap((step) => {
    const all =
      detailOf(step, 'announcement') !== undefined && step.actor !== undefined ? written.get(step.actor) : undefined;
    const announcement = all?.find(({ source }) => source.sentence === step.source.sentence) ?? all?.[0];
    if (announcement === undefined || step.actor === undefined) return [];
    const targets = aimedAt(scenario, announcement, step);
    return [
      {
        who: step.actor,
        verb: announcement.verb.text,
        attack: attacks.has(announcement.kind),
        targets,
        step,
        does:
          doesWords(
            scenario.combatants.find(({ name }) => name === step.actor),
            step.title,
          ) ?? `${announcement.verb.text} ${list(targets)}`.trim(),
      },
    ];
  });
}

function announcedBy(
  scenario: Scenario,
  announcements: readonly Announcement[],
): ReadonlyMap<string, readonly Announcement[]> {
  const written = new Map<string, Announcement[]>();
  for (const announcement of announcements) {
    for (const { name } of announcement.actors.flatMap(({ id }) => bodiesNamed(scenario, id))) {
      const own = written.get(name);
      if (own === undefined) written.set(name, [announcement]);
      else own.push(announcement);
    }
  }
  return written;
}

/** Those who are written, but for those who no longer count; not oneself, to whom no line leads. */
function aimedAt(scenario: Scenario, { targets }: Announcement, step: Step): readonly string[] {
  const still = detailOf(step, 'announcement')?.targets;
  const names = new Set(targets.flatMap(({ id }) => bodiesNamed(scenario, id)).map(({ name }) => name));
  return [...names].filter((name) => name !== step.actor && still?.includes(name) !== false);
}

/** The title of an announcement without the name that it begins with; undefined where it doesn’t. */
function doesWords(combatant: Combatant | undefined, title: string): string | undefined {
  return combatant === undefined ? undefined : withoutName(title, [sentence(calledInFull(combatant)), combatant.name]);
}
