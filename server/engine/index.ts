/** The door of the engine: the shared nouns, and the list of games. */
export * from './source.ts';
export * from './scenario.ts';
export * from './sentence.ts';
export * from './pool.ts';
export * from './results.ts';
export * from './details.ts';
export * from './timeline.ts';
export * from './odds.ts';
export {
  beforeActing,
  cannotAct,
  GatheredOutcomes,
  inWords,
  ownerOf,
  ownOutcome,
  toldOdds,
  wordsOf,
  type ToldOdds,
} from './outcomes.ts';
export * from './printed.ts';
export * from './percent.ts';
export * from './overall.ts';
export * from './expectations.ts';
export { anything, shareOfPlays, withBound, withCaveat } from './figures.ts';
export * from './what-if.ts';
export type { Forcing, Trying } from './trying.ts';
export { atOnce } from './at-once.ts';
export { groupBy } from './group.ts';
export { mapInSteps } from './in-steps.ts';
export { ownValue } from './own-value.ts';
export {
  derive,
  deriveByText,
  deriveInSteps,
  derivePair,
  deriveTriple,
  hitCounts,
  memoOfEach,
  TextMemo,
  ValueMemo,
} from './derive/index.ts';
export { isSetAside, originOf, saysTheSame, setAsideBy } from './recount.ts';
export { meansReason, meansTheSame, reasonLabel } from './reason-words.ts';
export { quoted } from './quoting.ts';
export { onOneLine } from './one-line.ts';
export { literally } from './literal-pattern.ts';
export { announcedBy, isShared, speakersWords } from './announced.ts';
export { reasonWords, settingAside, takingBack } from './setting-aside.ts';
export { isWorthTheSame, movedFrom, worthBetween, type PartChange } from './worth-between.ts';
export * from './worth.ts';
export { starterPlaces, type Drafting, type Starter } from './drafting.ts';
export * from './example.ts';
export { write } from './checking/mending.ts';
export * from './finding.ts';
export * from './ruleset.ts';
export * from './positions.ts';
export * from './combatants.ts';
export { slipsBetween } from './letters.ts';
export { isVague, meansEverybody, meansNobody, meansSeveral, meansTwo, vagueNames } from './vague-names.ts';
export * from './unread.ts';
export * from './rulesets/index.ts';
export { coursesIn, Counts, pairedMove, type SampledRound, type Sampling } from './forward/index.ts';
export { calledNames, type CalledName } from './play/called.ts';
export { withoutBounds } from './play/overall.ts';
export { isFirst } from './stage.ts';
export { seedsTried } from './play/course-odds.ts';
export { givenBySeed } from './play/given.ts';
export { toldAfter, type Answers } from './play/overall-after.ts';
export { everyQuestion, questionsAfter, type AfterQuestions } from './play/overall-questions.ts';
export { agree, list, oneself, ownThing, possessive, sentence, sideWords } from './play/words.ts';
export { redrawnThrows, seededThrows, type Redrawn, type Throws } from './chance/index.ts';
export { bodyParts } from './writers-words.ts';
