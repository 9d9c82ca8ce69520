/** Explains words on hover: the dice of a difficulty, the points of a drive, the type of an advantage. */
import { list } from '../../../play/words.ts';
import type { Explained, SaidWords } from '../../../completions.ts';
import type { Round, Scenario } from '../../../scenario.ts';
import { points } from '../downtime/applied.ts';
import { castOf, fightersNamed, wordsKey, type Fighter } from '../cast.ts';
import { difficultyAt, effectOf } from '../attempts/difficulty.ts';
import { factsOf, type Advantage, type Bet, type Drive, type Purse, type QuickShotFact } from '../facts.ts';
import { rule } from '../rule-ids.ts';
import { traitWords } from '../trait-words.ts';
import { sameSource } from '../../../source.ts';
import { announcementsIn } from '../checks/written.ts';

export function explained(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const place = `${said.row} ${said.slot}`;
  if (ofDifficulties.has(place)) return difficultySaid(said.words);
  if (ofDrives.has(place)) return driveSaid(scenario, said);
  return ofAdvantages.has(place) ? advantageSaid(scenario, said) : undefined;
}

/** By sentence row and slot. */
const ofDifficulties = new Set([
  'action difficulty',
  'action-number difficulty',
  'vulgar difficulty',
  'wound difficulty',
  'fatigue difficulty',
  'weakness adds',
  'weakness also',
  'takes-wound difficulty',
  'deals-wound difficulty',
  'tires difficulty',
  'worsens to',
]);
const ofDrives = new Set(['drive words', 'serves drive', 'bet drive', 'pays drive']);
const ofAdvantages = new Set(['advantage words', 'using what', 'improves advantage']);

/** By the word or number of the difficulty. */
function difficultySaid(words: string): Explained | undefined {
  const effect = effectOf(words) ?? Number(words);
  const difficulty = difficultyAt(effect);
  const dice = ['one die', 'two matching dice', 'three matching dice', 'four matching dice', 'five matching dice'][
    effect - 1
  ];
  return difficulty === undefined || dice === undefined
    ? undefined
    : {
        says: `${difficulty === words.toLowerCase() ? '' : `${difficulty}, `}${dice} of 5 or higher`,
        rule: rule.difficulties,
      };
}

/** `significant skill of Rose; Rose holds 2 minor charges`. */
function advantageSaid(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const lines = ownersOf(scenario, said).flatMap((owner) =>
    factsOf(owner.traits, 'advantage')
      .filter(({ words }) => wordsKey(words.text) === wordsKey(said.words))
      .map((advantage) => advantageWords(owner, advantage)),
  );
  return lines.length === 0 ? undefined : { says: lines.join('; '), rule: rule.types };
}

function advantageWords(owner: Fighter, { type, sort, about, limit }: Advantage): string {
  const held = factsOf(owner.traits, 'holding').flatMap((holding) => traitWords(holding) ?? []);
  return [
    `${type === undefined ? '' : `${type.text} `}${sort?.text ?? 'advantage'} of ` +
      owner.called +
      (about === undefined ? '' : `, “${about.text}”`) +
      (limit === undefined ? '' : `, limited to “${limit.text}”`),
    ...(held.length === 0 ? [] : [`${owner.called} holds ${list(held)}`]),
  ].join('; ');
}

/** `goal of Alex, 3 WP; served in round 1; 3 WP are bet from it in round 1`. */
function driveSaid(scenario: Scenario<QuickShotFact>, said: SaidWords): Explained | undefined {
  const names = ownersOf(scenario, said).flatMap((owner) =>
    factsOf(owner.traits, 'drive')
      .filter(({ words }) => wordsKey(words.text) === wordsKey(said.words))
      .map((drive) => driveWords(scenario, owner, drive)),
  );
  return names.length === 0 ? undefined : { says: names.join('; '), rule: rule.drives };
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
    served.length === 0 ? 'not served by any attempt' : `served in ${list(served.map(roundWords))}`,
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

/** Everybody, if the sentence isn’t about particular combatants. */
function ownersOf(scenario: Scenario<QuickShotFact>, { part }: Pick<SaidWords, 'part'>): readonly Fighter[] {
  const cast = castOf(scenario);
  const isHere = ({ source }: QuickShotFact): boolean => sameSource(source, part);
  const blocks = [...cast.fighters.values()].filter(({ traits }) => traits.some(isHere));
  const announced = announcementsIn(scenario).filter(({ clauses }) => clauses.some(isHere));
  if (announced.length > 0)
    return fightersNamed(
      cast,
      announced.flatMap(({ actors }) => actors),
    );
  return blocks.length > 0 ? blocks : [...cast.fighters.values()];
}
