/** Drafts announcements: for missing actors of a round, or a whole first round, with a cast if there is none. */
import {
  bodiesNamed,
  calledInFull,
  type Combatant,
  type Hand,
  type Ruleset,
  type Scenario,
  type Source,
} from '../../engine/index.ts';
import { editsOf, withEdits, type TextEdit } from '../../language/index.ts';
import type { Analyse } from './fix-effects.ts';
import { freshTroubles } from '../diagnostics/new-errors.ts';
import type { RewritePlace, RewriteRound } from './refactorings.ts';
import type { StillWanted } from '../time-slicing.ts';

/** The members of the cast who announce nothing in the round. */
export function missingActors({ analysis, scenario: index, round }: RewriteRound): readonly Combatant[] {
  const scenario = analysis.scenarios[index]?.scenario;
  if (scenario === undefined) return [];
  const announcing = new Set(
    round.announcements.flatMap(({ actors }) => actors.flatMap(({ id }) => bodiesNamed(scenario, id))),
  );
  const unread = unreadLines({ analysis, round });
  return scenario.combatants.filter(
    (each) =>
      !announcing.has(each) &&
      !unread.some((line) => line.startsWith(`${calledInFull(each)}:`) || line.startsWith(`${each.name}:`)),
  );
}

/** The unreadable sentences of a round: they may be announcements too. */
function unreadLines({ analysis: { reading }, round }: Pick<RewriteRound, 'analysis' | 'round'>): readonly string[] {
  const from = reading.statements.findIndex(({ sentence }) => sentence.id === round.source.sentence);
  const next = reading.statements.findIndex(({ parts: [first] }, index) => index > from && first?.row.id === 'round');
  return reading.statements
    .slice(from + 1, next < 0 ? undefined : next)
    .filter(({ parts }) => parts.length === 0)
    .map(({ sentence }) => reading.text.slice(rangeStart(sentence.id)));

  function rangeStart(id: number): number {
    const { document } = reading;
    const index = document.sentences.findIndex((sentence) => sentence.id === id);
    return (document.starts[index] ?? 0) + (document.sentences[index]?.tokens[0]?.start ?? 0);
  }
}

/** Adds an announcement for each of them at the end of the round. */
export async function writeMissing(
  place: RewriteRound,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<readonly TextEdit[]> {
  const { analysis, round } = place;
  const last = lastOf(place, round.source, (at) => at === 'round' || at === 'announcement');
  return drafted(
    place,
    missingActors(place),
    (edits) => freshTroubles(analysis, edits, analyse, wanted),
    (lines) => added(analysis, last, lines.join('\n  ')),
  );
}

/**
 * Adds a first round at the end of the scenario, in which everybody announces something; with a cast before it if there
 * are fewer than two combatants.
 */
export async function writeRest(
  place: RewritePlace,
  analyse: Analyse,
  wanted: StillWanted,
): Promise<readonly TextEdit[]> {
  const { analysis, scenario: index } = place;
  const known = analysis.scenarios[index];
  const last = lastSentence(place);
  if (known === undefined || last === undefined) return [];
  const { scenario, ruleset } = known;
  if (scenario.combatants.length > 1)
    return drafted(
      place,
      scenario.combatants,
      (edits) => freshTroubles(analysis, edits, analyse, wanted),
      (lines) => added(analysis, last, ['\nround 1', ...roundFacts(ruleset, scenario), ...lines].join('\n  ')),
    );
  const cast = added(analysis, last, castFor(ruleset, scenario).join('\n'));
  const after = await analyse(withEdits(analysis.reading.text, cast));
  const [rest] = await writeRest({ analysis: after, scenario: index }, analyse, wanted);
  const [first] = cast;
  return first === undefined || rest === undefined
    ? []
    : [{ ...first, text: `${first.text}\n${rest.text.replace(/^\s+/u, '\n')}` }];
}

function roundFacts({ drafting }: Ruleset, scenario: Scenario): readonly string[] {
  return drafting.roundFacts?.(scenario) ?? [];
}

/** Two opponents, or one more for the side that has nobody. */
function castFor({ drafting }: Ruleset, { combatants }: Scenario): readonly string[] {
  const people: readonly (readonly [heading: string, hand: Hand])[] = [
    ['combatant Ann (she) of the Players', 'Players'],
    ['combatant Bill (he) of the Host', 'Host'],
  ];
  const lacking =
    combatants.length === 0 ? people : people.filter(([, hand]) => hand !== combatants[0]?.side.id).slice(0, 1);
  return lacking.flatMap(([heading, hand]) => ['', heading, ...drafting.block(hand).map((line) => `  ${line}`)]);
}

/** The number of errors and warnings that some edits would add. */
type TroublesOf = (edits: readonly TextEdit[]) => Promise<number>;

/** For each person the likeliest announcement that adds no finding; all are written together. */
async function drafted(
  { analysis, scenario: index }: RewritePlace,
  people: readonly Combatant[],
  troublesOf: TroublesOf,
  write: (lines: readonly string[]) => readonly TextEdit[],
): Promise<readonly TextEdit[]> {
  const known = analysis.scenarios[index];
  if (known === undefined) return [];
  const choices = people.map((who) => known.ruleset.drafting.announcements(known.scenario, who));
  const chosen = choices.map(() => 0);
  const edits = (): readonly TextEdit[] => write(choices.flatMap((each, at) => each[chosen[at] ?? 0] ?? []));
  let troubles = await troublesOf(edits());
  for (let at = 0, tries = 0; at < choices.length && troubles > 0 && tries < mostTries; at += 1) {
    for (let next = 1; next < (choices[at]?.length ?? 0) && troubles > 0 && tries < mostTries; next += 1, tries += 1) {
      const before = chosen[at] ?? 0;
      chosen[at] = next;
      const now = await troublesOf(edits());
      if (now < troubles) troubles = now;
      else chosen[at] = before;
    }
  }
  return edits();
}

/** The most attempts: each reads and checks the whole text. */
const mostTries = 40;

function added(analysis: RewritePlace['analysis'], at: Source | undefined, text: string): readonly TextEdit[] {
  return at === undefined
    ? []
    : editsOf(analysis.reading, { title: '', certain: false, intents: [{ do: 'add sentence after', at, text }] });
}

/** The last sentence of the block that starts at a sentence, where `isWithin` accepts the places of its sentences. */
function lastOf({ analysis: { reading } }: RewritePlace, from: Source, isWithin: (place: string) => boolean): Source {
  const { statements, file } = reading;
  const start = statements.findIndex(({ sentence }) => sentence.id === from.sentence);
  const behind = statements.slice(start + 1);
  const end = behind.findIndex(({ parts: [first] }) => first !== undefined && !isWithin(first.place));
  const last = (end < 0 ? behind : behind.slice(0, end)).at(-1);
  return last === undefined ? from : { file, sentence: last.sentence.id, start: 0, end: last.sentence.length };
}

/** The last sentence of a scenario. */
export function lastSentence({ analysis: { reading }, scenario }: RewritePlace): Source | undefined {
  const sentence = reading.document.sentences[(reading.scenarios[scenario]?.to ?? 0) - 1];
  return sentence === undefined
    ? undefined
    : { file: reading.file, sentence: sentence.id, start: 0, end: sentence.length };
}
