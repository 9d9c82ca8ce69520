/** Exchanges: what is rolled together in a round, one side’s attack or a contested roll of two, and its outcome. */
import type { Setting } from '../../scenario.ts';
import type { Attack } from './attacks.ts';
import { lastFact, type TieChoice } from './facts.ts';
import { enemiesAimedAt, type RoundContext } from './round-context.ts';
import { chooses, options } from './options.ts';
import { sideAttack, type SideAttack } from './side-attack.ts';
import { spread, type Spread } from './spreading.ts';

/** One side’s roll, or both sides’ in a contested roll, in the order of their first attacks. */
export interface Exchange {
  readonly kind: 'single-sided roll' | 'contested roll';
  readonly sides: readonly SideAttack[];
  /** How equal hits above 0 are resolved; missing where it is left open. */
  readonly tie?: Tie;
}

/** `winner` is the side that a tiebreaker favours. */
export type Tie =
  | { readonly choice: 'full damage' | 'minimum damage' }
  | { readonly choice: 'initiative' | 'more combatants' | 'fewer combatants'; readonly winner: string };

/** The outcome of a roll: each side’s hits, how they are shared out, and which damage they do. */
export interface ExchangeOutcome {
  readonly result: 'hits' | 'no hits' | 'more hits' | 'tie';
  /** The side with more hits, or the one that a tiebreaker favours; also a side that rolls alone and hits. */
  readonly winner?: string;
  readonly sides: readonly SideOutcome[];
}

/**
 * `damage` is `full` (a die for the first hit on each enemy, 1 for each later one), `minimum` (1 for each hit), or
 * `open`.
 */
export interface SideOutcome {
  readonly side: SideAttack;
  readonly hits: number;
  readonly spread: Spread;
  readonly damage: 'full' | 'minimum' | 'open';
}

/**
 * The rolls of a round. Each side rolls by itself unless a contested roll is written and both sides attack each other.
 * Three sides can’t contest one roll (aa-q36): then nothing is rolled.
 */
export function exchangesOf(context: RoundContext): readonly Exchange[] {
  const groups = firstAttacks(context).map(({ actor }) => actor.group);
  if (!isContested(context))
    return groups.map((group) => ({ kind: 'single-sided roll', sides: [sideAttack(context, group)] }));
  if (thirdAttack(context) !== undefined) return [];
  const tie = tieOf(context, groups);
  return [
    {
      kind: 'contested roll',
      sides: groups.map((group) => sideAttack(context, group)),
      ...(tie === undefined ? {} : { tie }),
    },
  ];
}

/** The first attack of each attacking group, in text order. */
export function firstAttacks({ attacks }: RoundContext): readonly Attack[] {
  const groups = attacks.map(({ actor }) => actor.group);
  return attacks.filter(({ actor }, at) => groups.indexOf(actor.group) === at);
}

/** The first attack of the third side in a contested roll; undefined where the roll is possible. */
export function thirdAttack(context: RoundContext): Attack | undefined {
  return isContested(context) ? firstAttacks(context)[2] : undefined;
}

/**
 * Whether the sides roll against each other: a contested roll is written and two sides attack each other. True for
 * three or more sides as well, for which the text has no rule.
 */
function isContested(context: RoundContext): boolean {
  const groups = firstAttacks(context).map(({ actor }) => actor.group);
  if (lastFact(context.round.facts, 'contested') === undefined || groups.length < 2) return false;
  const attacks = (group: string): boolean =>
    context.attacks.some((attack) => enemiesAimedAt(attack, context.present).some((enemy) => enemy.group === group));
  return groups.length > 2 || groups.every(attacks);
}

/** Resolves the hits of the sides; the one function shared by play, plain enumeration and odds. */
export function resolveExchange(exchange: Exchange, hits: readonly number[]): ExchangeOutcome {
  const { damage, ...verdict } = verdictOf(exchange, hits);
  return {
    ...verdict,
    sides: exchange.sides.map((side, index) => ({
      side,
      hits: hits[index] ?? 0,
      spread: spread(side, hits[index] ?? 0),
      damage: damage[index] ?? 'full',
    })),
  };
}

