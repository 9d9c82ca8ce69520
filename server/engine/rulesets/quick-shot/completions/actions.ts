/** Actions to offer: those of an announcement, the tasks of a round, and the text’s examples. */
import type { QuoteCompletion } from '../../../completions.ts';
import { wordsKey } from '../cast.ts';
import { difficulties, effectOf, type Difficulty } from '../attempts/difficulty.ts';
import { factsOf, type Action } from '../facts.ts';
import { conditionOf } from '../fight.ts';
import { addedNeeds } from '../attempts/needs.ts';
import { eachNameOnce, named, planAt, saidWord, type Answer } from './quote-context.ts';
import { taskSamples } from './samples.ts';

/** The chosen actions of an announcement. */
export const chosenActions: Answer = ({ place: { announcement } }) =>
  eachNameOnce(factsOf(announcement?.clauses ?? [], 'action').map(toQuotable));

/** All actions of an announcement, including those that wounds, weaknesses, fatigue and paradox add. */
export const actions: Answer = (asked) => {
  const { attempts = [], context } = planAt(asked) ?? {};
  const own = attempts.filter(({ deed }) => deed.announcement === asked.place.announcement);
  const added =
    context === undefined
      ? []
      : own.flatMap(({ deed }) => addedNeeds(deed, conditionOf(context.fight, deed.actor.name)));
  return eachNameOnce([...chosenActions(asked), ...added.map(({ words, because }) => ({ words, doc: because }))]);
};

/** The chosen actions of the round. */
export const tasks: Answer = ({ place: { round } }) =>
  eachNameOnce((round?.announcements ?? []).flatMap(({ clauses }) => factsOf(clauses, 'action').map(toQuotable)));

/** The joint tasks of the actors, what others attempt at this difficulty, and the text’s examples of it. */
export const newActions: Answer = (asked) => {
  const { round, announcement, actors } = asked.place;
  const difficulty = difficultyOf(saidWord(asked, 'difficulty'));
  const team = factsOf(round?.facts ?? [], 'team work').filter((fact) =>
    named(asked, fact.team).some((member) => named(asked, actors).includes(member)),
  );
  const others = (round?.announcements ?? [])
    .filter((each) => each !== announcement)
    .flatMap(({ clauses }) => factsOf(clauses, 'action'));
  const own = new Set(factsOf(announcement?.clauses ?? [], 'action').map(({ words }) => wordsKey(words.text)));
  return eachNameOnce([
    ...team.map(({ task }) => ({ words: task.text, doc: 'they work together on it' })),
    ...others.filter((action) => difficultyOf(action.difficulty?.text) === difficulty).map(toQuotable),
    ...(difficulty === undefined ? [] : taskSamples[difficulty]).map(({ words, when }) => ({ words, doc: when })),
  ]).filter(({ words }) => !own.has(wordsKey(words)));
};

/** Whether a difficulty matches by its word or its number. */
function difficultyOf(word = ''): Difficulty | undefined {
  return difficulties[(effectOf(word) ?? Number(word)) - 1];
}

function toQuotable({ words, difficulty, after }: Action): QuoteCompletion {
  const is = difficulty === undefined ? 'action without a difficulty' : `${difficulty.text} action`;
  return { words: words.text, doc: `${is}${after === undefined ? '' : `, after “${after.text}”`}` };
}
