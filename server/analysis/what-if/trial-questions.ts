/** What trials ask of the text of a scenario. */
import { announcedBy, sentence, settingAside, speakersWords } from '../../engine/index.ts';
import { unitOf } from '../../report/index.ts';
import type { Analysis } from '../analysis.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { called, inOneLine, inRound, isNobody, nobody, noRound, type TrialEdits } from './trial-edits.ts';
import { forcing } from './forcing.ts';
import { asQuotedWords } from './quoted-words.ts';
import { findPool, tellsReason } from './round-pools.ts';
import { seeding } from './seeding.ts';
import type { Redraw, Trial, TrialOf } from './wish.ts';

/**
 * In which scenario something is tried, by its place in the file, and how its course is redrawn: some steps are told in
 * that course alone.
 */
export interface TrialQuestions {
  readonly index: number;
  readonly redraws: readonly Redraw[];
}

/** The scenario as it is by now, and as it is in the file, of which more is known already. */
interface Versions {
  readonly now: ScenarioAnalysis;
  readonly inFile: ScenarioAnalysis;
}

/** What a trial asks of a scenario of a copy of a file; undefined where it isn’t there. */
export function askedBy(
  file: Analysis,
  copy: Analysis,
  { index, redraws }: TrialQuestions,
  trial: Trial,
): TrialEdits | undefined {
  const [now, inFile] = [copy.scenarios[index], file.scenarios[index]];
  if (now === undefined || inFile === undefined) return undefined;
  switch (trial.kind) {
    case 'aside':
      return settingAsideIn({ now, inFile }, trial);
    case 'add':
      return adding({ now, inFile }, trial);
    case 'force':
      return forcing(now, redraws, trial);
    case 'seed':
      return seeding(copy, index, trial.seed);
  }
}

/**
 * A reason that comes up neither in the file nor by what was tried before can’t be set aside; one that the text sets
 * aside can be taken back in any case.
 */
function settingAsideIn({ now, inFile }: Versions, { round: index, reason, aside }: TrialOf<'aside'>): TrialEdits {
  const { scenario } = now;
  const [name, words, round] = [called(scenario, reason.who), inOneLine(reason.words), scenario.rounds[index]];
  const says = sentence(
    `${speakers(now, index, reason.who)} ${aside ? 'without' : 'with'} “${words}”${round === undefined ? '' : inRound(scenario, round)}`,
  );
  if (round === undefined) return { says, lost: noRound };
  const intents = settingAside(scenario, round, reason.who, words, aside);
  if (intents === undefined)
    return {
      says,
      lost: isNobody(scenario, reason.who)
        ? nobody(reason.who)
        : aside
          ? `${name} announces nothing there`
          : 'nothing there sets it aside any more',
    };
  const isThere =
    !aside || [inFile, now].some((each) => findPool(each, index, (pool) => tellsReason(pool, reason)) !== undefined);
  return isThere ? { says, intents } : { says, lost: `no such reason comes up there for ${name} any more` };
}

/** All for whom somebody’s announcement speaks: what it sets aside holds for all of them. */
function speakers({ scenario }: ScenarioAnalysis, index: number, who: string): string {
  const round = scenario.rounds[index];
  const announcement = round === undefined ? undefined : announcedBy(scenario, round, who)?.announcement;
  return announcement === undefined ? called(scenario, who) : speakersWords(scenario, announcement);
}

function adding({ now, inFile }: Versions, { round: index, who, amount, words }: TrialOf<'add'>): TrialEdits {
  const { scenario, ruleset } = now;
  const [name, written, round] = [called(scenario, who), asQuotedWords(words), scenario.rounds[index]];
  const unit = unitOf(findPool(inFile, index, () => true) ?? {}, amount);
  const says = `${amount < 0 ? '−1' : '+1'} ${unit} for ${name}${round === undefined ? '' : inRound(scenario, round)}${written === '' ? '' : `: “${written}”`}`;
  if (round === undefined) return { says, lost: noRound };
  if (written === '') return { says, lost: 'no reason is said for it' };
  const intents = ruleset.trialSentences.add(scenario, round, who, amount, written);
  if (intents === undefined && isNobody(scenario, who)) return { says, lost: nobody(who) };
  return intents === undefined
    ? { says, lost: `nothing that ${name} announces there can have one ${unit} ${amount > 0 ? 'more' : 'fewer'}` }
    : { says, intents };
}
