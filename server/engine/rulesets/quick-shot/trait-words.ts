/** Traits in a combatant’s block as short phrases. */
import type { QuickShotFact } from './facts.ts';

/** Undefined for facts that aren’t traits. */
export function traitWords(trait: QuickShotFact): string | undefined {
  switch (trait.kind) {
    case 'drive':
      return (
        `${trait.sort ?? 'drive'} ` +
        `“${trait.words.text}”${trait.points === undefined ? '' : ` ${trait.points.value}`}`
      );
    case 'advantage':
      return (
        `${[trait.type?.text, trait.sort?.text ?? 'advantage'].filter((word) => word !== undefined).join(' ')} ` +
        `“${trait.words.text}”`
      );
    case 'weakness':
      return `${[trait.type?.text, 'weakness'].filter((word) => word !== undefined).join(' ')} “${trait.words.text}”`;
    case 'compulsion':
      return `compulsion “${trait.words.text}”`;
    case 'wound':
      return (
        `${[trait.difficulty?.text, 'wound'].filter((word) => word !== undefined).join(' ')} ` + `“${trait.words.text}”`
      );
    case 'fatigue':
      return `${trait.difficulty.text} fatigue “${trait.words.text}”`;
    case 'holding':
      return (
        `${trait.count.value} ${trait.type.text} ` +
        (trait.tass ? 'tass' : trait.count.value === 1 ? 'charge' : 'charges')
      );
    default:
      return undefined;
  }
}
