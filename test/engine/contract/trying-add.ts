/** Checks an added throw: it becomes a reason with these words in the pool of that action, and of no other. */
import type { Analysis } from '../../../server/analysis/index.ts';
import { originOf, type ActionOdds, type Modifier, type Pool, type RoundOdds } from '../../../server/engine/index.ts';
import { edited, roundIn } from './setting-aside.ts';
import { read, type Text } from './written.ts';

/**
 * What has been added, how often it counted for the intended actor, was passed on by the game’s rules, or was prevented
 * by them; and what is wrong.
 */
export interface Added {
  counted: number;
  passed: number;
  kept: number;
  readonly complaints: string[];
}

const words = 'a thought that nobody has had';

/** Adds a throw, and removes one, for every action in all rounds of all scenarios of a text. */
export function addThrows(written: Text, added: Added): void {
  const before = read(written);
  for (const [index, each] of before.scenarios.entries()) {
    for (const round of each.odds().rounds)
      for (const action of round.actions)
        for (const amount of [1, -1] as const) addOne({ written, before, index, round, action }, amount, added);
  }
}

interface Asked {
  readonly written: Text;
  readonly before: Analysis;
  readonly index: number;
  readonly round: RoundOdds;
  readonly action: ActionOdds;
}

function addOne(asked: Asked, amount: 1 | -1, added: Added): void {
  const { before, index, round, action } = asked;
  const { scenario } = before.scenarios[index]!;
  const what = `${scenario.title}, round ${round.round}: ${amount > 0 ? 'one more' : 'one fewer'} for ${action.actor}, who ${action.verb}`;
  added.complaints.push(...complaintsOf(asked, amount, added).map((complaint) => `${what}: ${complaint}`));
}

function complaintsOf(
  { written, before, index, round, action }: Asked,
  amount: 1 | -1,
  added: Added,
): readonly string[] {
  const { scenario, ruleset } = before.scenarios[index]!;
  const intents = ruleset.trialSentences.add(scenario, scenario.rounds[round.index]!, action.actor, amount, words);
  // A helper’s advantage would go to somebody else.
  const isAtEnd =
    ruleset.trialSentences.add(scenario, scenario.rounds[round.index]!, action.actor, amount > 0 ? -1 : 1, words) !==
    undefined;
  // Magic dice take no reasons.
  const isMagic = action.pool.unit?.one === 'magic die';
  if (intents === undefined)
    return (action.verb === 'helps' && amount > 0) || isAtEnd || isMagic ? [] : ['can’t be added'];
  const after = edited(written, before, intents);
  const now = roundIn(after, index, round.index);
  return [
    ...after.reading.problems.slice(before.reading.problems.length).map(({ rule }) => rule),
    ...round.actions.flatMap(({ actor, pool }) => {
      const same = now?.actions.find((each) => each.actor === actor)?.pool;
      if (same === undefined) return [`${actor} doesn’t act any more`];
      return actor === action.actor ? own(pool, same, amount, added) : others(same, action.actor, amount);
    }),
  ];
}

/** In the intended pool it counts its full amount, where no other reason already counts differently for it. */
function own(before: Pool, now: Pool, amount: number, added: Added): readonly string[] {
  const reason = now.modifiers.find(isAdded);
  if (reason === undefined) return ['isn’t told'];
  if (reason.standing !== 'counted') {
    if (reason.standing === 'passed') added.passed += 1;
    else added.kept += 1;
    return [];
  }
  added.counted += 1;
  if (rest(before) !== rest(now) || now.keep === 'lowest' || before.keep === 'lowest') return [];
  const [was, is] = [before.size, now.size];
  // Whatever is measured in something other than throws says itself what it changes.
  return reason.measure === undefined && is - was !== amount ? [`${is} throws after ${was}`] : [];
}

/** In other pools it may only be a loss that the rules have passed on. */
function others({ modifiers, who }: Pool, giver: string, amount: number): readonly string[] {
  const reason = modifiers.find(isAdded);
  return reason === undefined || (reason.givenBy === giver && amount < 0) ? [] : [`${who} has it`];
}

function rest({ modifiers }: Pool): string {
  return modifiers
    .filter((modifier) => !isAdded(modifier))
    .map(({ standing, rule }) => `${rule} ${standing}`)
    .join(', ');
}

function isAdded(modifier: Modifier): boolean {
  return originOf(modifier).words === words;
}
