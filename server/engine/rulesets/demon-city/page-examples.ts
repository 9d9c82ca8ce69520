/** Small example scenarios for the rule pages of one edition. */
import type { LintRule } from '../../finding.ts';

export interface Examples {
  /** A scenario in which Ann of the Players meets Bill of the Host, with the given lines added. */
  readonly duel: (body: string, stats?: Partial<DuelStats>) => string;
  /** What a check reports, with its fix. */
  readonly of: (check: Pick<LintRule, 'bad' | 'good'>) => { readonly bad: string; readonly good: string };
}

interface DuelStats {
  readonly ann: string;
  readonly bill: string;
}

const ordinary: DuelStats = { ann: 'Agility 3  Toughness 2', bill: 'Agility 2  Toughness 3' };

/** Examples by rule name, including those that are the checks’ own. */
export function examplesFor(rules: string): Examples {
  const byRules = (text: string): string => text.replace(/^rules .*$/mu, `rules ${rules}`);
  return {
    duel: (body, stats = {}) => duelText(rules, { ...ordinary, ...stats }, body),
    of: ({ bad, good }) => ({ bad: byRules(bad), good: byRules(good) }),
  };
}

function duelText(rules: string, { ann, bill }: DuelStats, body: string): string {
  return [
    'scenario "The cellar"',
    `rules ${rules}`,
    'combatant Ann (she) of the Players',
    `  ${ann}`,
    'combatant Bill (he) of the Host',
    `  ${bill}`,
    body.trim(),
    '',
  ].join('\n');
}
