/** The picture of a roll: the sets rolled, the set that each action needs, and the set that met it. */
import { countsIn, type Counts, type Move } from '../../../chance/index.ts';
import { list } from '../../../play/words.ts';
import type { NeedDetail, SetsDetail } from '../../../details.ts';
import type { Result, Tone } from '../../../results.ts';
import { die, type Attempt, type Need } from '../attempts/attempt.ts';
import { difficultyWords } from '../attempts/difficulty.ts';
import type { ActionResult, Outcome } from '../attempts/outcome.ts';
import { awaitedBy } from '../waiting.ts';
import type { Table } from './lying-dice.ts';
import { couldMeet } from './open-actions.ts';

/** The dice in rolling order, with pinned ones in their places. */
export function resultsOf({ pins }: Attempt, roll: readonly number[]): readonly Result[] {
  const rolled = roll.slice(pins.filter((pin) => pin !== undefined).length);
  const counts = countsIn(die, roll);
  return roll.map((_, index): Result => {
    const pin = pins[index];
    const value = pin?.value ?? rolled.shift() ?? 0;
    return {
      label: `${value}`,
      value,
      faces: die.of,
      kept: value >= die.target,
      says: faceSays(value, counts),
      ...(pin === undefined ? {} : { pinned: pin.source }),
    };
  });
}

function faceSays(value: number, counts: Counts): string {
  const width = counts[value - 1] ?? 0;
  if (value === 1) return width >= die.ones ? 'one of the ones that make it critical' : 'a one';
  if (value < die.target) return `below ${die.target}`;
  return `in the set ${value}×${width}`;
}

/** The required sets, before anything is rolled. */
export function needsDetail({ deed, needs }: Attempt): SetsDetail {
  return {
    who: deed.actor.name,
    ones: { count: 0 },
    sets: [],
    needs: needs.map((need) => ({ ...askedFor(need), says: '', tone: 'plain' })),
  };
}

function askedFor({
  id,
  words,
  effect,
  foes,
  source,
}: Need): Pick<NeedDetail, 'id' | 'words' | 'measure' | 'asks' | 'width' | 'source'> {
  const avoided = foes.length === 0 ? '' : `, avoids ${list(foes.map(({ called }) => called))}`;
  return { id, words, measure: `${difficultyWords(effect)}${avoided}`, asks: diceWords(effect), width: effect, source };
}

/** `2 matching dice of 5 or higher`. */
function diceWords(effect: number): string {
  return effect === 1 ? `1 die of ${die.target} or higher` : `${effect} matching dice of ${die.target} or higher`;
}

export function rolledSetsDetail(attempt: Attempt, outcome: Outcome, table: Table): SetsDetail {
  const { roll, service, counts } = table;
  const { deed, needs } = attempt;
  const { critical } = outcome;
  const faces = counts.flatMap((width, at) => (width > 0 && at > 0 ? [{ face: at + 1, width }] : []));
  return {
    who: deed.actor.name,
    ones: { count: roll.filter((face) => face === 1).length, ...(critical ? { says: 'critical' } : {}) },
    sets: faces.reverse().map(({ face, width }) => ({
      face,
      width,
      passes: face >= die.target,
      serves: needs.flatMap((_, place) => (service?.faces.get(place) === face ? [place] : [])),
    })),
    needs: needs.map((need, place) => needDetail(attempt, outcome, table, { need, place })),
  };
}

function needDetail(
  attempt: Attempt,
  outcome: Outcome,
  table: Table,
  { need, place }: { readonly need: Need; readonly place: number },
): NeedDetail {
  const face = table.service?.faces.get(place) ?? table.idle.get(place);
  return {
    ...askedFor(need),
    tone: toneOf(outcome.fates[place] ?? 'failed', table),
    says: fateWords(attempt, outcome, table, place),
    ...(face === undefined ? {} : { by: `${face}×${need.effect}` }),
  };
}

/** `succeeds`, `fails because “lean out” does`. */
function fateWords(
  attempt: Attempt,
  outcome: Outcome,
  { roll, service, idle, maySquash }: Table,
  place: number,
): string {
  switch (outcome.fates[place] ?? 'failed') {
    case 'open':
      return openWords(couldMeet(attempt, outcome, roll, place));
    case 'met':
      return outcome.squashed.includes(place) && service?.faces.has(place) !== true
        ? 'succeeds by squashing'
        : 'succeeds';
    case 'failed':
      return maySquash
        ? unmetWords(attempt.needs, idle, place)
        : idle.has(place)
          ? `fails because ${awaitedWords(attempt.needs, place)} does`
          : 'fails';
  }
}

/** For actions that squashing may still meet: `not met as rolled`, `waits for “lean out”, which isn’t met`. */
function unmetWords(needs: readonly Need[], idle: Table['idle'], place: number): string {
  return idle.has(place) ? `waits for ${awaitedWords(needs, place)}, which isn’t met` : 'not met as rolled';
}

/** The action that this one waits for: `“lean out”`. */
export function awaitedWords(needs: readonly Need[], place: number): string {
  const need = needs[place];
  const awaited = need === undefined ? undefined : awaitedBy(needs, need);
  return `“${needs[awaited ?? place]?.words ?? ''}”`;
}

function toneOf(fate: ActionResult, { maySquash }: Table): Tone {
  return fate === 'failed' && maySquash ? 'even' : tones[fate];
}

const tones: Readonly<Record<ActionResult, Tone>> = { met: 'good', failed: 'bad', open: 'even' };

/** `left open (6×2 could meet it)`. */
function openWords(by: string | undefined): string {
  return by === undefined ? 'left open' : `left open (${by} could meet it)`;
}

/** The sets that count, widest first: `6×2, 5×1`. */
export function setsWords(counts: Counts): string {
  const sets = counts.flatMap((width, at) => (width > 0 && at + 1 >= die.target ? [{ face: at + 1, width }] : []));
  if (sets.length === 0) return 'no set';
  return list(
    sets
      .sort((one, other) => other.width - one.width || one.face - other.face)
      .map(({ face, width }) => `${face}×${width}`),
  );
}

/** What a squashing reconstruction has done to the sets: `the 7s come down to 6 for one die more`. */
export function moveWords({ from, to, dice }: Move): string {
  const cost =
    dice === 0
      ? ''
      : dice < 0
        ? ` for ${-dice === 1 ? 'a die' : `${-dice} dice`} less`
        : ` with ${dice === 1 ? 'a die' : `${dice} dice`} more`;
  return `the ${list(from.map((face) => `${face}s`))} become ${to}s${cost}`;
}
