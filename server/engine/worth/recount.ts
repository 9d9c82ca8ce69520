/**
 * A pool counted otherwise: which of its reasons stay, which the announcement sets aside, and whether one comes to
 * them.
 */
import type { Modifier } from '../pool.ts';
import { meansReason } from './reason-words.ts';
import type { Words } from '../scenario.ts';
import { sameSource, type Source } from '../source.ts';
import type { PoolChange } from './what-if.ts';

/** By what an extra or lost throw is recognised, whatever becomes of it. */
export type Reason = Pick<Modifier, 'rule' | 'because' | 'words' | 'source'>;

/** What the announcement, and a change that is asked about, make of one pool. */
export interface Recount {
  readonly stays: (reason: Reason) => boolean;
  /**
   * How it stands with a reason that the announcement sets aside: it is told, and doesn’t count. Undefined for all
   * others.
   */
  readonly asideBy: (reason: Pick<Modifier, 'words' | 'title'>) => Aside | undefined;
  /** Whether there is one advantage more. */
  readonly adds: boolean;
}

/** Whose pool it is, and what they have announced. */
interface Announced {
  readonly actor: { readonly name: string };
  readonly announcement: { readonly setsAside?: readonly Words[] };
}

/** The recount of the pool of somebody’s deed, which the change may not concern at all. */
export function recountOf(change: PoolChange | undefined, { actor: { name }, announcement }: Announced): Recount {
  return { ...changed(change, name), asideBy: setAsideBy(announcement) };
}

/** How it stands with what is set aside. */
export type Aside = Required<Pick<Modifier, 'standing' | 'uncounted'>>;

/** Which reasons an announcement sets aside, and by which of its sentences. */
export function setAsideBy({ setsAside = [] }: Announced['announcement']): Recount['asideBy'] {
  if (setsAside.length === 0) return () => undefined;
  const all = setsAside.map(({ text, source }) => ({ text, aside: asideAt(source) }));
  return (reason) => all.find(({ text }) => meansReason(text, reason))?.aside;
}

const setAside = { short: 'set aside', why: 'the announcement sets it aside' } as const;

function asideAt(source: Source): Aside {
  return { standing: 'unused', uncounted: { ...setAside, source } };
}

/** Whether somebody has set it aside in their announcement. */
export function isSetAside({ uncounted }: Pick<Modifier, 'uncounted'>): boolean {
  return uncounted?.short === setAside.short;
}

/** The modifiers of a pool that stay; those that are set aside among them are told so. */
export function reasonsLeft(modifiers: readonly Modifier[], { stays, asideBy }: Recount): readonly Modifier[] {
  return modifiers.filter(stays).map((modifier) => {
    const aside = asideBy(modifier);
    return aside === undefined ? modifier : { ...modifier, ...aside };
  });
}

/** Whether it counts, so far. */
export function isCounted({ standing }: Pick<Modifier, 'standing'>): boolean {
  return standing === 'counted';
}

function changed(change: PoolChange | undefined, who: string): Pick<Recount, 'stays' | 'adds'> {
  if (change === undefined) return unchanged;
  if ('add' in change) return change.who === who ? { ...unchanged, adds: true } : unchanged;
  const left = leftOut(change)
    .filter(({ givenBy = change.who }) => givenBy === who)
    .map(originOf);
  return left.length === 0
    ? unchanged
    : { stays: (reason) => !left.some((each) => saysTheSame(reason, each)), adds: false };
}

/** All that a change leaves out. */
export function leftOut({
  without,
  also = [],
}: Extract<PoolChange, { readonly without: Modifier }>): readonly Modifier[] {
  return [without, ...also];
}

/** What a modifier was before it was passed on or turned into something else. */
export function originOf(modifier: Modifier): Modifier {
  return modifier.cameOf ?? modifier;
}

/** Whether two say the same for the same reason, as the points of one bonus do. */
export function saysTheSame(one: Reason, other: Reason): boolean {
  return (
    one.rule === other.rule &&
    one.because === other.because &&
    one.words === other.words &&
    sameSource(one.source, other.source)
  );
}

const unchanged: Pick<Recount, 'stays' | 'adds'> = { stays: () => true, adds: false };
