/** Depletion and sudden-end dice as they are drawn: how one steps, and how long it lasts. */
import type { Detail } from '../../../details.ts';
import { certain } from '../../../chance/index.ts';
import { timeUnits } from '../time.ts';
import { ladder } from './ladder.ts';
import { endsWith, type LastingKind } from './lasting.ts';

/** The most rolls of which chances are drawn. */
const mostRolls = 24;

/** A die that has stepped down, or is gone; undefined if it is as before. */
export function steppedDetail(
  what: string,
  size: number,
  left: number | undefined,
  why: string,
): Detail<'stepping'> | undefined {
  if (left === size) return undefined;
  const at = ladder.indexOf(size);
  return {
    kind: 'stepping',
    dice: [
      {
        what,
        from: `d${size}`,
        ...(left === undefined ? {} : { to: `d${left}` }),
        ladder: ladder.slice(Math.max(0, at - 2), at + 2).map((die) => `d${die}`),
        why: [why],
      },
    ],
  };
}

/** How long something lasts whose die is rolled each so many seconds. */
export function lastingDetail(what: string, kind: LastingKind, size: number, every: number): Detail<'lasting'> {
  let here = certain;
  const left = endsWith(kind, size, mostRolls).map((ends) => {
    here = here.sub(ends);
    return here.toFraction();
  });
  return { kind: 'lasting', things: [{ what, unit: unitOf(every), left }] };
}

/** A roll where no unit of time has this length. */
function unitOf(seconds: number): { readonly one: string; readonly many: string } {
  const [many = 'rolls', one = 'roll'] = timeUnits.find((unit) => unit.seconds === seconds)?.words ?? [];
  return { one, many };
}
