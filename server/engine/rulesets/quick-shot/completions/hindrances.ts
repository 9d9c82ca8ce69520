/** Wounds, fatigue and weaknesses to offer, and their scopes. */
import type { QuoteCompletion } from '../../../completions.ts';
import { castOf, type Fighter } from '../cast.ts';
import { woundsByThen } from '../checks/hindrances.ts';
import { announcementsIn, blocksIn, headFacts } from '../checks/written.ts';
import { difficultyAt } from '../attempts/difficulty.ts';
import { factsOf, type QuickShotFact, type Scoped, type Weakness } from '../facts.ts';
import { conditionOf, type OwnFatigue, type OwnWound } from '../fight.ts';
import { conditionAt, eachNameOnce, peopleIn, planAt, type Answer, type QuoteContext } from './quote-context.ts';

/** Everything that can add an action to an attempt. */
export const hindrances: Answer = (asked) =>
  eachNameOnce(
    peopleIn(asked).flatMap((fighter) => {
      const { wounds, fatigue } = conditionAt(asked, fighter);
      return [
        ...wounds.map(ofWound),
        ...fatigueOf(fatigue),
        ...factsOf(fighter.traits, 'weakness').map(ofWeakness),
        ...mayHave(asked, fighter),
      ];
    }),
  );

export const wounds: Answer = (asked) =>
  eachNameOnce(
    peopleIn(asked).flatMap((fighter) => [
      ...conditionAt(asked, fighter).wounds.map(ofWound),
      ...mayHave(asked, fighter),
    ]),
  );

/** What any combatant has when the round begins. */
export const ending: Answer = (asked) => {
  const plan = planAt(asked);
  if (plan === undefined) return [];
  return eachNameOnce(
    [...castOf(asked.scenario).fighters.values()].flatMap((fighter) => {
      const { wounds: own, fatigue } = conditionOf(plan.found, fighter.name);
      return [
        ...[
          ...own.map(ofWound),
          ...(fatigue?.words === undefined ? [] : fatigueOf(fatigue)),
          ...mayHave(asked, fighter),
        ].map(({ words, doc }) => ({ words, doc: `${fighter.called}: ${doc}` })),
      ];
    }),
  );
};

/** The scopes written anywhere for wounds, weaknesses and attempts; those of the actors first. */
export const scopes: Answer = (asked) => {
  const { scenario } = asked;
  const own = peopleIn(asked)
    .flatMap((fighter) => [...conditionAt(asked, fighter).wounds, ...factsOf(fighter.traits, 'weakness')])
    .flatMap(scopeOf);
  const clauses = announcementsIn(scenario).flatMap((each) => each.clauses);
  const written = [...blocksIn(scenario).flatMap(({ traits }) => traits), ...headFacts(scenario), ...clauses].flatMap(
    scopesIn,
  );
  return eachNameOnce([...own, ...written].map((words) => ({ words, doc: 'what wounds and weaknesses apply to' })));
};

function scopesIn(fact: QuickShotFact): readonly string[] {
  switch (fact.kind) {
    case 'wound':
    case 'takes wound':
    case 'deals wound':
    case 'weakness':
      return scopeOf(fact);
    case 'involves':
      return fact.scopes.map(({ text }) => text);
    default:
      return [];
  }
}

function scopeOf({ scope }: Scoped): readonly string[] {
  return scope === undefined ? [] : [scope.text];
}

/** Wounds from earlier rounds that depend on rolls. */
function mayHave({ scenario, ...asked }: QuoteContext, fighter: Fighter): readonly QuoteCompletion[] {
  const plan = planAt({ scenario, ...asked });
  return plan === undefined
    ? []
    : woundsByThen(scenario, plan.context)(fighter).map((words) => ({ words, doc: 'wound, if it was dealt' }));
}

function ofWound({ words, effect, ...scoped }: OwnWound): QuoteCompletion {
  const difficulty = effect === undefined ? undefined : difficultyAt(effect);
  return { words, doc: `${difficulty === undefined ? '' : `${difficulty} `}wound${bearing(scoped)}` };
}

/** Fatigue without words is called “fatigue”. */
function fatigueOf(fatigue: OwnFatigue | undefined): readonly QuoteCompletion[] {
  return fatigue === undefined
    ? []
    : [{ words: fatigue.words ?? 'fatigue', doc: `${difficultyAt(fatigue.effect) ?? ''} fatigue` }];
}

function ofWeakness({ words, type, adds, harder, ...scoped }: Weakness): QuoteCompletion {
  const does = [
    ...(adds === undefined ? [] : [`adds ${adds.text}`]),
    ...(harder === undefined ? [] : [`harder ${harder.value}`]),
  ].join(' and ');
  return {
    words: words.text,
    doc: `${type === undefined ? '' : `${type.text} `}weakness${does === '' ? '' : `, ${does}`}${bearing(scoped)}`,
  };
}

function bearing({ everything, scope }: Scoped): string {
  if (everything === true) return ' on everything';
  return scope === undefined ? '' : ` on “${scope.text}”`;
}
