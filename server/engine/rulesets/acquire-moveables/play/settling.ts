/** How a roll is settled: its outcome is noted for the odds and conditions, and its step is recorded. */
import type { OutcomeId } from '../../../odds.ts';
import type { PartyResult, Tone } from '../../../results.ts';
import type { Announcement, Prose } from '../../../scenario.ts';
import type { Deed } from '../deeds/deeds.ts';
import type { Recorder } from '../deeds/planned.ts';
import type { RuleName } from '../rule-ids.ts';
import { actionId, rollId } from './ids.ts';
import { recordStep } from './steps.ts';

/** What a roll came to; `action` is the outcome of the action, if that has outcomes of its own. */
interface Came {
  readonly outcome: OutcomeId;
  readonly action?: OutcomeId;
  readonly isSuccess: boolean;
}

interface RollStep {
  readonly kind: string;
  /** The name of whoever it is done to. */
  readonly target?: string;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  /** The words for the outcome. */
  readonly says: string;
  readonly parties: readonly PartyResult[];
  /** The kind of prose that the writer has for the outcome. */
  readonly prose: string;
  readonly rule: RuleName;
}

/** `describe` is called only if steps are recorded. */
export function settleRoll(recorder: Recorder, deed: Deed, came: Came, describe: () => RollStep): void {
  const { actor, announcement } = deed;
  const { plan, events } = recorder;
  const contest = rollId(plan, deed);
  recorder.comes(contest, came.outcome);
  recorder.comes(actionId(plan, deed), came.action ?? came.outcome);
  (came.isSuccess ? events.succeeded : events.failed).add(actor.name);
  recordStep(recorder, actor, () => {
    const { kind, target, title, text, tone, says, parties, prose, rule } = describe();
    return {
      kind,
      ...(target === undefined ? {} : { target }),
      tone,
      title,
      text,
      details: [{ kind: 'contest', contest, outcome: came.outcome, says, parties }],
      prose: proseOf(announcement, prose),
      rule,
      source: announcement.source,
    };
  });
}

/** The writer’s prose for an outcome. */
export function proseOf({ prose }: Pick<Announcement, 'prose'>, kind: string): readonly Prose[] {
  return prose.filter((one) => one.kind === kind);
}

/** Why a deed doesn’t happen as announced. */
export interface Idle {
  readonly title: string;
  readonly text?: string;
  readonly rule: RuleName;
}

/** A deed that doesn’t happen as announced. */
export function recordIdle(
  recorder: Recorder,
  { actor, announcement }: Deed,
  { title, text = 'What is announced here doesn’t happen.', rule }: Idle,
): void {
  recordStep(recorder, actor, () => ({
    kind: 'idle',
    title,
    text,
    rule,
    source: announcement.source,
  }));
}
