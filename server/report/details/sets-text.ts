/** A roll that is searched for sets, in words shared by transcript and panel. */
import { list, sentence, type NeedDetail, type SetDetail, type SetsDetail } from '../../engine/index.ts';

/** `Ann’s sets`. */
export function setsTitle(who: string): string {
  return sentence(`${who}’s sets`);
}

/** `6×2`: a face, and how many dice show it. */
export function setWords({ face, width }: Pick<SetDetail, 'face' | 'width'>): string {
  return `${face}×${width}`;
}

/** `What Ann needs`: for a roll that is still to come. */
export function needsTitle(who: string): string {
  return `What ${who} needs`;
}

/** Whether nothing is rolled yet, so that there are only needs. */
export function isAskedOnly({ sets, ones, needs }: SetsDetail): boolean {
  return sets.length === 0 && ones.count === 0 && needs.every(({ says }) => says === '');
}

/** One line for the sets found, and one per need: `Dash to the doorway, common (2): 6×2, succeeds`. */
export function setsLines(detail: SetsDetail, call: (who: string) => string): readonly string[] {
  if (isAskedOnly(detail)) return detail.needs.map(askedWords);
  return [
    `${setsTitle(call(detail.who))}: ${foundWords(detail)}`,
    ...detail.needs.map((need) => `${askedWords(need)}: ${needWords(need)}`),
  ];
}

function askedWords({ words, measure }: NeedDetail): string {
  return `${sentence(words)}, ${measure}`;
}

/** `6×2, 5×1; 1×2: critical; below the target 3×2`. */
function foundWords({ sets, ones }: SetsDetail): string {
  const [passing, others] = [true, false].map((passes) => sets.filter((set) => set.passes === passes).map(setWords));
  return [
    passing === undefined || passing.length === 0 ? 'none' : passing.join(', '),
    ...(ones.count === 0
      ? []
      : [`${setWords({ face: 1, width: ones.count })}${ones.says === undefined ? '' : `: ${ones.says}`}`]),
    ...(others === undefined || others.length === 0 ? [] : [`below the target ${others.join(', ')}`]),
  ].join('; ');
}

/** For a need that is neither met nor failed, `no set` is left out because that is undecided. */
function needWords({ by, says, tone }: NeedDetail): string {
  const set = by ?? (tone === 'even' ? '' : 'no set');
  return [set, says].filter((words) => words !== '').join(', ');
}

/** `2 dice show 6, for dash to the doorway`, for screen readers. */
export function setSays({ face, width, serves, passes }: SetDetail, needs: readonly NeedDetail[]): string {
  const served = serves.flatMap((place) => needs[place]?.words ?? []);
  const end = passes ? (served.length === 0 ? '' : `, for ${list(served)}`) : ', below the target';
  return `${diceShow(width, face)}${end}`;
}

/** `2 dice show 1: critical`. */
export function onesSay({ count, says }: SetsDetail['ones']): string {
  return `${diceShow(count, 1)}${says === undefined ? '' : `: ${says}`}`;
}

function diceShow(count: number, face: number): string {
  return count === 1 ? `1 die shows ${face}` : `${count} dice show ${face}`;
}
