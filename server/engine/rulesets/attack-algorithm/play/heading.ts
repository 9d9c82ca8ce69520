/** Steps for the heading of a round, the Host’s spoken decisions, and the changes at its head. */
import { sentence } from '../../../play/words.ts';
import { isFirstRound } from '../../../stage.ts';
import { factsOf, type HitPointsChange, type SpokenDecision, type StateFact } from '../facts.ts';
import { isOut, type Fight } from '../fight.ts';
import type { HeadChange } from '../head.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { recordIfGone } from './defeat.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { calledWords, fullSentence, leavingWords, pointsWords } from './words.ts';

export function recordHead(recorder: AttackRecorder): void {
  if (!recorder.isMute) {
    for (const decision of decisionsHere(recorder)) recordDecision(recorder, decision);
    recordDefeated(recorder);
  }
  for (const change of recorder.plan.head) makeChange(recorder, change);
}

/** Decisions at the head of the round; in the first round also those made before it. */
function decisionsHere({ cast: { stage }, context: { round } }: AttackRecorder): readonly SpokenDecision[] {
  const isFirst = isFirstRound(stage, round);
  return factsOf([...(isFirst ? stage.facts : []), ...round.facts], 'spoken decision');
}

function recordDecision(recorder: AttackRecorder, { about, words, source }: SpokenDecision): void {
  const { title, rule: of } = decided[about];
  recorder.record(() => ({ kind: 'decision', about, readies: true, title, text: `“${words.text}”`, rule: of, source }));
}

const decided: Readonly<Record<SpokenDecision['about'], { readonly title: string; readonly rule: RuleName }>> = {
  defeat: { title: 'The Host decides about defeat', rule: rule.defeat },
  'third side': { title: 'The Host decides about the third side', rule: rule.sides },
  'crit in attacks': { title: 'The Host decides about criticals in attacks', rule: rule.critExplosion },
  spread: { title: 'The Host decides how hits are shared out', rule: rule.unevenHits },
  champion: { title: 'The Host decides about the champion', rule: rule.champion },
  'contested tie': { title: 'The Host decides about ties', rule: rule.contestedTie },
};

/** Those who are out of the fight because the head of this round decides when somebody is. */
function recordDefeated(recorder: AttackRecorder): void {
  const decision = factsOf(recorder.context.round.facts, 'defeat decision').at(-1);
  const out = [...recorder.cast.fighters.values()].filter(
    ({ name }) => isOut(recorder.fight, name) && !isOut(recorder.plan.found, name),
  );
  if (decision === undefined || out.length === 0) return;
  recorder.record(() => ({
    kind: 'state',
    about: out.map(({ name }) => name).join(' '),
    tone: 'bad',
    rule: rule.defeat,
    source: decision.source,
    title: `${sentence(calledWords(out))} ${out.length === 1 ? 'is' : 'are'} out of the fight`,
    text: `By the decision made here, anybody ${decision.at} is out from here on.`,
  }));
}

function makeChange(recorder: AttackRecorder, { who, fact, source, to }: HeadChange): void {
  const before = recorder.fight;
  recorder.goOnWith(to(before));
  const about = who.map(({ name }) => name).join(' ');
  const [first, ...others] = who;
  const actor = first !== undefined && others.length === 0 ? { actor: first.name } : {};
  recorder.record(() => ({
    kind: fact.kind,
    about,
    ...actor,
    rule: rule.defeat,
    source,
    title:
      fact.kind === 'state' ? stateTitle(who, fact, recorder.fight) : pointsTitle(who, fact, before, recorder.fight),
    text: fact.kind === 'state' ? stateText(who, fact, recorder.fight) : pointsText(who, before, recorder.fight),
    tone:
      fact.kind === 'state'
        ? fact.state === 'out of the fight'
          ? 'bad'
          : 'good'
        : fact.way === 'loses'
          ? 'bad'
          : 'good',
  }));
  for (const each of who) recordIfGone(recorder, before, each, source);
}

/** Where hit points decide who is out, the Host’s word alone brings nobody back. */
function stillOut(who: HeadChange['who'], { state }: StateFact, after: Fight): HeadChange['who'] {
  return state === 'back in the fight' ? who.filter(({ name }) => isOut(after, name)) : [];
}

function stateTitle(who: HeadChange['who'], fact: StateFact, after: Fight): string {
  const one = who.length === 1;
  const state =
    stillOut(who, fact, after).length === who.length
      ? `${one ? 'stays' : 'stay'} out of the fight`
      : `${one ? 'is' : 'are'} ${fact.state}`;
  return `${sentence(calledWords(who))} ${state}`;
}

function stateText(who: HeadChange['who'], fact: StateFact, after: Fight): string {
  const out = stillOut(who, fact, after);
  return out.length === 0 ? '' : `By the decision about defeat, ${calledWords(out)} can’t be back without more HP.`;
}

function pointsTitle(who: HeadChange['who'], { points, way }: HitPointsChange, before: Fight, after: Fight): string {
  const [only, ...others] = who;
  const one = others.length === 0;
  const verb = way === 'loses' ? (one ? 'loses' : 'lose') : one ? 'regains' : 'regain';
  const leaving = one && only !== undefined ? leavingWords(before, after, only) : '';
  return `${sentence(calledWords(who))} ${one ? '' : 'each '}${verb} ${points.value} HP ${leaving}`.trim();
}

/** Reports everybody who leaves the fight by it. */
function pointsText(who: HeadChange['who'], before: Fight, after: Fight): string {
  const [only, ...others] = who;
  if (only !== undefined && others.length === 0) return fullSentence(pointsWords(before, after, only));
  return who
    .flatMap((each) => {
      const change = [pointsWords(before, after, each), leavingWords(before, after, each)]
        .filter((part) => part !== '')
        .join(', ');
      return change === '' ? [] : [fullSentence(`${each.called}: ${change}`)];
    })
    .join(' ');
}
