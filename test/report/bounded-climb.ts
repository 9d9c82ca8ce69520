/**
 * A climb whose chance is a bound, as if a text left a step open: at least 15 of 31, for which the rulebook prints 66%.
 */
import Fraction from 'fraction.js';
import { analyze, type Analysis } from '../../server/analysis/index.ts';
import { analyzeScenario } from '../../server/analysis/scenario-analysis.ts';
import type { ActionOdds, Bound, OutcomeOdds, PartOdds, Ruleset, ScenarioOdds } from '../../server/engine/index.ts';

const text = (expects: string): string => `scenario "The wall"
rules attack-algorithm
combatant Tam (he) of the Players
expect Tam succeeds ${expects} in round 1
round 1
  Tam: climbs "out" at 3/6.
    1 bonus die "a rope"
`;

const printed = { percent: 66, from: 'the text’s table' };
export const boundedOdds: OutcomeOdds = new Map([
  ['succeeds', { chance: new Fraction(15, 31), bound: 'at least', printed }],
  ['fails', { chance: new Fraction(16, 31), bound: 'at most' }],
]);

/** Two attempts, each on its own line: the climb, and what the rope is for. */
export function attemptsIn({ source }: ActionOdds): readonly PartOdds[] {
  return [
    { id: 'action/0', words: 'climb the wall', measure: 'common (2)', outcomes: new Map(), odds: boundedOdds, source },
    {
      id: 'action/1',
      words: 'keep the "rope"',
      measure: 'rare (3)',
      outcomes: new Map(),
      odds: new Map([['comes off', { chance: new Fraction(1, 8) }]]),
      source: { ...source, sentence: source.sentence + 1, start: 0, end: 10 },
    },
  ];
}

interface Changes {
  readonly parts?: (action: ActionOdds) => readonly PartOdds[];
  readonly bound?: Bound;
  readonly expects?: string;
}

/** The text of a game with these odds; with `bound`, everything it says about rounds is one too. */
export function climb({ parts, bound, expects = 'at least 60%' }: Changes = {}): Analysis {
  const analysis = analyze(text(expects), { file: 'climb.clash' });
  const { scenario, ruleset } = analysis.scenarios[0]!;
  return Object.assign(analysis, { scenarios: [analyzeScenario(scenario, answering(ruleset, parts, bound))] });
}

function answering(ruleset: Ruleset, parts: Changes['parts'], bound: Bound | undefined): Ruleset {
  const changed = (odds: ScenarioOdds): ScenarioOdds => ({
    ...odds,
    rounds: odds.rounds.map((round) => ({
      ...round,
      contests: [],
      actions: round.actions.map((action) => ({
        ...action,
        odds: boundedOdds,
        ...(parts === undefined ? {} : { parts: parts(action) }),
      })),
    })),
  });
  return {
    ...ruleset,
    *odds(...request) {
      return changed(yield* ruleset.odds(...request));
    },
    *overall(...request) {
      const known = yield* ruleset.overall(...request);
      return bound === undefined ? known : { ...known, boundOf: () => bound };
    },
  };
}
