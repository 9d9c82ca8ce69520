/** The end of a round: time has passed, and each hour there is an encounter check (am-136, am-148, am-149). */
import { concerning, happening } from '../../../game/index.ts';
import { sentence } from '../../../play/words.ts';
import type { Round } from '../../../scenario.ts';
import { spanWords } from '../../../time-spans.ts';
import type { Recorder, RoundPlan } from '../deeds/planned.ts';
import { lastFact, type MoveablesFact, type ReconReason } from '../facts.ts';
import type { Recurrence } from '../play/happens.ts';
import { rule } from '../rule-ids.ts';
import { hour, isOutsideFights, secondsIn, tenmin } from '../time.ts';
import { hoursBetween, lengthWords, startOfClock, timeOfDay } from './clock.ts';
import { checking } from './encounters.ts';
import { party } from './recon.ts';
import { timeAndPlace, type Meeting } from './state.ts';

/** The most checks of one round: whoever waits for days isn’t exploring. */
const mostChecks = 24;

/** The clock goes on by the length of the round, or by what is done in it, if that takes longer. */
export const passingTime: Recurrence = () => [
  {
    moment: concerning(
      [timeAndPlace],
      happening((recorder) => pass(recorder)),
    ),
  },
];

function pass(recorder: Recorder): void {
  const { plan, fight } = recorder;
  const { round } = plan;
  const { met, taken, ...exploring } = fight.exploring;
  const written = secondsIn(round);
  const passed = isOutsideFights(round) ? Math.max(written, taken) : written;
  const clock = exploring.clock + passed;
  const isStillMet = met !== undefined && met.round === round.number;
  recorder.goOnWith({ ...fight, exploring: { ...exploring, clock, taken: 0, ...(isStillMet ? { met } : {}) } });
  if (met !== undefined && !isStillMet) recordUnmet(recorder, met.how);
  if (!isOutsideFights(round)) return;
  const start = startOfClock(recorder.fight.facts);
  recorder.record(() => ({
    kind: 'time',
    about: 'round',
    title: sentence(`${lengthWords(passed)} later${start === undefined ? '' : `: it is ${timeOfDay(start, clock)}`}`),
    text:
      (passed > written && round.lasts !== undefined
        ? `The heading says ${spanWords(round.lasts)}, but what is done takes longer. `
        : '') + `${sentence(lengthWords(clock))} since the start.`,
    rule: rule.time,
    source: round.source,
  }));
}

const unmetWords: Readonly<Record<Meeting, string>> = {
  ambushed: 'the party is no longer ambushed',
  'with surprise': 'the party no longer has surprise',
};

/** What an encounter check said of the party, which holds for one more round, is over. */
function recordUnmet(recorder: Recorder, how: Meeting): void {
  recorder.record(() => ({
    kind: 'state',
    about: party,
    tone: how === 'ambushed' ? 'good' : 'even',
    title: sentence(unmetWords[how]),
    rule: rule.surprise,
    source: recorder.plan.round.source,
  }));
}

/** The reasons for steps of the recon die in hourly checks; undefined if none are made from here on. */
export function hourlyReasons(facts: readonly MoveablesFact[]): readonly ReconReason[] | undefined {
  return lastFact(facts, 'hourly checks')?.recon;
}

/** The most hours that can be completed in a round, wherever in an hour it begins. */
export function mostHoursIn(round: Round): number {
  return isOutsideFights(round) ? hoursBetween(0, Math.max(secondsIn(round), tenmin)) + 1 : 0;
}

/** One check for each hour of the clock that is completed in the round, where the scenario has them. */
export const hourlyChecks: Recurrence = (plan) => {
  const { round, found } = plan;
  const [recon, source] = [hourlyReasons(found.facts), lastFact(found.facts, 'hourly checks')?.source];
  if (recon === undefined || source === undefined || !isOutsideFights(round)) return [];
  const { clock } = found.exploring;
  const start = startOfClock(found.facts);
  return Array.from({ length: mostHours(plan) }, (_, index) =>
    checking(plan, {
      id: `hour ${index + 1}`,
      because: 'an hour has passed',
      when: whenWords(start, (hoursBetween(0, clock) + index + 1) * hour),
      recon,
      by: index + 1,
      source,
      isDue: ({ fight }) => hoursBetween(clock, fight.exploring.clock) > index,
    }),
  );
};

/** The clock goes on to the end of the round before its checks are rolled, so each says which hour it is for. */
function whenWords(start: number | undefined, clock: number): string {
  if (start === undefined) return `after ${lengthWords(clock)}`;
  const time = timeOfDay(start, clock);
  return `${time.startsWith('day') ? 'on' : 'at'} ${time}`;
}

/** As many as there can be: some of what is done may take a tenmin, whatever the heading says. */
function mostHours({ round, found }: RoundPlan): number {
  const { clock } = found.exploring;
  return Math.min(mostChecks, hoursBetween(clock, clock + Math.max(secondsIn(round), tenmin)));
}
