/** Traits in a combatant’s block as short phrases. */
import { list } from '../../play/words.ts';
import { nameOf, type ArmourFact, type Holds, type MoveablesFact } from './facts.ts';

/** Undefined for facts that aren’t traits. */
export function traitWords(trait: MoveablesFact): string | undefined {
  switch (trait.kind) {
    case 'armour':
      return armourWords(trait);
    case 'below 0 HP':
      return `below 0 HP ${trait.does}`;
    case 'no prisoners':
      return 'takes no prisoners';
    case 'insulation':
      return `insulation ${trait.level}`;
    case 'gunpowder':
      return `gunpowder ${trait.slots.value} ${trait.slots.value === 1 ? 'slot' : 'slots'}`;
    case 'languages':
      return `speaks ${list(trait.tongues.map(({ tongue, value }) => `${tongue.text} ${value.value}`))}`;
    case 'skills':
      return `skilled in ${list(trait.skills.map(({ text }) => `“${text}”`))}`;
    case 'holds':
      return holdingWords(trait);
    case 'injury':
      return `injury “${trait.name.text}”`;
    case 'summon':
      return 'a summon';
    default:
      return undefined;
  }
}

/** `armour Head 1, Thorax 0 0 2, Shield 1`. */
function armourWords({ pieces, shield }: ArmourFact): string {
  const parts = pieces.map(({ part, values }) => `${part.text} ${values.map(({ value }) => value).join(' ')}`);
  return `armour ${[...parts, ...(shield === undefined ? [] : [`Shield ${shield.value}`])].join(', ')}`;
}

function holdingWords({ item, held, burns }: Holds): string {
  const name = nameOf(item);
  const what = held.map((each) => `“${nameOf(each)}”`);
  if (burns !== true) return `${name} with ${list(what)}`;
  return what.length === 0 ? `${name}, a blank scroll` : `${name}, a scroll of ${list(what)}`;
}
