/** Advantages to offer, and what is traded for them. */
import { carriedBy } from '../../../combatants.ts';
import type { QuoteCompletion } from '../../../completions.ts';
import { isRefused } from '../downtime/index.ts';
import { wordsKey, type Fighter } from '../cast.ts';
import { blocksIn } from '../checks/written.ts';
import { factsOf, type Advantage } from '../facts.ts';
import {
  conditionAt,
  eachNameOnce,
  headedBefore,
  named,
  peopleIn,
  saidWord,
  type Answer,
  type QuoteContext,
} from './quote-context.ts';
import { advantageSamples } from './samples.ts';

/** An advantage, as far as it is described. */
interface Described {
  readonly words: string;
  readonly type?: string;
  readonly sort?: string;
  readonly about?: string;
  readonly limit?: string;
}

/** The advantages that a combatant has or has bought. */
export const advantages: Answer = (asked) =>
  eachNameOnce(peopleIn(asked).flatMap((fighter) => advantagesOf(asked, fighter)));

/** The same, plus what they carry. */
export const resources: Answer = (asked) =>
  eachNameOnce([
    ...advantages(asked),
    ...peopleIn(asked).flatMap(({ combatant }) =>
      carriedBy(asked.scenario, combatant).map(({ text }) => ({ words: text, doc: 'carried' })),
    ),
  ]);

/** Weaknesses that haven’t paid for anything yet; those of the type being bought come first. */
export const tradedWeaknesses: Answer = (asked) =>
  peopleIn(asked).flatMap((fighter) => {
    const { traded } = conditionAt(asked, fighter);
    const type = saidWord(asked, 'type') ?? saidWord(asked, 'to');
    const free = factsOf(fighter.traits, 'weakness').filter(({ words }) => !traded.includes(wordsKey(words.text)));
    const fitting = free.filter((each) => each.type?.text === type);
    const sorted = [...fitting, ...free.filter((each) => !fitting.includes(each))];
    return sorted.map((each) => ({
      words: each.words.text,
      doc: each.type === undefined ? 'weakness' : `${each.type.text} weakness`,
    }));
  });

/** A combatant’s compulsions. */
export const compulsions: Answer = (asked) =>
  eachNameOnce(
    named(asked, asked.place.actors).flatMap(({ traits }) =>
      factsOf(traits, 'compulsion').map(({ words, since }) => ({
        words: words.text,
        doc: since === undefined ? 'compulsion' : `compulsion since “${since.text}”`,
      })),
    ),
  );

/** The compulsions that the check isn’t already about. */
export const furtherCompulsions: Answer = (asked) => {
  const { object, clauses = [] } = asked.place.announcement ?? {};
  const all = [
    ...(object === undefined ? [] : [object]),
    ...factsOf(clauses, 'tempted')
      .filter(({ source }) => source.sentence !== asked.place.sentence)
      .flatMap((fact) => fact.compulsions),
  ];
  const said = new Set(all.map(({ text }) => wordsKey(text)));
  return compulsions(asked).filter(({ words }) => !said.has(wordsKey(words)));
};

/** Advantages of others and the text’s examples, of the written type and sort. */
export const newAdvantages: Answer = (asked) => {
  const [type, sort] = [saidWord(asked, 'type'), saidWord(asked, 'sort')];
  const fits = (each: Described): boolean =>
    (type === undefined || each.type === type) && (sort === 'advantage' || each.sort === sort);
  const own = new Set(
    [
      ...factsOf(asked.place.block?.traits ?? [], 'advantage').map(({ words }) => words.text),
      ...advantages(asked).map(({ words }) => words),
    ].map(wordsKey),
  );
  const others = blocksIn(asked.scenario).flatMap(({ traits }) => factsOf(traits, 'advantage').map(described));
  return eachNameOnce([...others, ...advantageSamples].filter(fits).map(toQuotable)).filter(
    ({ words }) => !own.has(wordsKey(words)),
  );
};

function advantagesOf(asked: QuoteContext, fighter: Fighter): readonly QuoteCompletion[] {
  const improvements = improvementsBefore(asked, fighter);
  return [...factsOf(fighter.traits, 'advantage').map(described), ...boughtBy(asked, fighter)]
    .map((each) => ({ ...each, ...improvements.get(wordsKey(each.words)) }))
    .map(toQuotable);
}

/** The improved state of each advantage, by its key; refused improvements don’t count. */
function improvementsBefore(asked: QuoteContext, fighter: Fighter): ReadonlyMap<string, Pick<Described, 'type'>> {
  return new Map(
    headedBefore(asked).flatMap(({ who, fact, applied }) => {
      if (fact.kind !== 'improves' || fact.to === undefined || who.name !== fighter.name || isRefused(applied))
        return [];
      return [[wordsKey(fact.advantage.text), { type: fact.to.text }] as const];
    }),
  );
}

/** What may have been bought by then in any course, excluding the sentence itself. */
function boughtBy(asked: QuoteContext, fighter: Fighter): readonly Described[] {
  const { round, sentence } = asked.place;
  const rounds = asked.scenario.rounds.filter(({ number }) => round !== undefined && number <= round.number);
  return rounds
    .flatMap(({ facts }) => factsOf(facts, 'buys'))
    .filter(({ source, sort }) => source.sentence !== sentence && sort.text !== 'compulsion')
    .filter(({ who }) => named(asked, [who]).includes(fighter))
    .map(({ words, type, sort }) => ({
      words: words.text,
      ...(type === undefined ? {} : { type: type.text }),
      sort: sort.text,
    }));
}

function described({ words, type, sort, about, limit }: Advantage): Described {
  return {
    words: words.text,
    ...(type === undefined ? {} : { type: type.text }),
    ...(sort === undefined ? {} : { sort: sort.text }),
    ...(about === undefined ? {} : { about: about.text }),
    ...(limit === undefined ? {} : { limit: limit.text }),
  };
}

/** `minor skill: follows trails, limited to “mud”`. */
function toQuotable({ words, type, sort = 'advantage', about, limit }: Described): QuoteCompletion {
  const is = [...(type === undefined ? [] : [type]), sort].join(' ');
  return {
    words,
    doc: `${is}${about === undefined ? '' : `: ${about}`}${limit === undefined ? '' : `, limited to “${limit}”`}`,
  };
}
