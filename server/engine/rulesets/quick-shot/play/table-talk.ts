/** What the text leaves to those at the table when dice lie there: squashing (qa-03), and who gets which set (qa-09). */
import { list, sentence } from '../../../play/words.ts';
import type { Attempt } from '../attempt.ts';
import { lastFact } from '../facts.ts';
import { chooses } from '../options.ts';
import { decider, type Outcome } from '../outcome.ts';
import { metBy } from '../../../chance/index.ts';
import { rule } from '../rule-ids.ts';
import { withPins } from './rolls.ts';
import { openAttacks } from './open-actions.ts';
import type { Tale } from './tale.ts';

/** That the player has squashed, where that has met something; or that they may, where the sets don’t suffice. */
export function tellSquashing(tale: Tale, attempt: Attempt, { fates }: Outcome, roll: readonly number[]): void {
  const { deed: { actor, announcement } } = attempt;
  const squashes = lastFact(announcement.clauses, 'squashes');
  const plain = decider(tale.cast, attempt)(metBy(withPins(attempt), roll), false);
  const helped = squashes !== undefined && fates.some((fate, place) => fate === 'met' && plain.fates[place] !== 'met') && attempt.pins.length > 0;
  const may = squashes === undefined && chooses(tale.cast.stage, 'squash', 'host') && fates.some((fate) => fate !== 'met');
  if (!helped && !may) return;
  tale.tell({
    kind: 'squashing', about: actor.name, actor: actor.name, tone: 'even', rule: rule.squashing, source: squashes?.source ?? announcement.source,
    title: sentence(`${actor.called} ${helped ? 'squashes' : 'may squash'} sets`),
    text: helped ? (squashes.how === undefined ? '' : `“${squashes.how.text}”.`) : 'The text has this ability and doesn’t say how it works. What the player does with it is the table’s word: “squashes for …” in the file records it.',
  });
}

/** Where the dice can meet one action or another: what they can meet together; and that it makes no difference, where it doesn’t. */
export function tellSharing(tale: Tale, attempt: Attempt, outcome: Outcome, roll: readonly number[]): void {
  const { fates, selections } = outcome;
  const { deed: { actor, announcement }, needs } = attempt;
  const told = { about: actor.name, actor: actor.name, tone: 'even' as const, rule: rule.multiAction, source: announcement.source };
  if (fates.includes('open')) {
    const choices = selections.map((places) => list(places.map((place) => `“${needs[place]?.words ?? ''}”`)));
    tale.tell({
      ...told, kind: 'left open', title: 'Which action gets which set is left open',
      text: [`The dice can meet ${choices.join(', or ')}, but not all at once.`, ...sureWords(attempt, outcome), 'The text doesn’t say who decides; “sets go first to …” or “gives … to …” does.'].join(' '),
    });
    return;
  }
  const apart = decider(tale.cast, attempt, { apart: true })(metBy(withPins(attempt), roll), attempt.pins.length > 0);
  if (!apart.fates.includes('open')) return;
  tale.tell({ ...told, kind: 'sharing', title: 'Which of these attacks is avoided makes no difference', text: 'They are announced in one breath and are as hard to avoid as each other, so the sets count for the first of them.' });
}

/** What is sure of attacks, though it isn’t decided which of them are avoided. */
function sureWords(attempt: Attempt, outcome: Outcome): readonly string[] {
  const { foes, least } = openAttacks(attempt, outcome);
  const who = list(foes.map(({ called }) => called));
  return least === 0 ? [] : [`Whatever is chosen, at least ${least === 1 ? 'one of the attacks' : `${least} of the attacks`} of ${who} ${least === 1 ? 'hits' : 'hit'}.`];
}
