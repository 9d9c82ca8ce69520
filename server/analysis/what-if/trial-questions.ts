/** Turns each trial into the edits that it takes in a scenario’s text. */
import { announcedBy, sentence, settingAside, speakersWords, type Source } from '../../engine/index.ts';
import { unitOf } from '../../report/index.ts';
import type { Analysis } from '../analysis.ts';
import type { ScenarioAnalysis } from '../scenario-analysis.ts';
import { called, inOneLine, inRound, isNobody, nobody, noRound, type TrialEdits } from './trial-edits.ts';
import { forcing } from './forcing.ts';
import { findPool, tellsReason } from './round-pools.ts';
import type { Redraw, Trial, TrialOf } from './wish.ts';
import { bounds, indexOfSentence } from '../../language/index.ts';

/** The most characters written of a reason. */
const most = 200;

/** Marks that would end or start a quotation; one after nothing but a space or a bracket starts it. */
const quotes = /["“”„‟«»‹›]/gu;

const openingQuotes = /(?<=^|[\s(])["“”„‟«»‹›]/gu;

/** Marks that change the text direction after them, and invisible ones. */
const unseen = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The index of the trial’s scenario in the file, and the redraws of its course: some steps exist only in that branch.
 */
export interface TrialQuestions {
  readonly index: number;
  readonly redraws: readonly Redraw[];
}

/** The current scenario, and the one in the file, of which more is known already. */
interface Versions {
  readonly now: ScenarioAnalysis;
  readonly inFile: ScenarioAnalysis;
}

/** The edits for a trial in a scenario of a copy; undefined if the scenario doesn’t exist. */
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
 * A reason that occurs neither in the file nor through earlier trials can’t be set aside; one that the text sets aside
 * can always be restored.
 */
function settingAsideIn({ now, inFile }: Versions, { round: index, reason, aside }: TrialOf<'aside'>): TrialEdits {
  const { scenario } = now;
  const [name, words, round] = [called(scenario, reason.who), inOneLine(reason.words), scenario.rounds[index]];
  const says = sentence(
    `${speakers(now, index, reason.who)} ${aside ? 'without' : 'with'} ` +
      `“${words}”${round === undefined ? '' : inRound(scenario, round)}`,
  );
  if (round === undefined) return { says, lost: noRound };
  const intents = settingAside(scenario, round, reason.who, words, aside);
  if (intents === undefined)
    return {
      says,
      lost: isNobody(now, reason.who)
        ? nobody(reason.who)
        : aside
          ? `${name} announces nothing there`
          : 'nothing there sets it aside now',
    };
  const isThere =
    !aside || [inFile, now].some((each) => findPool(each, index, (pool) => tellsReason(pool, reason)) !== undefined);
  return isThere ? { says, intents } : { says, lost: `${name} no longer has this reason there` };
}

/** All actors of an announcement: what it sets aside applies to all of them. */
function speakers({ scenario }: ScenarioAnalysis, index: number, who: string): string {
  const round = scenario.rounds[index];
  const announcement = round === undefined ? undefined : announcedBy(scenario, round, who)?.announcement;
  return announcement === undefined ? called(scenario, who) : speakersWords(scenario, announcement);
}

function adding({ now, inFile }: Versions, { round: index, who, amount, words }: TrialOf<'add'>): TrialEdits {
  const { scenario, ruleset } = now;
  const [name, written, round] = [called(scenario, who), asQuotedWords(words), scenario.rounds[index]];
  const unit = unitOf(findPool(inFile, index, () => true) ?? {}, amount);
  const says =
    `${amount < 0 ? '−1' : '+1'} ${unit} for ` +
    `${name}${round === undefined ? '' : inRound(scenario, round)}${written === '' ? '' : `: “${written}”`}`;
  if (round === undefined) return { says, lost: noRound };
  if (written === '') return { says, lost: 'no reason is given for it' };
  const intents = ruleset.trialSentences.add(scenario, round, who, amount, written);
  if (intents === undefined && isNobody(now, who)) return { says, lost: nobody(who) };
  return intents === undefined
    ? { says, lost: `nothing that ${name} announces there can have one ${unit} ${amount > 0 ? 'more' : 'fewer'}` }
    : { says, intents };
}

/** The words in one line, shortened, without quotation marks and control characters; may be empty. */
function asQuotedWords(words: string): string {
  const plain = words
    .replace(unseen, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(openingQuotes, '‘')
    .replace(quotes, '’')
    .trim();
  return plain
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Replaces the scenario’s own seed; if it has none, adds one below its rules, or else at its start. */
function seeding(analysis: Analysis, index: number, seed: number): TrialEdits {
  const tried = analysis.scenarios[index];
  const now = tried?.seed ?? 1;
  const says = `seed ${seed} instead of ${now}`;
  if (tried === undefined || !Number.isSafeInteger(seed) || seed < 0) return { says, lost: 'a seed is a whole number' };
  if (seed > bounds.number) return { says, lost: `the largest seed is ${bounds.number.toLocaleString('en')}` };
  const { seed: written, rules, source } = tried.scenario;
  const isOwn = isOwnOf(analysis, index);
  if (written !== undefined && isOwn(written.source))
    return { says, intents: [{ do: 'replace', at: written.source, with: `${seed}` }] };
  const text = `seed ${seed}`;
  if (rules.source !== undefined && isOwn(rules.source))
    return { says, intents: [{ do: 'add sentence after', at: rules.source, text }] };
  const isWholeFile = analysis.reading.scenarios[index]?.read.memory.text.whole === true;
  return {
    says,
    intents: [
      isWholeFile ? { do: 'add above block', at: source, text } : { do: 'add sentence after', at: source, text },
    ],
  };
}

/** Whether a source is in the scenario itself, not in the head of the file. */
function isOwnOf({ reading: { document, scenarios, file } }: Analysis, index: number): (source: Source) => boolean {
  const { from, to } = scenarios[index] ?? { from: 0, to: 0 };
  return (source) => {
    const at = source.file === file ? indexOfSentence(document, source.sentence) : undefined;
    return at !== undefined && from <= at && at < to;
  };
}
