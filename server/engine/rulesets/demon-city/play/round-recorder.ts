/** Records one round while it is played. */
import { derive } from '../../../derive/index.ts';
import { RoundRecorder } from '../../../play/round-recorder.ts';
import type { Cast } from '../cast.ts';
import type { Fight } from '../fight.ts';
import type { Change, RuleKeys } from '../change.ts';
import { endsWithRound, lastFact, type DemonCityFact } from '../facts.ts';
import { tieWords } from '../order.ts';
import { noEffect, takesEffect } from '../odds/outcomes.ts';
import type { RoundPlan } from '../plan.ts';

/** Filled while one round is played; read when the round is over. `F` is the edition’s state, `P` its pools. */
export class DemonCityRecorder<F extends Fight, P> extends RoundRecorder<F, RoundPlan<F, P>, Cast> {
  succeed(name: string): void {
    this.events.succeeded.add(name);
    this.comes(name, takesEffect);
  }

  fail(name: string): void {
    this.events.failed.add(name);
    this.comes(name, noEffect);
  }

  act(group: string): void {
    this.events.acted.add(group);
  }

  happen(what: 'a tie' | 'a stalemate'): void {
    this.events.happened.add(what);
  }

  /** Applies and reports a change, before the throws that it affects. */
  make({ to, rule, ...told }: Change, rules: RuleKeys): void {
    this.goOnWith(to(this.fight));
    const cited = rule === undefined ? undefined : rules[rule];
    this.record(() => ({ ...told, readies: true, ...(cited === undefined ? {} : { rule: cited }) }));
  }

  /** The state after the round, with its events; facts for this round only have ended. */
  override ending(): F {
    return { ...super.ending(), facts: withoutRound(this.fight.facts) };
  }
}

/** Cached, so that rounds that leave the same facts return the same value. */
const withoutRound = derive('demon-city/facts after a round', (facts: readonly DemonCityFact[]) =>
  facts.filter((fact) => !endsWithRound(fact)),
);

/** Reports ties and applies the changes at the head of a round, one by one. */
export function recordHead<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, rules: RuleKeys = {}): void {
  recordTies(recorder, rules);
  for (const change of recorder.plan.head) recorder.make(change, rules);
  const { facts, positions } = recorder.plan.fight;
  recorder.goOnWith({ ...recorder.fight, facts, positions });
}

/** The order among equal Agility, where the round draws it again. */
function recordTies<F extends Fight, P>(recorder: DemonCityRecorder<F, P>, rules: RuleKeys): void {
  const drawn = lastFact(recorder.plan.round.facts, 'draws ties anew');
  if (drawn === undefined) return;
  const ties = tieWords(recorder.cast, recorder.plan.found.order, recorder.plan.fight.facts);
  recorder.record(() => ({
    kind: 'ties',
    about: 'order',
    title: 'The order of the equally agile is drawn again',
    text: ties.length === 0 ? 'No two combatants are equally agile.' : `${ties.join('. ')}.`,
    ...(rules.agilityTies === undefined ? {} : { rule: rules.agilityTies }),
    source: drawn.source,
  }));
}
