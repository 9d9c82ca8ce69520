/** Combatants as described in a list or a stat block, and the sentences that declare them. */
import { inQuotes } from './quoting.ts';
import type { Trial } from './trial.ts';

/** `count` is set if several are alike, `side` if the description names their side. */
export interface Described {
  readonly name: string;
  readonly article: boolean;
  readonly count?: number;
  readonly pronoun?: string;
  readonly side?: string;
  readonly stats: readonly string[];
  /** Sentences above the block that declare unknown weapons. */
  readonly declared: readonly string[];
  readonly things: readonly string[];
  readonly sentences: readonly string[];
  readonly notes: readonly string[];
}

export const nobodyYet: Described = {
  name: '',
  article: false,
  stats: [],
  declared: [],
  things: [],
  sentences: [],
  notes: [],
};

/** The side of a combatant; a creature has none. */
export type Standing = { readonly side: string } | 'creature';

const statsPerLine = 4;

/** The sentences of a block below its heading, indented. */
export function blockLines(trial: Trial, { stats, things, sentences, notes }: Described): readonly string[] {
  const rows = Array.from({ length: Math.ceil(stats.length / statsPerLine) }, (_, row) =>
    stats.slice(row * statsPerLine, (row + 1) * statsPerLine).join('  '),
  );
  return [...rows, ...sentences, ...carried(trial, things), ...notes.map((note) => `note ${inQuotes(note)}`)].map(
    (line) => `  ${line}`,
  );
}

/** The things carried; what the game can’t read as a thing becomes a note. */
function carried(trial: Trial, things: readonly string[]): readonly string[] {
  const [read, other] = [
    things.filter((thing) => isThing(trial, thing)),
    things.filter((thing) => !isThing(trial, thing)),
  ];
  return [
    ...(read.length === 0 ? [] : [`carries ${read.join(', ')}`]),
    ...other.map((thing) => `note ${inQuotes(`carries ${thing}`)}`),
  ];
}

export function isThing(trial: Trial, thing: string): boolean {
  return trial.reads(`carries ${thing}`, 'combatant');
}

/** All sentences about a combatant, with the declarations needed above them. */
export function saidOf(trial: Trial, described: Described, standing: Standing): readonly string[] {
  const { declared, count } = described;
  const above = declared.length === 0 ? [] : [...declared, ''];
  const block = blockLines(trial, described);
  if (standing === 'creature') return [...above, creatureLine(trial, described), ...block];
  if (count === undefined || count < 2) return [...above, headLine(trial, described, standing.side), ...block];
  return [...above, creatureLine(trial, described), ...block, '', bodiesLine(trial, described, count, standing.side)];
}

function creatureLine(trial: Trial, described: Described): string {
  return `creature ${nameOf(trial, described, (name) => `creature ${name}`)}${pronounOf(described)}`;
}

function headLine(trial: Trial, described: Described, side: string): string {
  const article = described.article ? 'the ' : '';
  return (
    `combatant ${article}` +
    nameOf(trial, described, (name) => `combatant ${article}${name} of the ${side}`) +
    `${pronounOf(described)} ` +
    `of the ${side}`
  );
}

/** `combatants "Hound 1", "Hound 2" and "Hound 3" of the Host, each a Hound`. */
function bodiesLine(trial: Trial, described: Described, count: number, side: string): string {
  const names = Array.from({ length: Math.min(count, mostBodies) }, (_, index) => `"${described.name} ${index + 1}"`);
  const article = /^[aeiou]/iu.test(described.name) ? 'an' : 'a';
  return (
    `combatants ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} of the ${side}, each ${article} ` +
    nameOf(trial, described, (name) => `creature ${name}`)
  );
}

/** Maximum number of combatants listed. */
const mostBodies = 30;

function nameOf(trial: Trial, { name }: Described, said: (name: string) => string): string {
  return trial.reads(said(name), 'file') ? name : inQuotes(name);
}

function pronounOf({ pronoun }: Described): string {
  return pronoun === undefined ? '' : ` (${pronoun})`;
}
