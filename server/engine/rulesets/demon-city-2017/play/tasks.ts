/** Plays unresisted actions, by Task Resolution where something opposes them. Dice edition, step 4. */
import { dieFaces, rollDice, type DiceHand, type DiceOpposition } from '../../../chance/index.ts';
import { happening, throwing, type Moment } from '../../../game/index.ts';
import type { KeepingPool } from '../../../pool.ts';
import type { Throws } from '../../../chance/index.ts';
import type { Deed } from '../../demon-city/deeds.ts';
import { taskId } from '../../demon-city/odds/contest-ids.ts';
import { taskOutcome } from '../../demon-city/odds/figures.ts';
import { taskWords } from '../../demon-city/odds/outcomes.ts';
import { proseOf, targetOf } from '../../demon-city/play/consequences.ts';
import { sentence } from '../../../play/words.ts';
import { chooses } from '../options.ts';
import type { DicePlan } from '../plan.ts';
import { oppositionOf, pinnedHandOf, pinnedOpposition } from '../rolling.ts';
import { rule } from '../rule-ids.ts';
import { comeToNothing, takeEffect, recordFumble } from './effects.ts';
import { hostParty, partyOf, type Verdict } from './parties.ts';
import type { DiceRecorder } from './round-recorder.ts';
import { taskWhy } from './verdicts.ts';
import { taskWays } from './ways.ts';

/** In announcing order, after everybody has announced (reading d20). */
export function unresisted(plan: DicePlan): readonly Moment<DiceRecorder>[] {
  return plan.uncontested
    .filter(({ kind }) => kind !== 'nothing')
    .map((deed) => {
      const against = oppositionOf(plan, deed);
      const pool = plan.pools.actions.get(deed.actor.name);
      return against === undefined || pool === undefined
        ? happening((recorder) =>
            takeEffect(recorder, deed, { rule: rule.uncontested, critical: false, fumble: false, why: '' }),
          )
        : task(plan, { deed, pool, against });
    });
}

/** A deed that is rolled for by itself, its dice, and its opposition without pins. */
interface Task {
  readonly deed: Deed;
  readonly pool: KeepingPool;
  readonly against: DiceOpposition;
}

function task(plan: DicePlan, { deed, pool, against }: Task): Moment<DiceRecorder> {
  const hand = pinnedHandOf(plan, deed);
  const other = pinnedOpposition(plan, deed) ?? against;
  return throwing<DiceRecorder, Rolled>({
    draw: ({ throws }) => rolled(hand, other, throws),
    ways: () =>
      taskWays(hand, other).map(({ what: [value, hosts], weight }) => ({
        what: { dice: [], hosts: [], value, other: hosts },
        weight,
      })),
    then: (roundRecorder, roll) => resolve(roundRecorder, { deed, pool, against }, roll),
  });
}

function resolve(
  recorder: DiceRecorder,
  { deed, pool, against }: Task,
  { dice, hosts, value, other }: Rolled,
): readonly Moment<DiceRecorder>[] | undefined {
  const verdict = {
    takesEffect: value > other,
    critical: value > other && value === dieFaces,
    fumble: value === 1,
    why: taskWhy(value, other),
  };
  const isTie = value === other && chooses(recorder.cast.stage, 'task ties', 'open');
  const came = taskOutcome(verdict.takesEffect, isTie);
  recorder.note(() => [[taskId(deed), came]]);
  const hostPool = recorder.plan.pools.difficulties.get(deed.actor.name);
  recorder.record(() => ({
    kind: 'uncontested',
    about: deed.actor.name,
    actor: deed.actor.name,
    title: sentence(
      `${deed.actor.called} ${isTie ? 'ties' : verdict.takesEffect ? 'succeeds' : 'fails'}, ${value} against ${other}`,
    ),
    text: `${verdict.why} Nobody wants to stop it, so it is resolved as a task, before any Clash.`,
    tone: isTie ? 'even' : verdict.takesEffect ? 'good' : 'bad',
    details: [
      {
        kind: 'contest',
        contest: taskId(deed),
        outcome: came,
        says: taskWords[came],
        parties: [
          partyOf(deed, pool, dice, verdict),
          ...(hostPool === undefined || hosts.length === 0 ? [] : [hostParty(deed, hostPool, hosts)]),
        ],
      },
    ],
    prose: isTie || verdict.takesEffect || verdict.fumble ? [] : proseOf(deed, ['on failure']),
    rule: 'dice' in against ? rule.opposedTask : rule.staticTask,
    source: deed.announcement.source,
  }));
  return settle(recorder, deed, verdict, isTie);
}

/** The highest dice of both; when all courses are enumerated, only which is higher. */
interface Rolled {
  readonly dice: readonly number[];
  readonly hosts: readonly number[];
  readonly value: number;
  readonly other: number;
}

function rolled(hand: DiceHand, against: DiceOpposition, throws: Throws): Rolled {
  const dice = rollDice(hand, throws);
  const hosts = 'dice' in against ? rollDice(against, throws) : [];
  return { dice, hosts, value: Math.max(...dice), other: 'dice' in against ? Math.max(...hosts) : against.number };
}

function settle(
  recorder: DiceRecorder,
  deed: Deed,
  verdict: Verdict,
  isTie: boolean,
): readonly Moment<DiceRecorder>[] | undefined {
  if (isTie) tie(recorder, deed, verdict.fumble);
  else if (verdict.takesEffect) return takeEffect(recorder, deed, { ...verdict, rule: rule.uncontested });
  else if (verdict.fumble) comeToNothing(recorder, deed, { fumble: true, rule: rule.taskRoll, why: verdict.why });
  else recorder.fail(deed.actor.name);
  return undefined;
}

/** No success; but the situation changes, and it can be tried again (reading d1). */
function tie(recorder: DiceRecorder, deed: Deed, fumble: boolean): void {
  recorder.fail(deed.actor.name);
  const prose = proseOf(deed, ['on a tie']);
  recorder.record(() => ({
    kind: 'tie',
    about: deed.actor.name,
    actor: deed.actor.name,
    ...targetOf(deed),
    tone: 'even',
    title: sentence(`${deed.actor.called}: nothing is decided yet`),
    text:
      prose.length > 0
        ? 'It can be tried again.'
        : 'The Host makes the situation more complex, and it can be tried again. The text doesn’t say how; “on ' +
          'a tie” can.',
    prose,
    rule: rule.taskTie,
    source: deed.announcement.source,
  }));
  if (fumble) recordFumble(recorder, deed, ['on critical failure']);
}
