/**
 * The attack of one side: each member’s dice, the possible targets of hits, and the damage die ("The roll,
 * single-sided").
 */
import type { HitPool } from '../../chance/index.ts';
import { isSetAside, recountOf } from '../../worth/recount.ts';
import { writtenDie, type Attack } from './attacks.ts';
import { fightersNamed, type Fighter } from './cast.ts';
import { attackBonusDice, circumstancesOf } from './circumstances.ts';
import { defencesAgainst, gradeCosts, type Graded } from './defences.ts';
import { attackDifficulty, difficultyText, facesOf, growthOf } from './rolls/difficulty.ts';
import { enemyOf, statementsIn, type Enemy } from './enemies.ts';
import { factsOf, lastFact, type AttackFact } from './facts.ts';
import { superiority } from './forms.ts';
import { enemiesAimedAt, type RoundContext } from './round-context.ts';
import { chooses } from './options.ts';
import { changesLeft, rolledPool, type Change, type RolledPool, type Uncounted } from './rolls/pools.ts';
import type { Whole } from './rolls/net-dice.ts';
import { targetChanges } from './clauses.ts';
import { pinnedDice } from './rolls/pinned.ts';
import { rule } from './rule-ids.ts';

/** One attacker’s roll; `aim` is the enemy whose defences and form set its difficulty. */
export interface AttackRoll extends RolledPool {
  readonly attack: Attack;
  readonly aim: Fighter | undefined;
}

export interface SideAttack {
  readonly group: string;
  readonly rolls: readonly AttackRoll[];
  /** Missing where no champion is named and several attack, or the named one doesn’t attack. */
  readonly champion?: Fighter;
  /** Those who are attacked, in declaration order. */
  readonly enemies: readonly Enemy[];
  /** The maximum number of enemies that can be hit: one for each attacker. */
  readonly reach: number;
  /**
   * Number of faces of the die of a first hit; missing where the attackers’ dice differ and the Host hasn’t decided
   * (aa-q16).
   */
  readonly die?: number;
  /** The order in which hits fall on enemies, by the Host’s word. */
  readonly order: readonly Fighter[];
  /** The Host’s own shares of this round’s hits, by name; empty where none are written. */
  readonly shares: ReadonlyMap<string, number>;
}

/** The attack of a side; there is at least one attacker. */
export function sideAttack(context: RoundContext, group: string): SideAttack {
  const attacks = context.attacks.filter(({ actor }) => actor.group === group);
  const champion = championOf(context, group, attacks);
  const reference = attacks.find(({ actor }) => actor === champion) ?? attacks[0];
  const aimed = new Set(attacks.flatMap((attack) => enemiesAimedAt(attack, context.present)));
  const enemies = context.present
    .filter((fighter) => aimed.has(fighter))
    .map((fighter) => enemyOf(context, fighter, attacks, reference));
  const die = dieOf(context, attacks);
  const theirs = (fighters: readonly Fighter[]): readonly Fighter[] => fighters.filter((fighter) => aimed.has(fighter));
  return {
    group,
    enemies,
    rolls: attacks.map((attack) => attackRoll(context, attack, enemies, attack.actor === champion, champion)),
    reach: attacks.length,
    order: theirs(
      fightersNamed(
        context.cast,
        factsOf(context.facts, 'hits first').findLast(
          ({ order }) => theirs(fightersNamed(context.cast, order)).length > 0,
        )?.order ?? [],
      ),
    ),
    shares: new Map(
      factsOf(context.round.facts, 'shares')
        .flatMap(({ shares }) => shares)
        .flatMap(({ count, who }) =>
          theirs(fightersNamed(context.cast, [who])).map(({ name }): [string, number] => [name, count.value]),
        ),
    ),
    ...(champion === undefined ? {} : { champion }),
    ...(die === undefined ? {} : { die }),
  };
}

