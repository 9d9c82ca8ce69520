/** The chance that a condition holds after a round, from the odds of its only Clash. */
import type Fraction from 'fraction.js';
import { bodiesNamed } from '../../../combatants.ts';
import type { OutcomeId, OutcomeOdds } from '../../../odds.ts';
import { didOdds, exactChance, isOdds, type Answer } from '../../../play/overall/reached.ts';
import type { Cast } from '../cast.ts';
import { actingId, happeningOutcome } from '../../../play/acting.ts';
import { takesEffect } from './outcomes.ts';
import { standingState } from './standing.ts';

/** An edition’s answers from the outcomes of one Clash: whether a side acted, and whether something happened. */
export interface ClashAnswers {
  readonly acted: (cast: Cast, side: string, clash: OutcomeOdds) => Fraction | undefined;
  readonly happened: (what: OutcomeId, clash: OutcomeOdds) => Fraction | undefined;
}

/** The default: outcomes by side, which say nothing about single characters. */
const bySides: ClashAnswers = {
  acted: (_cast, side, clash) => exactChance(clash.get(actingId(side))),
  happened: (what, clash) => exactChance(clash.get(what)),
};

/** Questions about sides or a whole Clash have no answer where a round has several Clashes. */
export function answerBy(cast: Cast, answers = bySides): Answer {
  return (question, odds) => {
    const clashes = odds.contests.filter((contest) => contest.kind === 'clash');
    const only = clashes.length === 1 ? clashes[0]?.odds : undefined;
    switch (question.kind) {
      case 'acted':
        return only === undefined || question.side.id === undefined
          ? undefined
          : answers.acted(cast, question.side.id, only);
      case 'happened':
        return only === undefined ? undefined : answers.happened(happeningOutcome(question.what).id, only);
      case 'did':
        return didOdds(question, odds, takesEffect);
      case 'is':
        return isOdds(
          { ...question, state: standingState(question.state) },
          bodiesNamed(cast.stage, question.who.id).map(({ name }) => name),
          odds,
        );
    }
  };
}
