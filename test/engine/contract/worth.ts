/** Checks what a modifier is worth against the scenario without its sentence, and with one more advantage. */
import type { Analysis } from '../../../server/analysis/index.ts';
import {
  runToEnd,
  originOf,
  reasonsIn,
  seededThrows,
  type ActionOdds,
  type ContestOdds,
  type Modifier,
  type OutcomeOdds,
  type PoolChange,
  type RoundOdds,
} from '../../../server/engine/index.ts';
import { read, type Text } from './written.ts';

/** The number of comparisons, and the differences found. */
export interface Compared {
  without: number;
  with: number;
  readonly complaints: string[];
}

/**
 * Compares every change in the first rounds of the text’s scenarios that sentences can make; later rounds depend on the
 * state that earlier ones left.
 */
export function compareWorth(written: Text, compared: Compared): void {
  const before = read(written);
  for (const [index, { scenario }] of before.scenarios.entries()) {
    const first = Math.min(...scenario.rounds.map(({ number }) => number));
    for (const round of before.scenarios[index]?.odds().rounds ?? []) {
      if (round.round === first) compareRound(written, before, index, round, compared);
    }
  }
}

function compareRound(written: Text, before: Analysis, index: number, round: RoundOdds, compared: Compared): void {
  for (const action of round.actions) {
    for (const without of reasonsIn(action.pool)) {
      const line = ownLine(written, before, round, without);
      const after = line === undefined ? undefined : roundOf(withoutLine(written, line), index, round);
      if (after === undefined || !isOnlyLeftOut(round, after, action, without)) continue;
      compared.without += 1;
      compare(before, index, round, { who: action.actor, without }, after, compared);
    }
    // A game’s own additions have their own tests.
    if (before.scenarios[index]?.ruleset.trialSentences.additions !== undefined) continue;
    const after = roundOf(withAdvantage(written, before, round, action), index, round);
    if (after === undefined) continue;
    compared.with += 1;
    compare(before, index, round, { who: action.actor, add: 'advantage' }, after, compared);
  }
}

function compare(
  before: Analysis,
  index: number,
  { index: round }: RoundOdds,
  change: PoolChange,
  truth: RoundOdds,
  { complaints }: Compared,
): void {
  const { scenario, ruleset, seed } = before.scenarios[index]!;
  const [told] = runToEnd(
    ruleset.odds(scenario, { throws: seededThrows(seed), seed, whatIf: { round, change } }),
  ).rounds;
  const what = `${scenario.title}: ${change.who} ${'add' in change ? 'with an advantage' : `without ${change.without.because}`}`;
  const theirs = truth.contests.filter(({ parties }) => parties.includes(change.who)).filter(isOfActions);
  if (told === undefined || keysOf(told.contests.filter(isOfActions)) !== keysOf(theirs))
    complaints.push(`${what}: ${keysOf(told?.contests ?? [])} for ${keysOf(theirs)}`);
  for (const contest of told?.contests ?? []) {
    const same = theirs.find((other) => keysOf([other]) === keysOf([contest]));
    if (figuresOf(contest.odds) !== figuresOf(same?.odds))
      complaints.push(`${what}: ${figuresOf(contest.odds)} for ${figuresOf(same?.odds)}`);
  }
  for (const action of told?.actions ?? []) {
    const same = truth.actions.find(({ actor }) => actor === action.actor);
    if (figuresOf(action.odds) !== figuresOf(same?.odds))
      complaints.push(`${what}: ${action.words} ${figuresOf(action.odds)} for ${figuresOf(same?.odds)}`);
    if (action.pool.size !== same?.pool.size)
      complaints.push(`${what}: ${action.words} with ${action.pool.size} for ${same?.pool.size}`);
  }
}

/** A throw for nobody’s deed, e.g. a check of somebody’s nerves, has no pool that can be changed. */
function isOfActions({ kind }: ContestOdds): boolean {
  return kind !== 'calm check';
}

function keysOf(contests: readonly ContestOdds[]): string {
  return contests.map(({ kind, parties }) => `${kind} of ${parties.join(', ')}`).join('; ');
}

function figuresOf(odds: OutcomeOdds | undefined): string {
  return [...(odds ?? [])].map(([name, { chance }]) => `${name} ${chance.toFraction()}`).join(', ');
}

/**
 * The line of a reason with a sentence of its own, below an announcement or before all of them; undefined for one that
 * follows from something else.
 */
function ownLine({ file, text }: Text, before: Analysis, round: RoundOdds, modifier: Modifier): number | undefined {
  const { uri, from, to } = before.linesOf(originOf(modifier).source);
  const isAnnounced = round.actions.some(({ source }) => before.linesOf(source).from === from);
  const isBlock = /^\s*(?:combatants?|scenario|round|situation|side)\b/u.test(text.split('\n')[from - 1] ?? '');
  return uri === file && from === to && !isAnnounced && !isBlock ? from : undefined;
}

function withoutLine(written: Text, line: number): Text {
  return {
    ...written,
    text: written.text
      .split('\n')
      .filter((_, at) => at !== line - 1)
      .join('\n'),
  };
}

/** An announcement for several people would give all of them the advantage. */
function withAdvantage(written: Text, before: Analysis, { actions }: RoundOdds, action: ActionOdds): Text | undefined {
  const at = before.linesOf(action.source);
  if (at.uri !== written.file || actions.filter(({ source }) => before.linesOf(source).from === at.from).length > 1)
    return undefined;
  const lines = written.text.split('\n');
  const indent = /^\s*/u.exec(lines[at.from - 1] ?? '')?.[0] ?? '';
  return {
    ...written,
    text: lines.toSpliced(at.to, 0, `${indent}  advantage "what nobody has thought of"`).join('\n'),
  };
}

/** The same round in another text; undefined where it isn’t there, or others act in it. */
function roundOf(
  written: Text | undefined,
  index: number,
  { index: round, actions }: RoundOdds,
): RoundOdds | undefined {
  const after =
    written === undefined
      ? undefined
      : read(written)
          .scenarios[index]?.odds()
          .rounds.find((each) => each.index === round);
  const deeds = (those: readonly ActionOdds[]): string =>
    those.map(({ words, target }) => `${words} ${target ?? ''}`).join('\n');
  return after !== undefined && deeds(after.actions) === deeds(actions) ? after : undefined;
}

/**
 * Whether the sentence changed only its own reason: one sentence may give several people throws, or take somebody’s
 * from them.
 */
function isOnlyLeftOut(before: RoundOdds, after: RoundOdds, { actor }: ActionOdds, without: Modifier): boolean {
  const gone = keyOf(actor, without);
  const left = [...reasonKeys(before)].filter((key) => key !== gone).sort();
  return left.join('\n') === [...reasonKeys(after)].sort().join('\n');
}

function reasonKeys({ actions }: RoundOdds): ReadonlySet<string> {
  return new Set(actions.flatMap(({ actor, pool }) => pool.modifiers.map((modifier) => keyOf(actor, modifier))));
}

function keyOf(actor: string, modifier: Modifier): string {
  const { rule, because } = originOf(modifier);
  return `${modifier.givenBy ?? actor}/${rule}/${because}`;
}
