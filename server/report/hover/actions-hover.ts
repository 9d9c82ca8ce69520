/** The hover of several people who do the same: one block for those with the same figures by the same rules. */
import { list, sentence, type ActionOdds, wordsOf } from '../../engine/index.ts';
import { actionMarkdown, type ActionHoverOptions } from './action-hover.ts';
import { advantageMarkdown } from './advantage-hover.ts';
import { byWritten, percent } from '../figures.ts';
import { poolMarkdown } from './pool-hover.ts';
import { escapeMarkdown } from '../timeline/transcript.ts';
import { pointsWords } from '../odds/worth.ts';
import { withoutName } from '../timeline/without-name.ts';

/** An action and the context for rendering it. */
export interface HoveredAction extends ActionHoverOptions {
  readonly action: ActionOdds;
  readonly call: (who: string) => string;
  /** The plural name of bodies of the actor’s stat block: `Ghouls`. */
  readonly kind?: string | undefined;
}

type Group = readonly [HoveredAction, ...HoveredAction[]];

/**
 * Maximum number of blocks that distinguish people who throw alike but have different chances, for instance because of
 * the order of equal cards.
 */
const mostBlocks = 4;

/**
 * One Markdown block per group of actors with the same figures; if there are too many, per group with the same throws.
 */
export function actionsMarkdown(actions: readonly HoveredAction[]): readonly string[] {
  const groups = grouped(actions, figuresOf);
  if (groups.length <= mostBlocks) return groups.map((group) => sameMarkdown(group, actions));
  return grouped(actions, throwsOf).map((group) =>
    grouped(group, figuresOf).length === 1 ? sameMarkdown(group, actions) : rangeMarkdown(group, actions),
  );
}

function grouped(actions: readonly HoveredAction[], keyOf: (shown: HoveredAction) => string): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const described of actions) {
    const key = keyOf(described);
    const group = groups.get(key);
    groups.set(key, group === undefined ? [described] : [...group, described]);
  }
  return [...groups.values()];
}

function sameMarkdown(group: Group, all: readonly HoveredAction[]): string {
  const [first] = group;
  return actionMarkdown({ ...first.action, words: groupWords(group, all) }, { ...first, alike: othersIn(group) });
}

/** `succeeds 2.3% (G11) to 15.5% (G2)`, for people who throw alike. */
function rangeMarkdown(group: Group, all: readonly HoveredAction[]): string {
  const { worth: _worth, ...first } = group[0];
  const [id = ''] = first.action.odds.keys();
  const outcome = wordsOf(first.action.outcomes, id);
  const chances = group.flatMap(({ action, call }) =>
    [...action.odds.values()].slice(0, 1).map((figure) => ({ figure, who: call(action.actor) })),
  );
  const ordered = chances.toSorted((one, other) => byWritten(one.figure, other.figure));
  const ends = [ordered[0], ordered.at(-1)].flatMap((end) =>
    end === undefined ? [] : [`${percent(end.figure)} (${escapeMarkdown(end.who)})`],
  );
  return [
    `**${escapeMarkdown(sentence(groupWords(group, all)))}**: ${escapeMarkdown(outcome)} ${ends.join(' to ')}`,
    '',
    ...poolMarkdown(first.action, { ...first, alike: othersIn(group) }),
  ]
    .join('\n')
    .trimEnd();
}

function othersIn([, ...others]: Group): readonly ActionOdds[] {
  return others.map(({ action }) => action);
}

/** Without whom a throw depends on: of many who act for the same person, each comes after another one. */
function withoutReasons(action: ActionOdds): ActionOdds {
  const modifiers = action.pool.modifiers.map(({ words: _words, uncounted, ...each }) => ({
    ...each,
    because: '',
    source: action.source,
    ...(uncounted === undefined ? {} : { uncounted: { ...uncounted, why: '' } }),
  }));
  return { ...action, words: '', pool: { ...action.pool, modifiers } };
}

/** Key: somebody’s throws and the rules they come from. */
function throwsOf({ action, worth: _worth, ...telling }: HoveredAction): string {
  return poolMarkdown(withoutReasons(action), telling).join('\n');
}

/** Key: everything displayed except the actor’s name. */
function figuresOf({ action, call, worth, ...telling }: HoveredAction): string {
  const blank = (who: string): string => (who === action.actor ? '' : call(who));
  return [
    actionMarkdown(withoutReasons(action), telling),
    ...(worth?.modifiers ?? []).map((each) => `${each.change.without.rule} ${pointsWords(each)}`),
    ...advantageMarkdown(worth?.advantages ?? [], action.actor, blank),
  ].join('\n');
}

/** Maximum number of names listed. */
const mostNames = 4;

/** `Odo strikes Wat, and so does Perkin`, `each of the 30 Ghouls claws Ann`. */
function groupWords(group: Group, all: readonly HoveredAction[]): string {
  const [
    {
      action: { words, actor },
      call,
      kind,
    },
    ...others
  ] = group;
  const does = withoutName(words, [call(actor)]);
  if (
    group.length > mostNames &&
    kind !== undefined &&
    does !== undefined &&
    group.every((each) => each.kind === kind)
  ) {
    return `${kindWords(kind, group, all)} ${does}`;
  }
  return others.length === 0 ? words : `${words}, and so ${others.length === 1 ? 'does' : 'do'} ${namesOf(others)}`;
}

function kindWords(kind: string, group: readonly HoveredAction[], all: readonly HoveredAction[]): string {
  const isWhole = group.length === all.filter((each) => each.kind === kind).length;
  return isWhole ? `each of the ${group.length} ${kind}` : `each of ${group.length} ${kind} (${namesOf(group)})`;
}

function namesOf(listed: readonly HoveredAction[]): string {
  const names = listed.map(({ action, call }) => call(action.actor));
  return list(
    names.length <= mostNames ? names : [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more`],
  );
}
