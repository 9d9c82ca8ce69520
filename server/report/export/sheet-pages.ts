/** Renders stat-block sheets as Markdown or HTML. */
import { runToEnd, mapInSteps, sentence } from '../../engine/index.ts';
import { htmlPage } from '../pages/html-page.ts';
import { escapeHtml } from '../pages/escape.ts';
import { markdownCell, markdownHeading, markdownLine, markdownPage, markdownWords } from '../pages/markdown-words.ts';
import type { Block, Gear, Sheet } from './sheet.ts';

/** Formatters of one output format; arguments are plain text unless noted otherwise. */
interface Setting {
  readonly title: (text: string, below: string) => string;
  readonly part: (text: string) => string;
  /** `lines` are already formatted. */
  readonly block: (name: string, about: string, lines: readonly string[]) => string;
  readonly stats: (stats: Block['stats']) => string;
  readonly line: (text: string) => string;
  readonly gear: (gear: Gear) => string;
  readonly prose: (kind: string, text: string) => string;
  readonly whole: (title: string, parts: readonly string[]) => string;
}

export type SheetFormat = 'md' | 'html';

/** One sheet after another. */
export function sheetPage(sheets: readonly Sheet[], format: SheetFormat): string {
  return runToEnd(sheetPageSteps(sheets, format));
}

/** `sheetPage` as a generator. */
export function* sheetPageSteps(sheets: readonly Sheet[], format: SheetFormat): Generator<undefined, string> {
  const setting = settings[format];
  const parts: string[] = [];
  for (const sheet of sheets) parts.push(...(yield* sheetParts(sheet, setting)));
  return setting.whole(`${sheets[0]?.title ?? 'Stat blocks'}: stat blocks`, parts);
}

function* sheetParts(
  { title, game, sides, creatures, things, verbs }: Sheet,
  setting: Setting,
): Generator<undefined, readonly string[]> {
  return [
    setting.title(title, game),
    ...sides.flatMap(({ name, blocks }) => [setting.part(name), ...blocks.map((block) => blockPart(block, setting))]),
    ...(creatures.length === 0
      ? []
      : [setting.part('Creatures'), ...(yield* mapInSteps(creatures, (block) => blockPart(block, setting)))]),
    ...(things.length === 0 ? [] : [setting.part('Things'), ...things.map(setting.gear)]),
    ...(verbs.length === 0 ? [] : [setting.part('Verbs'), ...verbs.map(setting.gear)]),
  ];
}

function blockPart({ name, about, stats, traits, gear, prose }: Block, setting: Setting): string {
  return setting.block(name, about, [
    ...(stats.length === 0 ? [] : [setting.stats(stats)]),
    ...traits.map((words) => setting.line(sentence(words))),
    ...gear.map(setting.gear),
    ...prose.map(({ kind, text }) => setting.prose(kind, text)),
  ]);
}

const settings: Readonly<Record<SheetFormat, Setting>> = {
  md: {
    title: (text, below) => `# ${markdownHeading(text)}\n\n*${markdownWords(below)}*\n`,
    part: (text) => `\n## ${markdownHeading(text)}\n`,
    block: (name, about, lines) =>
      [`\n### ${markdownHeading(name)}\n`, ...(about === '' ? [] : [`${markdownLine(about)}\n`]), ...lines, ''].join(
        '\n',
      ),
    stats: (stats) =>
      [
        `| ${stats.map(({ name }) => markdownCell(name)).join(' | ')} |`,
        `|${':-:|'.repeat(stats.length)}`,
        `| ${stats.map(({ value }) => markdownCell(value)).join(' | ')} |`,
        '',
      ].join('\n'),
    line: (text) => `- ${markdownLine(text)}`,
    gear: ({ name, does }) => `- **${markdownWords(name)}**${does === '' ? '' : `: ${markdownWords(does)}`}`,
    prose: (kind, text) => `\n> ${markdownLine(isSpoken(kind) ? text : `${sentence(kind)}: ${text}`)}\n`,
    whole: (_title, parts) => markdownPage(parts),
  },
  html: {
    title: (text, below) => `<h1>${escapeHtml(text)}</h1>\n<p class="game">${escapeHtml(below)}</p>`,
    part: (text) => `<h2>${escapeHtml(text)}</h2>`,
    block: (name, about, lines) =>
      [
        '<section ' +
          `class="block">\n<h3>${escapeHtml(name)}${about === '' ? '' : ` <small>${escapeHtml(about)}</small>`}</h3>`,
        ...lines,
        '</section>',
      ].join('\n'),
    stats: (stats) =>
      '<dl>' +
      stats.map(({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('') +
      '</dl>',
    line: (text) => `<p>${escapeHtml(text)}</p>`,
    gear: ({ name, does }) => `<p><b>${escapeHtml(name)}</b>${does === '' ? '' : `: ${escapeHtml(does)}`}</p>`,
    prose: (kind, text) =>
      `<blockquote>${isSpoken(kind) ? '' : `${escapeHtml(sentence(kind))}: `}${escapeHtml(text)}</blockquote>`,
    whole: (title, parts) => htmlPage(title, parts, blockStyle),
  },
};

const blockStyle =
  '.game{margin:0;color:#595959}.block{margin:0 0 .75rem;padding:.5rem .75rem;border:1px solid ' +
  '#999;break-inside:avoid}.block h3{margin:0}.block p{margin:.1rem 0}' +
  '.block blockquote{margin:.25rem 0}dl{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.25rem 0}dl ' +
  'div{display:flex;gap:.4rem}dt{color:#595959}dd{margin:0;font-weight:bold}';

/** Text that is read out to the players needs no label. */
function isSpoken(kind: string): boolean {
  return kind === 'read aloud';
}
