/** Recounts a pool: which of its reasons stay, which the announcement sets aside, and whether one is added. */
import type { Modifier } from '../pool.ts';
import { meansReason } from './reason-words.ts';
import type { Words } from '../scenario.ts';
import { sameSource, type Source } from '../source.ts';
import type { PoolChange } from './what-if.ts';

/** Identifies an extra or lost throw, however it counts. */
export type Reason = Pick<Modifier, 'rule' | 'because' | 'words' | 'source'>;

/** The effects of the announcement, and of a what-if change, on a pool. */
export interface Recount {
  readonly stays: (reason: Reason) => boolean;
  /**
   * The standing of a reason that the announcement sets aside: it is listed but doesn’t count. Undefined for other
   * reasons.
   */
  readonly asideBy: (reason: Pick<Modifier, 'words' | 'title'>) => Aside | undefined;
  /** Whether there is one more advantage. */
  readonly adds: boolean;
}

/** The owner of the pool and their announcement. */
interface Announced {
  readonly actor: { readonly name: string };
  readonly announcement: { readonly setsAside?: readonly Words[] };
}

/** The recount of the pool of somebody’s action; the change may not affect it. */
export function recountOf(change: PoolChange | undefined, { actor: { name }, announcement }: Announced): Recount {
  return { ...changed(change, name), asideBy: setAsideBy(announcement) };
}

/** The standing of a reason that is set aside. */
export type Aside = Required<Pick<Modifier, 'standing' | 'uncounted'>>;

/** The reasons that an announcement sets aside, and the sentences that do so. */
export function setAsideBy({ setsAside = [] }: Announced['announcement']): Recount['asideBy'] {
  if (setsAside.length === 0) return () => undefined;
  const all = setsAside.map(({ text, source }) => ({ text, aside: asideAt(source) }));
  return (reason) => all.find(({ text }) => meansReason(text, reason))?.aside;
}

const setAside = { short: 'set aside', why: 'the announcement sets it aside' } as const;

function asideAt(source: Source): Aside {
  return { standing: 'unused', uncounted: { ...setAside, source } };
}

/** Whether an announcement sets it aside. */
export function isSetAside({ uncounted }: Pick<Modifier, 'uncounted'>): boolean {
  return uncounted?.short === setAside.short;
}

/** The modifiers that stay, with the standing of those that are set aside. */
export function reasonsLeft(modifiers: readonly Modifier[], { stays, asideBy }: Recount): readonly Modifier[] {
  return modifiers.filter(stays).map((modifier) => {
    const aside = asideBy(modifier);
    return aside === undefined ? modifier : { ...modifier, ...aside };
  });
}

/** Whether it counts so far. */
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

/** Everything that a change leaves out. */
export function leftOut({
  without,
  also = [],
}: Extract<PoolChange, { readonly without: Modifier }>): readonly Modifier[] {
  return [without, ...also];
}

/** The modifier before it was passed on or turned into something else. */
export function originOf(modifier: Modifier): Modifier {
  return modifier.cameOf ?? modifier;
}

/** Whether two are identical, with the same reason, such as the points of one bonus. */
export function saysTheSame(one: Reason, other: Reason): boolean {
  return (
    one.rule === other.rule &&
    one.because === other.because &&
    one.words === other.words &&
    sameSource(one.source, other.source)
  );
}

const unchanged: Pick<Recount, 'stays' | 'adds'> = { stays: () => true, adds: false };
