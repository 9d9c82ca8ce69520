/** The kinds of exports of a scenario, with their labels and file names. */
import type { ExportFormat } from '../../server/protocol/index.ts';

interface Kind {
  readonly what: ExportFormat;
  /** The label in the picker. */
  readonly title: string;
  readonly detail: string;
  /** The file extension, without the dot. */
  readonly ending: string;
  /** The format’s name in file dialogs. */
  readonly format: string;
  /** Set if VS Code can show only its source text. */
  readonly isPage?: true;
  /** The CLI command that writes the same; its format is named like the file extension. */
  readonly command: 'play' | 'odds' | 'sheet';
}

export const kinds: readonly Kind[] = [
  {
    what: 'transcript-md',
    title: 'Transcript, Markdown',
    detail: 'One course of the fight, step by step',
    ending: 'md',
    format: 'Markdown',
    command: 'play',
  },
  {
    what: 'transcript-html',
    title: 'Transcript, HTML',
    detail: 'The same, as a page to print',
    ending: 'html',
    format: 'HTML',
    command: 'play',
    isPage: true,
  },
  {
    what: 'transcript-json',
    title: 'Transcript, JSON',
    detail: 'The same, for other programs',
    ending: 'json',
    format: 'JSON',
    command: 'play',
  },
  {
    what: 'odds-csv',
    title: 'Odds, CSV',
    detail: 'Every figure, for a spreadsheet',
    ending: 'csv',
    format: 'Comma-separated values',
    command: 'odds',
  },
  {
    what: 'sheet-md',
    title: 'Stat blocks, Markdown',
    detail: 'Everybody who takes part',
    ending: 'md',
    format: 'Markdown',
    command: 'sheet',
  },
  {
    what: 'sheet-html',
    title: 'Stat blocks, HTML',
    detail: 'The same, as a page to print',
    ending: 'html',
    format: 'HTML',
    command: 'sheet',
    isPage: true,
  },
  {
    what: 'drawing-svg',
    title: 'Drawing of a round, SVG',
    detail: 'Who is after whom in the round at the caret',
    ending: 'svg',
    format: 'Scalable vector graphics',
    command: 'play',
    isPage: true,
  },
];

/** The maximum length of a file name; longer ones exceed the limits of some file systems. */
const mostCharacters = 80;

/** `The last ferry, transcript.md`: characters that some systems don’t allow are replaced by spaces. */
export function fileName(title: string, what: ExportFormat): string {
  const plain = title.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').replace(/\s+/gu, ' ');
  const name = Array.from(plain)
    .slice(0, mostCharacters)
    .join('')
    .replace(/^[. ]+|[. ]+$/gu, '');
  return `${name === '' ? 'scenario' : name}.${kindOf(what)?.ending ?? 'txt'}`;
}

/** Undefined for a kind that only another version of the server knows. */
export function kindOf(what: ExportFormat): Kind | undefined {
  return kinds.find((kind) => kind.what === what);
}

/** The message for an export of more than `moreThan` characters; the command line has no such limit. */
export function tooLongWords(title: string, what: ExportFormat, moreThan: number): string {
  const { command = 'play', ending = 'txt' } = kindOf(what) ?? {};
  return (
    `“${title}” has more than ${moreThan / 1_000_000} million characters, which is too much for the editor. ` +
    `The command line can write it: clashwright ${command} FILE --format ${ending}`
  );
}
