/** Drives to offer, with their points. */
import type { QuoteCompletion } from '../../../completions.ts';
import { points } from '../downtime/applied.ts';
import { wordsKey, type Fighter } from '../cast.ts';
import { blocksIn } from '../checks/written.ts';
import { factsOf, type Drive } from '../facts.ts';
import { conditionAt, eachNameOnce, peopleIn, saidWord, type Answer, type QuoteContext } from './quote-context.ts';
import { driveSamples } from './samples.ts';

type Sort = Drive['sort'];

/** Drives that hold Willpower or could get some. */
export const drives: Answer = (asked) => eachNameOnce(peopleIn(asked).flatMap((fighter) => drivesOf(asked, fighter)));

/** Drives that the announcement serves come first, because only these may be used. */
export const pools: Answer = (asked) => {
  const served = new Set(
    factsOf(asked.place.announcement?.clauses ?? [], 'serves')
      .flatMap((serves) => serves.drives)
      .map(({ text }) => wordsKey(text)),
  );
  const all = drives(asked);
  const isServed = ({ words }: QuoteCompletion): boolean => served.has(wordsKey(words));
  return [...all.filter(isServed), ...all.filter((each) => !isServed(each))];
};

/** What can be completed: projects, then drives of unspecified kind. */
export const projects: Answer = (asked) =>
  eachNameOnce(
    (['project', undefined] as const).flatMap((sort) =>
      peopleIn(asked).flatMap((fighter) => drivesOf(asked, fighter, (of) => of === sort)),
    ),
  );

function drivesOf(
  asked: QuoteContext,
  fighter: Fighter,
  fits: (sort: Sort) => boolean = () => true,
): readonly QuoteCompletion[] {
  const sorts = new Map(factsOf(fighter.traits, 'drive').map(({ words, sort }) => [wordsKey(words.text), sort]));
  return [...conditionAt(asked, fighter).drives]
    .filter(([key]) => fits(sorts.get(key)))
    .map(([key, drive]) => ({ words: drive.words, doc: `${sorts.get(key) ?? 'drive'}, ${points(drive.points)}` }));
}

/** Drives of others and the text’s examples, of the written sort. */
export const newDrives: Answer = (asked) => {
  const sort = saidWord(asked, 'sort');
  const { block } = asked.place;
  const own = new Set(factsOf(block?.traits ?? [], 'drive').map(({ words }) => wordsKey(words.text)));
  const others = blocksIn(asked.scenario).flatMap(({ name, traits }) =>
    factsOf(traits, 'drive')
      .filter((drive) => sort === undefined || drive.sort === sort)
      .map(({ words }) => ({ words: words.text, doc: `${name} has it too` })),
  );
  const samples = driveSamples
    .filter((each) => sort === undefined || each.sort === sort)
    .map((each) => ({ words: each.words, doc: `an example of the text, as a ${each.sort}` }));
  return eachNameOnce([...others, ...samples]).filter(({ words }) => !own.has(wordsKey(words)));
};
