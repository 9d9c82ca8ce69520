/** Entry point of the engine: the shared types and functions, and the list of games. */
export * from './source.ts';
export * from './scenario.ts';
export * from './sentence.ts';
export * from './pool.ts';
export * from './results.ts';
export * from './details.ts';
export * from './drawn-details.ts';
export * from './timeline.ts';
export * from './odds.ts';
export {
  beforeActing,
  cannotAct,
  GatheredOutcomes,
  inWords,
  ownerOf,
  ownOutcome,
  oddsInWords,
  wordsOf,
  type OddsInWords,
} from './outcomes.ts';
export * from './words/printed.ts';
export * from './words/percent.ts';
export * from './overall.ts';
export * from './expectations.ts';
export { anything, shareOfPlays, withBound, withCaveat } from './figures.ts';
export * from './worth/what-if.ts';
export type { Forcing, TrialSentences } from './worth/trial-sentences.ts';
export { runToEnd } from './generators/run-to-end.ts';
export { groupBy } from './group.ts';
export { mapInSteps } from './generators/in-steps.ts';
export { ownValue } from './words/own-value.ts';
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
export { isSetAside, originOf, saysTheSame, setAsideBy } from './worth/recount.ts';
export { meansReason, meansTheSame, reasonLabel } from './worth/reason-words.ts';
export { quoted } from './words/quoting.ts';
export { withArticle } from './words/article.ts';
export { onOneLine } from './words/one-line.ts';
export { literally } from './words/literal-pattern.ts';
export { announcedBy, isShared, speakersWords } from './announced.ts';
export { reasonWords, settingAside, takingBack } from './worth/setting-aside.ts';
export { isWorthTheSame, movedFrom, worthBetween, type PartChange } from './worth/worth-between.ts';
export * from './worth/worth.ts';
export { starterPlaces, type Drafting, type Starter } from './drafting.ts';
export * from './example.ts';
export { removal, write } from './checking/mending.ts';
export { namingNames, namingRefs } from './checking/naming.ts';
export * from './finding.ts';
export * from './ruleset.ts';
export * from './positions.ts';
export * from './time-spans.ts';
export * from './combatants.ts';
export { slipsBetween } from './words/letters.ts';
export { nearest } from './words/nearest.ts';
export { isVague, meansEverybody, meansNobody, meansSeveral, meansTwo, vagueNames } from './words/vague-names.ts';
export * from './unread.ts';
export * from './rulesets/index.ts';
export { coursesIn, Counts, pairedMove, type SampledRound, type Sampling } from './forward/index.ts';
export { calledNames, type CalledName } from './play/called.ts';
export { withoutBounds } from './play/overall/overall.ts';
export { isFirst } from './stage.ts';
export { seedsTried } from './play/course-odds.ts';
export { givenBySeed } from './play/odds-start-state.ts';
export { overallAfterSteps, type Answers } from './play/overall/overall-after.ts';
export { everyQuestion, questionsAfter, type AfterQuestions } from './play/overall/overall-questions.ts';
export { agree, list, oneself, ownThing, possessive, sentence, sideWords } from './play/words.ts';
export { redrawnThrows, seededThrows, type Redrawn, type Throws } from './chance/index.ts';
export { bodyParts } from './words/writers-words.ts';
