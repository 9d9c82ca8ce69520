/** Compares the hits of two sides ("The roll, contested"). */
import { list, sentence } from '../../../play/words.ts';
import type { Source } from '../../../source.ts';
import { groupAgrees, groupWords, type Cast } from '../cast.ts';
import {
  combatantsOf,
  tieChoiceOf,
  type Exchange,
  type ExchangeOutcome,
  type SideOutcome,
  type Tie,
} from '../exchange.ts';
import { factsOf, lastFact, type TieChoice } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { tieProse } from './prose.ts';
import type { AttackRecorder } from './round-recorder.ts';
import { hitCount } from './words.ts';

export function compareHits(recorder: AttackRecorder, exchange: Exchange, outcome: ExchangeOutcome): void {
  if (outcome.result === 'no hits') recordNoHits(recorder, exchange);
  else if (outcome.result === 'tie') recordTie(recorder, exchange, outcome);
  else recordMore(recorder, exchange, outcome);
}

/** A tie at no hits has no effect, whatever is decided about ties (aa-q01). */
function recordNoHits(recorder: AttackRecorder, exchange: Exchange): void {
  recorder.record(() => ({
    kind: 'compare',
    about: about(exchange),
    tone: 'even',
    rule: rule.contestedTie,
    source: sourceOf(recorder),
    title: 'Nobody hits anybody',
    text: 'Neither side has a hit, so there is nothing to decide.',
  }));
}

function recordMore(recorder: AttackRecorder, exchange: Exchange, { winner, sides }: ExchangeOutcome): void {
  const { cast } = recorder;
  const [more, fewer] = [
    sides.find(({ side }) => side.group === winner),
    sides.find(({ side }) => side.group !== winner),
  ];
  if (more === undefined || fewer === undefined) return;
  const { group } = more.side;
  recorder.record(() => ({
    kind: 'compare',
    about: about(exchange),
    rule: rule.moreHits,
    source: sourceOf(recorder),
    title: sentence(
      `${groupWords(cast, group)} ${groupAgrees(cast, group, 'hit', 'hits')} more, ${more.hits} against ${fewer.hits}`,
    ),
    text:
      fewer.hits === 0
        ? fullSentences(dealsFull(cast, more))
        : fullSentences(`${dealsFull(cast, more)}, ${groupWords(cast, fewer.side.group)} 1 for each hit`),
  }));
}

function recordTie(recorder: AttackRecorder, exchange: Exchange, { sides }: ExchangeOutcome): void {
  const { tie } = exchange;
  recorder.events.happened.add('a tie');
  if (tie === undefined) recorder.events.leaveOpen();
  const words = `A tie at ${hitCount(sides[0]?.hits ?? 0)} each`;
  recorder.record(() => ({
    about: about(exchange),
    tone: 'even',
    prose: tieProse(recorder, exchange),
    ...(tie === undefined
      ? {
          kind: 'left open',
          title: `${words}: the text leaves it open`,
          text: openText(recorder, exchange),
          rule: rule.contestedTie,
          source: sourceOf(recorder),
        }
      : {
          kind: 'tie',
          title: words,
          text: tieText(recorder, tie, sides),
          rule: 'winner' in tie ? rule.tiebreakers : rule.contestedTie,
          source: choiceSource(recorder),
        }),
  }));
}

function tieText(recorder: AttackRecorder, tie: Tie, sides: readonly SideOutcome[]): string {
  const { cast } = recorder;
  if (!('winner' in tie))
    return tie.choice === 'full damage'
      ? 'By the decision made here, both sides deal full damage.'
      : 'By the decision made here, both sides deal 1 damage for each hit.';
  const [favoured, other] = [
    sides.find(({ side }) => side.group === tie.winner),
    sides.find(({ side }) => side.group !== tie.winner),
  ];
  if (favoured === undefined || other === undefined) return '';
  return fullSentences(
    `${reasonWords(recorder, tie, other)}, which decides ties here`,
    `${dealsFull(cast, favoured)}, ${groupWords(cast, other.side.group)} 1 for each hit`,
  );
}

/** Why the tie goes to a side. */
function reasonWords(
  recorder: AttackRecorder,
  { choice, winner }: Extract<Tie, { readonly winner: string }>,
  other: SideOutcome,
): string {
  const has = `${groupWords(recorder.cast, winner)} ${groupAgrees(recorder.cast, winner, 'have', 'has')}`;
  if (choice === 'initiative') return `${has} the initiative`;
  return (
    `${has} ${choice}, ${combatantsOf(recorder.context, winner)} against ` +
    `${combatantsOf(recorder.context, other.side.group)}`
  );
}

/** The possible tiebreakers, and why the chosen one doesn’t decide. */
function openText(recorder: AttackRecorder, { sides }: Exchange): string {
  const spoken = factsOf(recorder.context.facts, 'spoken decision').findLast(({ about: of }) => of === 'contested tie');
  if (spoken !== undefined)
    return `The Host has decided: “${spoken.words.text}”. Words don’t change numbers, so no damage is dealt here.`;
  const choice = tieChoiceOf(recorder.context);
  const numbers = sides.map(({ group }) => combatantsOf(recorder.context, group));
  const why =
    choice === undefined
      ? ''
      : choice === 'initiative'
        ? 'Initiative would decide it, but neither side has it. '
        : `Having ${choice} would decide it, but both sides have ${numbers[0] ?? 0}. `;
  const others = choices.filter((each) => each !== choice);
  return (
    `${why}No damage is dealt until it is decided; the text considers ` +
    `${list(others.map((each) => choiceWords[each]))}. “decides contested tie: full damage” would be such a ` +
    'decision.'
  );
}

const choices: readonly TieChoice[] = [
  'full damage',
  'minimum damage',
  'initiative',
  'more combatants',
  'fewer combatants',
];

const choiceWords: Readonly<Record<TieChoice, string>> = {
  'full damage': 'full damage for everybody',
  'minimum damage': 'minimum damage for everybody',
  initiative: 'the side with initiative',
  'more combatants': 'the side with more combatants',
  'fewer combatants': 'the side with fewer combatants',
};

function dealsFull(cast: Cast, { side: { group } }: SideOutcome): string {
  return `${groupWords(cast, group)} ${groupAgrees(cast, group, 'deal', 'deals')} full damage`;
}

function fullSentences(...sentences: readonly string[]): string {
  return sentences.map((each) => `${sentence(each)}.`).join(' ');
}

/** The source of the contested roll. */
function sourceOf({ context: { round } }: AttackRecorder): Source {
  return lastFact(round.facts, 'contested')?.source ?? round.source;
}

/** The source of the decision about ties. */
function choiceSource(recorder: AttackRecorder): Source {
  const option = recorder.cast.stage.options.findLast(({ name }) => name === 'contested tie');
  return lastFact(recorder.context.facts, 'tie decision')?.source ?? option?.source ?? sourceOf(recorder);
}

function about({ sides }: Exchange): string {
  return sides.map(({ group }) => group).join(' ');
}
