/** Announced actions of a played round and their targets. */
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

/** One announced action of one combatant; `does` omits the actor: `shoots Bill`. `targets` are distinct names. */
export interface Deed {
  readonly who: string;
  readonly verb: string;
  readonly does: string;
  readonly attack: boolean;
  readonly targets: readonly string[];
  readonly step: Step;
}

/** In the order of announcements; those who can’t act are left out, and so are targets that no longer apply. */
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

/** The written targets without those that no longer count, and without the actor: no line leads to oneself. */
function aimedAt(scenario: Scenario, { targets }: Announcement, step: Step): readonly string[] {
  const still = detailOf(step, 'announcement')?.targets;
  const names = new Set(targets.flatMap(({ id }) => bodiesNamed(scenario, id)).map(({ name }) => name));
  return [...names].filter((name) => name !== step.actor && still?.includes(name) !== false);
}

/** The title of an announcement without the name it begins with; undefined if it begins otherwise. */
function doesWords(combatant: Combatant | undefined, title: string): string | undefined {
  return combatant === undefined ? undefined : withoutName(title, [sentence(calledInFull(combatant)), combatant.name]);
}