/** The winner, and the kind of damage of each side, before hits are shared out. */
export interface Verdict extends Pick<ExchangeOutcome, 'result' | 'winner'> {
  readonly damage: readonly SideOutcome['damage'][];
}

export function verdictOf({ kind, sides, tie }: Exchange, hits: readonly number[]): Verdict {
  const [own = 0, theirs = 0] = hits;
  const verdict = (result: Verdict['result'], damage: Verdict['damage'], winner?: string): Verdict => ({
    result,
    damage,
    ...(winner === undefined ? {} : { winner }),
  });
  const [one, other] = sides.map(({ group }) => group);
  if (kind === 'single-sided roll') return own === 0 ? verdict('no hits', ['full']) : verdict('hits', ['full'], one);
  if (own !== theirs)
    return own > theirs
      ? verdict('more hits', ['full', 'minimum'], one)
      : verdict('more hits', ['minimum', 'full'], other);
  // A tie at no hits has no effect, whatever is decided about ties (aa-q01).
  if (own === 0) return verdict('no hits', ['full', 'full']);
  if (tie === undefined) return verdict('tie', ['open', 'open']);
  if (!('winner' in tie))
    return verdict('tie', tie.choice === 'full damage' ? ['full', 'full'] : ['minimum', 'minimum']);
  return verdict(
    'tie',
    sides.map(({ group }) => (group === tie.winner ? 'full' : 'minimum')),
    tie.winner,
  );
}

/**
 * The choice about ties: the Host’s word in the round or before it, else the scenario’s option; undefined where there
 * is none.
 */
export function tieChoiceOf({ cast: { stage }, facts }: Pick<RoundContext, 'cast' | 'facts'>): TieChoice | undefined {
  const decided = lastFact(facts, 'tie decision')?.choice;
  return decided ?? tieOptionOf(stage);
}

/** The scenario’s option for ties; undefined where it leaves them open. */
export function tieOptionOf(setting: Setting): TieChoice | undefined {
  const value = options[0].values.find((each) => each !== 'ask' && chooses(setting, 'contested tie', each));
  return value === undefined ? undefined : tieByOption[value];
}

const tieByOption: Readonly<Record<(typeof options)[0]['values'][number], TieChoice | undefined>> = {
  ask: undefined,
  full: 'full damage',
  minimum: 'minimum damage',
  initiative: 'initiative',
  'more-combatants': 'more combatants',
  'fewer-combatants': 'fewer combatants',
};

function tieOf(context: RoundContext, groups: readonly string[]): Tie | undefined {
  const choice = tieChoiceOf(context);
  if (choice === undefined) return undefined;
  if (choice === 'full damage' || choice === 'minimum damage') return { choice };
  const winner = favoured(context, groups, choice);
  return winner === undefined ? undefined : { choice, winner };
}

/** The side that a tiebreaker favours; undefined where it favours none (aa-q04, aa-q05). */
export function favoured(
  context: RoundContext,
  groups: readonly string[],
  choice: 'initiative' | 'more combatants' | 'fewer combatants',
): string | undefined {
  if (choice === 'initiative') return groups.find((group) => group === initiativeOf(context));
  const [one = '', other = ''] = groups;
  const [a, b] = [one, other].map((group) => combatantsOf(context, group));
  if (a === undefined || b === undefined || a === b) return undefined;
  return a > b === (choice === 'more combatants') ? one : other;
}

/** The group that has the initiative, where that is written. */
function initiativeOf({ cast, facts }: Pick<RoundContext, 'cast' | 'facts'>): string | undefined {
  const id = lastFact(facts, 'initiative')?.side.id;
  return id === undefined ? undefined : cast.groups.get(id);
}

/** The number of a side’s members who are still in the fight. */
export function combatantsOf({ present }: Pick<RoundContext, 'present'>, group: string): number {
  return present.filter((fighter) => fighter.group === group).length;
}
