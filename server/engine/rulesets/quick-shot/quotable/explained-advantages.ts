/** Of which type an advantage is, and which charges its owner has to improve it. */
import type { Explained, SaidWords } from '../../../quotable.ts';
import { list } from '../../../play/words.ts';
import type { Scenario } from '../../../scenario.ts';
import { wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type Advantage, type QuickShotFact } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { traitWords } from '../trait-words.ts';
import { ownersOf } from './owners.ts';

/** `significant skill of Rose; Rose holds 2 minor charges`. */
export function advantageSaid(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const told = ownersOf(scenario, said).flatMap((owner) =>
    factsOf(owner.traits, 'advantage')
      .filter(({ words }) => wordsKey(words.text) === wordsKey(said.words))
      .map((advantage) => advantageWords(owner, advantage)),
  );
  return told.length === 0 ? undefined : { says: told.join('; '), rule: rule.types };
}

function advantageWords(owner: Fighter, { type, sort, about, limit }: Advantage): string {
  const held = factsOf(owner.traits, 'holding').flatMap((holding) => traitWords(holding) ?? []);
  return [
    `${type === undefined ? '' : `${type.text} `}${sort?.text ?? 'advantage'} of ${owner.called}${about === undefined ? '' : `, “${about.text}”`}${limit === undefined ? '' : `, limited to “${limit.text}”`}`,
    ...(held.length === 0 ? [] : [`${owner.called} holds ${list(held)}`]),
  ].join('; ');
}
