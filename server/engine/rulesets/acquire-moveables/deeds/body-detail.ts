/** What the step of a blow draws: the target’s body, with the ARM of each cell, and the location die’s steps. */
import type { Detail } from '../../../details.ts';
import { isCounted } from '../../../worth/recount.ts';
import { armourAt, cellsOf, parts, type BodyPart } from '../body/cells.ts';
import type { Location } from '../body/location.ts';
import { ladder } from '../dice/ladder.ts';
import type { BlowOutcome } from '../play/ids.ts';
import type { Blow } from './blow-steps.ts';
import { usualLocationDie, type RolledBlow } from './blow-pools.ts';

export function bodyDetails(blow: Blow, location: Location, outcome: BlowOutcome): readonly Detail[] {
  return [...steppingOf(blow), ...partsOf(blow, location, outcome)];
}

/** None if the die is the usual one. */
function steppingOf({ locationDie, pool: { modifiers } }: RolledBlow): readonly Detail<'stepping'>[] {
  if (locationDie === usualLocationDie) return [];
  const [low, high] = [usualLocationDie, locationDie]
    .map((die) => ladder.indexOf(die))
    .sort((one, other) => one - other);
  return [
    {
      kind: 'stepping',
      dice: [
        {
          what: 'location die',
          from: `d${usualLocationDie}`,
          to: `d${locationDie}`,
          ladder: ladder.slice(Math.max(0, (low ?? 0) - 1), (high ?? 0) + 2).map((die) => `d${die}`),
          why: modifiers.filter(isCounted).map(({ measure, because }) => `${measure ?? ''}: ${because}`),
        },
      ],
    },
  ];
}

/** None for a miss, which strikes nothing. */
function partsOf(
  { target: { name }, armour, covered }: Blow,
  location: Location,
  outcome: BlowOutcome,
): readonly Detail<'parts'>[] {
  if (location.lands === 'nowhere') return [];
  return [
    {
      kind: 'parts',
      who: name,
      protection: 'ARM',
      parts: parts.map((part) => ({
        name: part,
        cells: cellsOf[part].map((cell) => ({ number: cell, protection: armourAt(armour, cell) })),
        states: [
          ...(covered.has(part) ? ['behind cover'] : []),
          ...(isAmputated(location, outcome, part) ? ['amputated'] : []),
        ],
      })),
      ...(location.lands === 'on' ? { struck: location.cell } : {}),
    },
  ];
}

function isAmputated(location: Location, outcome: BlowOutcome, part: BodyPart): boolean {
  return outcome === 'amputated' && location.lands === 'on' && location.part === part;
}
