/** Announcements before any round: the fix starts a round with them. */
import type { Fix, Place } from '../../engine/index.ts';
import { placesOf, type Context } from '../match/contexts.ts';
import { sourceOf } from '../read/layout.ts';
import { matchRun } from '../match/match-run.ts';
import type { MatchedPart } from '../match/match-types.ts';
import type { Sentence } from '../read/sentences.ts';
import { slipIn } from '../explain/common-mistakes.ts';
import type { World } from '../read/statement.ts';
import { atTheHead, normalized } from './normalizers.ts';
import { asWritten, wordsOf, type Rewording } from './rewording.ts';

const places: ReadonlySet<Place> = new Set(['combatant', 'situation', 'scenario']);

/** An announcement without a colon that has a target, and the fix that moves it into a round. */
export interface OutsideRound {
  readonly sentence: Sentence;
  readonly parts: readonly MatchedPart[];
  readonly fix: Fix;
}

/**
 * `Nora stabs the Ghoul` below a combatant, in the situation or in the scenario; without a target it may as well be
 * narration.
 */
export function announcedOutside(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
  context: Context,
): OutsideRound | undefined {
  if (!places.has(context.place) || slipIn(world, sentence, from, to, placesOf(context)) !== undefined)
    return undefined;
  const found = aimedAnnouncement(world, sentence, from, to);
  if (found === undefined || found.rewording.changes.length === 0) return undefined;
  const { rewording, parts } = found;
  return { sentence: rewording.sentence, parts, fix: beginRound(world, sentence, from, to, wordsOf(rewording)) };
}

/** An announcement with a target, with or without its colon. */
export function aimedAnnouncement(
  world: World,
  sentence: Sentence,
  from: number,
  to: number,
): { readonly rewording: Rewording; readonly parts: readonly MatchedPart[] } | undefined {
  const rewording = normalized(world, asWritten(sentence, from, to), atTheHead);
  const found = matchRun(world, rewording.sentence, rewording.from, rewording.to, ['round'], true);
  const [first] = found?.parts ?? [];
  const isAimed =
    first?.row.verb !== undefined && first.marks.some((mark) => mark.is === 'slot' && mark.node.slot === 'targets');
  return found === undefined || !isAimed ? undefined : { rewording, parts: found.parts };
}

/**
 * The fix that inserts the heading of a first round above a sentence, and replaces the sentence by `words` if given.
 */
export function beginRound(world: World, sentence: Sentence, from: number, to: number, words?: string): Fix {
  const whole = sourceOf(world.file, sentence, from, to);
  const at = words === undefined ? { ...whole, end: whole.start } : whole;
  return {
    title: 'Begin round 1 with it',
    certain: false,
    intents: [{ do: 'replace', at, with: `round 1\n  ${words ?? ''}` }],
  };
}
