/** What becomes of each action of an attempt: the goal, the damage that is avoided or taken, the wound that holds or worsens. */
import { sentence } from '../../../play/words.ts';
import type { Tone } from '../../../timeline.ts';
import type { Attempt, Need } from '../attempt.ts';
import { wordsKey } from '../cast.ts';
import { effectOf } from '../difficulty.ts';
import type { Deed } from '../deeds.ts';
import { factsOf, type Worsens } from '../facts.ts';
import { wounded, type Condition } from '../fight.ts';
import { copingWords, type Nature } from '../needs.ts';
import type { Fate, Outcome } from '../outcome.ts';
import { rule, type RuleName } from '../rule-ids.ts';
import { prosesOfAction } from './prose.ts';
import { surelyHitting } from './open-actions.ts';
import type { Tale } from './tale.ts';
import { tellHit } from './threatening.ts';

/** Of an attempt with one goal and no more, the roll has told it. */
export function tellActions(tale: Tale, attempt: Attempt, outcome: Outcome): void {
  const critical = criticalOn(attempt, outcome);
  const hits = new Set(surelyHitting(attempt, outcome));
  attempt.needs.forEach((need, place) => {
    const fate = outcome.fates[place] ?? 'failed';
    if (fate === 'failed' && need.nature === 'wound') worsen(tale, attempt, need);
    if (attempt.needs.length > 1 || need.nature !== 'primary' || hasProse(attempt, need)) tellAction(tale, attempt, need, { fate, critical: critical.includes(place) });
    for (const foe of need.foes) {
      // Of several actions that avoid it the first that fails lets it through; where all may get their set, and not all can, the last.
      if (!hits.has(foe) || (fate !== 'failed' && attempt.needs.some(({ foes }, other) => other > place && foes.includes(foe)))) continue;
      hits.delete(foe);
      tellHit(tale, foe, attempt.deed.actor, fate === 'failed' ? 'It wasn’t avoided.' : 'Whichever action gets the sets, it isn’t avoided.');
    }
  });
}

/** The actions that a critical falls on: those that are named, or the only one that it can be (qa-12, qs-068). */
export function criticalOn({ deed: { announcement: { clauses } }, needs }: Attempt, { critical, fates, result }: Outcome): readonly number[] {
  if (!critical) return [];
  const wanted: Fate = result === 'critical success' ? 'met' : 'failed';
  const could = fates.flatMap((fate, place) => (fate === wanted ? [place] : []));
  if (could.length === 1) return could;
  const named = factsOf(clauses, 'critical').flatMap(({ actions }) => actions).map(({ text }) => wordsKey(text));
  const chosen = could.filter((place) => named.includes(needs[place]?.key ?? ''));
  return result === 'critical success' ? chosen.slice(0, 1) : chosen;
}

function hasProse({ deed: { announcement } }: Attempt, need: Need): boolean {
  return prosesOfAction(announcement, need, ['on success', 'on failure', 'on critical success', 'on critical failure']).length > 0;
}

interface Became {
  readonly fate: Fate;
  readonly critical: boolean;
}

function tellAction(tale: Tale, { deed }: Attempt, need: Need, { fate, critical }: Became): void {
  const { actor } = deed;
  const word = fate === 'open' ? 'is left open' : `${critical ? 'critically ' : ''}${fate === 'met' ? 'succeeds' : 'fails'}`;
  tale.tell({
    kind: kinds[fate], about: `${actor.name} ${need.key}`, actor: actor.name, tone: tones[fate], source: need.source,
    rule: ruleOf(need.nature, fate, critical),
    title: sentence(`“${need.words}” ${word}`),
    text: [...meaningOf(need, { fate, critical }), ...worseWords(deed, need, fate)].join(' '),
    prose: prosesOfAction(deed.announcement, need, proseKinds({ fate, critical })),
  });
}

/** What becomes of an action is a kind of step of its own: they look otherwise. */
const kinds: Readonly<Record<Fate, string>> = { met: 'met', failed: 'missed', open: 'undecided' };

const tones: Readonly<Record<Fate, Tone>> = { met: 'good', failed: 'bad', open: 'even' };

