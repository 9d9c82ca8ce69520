/** An analysis with deliberate bugs: certain words in a text trigger them, or make it run forever. */
import { analysisSteps, analyze, type Analyze, type AnalyzeInSteps } from '../server/analysis/index.ts';
import { rulesets, type Ruleset } from '../server/engine/index.ts';

export const faultyAnalyze: Analyze = (text, options) => analyze(text, withBugs(text, options));

export const faultyAnalysis: AnalyzeInSteps = function* faultyAnalysis(text, options) {
  return yield* analysisSteps(text, withBugs(text, options));
};

function withBugs(text: string, options: Parameters<Analyze>[1]): Parameters<Analyze>[1] {
  if (text.includes('fails to be read')) throw new Error('a bug of reading');
  if (text.includes('never ends')) for (;;);
  if (text.includes('takes all memory')) fillMemory();
  const include = (path: string) => {
    const included = options.include?.(path);
    return typeof included === 'string' && included.includes('fails to be included') ? fail('including') : included;
  };
  return { ...options, include, rulesets: faultyRulesets };
}

const faultyRulesets = rulesets.map(faulty);

/** The game with checks and odds that throw for scenarios with certain titles. */
function faulty(ruleset: Ruleset): Ruleset {
  return {
    ...ruleset,
    checks: ruleset.checks.map((check) => ({
      ...check,
      check: (context) =>
        context.scenario.title.includes('fails to be checked') ? fail('checking') : check.check(context),
    })),
    odds: (scenario, request) =>
      scenario.title.includes('fails to be reckoned') ? fail('reckoning') : ruleset.odds(scenario, request),
  };
}

function fillMemory(): never {
  const taken: number[][] = [];
  for (;;) taken.push(Array.from({ length: 100_000 }, (_, index) => index));
}

function fail(where: string): never {
  throw new Error(`a bug of ${where}`);
}
