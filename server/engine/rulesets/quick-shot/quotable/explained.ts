/**
 * What the words of a sentence stand for: what a difficulty needs, what is in a drive, of which type an advantage is.
 */
import type { Explained, SaidWords } from '../../../quotable.ts';
import type { Scenario } from '../../../scenario.ts';
import { difficultyAt, effectOf } from '../difficulty.ts';
import type { QuickShotFact } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { advantageSaid } from './explained-advantages.ts';
import { driveSaid } from './explained-drives.ts';

export function explained(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const place = `${said.row} ${said.slot}`;
  if (ofDifficulties.has(place)) return difficultySaid(said.words);
  if (ofDrives.has(place)) return driveSaid(scenario, said);
  return ofAdvantages.has(place) ? advantageSaid(scenario, said) : undefined;
}

/** By the row and its slot. */
const ofDifficulties = new Set([
  'action difficulty',
  'action-number difficulty',
  'vulgar difficulty',
  'wound difficulty',
  'fatigue difficulty',
  'weakness adds',
  'weakness also',
  'takes-wound difficulty',
  'deals-wound difficulty',
  'tires difficulty',
  'worsens to',
]);
const ofDrives = new Set(['drive words', 'serves drive', 'bet drive', 'pays drive']);
const ofAdvantages = new Set(['advantage words', 'using what', 'improves advantage']);

/** By its word or its number. */
function difficultySaid(words: string): Explained | undefined {
  const effect = effectOf(words) ?? Number(words);
  const difficulty = difficultyAt(effect);
  const dice = [
    'one die',
    'two dice of one face',
    'three dice of one face',
    'four dice of one face',
    'five dice of one face',
  ][effect - 1];
  return difficulty === undefined || dice === undefined
    ? undefined
    : {
        says: `${difficulty === words.toLowerCase() ? '' : `${difficulty}, `}${dice}, 5 or higher`,
        rule: rule.difficulties,
      };
}