function ruleOf(nature: Nature, fate: Fate, critical: boolean): RuleName {
  const [well, badly] = critical ? [rule.criticalSuccess, rule.criticalFailure] : [rule.success, rule.failure];
  if (fate === 'open') return rule.multiAction;
  return critical || nature === 'primary' ? (fate === 'met' ? well : badly) : natureRules[nature];
}

const natureRules: Readonly<Record<Nature, RuleName>> = {
  primary: rule.multiAction, avoidance: rule.attacks, resisting: rule.compulsionChecks, wound: rule.damage, weakness: rule.weaknesses, fatigue: rule.fatigue, paradox: rule.paradox,
};

/** What an action of each kind means where it is met, and where it isn’t, and what a critical adds to that. */
const meaning: Readonly<Record<Nature, Readonly<Record<'met' | 'failed' | 'critically met' | 'critically failed', string>>>> = {
  primary: {
    met: 'The result that was wanted is there.', 'critically met': 'The GM adds a minor bonus, if possible; the player may suggest one.',
    failed: 'The result that was wanted isn’t there; the GM finds another that follows from the situation.', 'critically failed': 'The GM adds something bad to it, if possible: one more obstacle.',
  },
  avoidance: {
    met: 'The damage is avoided.', 'critically met': 'It may bring a further advantage, if that fits.',
    failed: 'The damage is taken.', 'critically failed': 'The wound may be more serious than it would be.',
  },
  resisting: {
    met: 'The temptation is resisted.', 'critically met': '',
    failed: 'The character gives in.', 'critically failed': 'Something bad and serious should come of it.',
  },
  wound: {
    met: 'The wound is kept safe.', 'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The wound couldn’t be coped with, and gets worse.', 'critically failed': 'It gets more serious still.',
  },
  weakness: {
    met: 'The weakness doesn’t get in the way.', 'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The weakness gets in the way; the text doesn’t say what follows.', 'critically failed': 'The GM adds something bad to it, if possible.',
  },
  fatigue: {
    met: 'The character copes with the fatigue.', 'critically met': 'The GM adds a minor bonus, if possible.',
    failed: 'The fatigue wins; the text doesn’t say what follows.', 'critically failed': 'The GM adds something bad to it, if possible.',
  },
  paradox: {
    met: 'Character and witnesses go on seeing the same world.', 'critically met': 'It would fit the magic better than what holds it together.',
    failed: 'A paradox effect comes of it.', 'critically failed': 'It is a stronger or more dangerous one.',
  },
};

function meaningOf({ nature }: Need, { fate, critical }: Became): readonly string[] {
  if (fate === 'open') return ['Which action gets the sets isn’t decided.'];
  const more = critical ? meaning[nature][fate === 'met' ? 'critically met' : 'critically failed'] : fate === 'failed' && nature === 'resisting' ? minorHarm : '';
  return [meaning[nature][fate], more].filter((text) => text !== '');
}

/** A compulsion that is given in to without a critical (qs-180). */
const minorHarm = 'Something bad but minor should come of it.';

/** What is written for this action alone. */
function proseKinds({ fate, critical }: Became): readonly string[] {
  if (fate === 'open') return [];
  const kind = fate === 'met' ? 'success' : 'failure';
  return [`on ${kind}`, ...(critical ? [`on critical ${kind}`] : [])];
}

/** How the writer has it get worse. */
function worseWords({ announcement: { clauses } }: Deed, { key, nature }: Need, fate: Fate): readonly string[] {
  if (nature !== 'wound' || fate !== 'failed') return [];
  return worsenings(clauses, key).flatMap(({ how }) => (how === undefined ? [] : [`“${how.text}”.`]));
}

function worsenings(clauses: Deed['announcement']['clauses'], key: string): readonly Worsens[] {
  return factsOf(clauses, 'worsens').filter(({ wound }) => wordsKey(copingWords(wound.text)) === key);
}

function worsen(tale: Tale, { deed: { actor, announcement: { clauses } } }: Attempt, { key }: Need): void {
  for (const { wound, to } of worsenings(clauses, key)) {
    const effect = to === undefined ? undefined : effectOf(to.text);
    if (effect === undefined) continue;
    tale.change(actor, (condition): Condition => {
      const own = condition.wounds.find(({ words }) => wordsKey(words) === wordsKey(wound.text));
      return own === undefined ? condition : wounded(condition, { ...own, effect });
    });
  }
}
