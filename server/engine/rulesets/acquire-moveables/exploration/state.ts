/** What exploring adds to the state between two moments: the clock, doors, lights, and the last encounter. */
import type { Stage } from '../../../stage.ts';
import { factsOf, lastFact, nameOf, type MoveablesFact } from '../facts.ts';

export const dispositions = ['hostile', 'unfriendly', 'neutral', 'affable', 'benevolent'] as const;
export type Disposition = (typeof dispositions)[number];

/** A light: the levels that are left of it. */
export interface LightState {
  readonly left: number;
  readonly of: number;
  readonly isLit: boolean;
}

/** What has changed about a door. */
export interface DoorState {
  readonly isUnlocked?: true;
  readonly isKickedIn?: true;
  readonly barsLifted: number;
}

/** How the party has met those of an active encounter; the text gives neither an effect (am-q086). */
export type Meeting = 'with surprise' | 'ambushed';

export interface Exploring {
  /** Seconds since the start of the scenario. */
  readonly clock: number;
  /** The longest that something done in this round takes, in seconds. */
  readonly taken: number;
  readonly doors: ReadonlyMap<string, DoorState>;
  readonly lights: ReadonlyMap<string, LightState>;
  /** `round` is the one of the check: what it says holds until the end of the next. */
  readonly met?: { readonly how: Meeting; readonly party: readonly string[]; readonly round: number };
}

/** The part of the state that moments of exploring look at or change. */
export const timeAndPlace = 'time and place';

export function exploringOf({ things, facts }: Pick<Stage<MoveablesFact>, 'things' | 'facts'>): Exploring {
  const lights = things.flatMap(({ name, traits }): [string, LightState][] => {
    const light = lastFact(traits, 'light');
    return light === undefined ? [] : [[name, { left: light.levels.value, of: light.levels.value, isLit: true }]];
  });
  return factsOf(facts, 'burning').reduce<Exploring>(
    (now, { light, isLit }) => withLight(now, nameOf(light), (state) => ({ ...state, isLit })),
    { clock: 0, taken: 0, doors: new Map(), lights: new Map(lights) },
  );
}

/** A light changed; nothing if there is none of this name. */
export function withLight(exploring: Exploring, name: string, change: (light: LightState) => LightState): Exploring {
  const light = exploring.lights.get(name);
  return light === undefined ? exploring : { ...exploring, lights: new Map(exploring.lights).set(name, change(light)) };
}

/** The lights that burn, by name. */
export function burning({ lights }: Exploring): readonly string[] {
  return [...lights].filter(([, { left, isLit }]) => isLit && left > 0).map(([name]) => name);
}

/** Whether there are lights, and none of them burns. */
export function isDark(exploring: Exploring): boolean {
  return exploring.lights.size > 0 && burning(exploring).length === 0;
}

/** How somebody of the party has met an active encounter. */
export function meetingOf({ met }: Exploring, name: string): Meeting | undefined {
  return met?.party.includes(name) === true ? met.how : undefined;
}

/** Counts what somebody does towards the time that the round takes; people do things at the same time. */
export function taking(exploring: Exploring, seconds: number): Exploring {
  return { ...exploring, taken: Math.max(exploring.taken, seconds) };
}
