/** When wounds and weaknesses count, by the words behind “on”, for the checks that hold attempts against them. */
import { derive } from '../../../../derive/index.ts';
import type { Scenario } from '../../../../scenario.ts';
import { wordsKey } from '../../cast.ts';
import type { Deed } from '../../deeds.ts';
import { factsOf, type QuickShotFact } from '../../facts.ts';
import { announcementsIn, headFacts } from '../written.ts';

/** The scopes of somebody’s own wounds and weaknesses, and of all wounds that anybody may come by. */
export function scopesOf(scenario: Scenario<QuickShotFact>, { actor }: Pick<Deed, 'actor'>): readonly string[] {
  const own = [...factsOf(actor.traits, 'wound'), ...factsOf(actor.traits, 'weakness')];
  return [...own.flatMap(({ scope }) => (scope === undefined ? [] : [scope.text])), ...scopesOfWounds(scenario)];
}

const scopesOfWounds = derive('quick-shot/scopes of wounds', (scenario: Scenario<QuickShotFact>): readonly string[] => {
  const taken = factsOf(headFacts(scenario), 'takes wound');
  const dealt = announcementsIn(scenario).flatMap(({ clauses }) => factsOf(clauses, 'deals wound'));
  return [...taken, ...dealt].flatMap(({ scope }) => (scope === undefined ? [] : [scope.text]));
});

/** Words that say nothing of what is done. */
const smallWords: ReadonlySet<string> = new Set(
  'a an the his her its their at in on of to for from with into over any all and or by as up out off this that'.split(
    ' ',
  ),
);

/** The words of a text that could tell what it is about, each once. */
export function tellingWords(text: string): ReadonlySet<string> {
  return new Set(
    (wordsKey(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2 && !smallWords.has(word)),
  );
}
