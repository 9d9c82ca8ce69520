/**
 * The slips that are read over wherever the sentence can be read without them: each step takes one sort of them out.
 */
import type { World } from '../read/statement.ts';
import { withCarries, withCombatant, withCountedBodies, withPronoun, withSide } from './cast-words.ts';
import { withClauseSlips } from './clause-mistakes.ts';
import { withIdioms } from './idioms.ts';
import { withQuotedRest, withRound, withHeading } from './head-words.ts';
import { withDoubleQuotes, withoutBullet, withoutEndMark, withoutStrayColon, withStatMarks } from './marks.ts';
import { withMarkedNames, withoutVerbQuotes } from './marked-names.ts';
import { withBodyPart, withCapitals, withEveryBody, withNearName, withSmallLetters } from './name-words.ts';
import { withOutcome } from './outcome-words.ts';
import type { Rewording } from './rewording.ts';
import { withoutLeadIn, withSmallWords, withWith } from '../explain/small-words.ts';
import { withSays, withSpeakerFirst } from './speech-words.ts';
import { withVagueNames } from './vague-names.ts';
import { withoutBrackets, withShot, withThingBehind } from './word-order.ts';
import {
  withClauseVerb,
  withColon,
  withIntention,
  withNewActor,
  withSmallVerb,
  withThirdPerson,
  withVerbsOwnWord,
  withWaiting,
} from './verb-words.ts';

/** Takes one sort of slips out of a sentence; `undefined` where it has none. */
export type Normalizer = (world: World, rewording: Rewording) => Rewording | undefined;

/** In the order in which they are tried, for later ones need what earlier ones have mended. */
export const normalizers: readonly Normalizer[] = [
  withMarkedNames,
  withoutVerbQuotes,
  withoutBullet,
  withoutLeadIn,
  withoutEndMark,
  withDoubleQuotes,
  withRound,
  withHeading,
  withQuotedRest,
  withOutcome,
  withCombatant,
  withPronoun,
  withSide,
  withCountedBodies,
  withSmallWords,
  withCarries,
  withStatMarks,
  withBodyPart,
  withSmallLetters,
  withCapitals,
  withNearName,
  withVagueNames,
  withEveryBody,
  withThingBehind,
  withSpeakerFirst,
  withColon,
  withSays,
  withoutBrackets,
  withShot,
  withSmallVerb,
  withThirdPerson,
  withIntention,
  withVerbsOwnWord,
  withWaiting,
  withClauseVerb,
  withWith,
  withoutStrayColon,
  withClauseSlips,
  withIdioms,
  withNewActor,
];

/** What has to be known before one can say where an announcement's actor ends and its action begins. */
export const atTheHead: readonly Normalizer[] = [
  withMarkedNames,
  withoutVerbQuotes,
  withoutBullet,
  withoutLeadIn,
  withSmallWords,
  withSmallLetters,
  withCapitals,
  withNearName,
  withVagueNames,
  withEveryBody,
  withColon,
];

/** Every step that changes something, one after the other. */
export function normalized(world: World, rewording: Rewording, steps: readonly Normalizer[] = normalizers): Rewording {
  return steps.reduce((before, step) => step(world, before) ?? before, rewording);
}
