/** What is in a drive, who serves it, and what is bet from it. */
import type { Explained, SaidWords } from '../../../quotable.ts';
import { list } from '../../../play/words.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { points } from '../between/applied.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { factsOf, type Bet, type Drive, type Purse, type QuickShotFact } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { ownersOf } from './owners.ts';

/** `goal of Alex, 3 WP; served in round 1; 3 WP are bet from it in round 1`. */
export function driveSaid(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const told = ownersOf(scenario, said).flatMap((owner) =>
    factsOf(owner.traits, 'drive')
      .filter(({ words }) => wordsKey(words.text) === wordsKey(said.words))
      .map((drive) => driveWords(scenario, owner, drive)),
  );
  return told.length === 0 ? undefined : { says: told.join('; '), rule: rule.drives };
}

function driveWords(scenario: Scenario<QuickShotFact>, owner: Fighter, drive: Drive): string {
  const clausesOf = ({ announcements }: Round<QuickShotFact>): readonly QuickShotFact[] =>
    announcements
      .filter(({ actors }) => fightersNamed(castOf(scenario), actors).includes(owner))
      .flatMap(({ clauses }) => clauses);
  const isIt = (words: string): boolean => wordsKey(words) === wordsKey(drive.words.text);
  const served = scenario.rounds.filter((round) =>
    factsOf(clausesOf(round), 'serves').some(({ drives }) => drives.some(({ text }) => isIt(text))),
  );
  const bets = scenario.rounds.flatMap((round) =>
    factsOf(clausesOf(round), 'bet')
      .map((bet) => ({ round, count: countFrom(bet, isIt) }))
      .filter(({ count }) => count > 0),
  );
  return [
    `${drive.sort ?? 'drive'} of ${owner.called}, ${points(drive.points?.value ?? 0)}`,
    served.length === 0 ? 'served by no attempt' : `served in ${list(served.map(roundWords))}`,
    ...bets.map(
      ({ round, count }) => `${points(count)} ${count === 1 ? 'is' : 'are'} bet from it in ${roundWords(round)}`,
    ),
  ].join('; ');
}

function countFrom({ amount, purse, parts }: Bet, isIt: (words: string) => boolean): number {
  const shares = parts.length === 0 ? [{ count: amount, purse }] : parts;
  const isFrom = (from: Purse): boolean => from.in === 'drive' && isIt(from.drive.text);
  return shares.filter((share) => isFrom(share.purse)).reduce((sum, { count }) => sum + count.value, 0);
}

function roundWords({ number, title }: Round<QuickShotFact>): string {
  return `round ${number}${title === undefined ? '' : ` “${title}”`}`;
}
