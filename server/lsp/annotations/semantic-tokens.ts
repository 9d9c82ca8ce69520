/** Semantic tokens of the editor protocol. */
import {
  SemanticTokensBuilder,
  type Range,
  type SemanticTokens,
  type SemanticTokensLegend,
} from 'vscode-languageserver';
import type { Analysis } from '../../analysis/index.ts';
import { mapInSteps } from '../../engine/index.ts';
import { colourSteps, type Coloured } from '../../language/index.ts';

export const legend: SemanticTokensLegend = {
  tokenTypes: [
    'keyword',
    'function',
    'variable',
    'class',
    'namespace',
    'property',
    'number',
    'string',
    'enumMember',
    'operator',
  ],
  tokenModifiers: ['declaration'],
};

export function* semanticTokenSteps(analysis: Analysis, range?: Range): Generator<undefined, SemanticTokens> {
  const part =
    range === undefined
      ? undefined
      : { start: analysis.lines.offsetAt(range.start), end: analysis.lines.offsetAt(range.end) };
  const builder = new SemanticTokensBuilder();
  yield* mapInSteps(yield* colourSteps(analysis.reading, part), (coloured) => {
    push(builder, analysis, coloured);
  });
  return builder.build();
}

/** A token of the protocol can’t span lines; a quotation over several lines becomes several tokens. */
function push(builder: SemanticTokensBuilder, analysis: Analysis, coloured: Coloured): void {
  const type = legend.tokenTypes.indexOf(types[coloured.role]);
  for (let at = coloured.start; at < coloured.end;) {
    const { line, character } = analysis.lines.positionAt(at);
    const next =
      line + 1 < analysis.lines.count ? analysis.lines.offsetAt({ line: line + 1, character: 0 }) : coloured.end;
    const text = analysis.reading.text.slice(at, Math.min(next, coloured.end)).trimEnd();
    if (text !== '') builder.push(line, character, text.length, type, coloured.declares ? 1 : 0);
    at = next;
  }
}

const types: Readonly<Record<Coloured['role'], string>> = {
  combatant: 'variable',
  creature: 'class',
  side: 'namespace',
  thing: 'enumMember',
  stat: 'property',
  verb: 'function',
  number: 'number',
  prose: 'string',
  keyword: 'keyword',
  mark: 'operator',
};
