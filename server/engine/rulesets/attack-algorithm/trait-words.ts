/** Traits in a combatant’s block as short phrases. */
import { list } from '../../play/words.ts';
import type { NameRef } from '../../scenario.ts';
import type { AttackFact, Defence } from './facts.ts';

/** Undefined for facts that aren’t traits. */
export function traitWords(trait: AttackFact): string | undefined {
  switch (trait.kind) {
    case 'defence':
      return defenceWords(trait);
    case 'style':
      return `fights in ${named(trait.style)}`;
    case 'damage die':
      return `damage ${trait.die.text}`;
    default:
      return undefined;
  }
}

/** `defends fully against arrows and bolts, “tower shield”`. */
function defenceWords({ grade, against, words }: Defence): string {
  const what = against.length === 0 ? '' : ` against ${list(against.map(named))}`;
  return `defends ${grade.text}${what}${words === undefined ? '' : `, “${words.text}”`}`;
}

/** With its written article, if any. */
function named({ article = '', id, text }: NameRef): string {
  return `${article} ${id ?? text}`.trim();
}
