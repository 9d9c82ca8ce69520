/** The drawing of a round as a standalone SVG file, light in every theme, for print. */
import type { DrawingGroup, DrawingRow, DrawingView } from '../../protocol/index.ts';
import { escapeXml } from '../export/safe-xml.ts';
import { lanesWidth, rowHeight, svgLines, type SvgLine } from './svg-lines.ts';

/** One colour per side, dark enough on paper; further sides share the last. */
const colours = ['#1f5fa8', '#7a3fa0', '#8a6100', '#2f6b2f', '#a32626', '#444444'] as const;

/** The sides’ marks in a 10 × 10 square, as in the panel. */
const marks = [
  'M5 .5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9',
  'M5 0l5 5-5 5-5-5z',
  'M1 1h8v8H1z',
  'M5 .5 9.8 9H.2z',
  'M.2 1h9.6L5 9.5z',
  'M2.5.7h5L10 5 7.5 9.3h-5L0 5z',
] as const;

const [margin, headHeight, groupHead, groupGap, legendHeight] = [24, 40, 24, 18, 30];

/** Maximum length of a name or action in the drawing, in characters; the full text is in the description. */
const mostCharacters = 72;

const style =
  'text{font-family:system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;' +
  'font-size:12px;fill:#444;unicode-bidi:plaintext}' +
  '.title{font-size:17px;font-weight:600;fill:#111}.name{font-size:14px;font-weight:600;fill:#111}' +
  '.elsewhere{font-weight:400;font-style:italic}' +
  '.line{fill:none;stroke-width:1.4}.ground{fill:none;stroke:#fff;stroke-width:4.5}.other{stroke-dasharray:4 3}';

/** A complete SVG file with a title; its description repeats everything that is drawn. */
export function drawingSvg(title: string, drawing: DrawingView): string {
  const width = Math.ceil(
    Math.max(textWidth(title, 9.5), ...drawing.groups.map(groupWidth), legendWidth(drawing)) + 2 * margin,
  );
  const parts: string[] = [];
  let top = margin + headHeight;
  for (const group of drawing.groups) {
    parts.push(`<g transform="translate(${margin} ${top})">`, ...groupParts(group), '</g>');
    top += titleHeight(group) + group.rows.length * rowHeight + groupGap;
  }
  const height = top + legendHeight;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ` +
      `${height}" role="img" aria-labelledby="title words">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="words">${escapeXml(drawing.words.join('. '))}</desc>`,
    `<style>${style}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    textPart(title, margin, margin + 14, 'title'),
    ...parts,
    ...legendParts(drawing, top),
    '</svg>',
    '',
  ].join('\n');
}

function groupParts(group: DrawingGroup): readonly string[] {
  const lanes = lanesWidth(group);
  return [
    ...(group.title === '' ? [] : [textPart(group.title, 0, 12)]),
    `<g transform="translate(0 ${titleHeight(group)})">`,
    ...svgLines(group).flatMap(lineParts),
    ...group.rows.flatMap((row, at) => rowParts(row, lanes + 6, at * rowHeight)),
    '</g>',
  ];
}

function titleHeight({ title }: DrawingGroup): number {
  return title === '' ? 0 : groupHead;
}

/** Drawn over a white band, so that crossings are visible. */
function lineParts({ side, attack, path, heads }: SvgLine): readonly string[] {
  const colour = colourOf(side);
  return [
    `<path class="ground" d="${path}"/>`,
    `<path class="line${attack ? '' : ' other'}" stroke="${colour}" d="${path}"/>`,
    ...heads.map((head) => `<path fill="${colour}" d="${head}"/>`),
  ];
}

function rowParts({ name, side, does, elsewhere }: DrawingRow, left: number, top: number): readonly string[] {
  const says = elsewhere ?? does;
  return [
    markPart(side, left, top + 6),
    textPart(name, left + 16, top + 16, elsewhere === undefined ? 'name' : 'name elsewhere'),
    ...(says === '' ? [] : [textPart(says, left + 16, top + 32)]),
  ];
}

/** The legend: the mark of each side and the two kinds of line. */
function legendParts(drawing: DrawingView, top: number): readonly string[] {
  let left = margin;
  const parts = legendOf(drawing).flatMap(({ side, words }) => {
    const at = left;
    left += legendEntryWidth(words);
    const mark =
      typeof side === 'number'
        ? markPart(side, at, top + 3)
        : `<path class="line${side === 'attack' ? '' : ' other'}" stroke="#444" d="M${at - 3} ${top + 8}h15"/>`;
    return [mark, textPart(words, at + 16, top + 12)];
  });
  return [...parts];
}

interface LegendEntry {
  readonly side: number | 'attack' | 'other';
  readonly words: string;
}

function legendOf({ groups }: DrawingView): readonly LegendEntry[] {
  const sides = new Map(groups.flatMap(({ rows }) => rows.map(({ side, sideName }) => [sideName, side] as const)));
  const kinds = new Set(groups.flatMap(({ arrows }) => arrows.map(({ attack }) => attack)));
  return [
    ...[...sides].map(([words, side]) => ({ words, side })),
    ...(kinds.has(true) ? [{ words: 'attacks', side: 'attack' as const }] : []),
    ...(kinds.has(false) ? [{ words: 'does something else', side: 'other' as const }] : []),
  ];
}

function legendWidth(drawing: DrawingView): number {
  return legendOf(drawing).reduce((sum, { words }) => sum + legendEntryWidth(words), 0);
}

function legendEntryWidth(words: string): number {
  return textWidth(words, 6.6) + 40;
}

function groupWidth(group: DrawingGroup): number {
  const texts = group.rows.map(({ name, does, elsewhere }) =>
    Math.max(textWidth(name, 8.4), textWidth(elsewhere ?? does, 6.6)),
  );
  return Math.max(textWidth(group.title, 6.6), lanesWidth(group) + 22 + Math.max(0, ...texts));
}

function markPart(side: number, left: number, top: number): string {
  return (
    `<path transform="translate(${left} ${top})" fill="${colourOf(side)}" ` +
    `d="${marks[Math.min(side, marks.length - 1)] ?? marks[0]}"/>`
  );
}

function colourOf(side: number): string {
  return colours[Math.min(side, colours.length - 1)] ?? colours[0];
}

function textPart(text: string, left: number, baseline: number, look = ''): string {
  return `<text${look === '' ? '' : ` class="${look}"`} x="${left}" y="${baseline}">${escapeXml(drawn(text))}</text>`;
}

const characters = new Intl.Segmenter('en');

function drawn(text: string): string {
  const all = Array.from(characters.segment(text.replace(/\s+/gu, ' ')), ({ segment }) => segment);
  return all.length <= mostCharacters ? all.join('') : `${all.slice(0, mostCharacters - 1).join('')}…`;
}

/** Estimated width in pixels; no font metrics are available here. */
function textWidth(text: string, perCharacter: number): number {
  return drawn(text).length * perCharacter;
}
