/** Reports the result of each action of an attempt: the goal, damage avoided or taken, wounds that hold or worsen. */
import { sentence } from '../../../play/words.ts';
import type { Tone } from '../../../results.ts';
import type { Attempt, Need } from '../attempts/attempt.ts';
import { wordsKey } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { difficultyWords, effectOf } from '../attempts/difficulty.ts';
import { factsOf, type Worsens } from '../facts.ts';
import { type Condition, wounded } from '../fight.ts';
import { copingWords, isChosen, type Nature } from '../attempts/needs.ts';
import type { ActionResult, Outcome } from '../attempts/outcome.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { waitsInVain } from '../attempts/outcome.ts';
import { meaningOf } from './meanings.ts';
import { surelyHitting } from './open-actions.ts';
import { prosesOf, prosesOfAction, type Came } from './prose.ts';
import type { QuickShotRecorder } from './round-recorder.ts';
import { recordHit } from './threatening.ts';
import { awaitedWords } from './sets-detail.ts';

export function recordActions(recorder: QuickShotRecorder, attempt: Attempt, outcome: Outcome): void {
  const critical = criticalOn(attempt, outcome);
  const shown = tellingPlace(attempt, outcome);
  const hits = new Set(surelyHitting(attempt, outcome));
  attempt.needs.forEach((need, place) => {
    const fate = outcome.fates[place] ?? 'failed';
    if (fate === 'failed' && need.nature === 'wound') worsen(recorder, attempt, need);
    const whole = place === shown ? wholeProseKinds(attempt, outcome) : [];
    recordAction(recorder, attempt, need, {
      fate,
      whole,
      critical: critical.includes(place),
      ...(waitsInVain(attempt.needs, outcome, place) ? { awaited: awaitedWords(attempt.needs, place) } : {}),
    });
    for (const threat of need.threats) {
      // Where several actions avoid the threat, the hit is reported at the first one that fails; where none fails but
      // not all can get their set, at the last one.
      if (
        !hits.has(threat) ||
        (fate !== 'failed' && attempt.needs.some(({ threats }, other) => other > place && threats.includes(threat)))
      )
        continue;
      hits.delete(threat);
      recordHit(
        recorder,
        threat,
        fate === 'failed' ? 'It wasn’t avoided.' : 'Whichever action gets the sets, it isn’t avoided.',
      );
    }
  });
}

/** The actions that a critical falls on: those named by the writer, or the only possible one (qa-12, qs-068). */
export function criticalOn(
  {
    deed: {
      announcement: { clauses },
    },
    needs,
  }: Attempt,
  outcome: Outcome,
): readonly number[] {
  const could = couldBeCritical(outcome);
  if (could.length === 1) return could;
  const named = factsOf(clauses, 'critical')
    .flatMap(({ actions }) => actions)
    .map(({ text }) => wordsKey(text));
  const chosen = could.filter((place) => named.includes(needs[place]?.key ?? ''));
  return outcome.result === 'critical-success' ? chosen.slice(0, 1) : chosen;
}

/** The actions that a critical can fall on: those that are met on a critical success, otherwise those that failed. */
export function couldBeCritical({ critical, fates, result }: Outcome): readonly number[] {
  const wanted: ActionResult = result === 'critical-success' ? 'met' : 'failed';
  return fates.flatMap((fate, place) => (critical && fate === wanted ? [place] : []));
}

/**
 * The result to report for one action. `awaited` is the action that it waited for in vain, in quotes; `whole` are the
 * kinds of prose of the whole attempt that print with it.
 */
interface Became {
  readonly fate: ActionResult;
  readonly critical: boolean;
  readonly whole: readonly string[];
  readonly awaited?: string;
}

function recordAction(recorder: QuickShotRecorder, { deed }: Attempt, need: Need, became: Became): void {
  const { fate, critical, awaited } = became;
  const { actor } = deed;
  const word =
    fate === 'open' ? 'is left open' : `${fate === 'met' ? 'succeeds' : 'fails'}${critical ? ' critically' : ''}`;
  recorder.record(() => ({
    kind: kinds[fate],
    about: `${actor.name} ${need.key}`,
    actor: actor.name,
    part: need.id,
    tone: tones[fate],
    source: need.source,
    rule: ruleOf(need.nature, fate, critical),
    title: sentence(`“${need.words}” ${word}`),
    text: [
      ...(awaited === undefined ? [] : [`It waits for ${awaited}, which fails.`]),
      ...meaningOf(need, became),
      ...worseWords(deed, need, fate),
    ].join(' '),
    prose: [...prosesOfAction(deed.announcement, need, cameOf(became)), ...prosesOf(deed.announcement, became.whole)],
  }));
}

