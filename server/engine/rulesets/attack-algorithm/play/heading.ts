/** The heading of a round, what the Host decides in words, and what its head changes. */
import { sentence } from '../../../play/words.ts';
import { isFirstRound } from '../../../stage.ts';
import { factsOf, type HitPointsChange, type SpokenDecision, type StateFact } from '../facts.ts';
import { isOut, type Fight } from '../fight.ts';
import type { HeadChange } from '../head.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { tellIfGone } from './defeat.ts';
import type { Tale } from './round-recorder.ts';
import { calledWords, fullSentence, leavingWords, pointsWords } from './words.ts';

export function tellHead(tale: Tale): void {
  if (!tale.isMute) {
    for (const decision of decisionsHere(tale)) tellDecision(tale, decision);
    tellDefeated(tale);
  }
  for (const change of tale.plan.head) makeChange(tale, change);
}

/** What is decided at the head of the round, and in its first round what was decided before. */
function decisionsHere({ cast: { stage }, context: { round } }: Tale): readonly SpokenDecision[] {
  const isFirst = isFirstRound(stage, round);
  return factsOf([...(isFirst ? stage.facts : []), ...round.facts], 'spoken decision');
}

function tellDecision(tale: Tale, { about, words, source }: SpokenDecision): void {
  const { title, rule: of } = decided[about];
  tale.tell(() => ({ kind: 'decision', about, readies: true, title, text: `“${words.text}”`, rule: of, source }));
}

const decided: Readonly<Record<SpokenDecision['about'], { readonly title: string; readonly rule: RuleName }>> = {
  defeat: { title: 'The Host decides about defeat', rule: rule.defeat },
  'third side': { title: 'The Host decides about the third side', rule: rule.sides },
  'crit in attacks': { title: 'The Host decides about criticals in attacks', rule: rule.critExplosion },
  spread: { title: 'The Host decides how hits are shared out', rule: rule.unevenHits },
  champion: { title: 'The Host decides about the champion', rule: rule.champion },
  'contested tie': { title: 'The Host decides about ties', rule: rule.contestedTie },
};

/** Who is out of the fight because the head of this round says when somebody is. */
function tellDefeated(tale: Tale): void {
  const decision = factsOf(tale.context.round.facts, 'defeat decision').at(-1);
  const out = [...tale.cast.fighters.values()].filter(
    ({ name }) => isOut(tale.fight, name) && !isOut(tale.plan.found, name),
  );
  if (decision === undefined || out.length === 0) return;
  tale.tell(() => ({
    kind: 'state',
    about: out.map(({ name }) => name).join(' '),
    tone: 'bad',
    rule: rule.defeat,
    source: decision.source,
    title: `${sentence(calledWords(out))} ${out.length === 1 ? 'is' : 'are'} out of the fight`,
    text: `So it is decided from here on: whoever is ${decision.at} is out.`,
  }));
}

function makeChange(tale: Tale, { who, fact, source, to }: HeadChange): void {
  const before = tale.fight;
  tale.goOnWith(to(before));
  const about = who.map(({ name }) => name).join(' ');
  const [first, ...others] = who;
  const actor = first !== undefined && others.length === 0 ? { actor: first.name } : {};
  tale.tell(() => ({
    kind: fact.kind,
    about,
    ...actor,
    rule: rule.defeat,
    source,
    title: fact.kind === 'state' ? stateTitle(who, fact, tale.fight) : pointsTitle(who, fact, before, tale.fight),
    text: fact.kind === 'state' ? stateText(who, fact, tale.fight) : pointsText(who, before, tale.fight),
    tone:
      fact.kind === 'state'
        ? fact.state === 'out of the fight'
          ? 'bad'
          : 'good'
        : fact.way === 'loses'
          ? 'bad'
          : 'good',
  }));
  for (const each of who) tellIfGone(tale, before, each, source);
}

/** Where it is decided who is out by hit points, the Host’s word alone brings nobody back. */
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
  return out.length === 0 ? '' : `By what is decided about defeat, ${calledWords(out)} can’t be back without more HP.`;
}

function pointsTitle(who: HeadChange['who'], { points, way }: HitPointsChange, before: Fight, after: Fight): string {
  const [only, ...others] = who;
  const one = others.length === 0;
  const verb = way === 'loses' ? (one ? 'loses' : 'lose') : one ? 'regains' : 'regain';
  const leaving = one && only !== undefined ? leavingWords(before, after, only) : '';
  return `${sentence(calledWords(who))} ${one ? '' : 'each '}${verb} ${points.value} HP ${leaving}`.trim();
}

/** Of several, whoever leaves the fight by it is told here. */
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