/** The named champion, of this round or an earlier one; otherwise the only attacker, if there is just one. */
function championOf(context: RoundContext, group: string, attacks: readonly Attack[]): Fighter | undefined {
  const named = namedChampion(context, group);
  if (named !== undefined) return attacks.some(({ actor }) => actor === named) ? named : undefined;
  return attacks.length === 1 ? attacks[0]?.actor : undefined;
}

/**
 * The champion that the scenario names for a side, attacking or not, as long as they are in the fight: the first named
 * at the head of the round, otherwise the last named before.
 */
export function namedChampion({ cast, facts, round, present }: RoundContext, group: string): Fighter | undefined {
  const among = (where: readonly AttackFact[]): readonly Fighter[] =>
    factsOf(where, 'champion')
      .flatMap(({ who }) => fightersNamed(cast, [who]))
      .filter((fighter) => fighter.group === group && present.includes(fighter));
  const [ofRound] = among(round.facts);
  return ofRound ?? among(facts).at(-1);
}

function attackRoll(
  context: RoundContext,
  attack: Attack,
  enemies: readonly Enemy[],
  whole: boolean,
  champion: Fighter | undefined,
): AttackRoll {
  const { cast, facts } = context;
  const { actor, announcement } = attack;
  const aim = aimOf(context, attack, enemies);
  const bonus = attackBonusDice(cast, facts, actor);
  const circumstances = circumstancesOf(cast, facts, attack, aim);
  const rolled = rolledPool({
    who: actor.name,
    base: attackDifficulty,
    because: `Every attack starts with one die at ${difficultyText(attackDifficulty)}.`,
    baseRule: rule.attackRoll,
    changes: [
      ...(aim === undefined ? [] : changesBy(context, attack, aim)),
      ...asideElsewhere(context, attack, enemies, aim),
      ...targetChanges(attack),
    ],
    growth: growthOf(cast.stage, [...facts, ...announcement.clauses]),
    dice: { bonus: [...bonus.bonus, ...circumstances.bonus], penalty: [...bonus.penalty, ...circumstances.penalty] },
    whole: whole ? true : followerWords(champion),
    counts: { bonus: 'each', penalty: penaltyCount(context) },
    pinned: pinnedDice(attack, 'pinned roll'),
    recount: recountOf(context.change, attack),
    source: announcement.source,
  });
  return { ...rolled, attack, aim };
}

/** Why a follower rolls only one die. */
function followerWords(champion: Fighter | undefined): Whole {
  return champion === undefined
    ? { short: 'no champion', why: 'only a champion rolls more than one die, and this side has none' }
    : { short: 'not the champion', why: `only the champion, ${champion.called}, rolls more than one die` };
}

/** How the hits of a champion with penalty dice are counted, which the text doesn’t say (aa-q07). */
export function penaltyCount({ cast: { stage } }: RoundContext): HitPool['counts'] {
  if (chooses(stage, 'champion penalty', 'every-hit')) return 'each';
  return chooses(stage, 'champion penalty', 'all-dice-if-all-hit') ? 'each if all' : 'one if all';
}

/**
 * The enemy that sets the difficulty: the announced one, or, where an option says so or nobody is named, the weakest or
 * strongest for this attacker (aa-q06).
 */
function aimOf(context: RoundContext, attack: Attack, enemies: readonly Enemy[]): Fighter | undefined {
  const [announced] = attack.announcement.targets.length > 0 ? enemiesAimedAt(attack, context.present) : [];
  const { stage } = context.cast;
  if (announced !== undefined && chooses(stage, 'difficulty target', 'announced')) return announced;
  const easier = chooses(stage, 'difficulty target', 'strongest') ? -1 : 1;
  const ranked = enemies.map(({ fighter }) => ({
    fighter,
    ease:
      easier *
      changesBy(context, attack, fighter).reduce((sum, { by, instead }) => sum + (instead === undefined ? by : 0), 0),
  }));
  const most = Math.max(...ranked.map(({ ease }) => ease));
  return ranked.find(({ ease }) => ease === most)?.fighter;
}

