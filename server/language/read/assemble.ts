/** Assembles a scenario from the statements that were read. */
import type { Finding, Round, Ruleset, Scenario, Source, Stranger, Words } from '../../engine/index.ts';
import { bounds } from './bounds.ts';
import { CastBuilder } from './build-cast.ts';
import { CourseBuilder } from './build-course.ts';
import type { NameTable } from '../match/name-table.ts';
import { toFinding } from '../explain/reading-rules.ts';
import type { Part, Statement } from './statement.ts';
import { strangersOf } from './undeclared-names.ts';

export interface Ingredients {
  readonly file: string;
  readonly ruleset: Ruleset;
  readonly names: NameTable;
  readonly included: readonly Statement[];
  readonly head: readonly Statement[];
  readonly own: readonly Statement[];
}

/** Number of statements per time slice. */
const statementsAStep = 200;

/** The scenario, and findings about it as a whole: more of something than can be played. Yields between slices. */
export function* assemble(
  from: Ingredients,
): Generator<undefined, { readonly scenario: Scenario; readonly findings: readonly Finding[] }> {
  const cast = new CastBuilder(from.names);
  const course = new CourseBuilder();
  const statements = [...from.head, ...from.own];
  for (const statement of from.included) {
    cast.addStatement(statement);
    course.addIncluded(statement);
  }
  for (const [index, statement] of statements.entries()) {
    cast.addStatement(statement);
    course.addStatement(statement);
    if (index % statementsAStep === statementsAStep - 1) yield;
  }
  const parts = statements.flatMap((statement) => statement.parts.filter(isAboutAll));
  const strangers: Stranger[] = [];
  for (const [index, statement] of [...from.included, ...statements].entries()) {
    strangers.push(...strangersOf(statement));
    if (index % statementsAStep === statementsAStep - 1) yield;
  }
  const scenario: Scenario = {
    title: lastOf(parts, 'scenario')?.title ?? '',
    rules: rulesOf(from),
    ...seedOf(parts),
    options: parts.flatMap(({ piece, source }) =>
      piece?.piece === 'option' ? [{ name: piece.name, value: piece.value, source }] : [],
    ),
    ...cast.built(),
    ...course.built(),
    expectations: parts.flatMap(({ piece }) => (piece?.piece === 'expectation' ? [piece.expectation] : [])),
    strangers,
    source: sourceOfScenario(from),
  };
  return bounded(scenario);
}

/** Whether a part belongs to the scenario as a whole, not to its combatants or its rounds. */
function isAboutAll({ piece }: Part): boolean {
  switch (piece?.piece) {
    case 'scenario':
    case 'seed':
    case 'option':
    case 'expectation':
      return true;
    default:
      return false;
  }
}

type PieceOf<K extends string> = Extract<NonNullable<Part['piece']>, { readonly piece: K }>;

function lastOf<K extends NonNullable<Part['piece']>['piece']>(
  parts: readonly Part[],
  kind: K,
): PieceOf<K> | undefined {
  const found = parts.findLast(({ piece }) => piece?.piece === kind)?.piece;
  return found as PieceOf<K> | undefined;
}

/** The first sentence that names a game counts: of the scenario’s own sentences, else of the head’s. */
function rulesOf({ head, own, ruleset }: Ingredients): Scenario['rules'] {
  const [first, ...again] = [own, head].map(namedGames).find((games) => games.length > 0) ?? [];
  if (first === undefined) return { id: ruleset.id };
  return { id: ruleset.id, source: first.source, ...(first.text === ruleset.id && again.length > 0 ? { again } : {}) };
}

function namedGames(statements: readonly Statement[]): readonly Words[] {
  return statements.flatMap(({ parts }) => parts.flatMap(({ piece }) => (piece?.piece === 'rules' ? [piece.id] : [])));
}

function seedOf(parts: readonly Part[]): Pick<Scenario, 'seed'> {
  const seed = lastOf(parts, 'seed');
  return seed === undefined ? {} : { seed: seed.value };
}

function sourceOfScenario({ file, own, head }: Ingredients): Source {
  const first = own[0] ?? head[0];
  if (first === undefined) return { file, sentence: 0, start: 0, end: 0 };
  return { file, sentence: first.sentence.id, start: 0, end: first.sentence.tokens.at(-1)?.end ?? 0 };
}

/** Cuts off whatever exceeds a bound, with a finding at the first excess item. */
function bounded(scenario: Scenario): { readonly scenario: Scenario; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const upTo = <T extends { readonly source?: Source }>(
    items: readonly T[],
    what: 'rounds' | 'combatants' | 'sides' | 'announcements' | 'facts',
  ): readonly T[] => {
    const { source } = items[bounds[what]] ?? {};
    if (source === undefined) return items;
    findings.push(toFinding('too-much', what, { bound: bounds[what] }, source));
    return items.slice(0, bounds[what]);
  };
  const combatants = upTo(scenario.combatants, 'combatants');
  const sides = upTo(scenario.sides, 'sides');
  const rounds = upTo(scenario.rounds, 'rounds').map((round) => {
    const announcements = upTo(round.announcements, 'announcements').map((announcement) => {
      const clauses = upTo(announcement.clauses, 'facts');
      return clauses === announcement.clauses ? announcement : { ...announcement, clauses };
    });
    return { ...round, announcements, facts: upTo(round.facts, 'facts') };
  });
  const played = boundedTogether(rounds, combatants.length);
  return {
    scenario: { ...scenario, combatants, sides, facts: upTo(scenario.facts, 'facts'), rounds: played.rounds },
    findings: [...findings, ...played.findings],
  };
}

/** Bounds the totals over all rounds: each round may be short, but together they may be too many to play. */
function boundedTogether(
  rounds: readonly Round[],
  combatants: number,
): { readonly rounds: readonly Round[]; readonly findings: readonly Finding[] } {
  const most = Math.max(1, Math.floor(bounds.states / Math.max(1, combatants)));
  const over = rounds[most];
  const played: Round[] = [];
  let left: number = bounds.announced;
  for (const round of rounds.slice(0, most)) {
    const first = round.announcements[left];
    if (first !== undefined) {
      played.push({ ...round, announcements: round.announcements.slice(0, left) });
      return {
        rounds: played,
        findings: [toFinding('too-much', 'announced', { bound: bounds.announced }, first.source)],
      };
    }
    played.push(round);
    left -= round.announcements.length;
  }
  return {
    rounds: played,
    findings: over === undefined ? [] : [toFinding('too-much', 'states', { combatants, bound: most }, over.source)],
  };
}