/** Step kinds by action result: each result looks different in the panel. */
const kinds: Readonly<Record<ActionResult, string>> = { met: 'met', failed: 'missed', open: 'undecided' };

const tones: Readonly<Record<ActionResult, Tone>> = { met: 'good', failed: 'bad', open: 'even' };

function ruleOf(nature: Nature, fate: ActionResult, critical: boolean): RuleName {
  const [well, badly] = critical ? [rule.criticalSuccess, rule.criticalFailure] : [rule.success, rule.failure];
  if (fate === 'open') return rule.multiAction;
  return critical || nature === 'primary' ? (fate === 'met' ? well : badly) : natureRules[nature];
}

const natureRules: Readonly<Record<Nature, RuleName>> = {
  primary: rule.multiAction,
  avoidance: rule.attacks,
  resisting: rule.compulsionChecks,
  wound: rule.damage,
  weakness: rule.weaknesses,
  fatigue: rule.fatigue,
  paradox: rule.paradox,
};

/** The outcomes whose prose for this action alone prints. */
function cameOf({ fate, critical }: Became): readonly Came[] {
  if (fate === 'open') return [];
  const came = fate === 'met' ? 'success' : 'failure';
  return [came, ...(critical ? [`critical ${came}` as const] : [])];
}

/**
 * The kinds of prose of the whole attempt: “on success” prints where every chosen action succeeds, whatever becomes of
 * wounds; “on failure” where one of them fails.
 */
function wholeProseKinds(attempt: Attempt, outcome: Outcome): readonly string[] {
  const wanted = wantedPlaces(attempt).map((place) => outcome.fates[place]);
  const all = wanted.every((fate) => fate === 'met');
  const some = wanted.includes('failed');
  return [
    ...(all ? ['on success'] : some ? ['on failure'] : []),
    ...(outcome.critical
      ? [outcome.result === 'critical-success' ? 'on critical success' : 'on critical failure']
      : []),
  ];
}

/**
 * The action at which the prose of the whole attempt prints: the last chosen action that fails, otherwise the last
 * chosen one.
 */
function tellingPlace(attempt: Attempt, { fates }: Outcome): number | undefined {
  const wanted = wantedPlaces(attempt);
  return wanted.findLast((place) => fates[place] === 'failed') ?? wanted.at(-1);
}

function wantedPlaces({ needs }: Attempt): readonly number[] {
  return needs.flatMap((need, place) => (isChosen(need) ? [place] : []));
}

/** The change of difficulty, then the writer’s words: `It was easy (1), and is hard (3) from here on. “it breaks”.` */
function worseWords(
  { announcement: { clauses } }: Deed,
  { key, nature, effect }: Need,
  fate: ActionResult,
): readonly string[] {
  if (nature !== 'wound' || fate !== 'failed') return [];
  return worsenings(clauses, key).flatMap(({ to, how }) => {
    const now = to === undefined ? undefined : effectOf(to.text);
    return [
      ...(now === undefined ? [] : [`It was ${difficultyWords(effect)}, and is now ${difficultyWords(now)}.`]),
      ...(how === undefined ? [] : [`“${how.text}”.`]),
    ];
  });
}

function worsenings(clauses: Deed['announcement']['clauses'], key: string): readonly Worsens[] {
  return factsOf(clauses, 'worsens').filter(({ wound }) => wordsKey(copingWords(wound.text)) === key);
}

function worsen(
  recorder: QuickShotRecorder,
  {
    deed: {
      actor,
      announcement: { clauses },
    },
  }: Attempt,
  { key }: Need,
): void {
  for (const { wound, to } of worsenings(clauses, key)) {
    const effect = to === undefined ? undefined : effectOf(to.text);
    if (effect === undefined) continue;
    recorder.change(actor, (condition): Condition => {
      const own = condition.wounds.find(({ words }) => wordsKey(words) === wordsKey(wound.text));
      return own === undefined ? condition : wounded(condition, { ...own, effect });
    });
  }
}
