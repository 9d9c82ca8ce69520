/** Groups the announced actions of a round by the contests that decide them. */
import {
  alliances,
  derive,
  sameSource,
  type ActionOdds,
  type Announcement,
  type ContestOdds,
  type Finding,
  type OutcomeContext,
  type RoundOdds,
  type Scenario,
  type Source,
} from '../../engine/index.ts';

/** Actions of one round with their contest; those without a contest form one group. */
export interface Decided {
  readonly contest?: ContestOdds;
  readonly actions: readonly ActionOdds[];
}

/**
 * Each action of a round once, with those decided together with it; a contest may include people who announce nothing.
 */
export function decidedTogether({ actions, contests }: RoundOdds): readonly Decided[] {
  const actors = new Set(actions.map(({ actor }) => actor));
  const isOfActors = ({ parties }: ContestOdds): boolean => parties.every((party) => actors.has(party));
  const taken = new Set<ActionOdds>();
  const together = [...contests.filter(isOfActors), ...contests.filter((contest) => !isOfActors(contest))].map(
    (contest): Decided => {
      const own = actions.filter((action) => contest.parties.includes(action.actor) && !taken.has(action));
      for (const action of own) taken.add(action);
      return { contest, actions: own };
    },
  );
  const isAlone = ({ contest, actions: own }: Decided): boolean =>
    contest === undefined || contest.parties.length + own.length <= 2;
  const shared = together.filter((decided) => !isAlone(decided));
  const rest = [
    ...together.filter(isAlone).flatMap((decided) => decided.actions),
    ...actions.filter((action) => !taken.has(action)),
  ];
  return rest.length === 0 ? shared : [...shared, { actions: rest }];
}

/** Whether any two of these are on opposing sides. */
export function areOpposed(scenario: Scenario, names: readonly string[]): boolean {
  const groups = alliances(scenario);
  const sides = scenario.combatants
    .filter(({ name }) => names.includes(name))
    .map(({ side }) => groups.get(side.id ?? '') ?? side.text);
  return new Set(sides).size > 1;
}

/** The announcement of an action. */
export function announcementOf({ rounds }: Scenario, { index }: RoundOdds, source: Source): Announcement | undefined {
  return rounds[index]?.announcements.find((each) => sameSource(each.source, source));
}

/** Whether the sentence of a source already has a finding. */
export function isFoundIn(findings: readonly Finding[], { file, sentence }: Source): boolean {
  return findings.some(({ source }) => source.file === file && source.sentence === sentence);
}

/** Whether an announcement has errors, or its clauses have warnings, so that its odds aren't yet the intended ones. */
export function isWrong(
  { scenario, findings }: Pick<OutcomeContext, 'scenario' | 'findings'>,
  round: RoundOdds,
  source: Source,
): boolean {
  const { errors, wrong } = bySeverity(findings);
  const clauses = announcementOf(scenario, round, source)?.clauses ?? [];
  return (
    isFoundIn(errors, source) ||
    clauses.some(
      (clause) => isFoundIn(errors, clause.source) || wrong.some((finding) => isWithin(finding.source, clause.source)),
    )
  );
}

/** Cached because it is needed for each announcement. */
const bySeverity = derive('findings by severity', (findings: readonly Finding[]) => ({
  errors: findings.filter(({ severity }) => severity === 'error'),
  wrong: findings.filter(({ severity }) => severity !== 'info'),
}));

function isWithin({ file, sentence, start, end }: Source, whole: Source): boolean {
  return file === whole.file && sentence === whole.sentence && whole.start <= start && end <= whole.end;
}
