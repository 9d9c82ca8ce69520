/** Plays what a success does, and reports actions that fail. */
import { happening, type Moment } from '../../../game/index.ts';
import { deedWords } from '../../demon-city/deed-phrases.ts';
import { attacks, type Deed } from '../../demon-city/deeds.ts';
import { withCondition } from '../../demon-city/fight.ts';
import { applyConsequences, consequenceWords, harms, proseOf, targetOf } from '../../demon-city/play/consequences.ts';
import { list, sentence } from '../../../play/words.ts';
import { isDefence } from '../../demon-city/vocabulary.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { damage } from './damage.ts';
import type { DiceRecorder } from './round-recorder.ts';

/** How a result came about: the rule, whether with a 10 or with nothing better than a 1, and the reason in words. */
export interface Happening {
  readonly rule: RuleName;
  readonly fumble: boolean;
  readonly why: string;
}

export interface Success extends Happening {
  readonly critical: boolean;
}

/** Applies a successful deed; its damage is rolled next. */
export function takeEffect(recorder: DiceRecorder, deed: Deed, success: Success): readonly Moment<DiceRecorder>[] {
  const { actor } = deed;
  const words = recorder.isMute ? '' : consequenceWords(recorder, deed, deed.targets);
  recorder.succeed(actor.name);
  applyConsequences(recorder, deed, deed.targets);
  const improves = isSuccessfulDefence(recorder, deed);
  if (improves) recorder.goOnWith(withCondition(recorder.fight, actor.name, { improved: true }));
  recorder.record(() => ({
    kind: 'effect',
    about: actor.name,
    actor: actor.name,
    ...targetOf(deed),
    title: sentence(
      `${actor.called} ${deedWords(deed)}: ${success.critical ? 'a critical success' : 'it takes effect'}`,
    ),
    text: [success.why, words, ...effectTexts(deed, success.critical, improves)]
      .filter((text) => text !== '')
      .join(' '),
    tone: 'good',
    prose: proseOf(deed, success.critical ? ['on critical success', 'on success'] : ['on success']),
    rule: success.critical ? rule.critical : success.rule,
    source: deed.announcement.source,
  }));
  return [
    ...(harms(deed) ? deed.targets.map((target) => damage(deed, target)) : []),
    ...(success.fumble ? [fumbling(deed)] : []),
  ];
}

/** A fumble of an actor whose deed takes effect anyway. */
function fumbling(deed: Deed): Moment<DiceRecorder> {
  return happening((roundRecorder) => {
    recordFumble(roundRecorder, deed, ['on critical failure']);
  });
}

/** Reports a deed that failed, where there is something to report. */
export function comeToNothing(recorder: DiceRecorder, deed: Deed, happening: Happening): void {
  recorder.fail(deed.actor.name);
  if (happening.fumble) {
    recordFumble(recorder, deed, ['on critical failure', 'on failure']);
    return;
  }
  const prose = proseOf(deed, ['on failure']);
  if (prose.length === 0) return;
  recorder.record(() => ({
    kind: 'failure',
    about: deed.actor.name,
    actor: deed.actor.name,
    ...targetOf(deed),
    title: sentence(`${deed.actor.called} ${deedWords(deed)}: it comes to nothing`),
    text: happening.why,
    tone: 'bad',
    prose,
    rule: happening.rule,
    source: deed.announcement.source,
  }));
}

/** A best die of 1 is a fumble, whatever else results (reading d15). */
export function recordFumble(recorder: DiceRecorder, deed: Deed, kinds: readonly string[]): void {
  const prose = proseOf(deed, kinds);
  recorder.record(() => ({
    kind: 'fumble',
    about: deed.actor.name,
    actor: deed.actor.name,
    ...targetOf(deed),
    title: sentence(`${deed.actor.called} fumbles`),
    text:
      prose.length > 0
        ? 'The best die is a 1.'
        : 'The best die is a 1. The text doesn’t say what a fumble does; “on critical failure” can.',
    tone: 'bad',
    prose,
    rule: rule.fumble,
    source: deed.announcement.source,
  }));
}

/** Whether the high roller of a Clash only defended, with an attack to get away from (reading d11). */
function isSuccessfulDefence(recorder: DiceRecorder, deed: Deed): boolean {
  const clash = recorder.plan.clashes.find((deeds) => deeds.includes(deed));
  return isDefence(deed.kind) && clash?.some((other) => attacks(other, deed.actor)) === true;
}

function effectTexts(deed: Deed, critical: boolean, improves: boolean): readonly string[] {
  const targets = list(deed.targets.map((target) => target.called));
  return [
    ...(critical ? ['The text doesn’t say what else that brings.'] : []),
    ...(improves ? ['It gives a Situation Die in the next round.'] : []),
    ...(deed.kind === 'grab' && targets !== ''
      ? [`${sentence(targets)} can be targeted at Toughness from now on.`]
      : []),
  ];
}
