/** The pipeline of corrections: each normalizer corrects one kind of mistake. */
import type { World } from '../read/statement.ts';
import { withCarries, withCombatant, withCountedBodies, withPronoun, withSide } from './cast-words.ts';
import { withClauseSlips } from './clause-mistakes.ts';
import { withIdioms } from './idioms.ts';
import { withQuotedRest, withRound, withHeading } from './head-words.ts';
import { withDoubleQuotes, withoutBullet, withoutEndMark, withoutStrayColon, withStatMarks } from './marks.ts';
import { withMarkedNames, withoutVerbQuotes } from './marked-names.ts';
import { withBodyPart, withCapitals, withEveryBody, withNearName, withSmallLetters } from './name-words.ts';
import { replaced, type Rewording } from './rewording.ts';
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
import { spoken } from '../explain/spoken.ts';

/** Outcomes of an action in other words than `on success "…"`. */
const outcomes: ReadonlyMap<string, 'success' | 'failure'> = new Map([
  ...['success', 'succeed', 'succeeds', 'hit', 'hits', 'works', 'win', 'wins'].map(
    (word) => [word, 'success'] as const,
  ),
  ...['failure', 'fail', 'fails', 'miss', 'misses'].map((word) => [word, 'failure'] as const),
]);

/** Corrects one kind of mistake in a sentence; `undefined` if there is none. */
export type Normalizer = (world: World, rewording: Rewording) => Rewording | undefined;

/** In order: later ones rely on corrections by earlier ones. */
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

/** Those needed before the end of an announcement’s actor and the start of its action can be determined. */
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

/** Applies every step that changes something, one after the other. */
export function normalized(world: World, rewording: Rewording, steps: readonly Normalizer[] = normalizers): Rewording {
  return steps.reduce((before, step) => step(world, before) ?? before, rewording);
}

/** `success: it falls`, `on a miss: he laughs`, `critical success: "it bursts"`. */
function withOutcome(_: World, rewording: Rewording): Rewording | undefined {
  const {
    sentence: { tokens },
    from,
    to,
  } = rewording;
  const word = (index: number): string => (tokens[index]?.kind === 'word' ? tokens[index].text.toLowerCase() : '');
  let at = from;
  if (word(at) === 'on') at += 1;
  if (word(at) === 'a') at += 1;
  const critical = word(at) === 'critical' ? ['critical'] : [];
  const outcome = outcomes.get(word(at + critical.length));
  const colon = at + critical.length + 1;
  const rest = tokens.slice(colon + 1, to);
  if (outcome === undefined || tokens[colon]?.kind !== 'mark' || tokens[colon].text !== ':' || rest.length === 0)
    return undefined;
  if (rest.some(({ kind }) => kind === 'prose') && rest.length > 1) return undefined;
  const words = rest[0]?.kind === 'prose' ? rest[0].text : spoken(tokens, colon + 1, to);
  const quoted = replaced(rewording, colon, to, [words], { kind: 'prose', written: ` "${words}"`, joined: true });
  return replaced(quoted, from, colon, ['on', ...critical, outcome], { spelling: false });
}
