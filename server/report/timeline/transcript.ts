/** Renders a played scenario as text, Markdown or HTML: what happened, who threw what, and what was read out. */
import {
  runToEnd,
  partiesOf,
  sentence,
  type CombatantState,
  type PlayedRound,
  type Prose,
  type Source,
  type Step,
} from '../../engine/index.ts';
import { callerOf } from '../hover/called.ts';
import { detailLines } from '../details/index.ts';
import { escapeHtml, escapeMarkdown } from '../pages/escape.ts';
import { htmlPage } from '../pages/html-page.ts';
import { markdownHeading, markdownLine, markdownPage, markdownWords } from '../pages/markdown-words.ts';
import { placesFrom, type LinesOf } from '../places.ts';
import type { SaidFinding, TimelineWithFindings } from './step-findings.ts';
import { stepText } from './step-text.ts';
import { trackFigure } from './track-words.ts';
import { titleWords } from '../pages/title-words.ts';

export { escapeHtml, escapeMarkdown };

/** Formatters of one output format. */
interface Setting {
  readonly title: (text: string) => string;
  readonly round: (text: string) => string;
  readonly step: (text: string, place: string) => string;
  readonly detail: (text: string) => string;
  /** Text that is read out. */
  readonly prose: (text: string) => string;
  /** The writer’s notes for whoever runs the game; not to be read out. */
  readonly note: (kind: string, text: string) => string;
  /** Remarks appear next to what they are about, or on printable pages together at the end. */
  readonly remarks: 'in place' | 'at the end';
  readonly whole: (title: string, parts: readonly string[]) => string;
}

export type TranscriptFormat = 'text' | 'md' | 'html';

/** `prefaces` are put below the titles of the timelines, in their order and already in this format. */
export function transcript(
  timelines: readonly TimelineWithFindings[],
  linesOf: LinesOf,
  format: TranscriptFormat,
  prefaces: readonly string[] = [],
): string {
  return runToEnd(transcriptSteps(timelines, linesOf, format, prefaces));
}

/** `transcript` as a generator. */
export function* transcriptSteps(
  timelines: readonly TimelineWithFindings[],
  linesOf: LinesOf,
  format: TranscriptFormat,
  prefaces: readonly string[] = [],
): Generator<undefined, string> {
  const setting = settings[format];
  const parts: string[] = [];
  for (const [index, timeline] of timelines.entries()) {
    parts.push(
      ...(index === 0 ? [] : ['']),
      setting.title(`${titleWords(timeline.title)} (seed ${timeline.seed})`),
      ...(index === 0 && timelines.some(hasResults) ? [setting.detail('In [brackets]: what counts.')] : []),
      ...prefaces.slice(index, index + 1).filter((preface) => preface !== ''),
    );
    for (const part of yield* timelineParts(timeline, linesOf, setting)) parts.push(part);
  }
  return setting.whole(timelines[0] === undefined ? 'Transcript' : titleWords(timelines[0].title), parts);
}

function hasResults({ rounds }: TimelineWithFindings): boolean {
  return rounds.some(({ steps }) => steps.some((step) => partiesOf(step).length > 0));
}

function* timelineParts(
  { rounds, findings, called }: TimelineWithFindings,
  linesOf: LinesOf,
  setting: Setting,
): Generator<undefined, readonly string[]> {
  const last = rounds.at(-1);
  const options: TranscriptOptions = {
    setting,
    call: callerOf(called),
    findingsAt: ({ key }) => findings?.get(key) ?? [],
  };
  const parts: string[] = [];
  for (const round of rounds) {
    yield;
    parts.push(...roundParts(round, options, placesFrom(round.source, linesOf)));
  }
  return [
    ...parts,
    ...(last === undefined
      ? []
      : [
          setting.round('In the end'),
          ...last.after.combatants.map((combatant) => setting.detail(stateText(combatant, options))),
        ]),
    ...(setting.remarks === 'at the end' ? yield* remarksOf(rounds, options, linesOf) : []),
  ];
}

/** Each remark once, with its line. */
function* remarksOf(
  rounds: readonly PlayedRound[],
  { setting, findingsAt }: TranscriptOptions,
  linesOf: LinesOf,
): Generator<undefined, readonly string[]> {
  const all = new Set<string>();
  for (const { source: home, steps } of rounds) {
    yield;
    for (const { source, text } of steps.flatMap(findingsAt))
      all.add(`${sentence(placesFrom(home, linesOf)(source))}: ${text}`);
  }
  return all.size === 0 ? [] : [setting.round('Remarks'), ...[...all].map(setting.detail)];
}

