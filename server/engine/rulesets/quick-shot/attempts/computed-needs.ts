/** Computes the difficulty of each action of an attempt, with the reasons for changes and added actions. */
import type { Modifier } from '../../../pool.ts';
import { isCounted, reasonsLeft, recountOf } from '../../../worth/recount.ts';
import { wordsKey } from '../cast.ts';
import type { Deed } from '../deeds.ts';
import { difficultyAt, difficultyWords } from './difficulty.ts';
import { withArticle } from '../../../words/article.ts';
import { factsOf } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import type { RoundContext } from '../round-context.ts';
import { addedNeeds, chosenNeeds, hinderingWeaknesses, type AddedNeed, type WrittenNeed } from './needs.ts';
import { rule } from '../rule-ids.ts';
import { teamRelief, teamWorkOn } from './team-work.ts';
import { attacksAvoided, type Threat } from '../threats.ts';

/**
 * An action with a known difficulty: `written` is the effect as set, `changes` are the changes that count, `effect` is
 * the effect needed after them; `threats` are the attacks that it avoids.
 */
export interface Need extends WrittenNeed {
  readonly key: string;
  readonly threats: readonly Threat[];
  readonly written: number;
  readonly changes: readonly Modifier[];
  readonly effect: number;
}

/** `unset` are the actions without a valid difficulty; `beyond` are those that would need more than any difficulty. */
export interface Difficulties {
  readonly needs: readonly Need[];
  readonly unset: readonly WrittenNeed[];
  readonly beyond: readonly Need[];
}

/** The id of the what-if for a helper. */
export const helperAddition = 'helper';

/** The widest effect that has a name (qs-042). */
export const mostEffect = 5;

export function computeNeeds(
  context: RoundContext,
  deed: Deed,
  kind: 'gamble' | 'compulsion check',
): Difficulties & { readonly modifiers: readonly Modifier[] } {
  const recount = recountOf(context.change, deed);
  const adds =
    recount.adds && context.change !== undefined && 'add' in context.change && context.change.add === helperAddition;
  const chosen = chosenNeeds(context.cast, deed, kind === 'compulsion check');
  const avoided = attacksAvoided(context, deed.actor);
  const added = addedNeeds(deed, conditionOf(context.fight, deed.actor.name)).map((need) => ({
    need,
    modifiers: reasonsLeft([addingModifier(need)], recount),
  }));
  const counting = added.filter(({ modifiers }) => modifiers.some(isCounted)).map(({ need }) => need);
  const changes = chosen.map((need) =>
    inTurn(reasonsLeft(changesOf(context, deed, chosen, need, adds), recount), need),
  );
  const known = [
    ...chosen.flatMap((need, at) => changed(need, changes[at] ?? [], avoided.get(need.source))),
    ...counting.flatMap((need) => changed(need, [])),
  ];
  return {
    needs: known.filter(({ effect }) => effect <= mostEffect),
    modifiers: [...changes.flat(), ...added.flatMap(({ modifiers }) => modifiers)],
    unset: [...chosen, ...counting].filter(({ effect }) => effect === undefined),
    beyond: known.filter(({ effect }) => effect > mostEffect),
  };
}

function addingModifier({ rule: of, because, reason, effect, source, difficulty }: AddedNeed): Modifier {
  const word = effect === undefined ? difficulty : (difficultyAt(effect) ?? `${effect}`);
  const measure = word === undefined ? 'an added action' : `${withArticle(word)} added action`;
  return { rule: of.id, title: of.title, amount: -1, measure, because, words: reason, source, standing: 'counted' };
}

/** Nothing is easier than easy (qa-27); harder than overwhelming has no name (qa-28). */
function changed(need: WrittenNeed, modifiers: readonly Modifier[], threats: readonly Threat[] = []): readonly Need[] {
  const { effect: written, words } = need;
  if (written === undefined) return [];
  const changes = modifiers.filter(isCounted);
  const effect = Math.max(1, effectAfter({ written, changes }));
  return [{ ...need, key: wordsKey(words), threats, written, changes, effect }];
}

/** The effect needed after all changes, even if no difficulty has it. */
export function effectAfter({ written, changes }: Pick<Need, 'written' | 'changes'>): number {
  return changes.reduce((effect, { amount }) => effect - amount, written);
}

/**
 * What makes an action harder than any difficulty: its written effect, or the last change that makes it harder, from a
 * weakness or anything else.
 */
export type Excess = { readonly of: 'written' } | { readonly of: 'weakness' | 'change'; readonly harder: Modifier };

export function excessOf({ written, changes }: Need): Excess {
  const harder = written > mostEffect ? undefined : changes.findLast(({ amount }) => amount < 0);
  if (harder === undefined) return { of: 'written' };
  return { of: harder.rule === rule.weaknesses.id ? 'weakness' : 'change', harder };
}

/**
 * The changes of one action, positive for easier and negative for harder: by the GM’s word, team work, weaknesses, and
 * a what-if helper.
 */
function changesOf(
  context: RoundContext,
  deed: Deed,
  chosen: readonly WrittenNeed[],
  need: WrittenNeed,
  adds: boolean,
): readonly Modifier[] {
  return [
    ...writtenChanges(deed, need),
    ...teamWorkOn(context, deed, need),
    ...hinderingWeaknesses(deed).map(({ words, harder, source }): Modifier => ({
      rule: rule.weaknesses.id,
      title: rule.weaknesses.title,
      amount: -Math.trunc(harder?.value ?? 0),
      because: `the weakness “${words.text}” counts here; the writer decides by how much`,
      words: words.text,
      source,
      standing: 'counted',
    })),
    ...(adds && need === hardest(chosen) ? [helperModifier(need)] : []),
  ];
}

function helperModifier({ source }: WrittenNeed): Modifier {
  return {
    rule: rule.teamWork.id,
    title: rule.teamWork.title,
    amount: teamRelief,
    because: 'a helper',
    source,
    standing: 'counted',
  };
}

function writtenChanges({ announcement: { clauses } }: Deed, need: WrittenNeed): readonly Modifier[] {
  return factsOf(clauses, 'change')
    .filter(({ action }) => action === undefined || wordsKey(action.text) === wordsKey(need.words))
    .map(({ by, way, because, source }): Modifier => ({
      rule: rule.clarification.id,
      title: rule.clarification.title,
      amount: Math.trunc(by.value) * (way === 'easier' ? 1 : -1),
      source,
      standing: 'counted',
      because:
        because === undefined
          ? 'the GM says so, without a written reason'
          : `“${because.text}”; the GM decides by how much`,
      ...(because === undefined ? {} : { words: because.text }),
    }));
}

/**
 * Explains each change from the result of those before: `“catch the runner”: hard (3) → common (2)`. A change that
 * doesn’t count says what it would have done.
 */
function inTurn(changes: readonly Modifier[], { words, effect = 0 }: WrittenNeed): readonly Modifier[] {
  let now = effect;
  return changes.map((change) => {
    const [before, after] = [now, now - change.amount];
    if (isCounted(change)) now = after;
    return { ...change, measure: `“${words}”: ${effectWords(before)} → ${effectWords(after)}` };
  });
}

function effectWords(effect: number): string {
  return difficultyWords(Math.max(1, effect));
}

/** The action that needs the most; the first of several. */
export function hardest<N extends WrittenNeed>(needs: readonly N[]): N | undefined {
  return needs.reduce<N | undefined>(
    (most, need) => (most === undefined || (need.effect ?? 0) > (most.effect ?? 0) ? need : most),
    undefined,
  );
}
