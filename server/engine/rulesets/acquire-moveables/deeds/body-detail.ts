/** What the step of a blow shows of the target’s body: the ARM of each cell, and what the blow does to a part. */
import type { Detail } from '../../../details.ts';
import { armourAt, cellsOf, parts, type BodyPart } from '../body/cells.ts';
import type { Location } from '../body/location.ts';
import type { BlowOutcome } from '../play/ids.ts';
import type { RolledBlow } from './blow-pools.ts';

/** None for a miss, which strikes nothing. */
export function bodyDetails(
  { target: { name, armour }, covered }: RolledBlow,
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