/** Context shared by all parts of one course. */
interface TranscriptOptions {
  readonly setting: Setting;
  readonly call: (name: string) => string;
  readonly findingsAt: (step: Step) => readonly SaidFinding[];
}

type PlaceOf = (source: Source) => string;

function roundParts(round: PlayedRound, hoverOptions: TranscriptOptions, placeOf: PlaceOf): readonly string[] {
  const [head, ...steps] = round.steps;
  return [
    hoverOptions.setting.round(head?.title ?? `Round ${round.number}`),
    ...(head === undefined ? [] : bodyParts(head, hoverOptions, placeOf)),
    ...steps.flatMap((step) => [
      hoverOptions.setting.step(step.title, placeOf(step.written ?? step.source)),
      ...bodyParts(step, hoverOptions, placeOf),
    ]),
  ];
}

/** The body of a step below its title; remarks come last if they are shown in place. */
function bodyParts(step: Step, { setting, call, findingsAt }: TranscriptOptions, placeOf: PlaceOf): readonly string[] {
  const text = stepText(step);
  return [
    ...(text === '' ? [] : [setting.detail(text)]),
    ...detailLines(step, call).map(setting.detail),
    ...step.prose.map((prose) => proseText(prose, setting)),
    ...(setting.remarks === 'in place'
      ? findingsAt(step).map((finding) => setting.detail(findingText(finding, placeOf)))
      : []),
  ];
}

function findingText({ source, text }: SaidFinding, placeOf: PlaceOf): string {
  return `Remark, ${placeOf(source)}: ${text}`;
}

/** `The Reeve: HP 7 of 8`, `Cur: HP −2 of 4, out of the fight`. */
function stateText({ name, tracks, conditions, place, distance }: CombatantState, { call }: TranscriptOptions): string {
  const where = place === undefined ? distance : `at ${place}`;
  const words = [
    ...tracks.map((track) => `${track.name} ${trackFigure(track)}`),
    ...conditions,
    ...(where === undefined ? [] : [where]),
  ];
  return `${sentence(call(name))}: ${words.length === 0 ? 'as before' : words.join(', ')}`;
}

function proseText({ kind, text, said, when }: Prose, setting: Setting): string {
  if (said === true) return setting.prose(`${sentence(kind)}: “${text}”`);
  return kind === 'read aloud' || when !== undefined ? setting.prose(`“${text}”`) : setting.note(kind, text);
}

const noteStyle =
  'aside{margin:.5rem 0 .5rem 1.5rem;padding:.3rem .75rem;border:1px solid #999}@media ' +
  'print{aside{break-inside:avoid}}';

const settings: Readonly<Record<TranscriptFormat, Setting>> = {
  text: {
    title: (text) => `${text}\n${'='.repeat(text.length)}`,
    round: (text) => `\n${text}\n${'-'.repeat(text.length)}`,
    step: (text, place) => `\n${text}  (${place})`,
    detail: (text) => `    ${text}`,
    prose: (text) => `    ${text}`,
    note: (kind, text) => `    (${kind}: ${text})`,
    remarks: 'in place',
    whole: (_title, parts) => parts.join('\n'),
  },
  md: {
    title: (text) => `# ${markdownHeading(text)}\n`,
    round: (text) => `\n## ${markdownHeading(text)}\n`,
    step: (text, place) => `\n**${markdownWords(text)}** (${markdownWords(place)})\n`,
    detail: (text) => `- ${markdownLine(text)}`,
    prose: (text) => `\n> ${markdownLine(text)}\n`,
    note: (kind, text) => `- *${markdownWords(sentence(kind))}:* ${markdownWords(text)}`,
    remarks: 'at the end',
    whole: (_title, parts) => markdownPage(parts),
  },
  html: {
    title: (text) => `<h1>${escapeHtml(text)}</h1>`,
    round: (text) => `<h2>${escapeHtml(text)}</h2>`,
    step: (text, place) => `<h3>${escapeHtml(text)} <small>${escapeHtml(place)}</small></h3>`,
    detail: (text) => `<p>${escapeHtml(text)}</p>`,
    prose: (text) => `<blockquote>${escapeHtml(text)}</blockquote>`,
    note: (kind, text) => `<aside><b>${escapeHtml(sentence(kind))}</b> ${escapeHtml(text)}</aside>`,
    remarks: 'at the end',
    whole: (title, parts) => htmlPage(title, parts, noteStyle),
  },
};

/** Formats lines for `prefaces`. */
export function prefaceLines(lines: readonly string[], format: TranscriptFormat): string {
  return lines.map(settings[format].detail).join('\n');
}