/** Changes by another enemy that are set aside: without that, the attack would be aimed at that enemy. */
function asideElsewhere(
  context: RoundContext,
  attack: Attack,
  enemies: readonly Enemy[],
  aim: Fighter | undefined,
): readonly Change[] {
  if (attack.announcement.setsAside === undefined) return [];
  const other = aimOf(context, { ...attack, announcement: { ...attack.announcement, setsAside: [] } }, enemies);
  return other === undefined || other === aim
    ? []
    : changesBy(context, attack, other).filter(({ instead }) => instead !== undefined && isSetAside(instead));
}

/** The changes of the target number by an enemy’s defences and form. */
export function changesBy(context: RoundContext, attack: Attack, enemy: Fighter): readonly Change[] {
  const formFirst = chooses(context.cast.stage, 'modifier order', 'form-then-defences');
  return [...defenceChange(context, attack, enemy, formFirst ? 1 : 0), ...formChanges(context, attack, enemy)];
}

/**
 * The defence that counts, plus the last one if it is set aside. “Not at all” appears only where it replaces another
 * defence.
 */
function defenceChange(context: RoundContext, attack: Attack, enemy: Fighter, order: number): readonly Change[] {
  const all = changesLeft(
    defencesAgainst(context.cast, context.facts, enemy, attack).map((graded) => defended(graded, attack, enemy, order)),
    recountOf(context.change, attack),
  );
  const counting = all.filter(({ instead }) => instead === undefined);
  const last = all.every(({ by }) => by === 0) ? [] : all.slice(-1);
  return [
    ...(counting.every(({ by }) => by === 0) ? [] : counting.slice(-1)),
    ...last.filter((change) => !counting.includes(change)),
  ];
}

function defended({ grade, fact }: Graded, attack: Attack, enemy: Fighter, order: number): Change {
  const words = fact.words?.text;
  return {
    rule: rule.defences,
    by: grade === 'not at all' ? 0 : -gradeCosts[grade],
    order,
    source: fact.source,
    because:
      `${enemy.called} defends ` +
      grade +
      (attack.weapon === undefined || fact.against.length === 0 ? '' : ` against ${attack.weapon}`) +
      (words === undefined ? '' : `, “${words}”`),
    ...(words === undefined ? {} : { words }),
  };
}

/** Form counts once, and not at all where the sentences contradict each other. */
function formChanges(context: RoundContext, attack: Attack, enemy: Fighter): readonly Change[] {
  const changes = changesLeft(
    statementsIn(context, attack, enemy).map((statement) => ({ ...statement, rule: rule.form, order: 0 })),
    recountOf(context.change, attack),
  );
  const counts = superiority(changes.filter(({ instead }) => instead === undefined));
  const once = changes.filter(
    ({ by, instead }, index) => changes.findIndex((other) => other.by === by && other.instead === instead) === index,
  );
  return once.map((change) =>
    counts === 0 && change.instead === undefined ? { ...change, instead: contradicted } : change,
  );
}

const contradicted: Uncounted = {
  standing: 'cancelled',
  uncounted: { short: 'contradicted', why: 'form can’t be superior on both sides, so neither counts' },
};

/** The die of first hits: 1d6 unless written otherwise; where attackers have different dice, the Host’s decision. */
function dieOf(context: RoundContext, attacks: readonly Attack[]): number | undefined {
  const dice = new Set(attacks.map((attack) => facesOf(writtenDie(context.cast, attack) ?? '') ?? usualDie));
  const [only = usualDie, ...more] = dice;
  if (more.length === 0) return only;
  const decided = lastFact(
    context.facts.filter((fact) => fact.kind !== 'die decision' || fact.about === 'hit die'),
    'die decision',
  );
  return decided === undefined ? undefined : facesOf(decided.die.text);
}

/** "1d6 damage (usually)". */
export const usualDie = 6;
